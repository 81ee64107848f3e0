//! Reading what a tablebase was kept as.

use super::packed::Packed;

/// The version of the format, and of what the distances mean.
pub(super) const VERSION: u32 = 1;

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

/// The bytes that are still to be read.
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    pub(super) const fn of(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// What is still to be read.
    pub(super) const fn rest(&self) -> &'a [u8] {
        self.0
    }

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
