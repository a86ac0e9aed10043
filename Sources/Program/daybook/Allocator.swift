import CSystem

enum Allocator {
    /// Keeps freed memory for later allocations.
    ///
    /// Getting a page from the system costs thousands of instructions, and glibc by default returns large blocks at once. Only blocks
    /// larger than a question on a typical vault needs still come from the system.
    static func keepFreedMemory() {
        _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    }
}
