//! The tablebase as bytes, to be kept in a file: a header with a checksum, the rules, the sizes, and the packed
//! distances.

use games::RuleSet;

use super::{Solvable, Tablebase, Tables, dara::Dara, morris::Morris, packed::Packed};

/// What the bytes begin with.
const MAGIC: &[u8; 12] = b"dara endings";
/// The version of the format, and of what the distances mean.
const VERSION: u32 = 1;

/// Why bytes are not a tablebase that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTablebase {
    /// They are something else.
    #[error("this is not a tablebase")]
    Foreign,
    /// They were written by another version.
    #[error("the tablebase has version {0}, and version {VERSION} is needed")]
    Version(u32),
    /// Their checksum is wrong, or they end too early.
    #[error("the tablebase is damaged or cut short")]
    Damaged,
    /// Their rules can't have a tablebase.
    #[error("the tablebase is for rules that can't have one")]
    Rules,
}

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
        let mut reader = Reader(rest);
        let version = u32::from_le_bytes(reader.array()?);
        if version != VERSION {
            return Err(BadTablebase::Version(version));
        }
        let sum = u64::from_le_bytes(reader.array()?);
        if checksum(reader.0) != sum {
            return Err(BadTablebase::Damaged);
        }
        let len = reader.size()?;
        let rules = str::from_utf8(reader.take(len)?).map_err(|_| BadTablebase::Damaged)?;
        let rules: RuleSet = rules.parse().map_err(|_| BadTablebase::Rules)?;
        let tables = match Solvable::of(rules).ok_or(BadTablebase::Rules)? {
            Solvable::Dara(options) => Tables::Dara(Dara::read(options, &mut reader)?),
            Solvable::Morris => Tables::Morris(Morris::read(&mut reader)?),
        };
        if reader.0.is_empty() { Ok(Self(tables)) } else { Err(BadTablebase::Damaged) }
    }
}

/// The bytes that are still to be read.
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn take(&mut self, len: usize) -> Result<&'a [u8], BadTablebase> {
        let (taken, rest) = self.0.split_at_checked(len).ok_or(BadTablebase::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    pub(super) fn array<const LEN: usize>(&mut self) -> Result<[u8; LEN], BadTablebase> {
        self.take(LEN)?.try_into().map_err(|_| BadTablebase::Damaged)
    }

    pub(super) fn size(&mut self) -> Result<usize, BadTablebase> {
        usize::try_from(u64::from_le_bytes(self.array()?)).map_err(|_| BadTablebase::Damaged)
    }

    /// This many packed distances, if the bytes have as many.
    pub(super) fn packed(&mut self, needed: usize, len: usize) -> Result<Packed, BadTablebase> {
        if needed != len {
            return Err(BadTablebase::Damaged);
        }
        Ok(Packed::from_bytes(self.take(Packed::bytes_for(len))?))
    }
}

pub(super) const fn size(number: usize) -> [u8; 8] {
    (number as u64).to_le_bytes()
}

/// A checksum (FNV-1a, in the public domain).
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
