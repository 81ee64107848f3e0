//! The allocator with the feature `jemalloc`.
//!
//! Turns that pile up while the disk stalls take some 200 kB each. The system's allocator keeps that memory, and a
//! little more each time; this one returns it within seconds, and saves a fifth of the processor time of a turn. It
//! is a feature because building it needs `make` as well as a C compiler. It is configured in `.cargo/config.toml`;
//! `MALLOC_CONF` in the environment overrides that.

#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
