//! What gives the programs their memory, with the feature `jemalloc`.
//!
//! Turns that pile up while the disk stalls take some 200 kB each. The system's allocator keeps what they have taken, a little
//! more of it after each time; this one gives it back within seconds, and a turn takes a fifth less of the processor. It is a
//! feature, since building it takes `make` beside a C compiler. How it is set is in `.cargo/config.toml`; `MALLOC_CONF` in the
//! environment goes before that.

#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
