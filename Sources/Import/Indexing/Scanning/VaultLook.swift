import Threads

/// A look at a vault, taken in a thread of its own while something else is done.
public final class VaultLook {
    private let thread: BackgroundThread<VaultScanner.Listing>

    /// Begins to look.
    init(_ scanner: VaultScanner, counting: Bool) {
        thread = BackgroundThread { scanner.scan(counting: counting) }
    }

    /// What the vault holds, as soon as that is known.
    ///
    /// - Returns: What was found.
    public func listing() -> VaultScanner.Listing { thread.join() }
}
