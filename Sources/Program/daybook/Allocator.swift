import CSystem

/// The settings of the C library's allocator.
enum Allocator {
    /// Keeps freed memory for later allocations.
    ///
    /// Fetching a page from the system costs as much as thousands of instructions, and by default glibc returns large blocks at once.
    /// Only blocks larger than a question on a typical vault needs still come from the system.
    static func keepFreedMemory() {
        _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    }
}
