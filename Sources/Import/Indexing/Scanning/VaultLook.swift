import Threads

/// A scan of a vault that runs in a background thread.
public final class VaultLook {
    private let thread: BackgroundThread<VaultScanner.Listing>

    init(_ scanner: VaultScanner, counting: Bool) {
        thread = BackgroundThread { scanner.scan(counting: counting) }
    }

    /// Waits for the scan to finish and returns the content of the vault.
    public func listing() -> VaultScanner.Listing { thread.join() }
}
