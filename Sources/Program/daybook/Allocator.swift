import CSystem

/// How the C library gives memory to a program that mostly answers one question and ends.
enum Allocator {
    /// Keeps what was freed for what is asked for next.
    ///
    /// A page that comes from the system costs as much as thousands of instructions, and glibc by itself gives large blocks back at once.
    /// Only blocks that are larger than what a question of a common vault holds are still the system's.
    static func keepFreedMemory() {
        _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    }
}
