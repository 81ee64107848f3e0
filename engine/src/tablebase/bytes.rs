//! The tablebase as bytes, to be kept in a file: a header with a checksum, the rules, the sizes, and the packed
//! distances.

use games::RuleSet;

use super::{Table, Tablebase, packed::Packed, ranking::Ranking};

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
        let tables = [Some(&self.three), self.four.as_ref()];
        for table in tables {
            body.extend(size(table.map_or(0, |table| table.ranking.len())));
        }
        for table in tables.into_iter().flatten() {
            body.extend(table.distances.bytes());
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
        let options = Self::options(rules).ok_or(BadTablebase::Rules)?;
        let lens = [reader.size()?, reader.size()?];
        let three = reader.table([3, 3], lens[0])?;
        let four = if lens[1] == 0 { None } else { Some(reader.table([4, 3], lens[1])?) };
        if reader.0.is_empty() { Ok(Self { options, three, four }) } else { Err(BadTablebase::Damaged) }
    }
}

/// The bytes that are still to be read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, len: usize) -> Result<&'a [u8], BadTablebase> {
        let (taken, rest) = self.0.split_at_checked(len).ok_or(BadTablebase::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const LEN: usize>(&mut self) -> Result<[u8; LEN], BadTablebase> {
        self.take(LEN)?.try_into().map_err(|_| BadTablebase::Damaged)
    }

    fn size(&mut self) -> Result<usize, BadTablebase> {
        usize::try_from(u64::from_le_bytes(self.array()?)).map_err(|_| BadTablebase::Damaged)
    }

    fn table(&mut self, counts: [u32; 2], len: usize) -> Result<Table, BadTablebase> {
        let ranking = Ranking::new(counts);
        if ranking.len() != len {
            return Err(BadTablebase::Damaged);
        }
        let distances = Packed::from_bytes(self.take(Packed::bytes_for(len))?);
        Ok(Table { ranking, distances })
    }
}

const fn size(number: usize) -> [u8; 8] {
    (number as u64).to_le_bytes()
}

/// A checksum (FNV-1a, in the public domain).
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
