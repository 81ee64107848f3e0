//! Which certificates are trusted at the other end of an encrypted connection.
//!
//! `verify-full` is what a network that isn't one's own needs. `require` and `prefer` are as libpq documents them: they keep
//! out those who only listen, and take any certificate.

use std::{path::Path, sync::Arc};

use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
    client::{
        WebPkiServerVerifier,
        danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    },
    crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature},
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject as _},
};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{DatabaseUrl, url::TlsMode};
use crate::ServerProblem;

/// What encrypts the connections to a database.
pub(super) fn connector(url: &DatabaseUrl) -> Result<MakeRustlsConnect, ServerProblem> {
    let provider = Arc::new(ring::default_provider());
    let any_name = |roots| Arc::new(AnyName { roots, provider: Arc::clone(&provider) });
    let verifier: Arc<dyn ServerCertVerifier> = match url.tls {
        TlsMode::Disable | TlsMode::Prefer | TlsMode::Require => any_name(None),
        TlsMode::VerifyAuthority => any_name(Some(web_pki(url, &provider)?)),
        TlsMode::VerifyFull => web_pki(url, &provider)?,
    };
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| ServerProblem::NoRoots(error.to_string()))?
        .dangerous()
        .with_custom_certificate_verifier(verifier)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

fn web_pki(
    url: &DatabaseUrl,
    provider: &Arc<CryptoProvider>,
) -> Result<Arc<WebPkiServerVerifier>, ServerProblem> {
    let roots = match &url.roots {
        Some(file) => of_file(file),
        None => of_system(),
    };
    let roots = roots.map_err(ServerProblem::NoRoots)?;
    WebPkiServerVerifier::builder_with_provider(roots.into(), Arc::clone(provider))
        .build()
        .map_err(|error| ServerProblem::NoRoots(error.to_string()))
}

fn of_file(file: &Path) -> Result<RootCertStore, String> {
    let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).map_err(|error| told(&error))? {
        roots.add(certificate.map_err(|error| told(&error))?).map_err(|error| told(&error))?;
    }
    if roots.is_empty() { Err(told(&"it holds no certificate")) } else { Ok(roots) }
}

fn of_system() -> Result<RootCertStore, String> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    match found.errors.first() {
        _ if !roots.is_empty() => Ok(roots),
        Some(error) => Err(error.to_string()),
        None => Err("this system has none; name a file with sslrootcert".to_owned()),
    }
}

/// Takes a certificate whose key the server has, whatever name it is for.
#[derive(Debug)]
struct AnyName {
    /// Who must vouch for it; `None` if it needn't be vouched for.
    roots: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for AnyName {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(roots) = &self.roots else { return Ok(ServerCertVerified::assertion()) };
        // The name is looked at last.
        match roots.verify_server_cert(certificate, between, name, ocsp, now) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}
