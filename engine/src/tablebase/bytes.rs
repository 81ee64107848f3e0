//! The tablebase as bytes, to be kept in a file: a header with a checksum, the rules, the sizes, and the packed
//! distances.

use games::RuleSet;

use super::{
    Solvable, Tablebase, Tables,
    dara::Dara,
    morris::Morris,
    reader::{BadTablebase, Reader, VERSION, size},
};

/// What the bytes begin with.
const MAGIC: &[u8; 12] = b"dara endings";
impl Tablebase {
    /// The tablebase as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rules = self.rules().to_string();
        let mut body = Vec::with_capacity(self.size());
        body.extend(size(rules.len()));
        body.extend(rules.as_bytes());
        match &self.0 {
            Tables::Dara(dara) => dara.write(&mut body),
            Tables::Morris(morris) => morris.write(&mut body),
        }
        let mut bytes = Vec::with_capacity(MAGIC.len() + 12 + body.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.append(&mut body);
        bytes
    }

    /// The tablebase from bytes.
    ///
    /// # Errors
    /// Why the bytes aren't a whole tablebase of this version, for rules that can have one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadTablebase> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadTablebase::Foreign)?;
        let mut reader = Reader::of(rest);
        let version = u32::from_le_bytes(reader.array()?);
        if version != VERSION {
            return Err(BadTablebase::Version(version));
        }
        let sum = u64::from_le_bytes(reader.array()?);
        if checksum(reader.rest()) != sum {
            return Err(BadTablebase::Damaged);
        }
        let len = reader.size()?;
        let rules = str::from_utf8(reader.take(len)?).map_err(|_| BadTablebase::Damaged)?;
        let rules: RuleSet = rules.parse().map_err(|_| BadTablebase::Rules)?;
        let tables = match Solvable::of(rules).ok_or(BadTablebase::Rules)? {
            Solvable::Dara(options) => Tables::Dara(Dara::read(options, &mut reader)?),
            Solvable::Morris => Tables::Morris(Morris::read(&mut reader)?),
        };
        if reader.rest().is_empty() { Ok(Self(tables)) } else { Err(BadTablebase::Damaged) }
    }
}

/// A checksum (FNV-1a, in the public domain).
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
