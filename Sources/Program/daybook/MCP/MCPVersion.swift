/// The revisions of the protocol that the server speaks, newest first.
///
/// Source: modelcontextprotocol.io, specification 2025-06-18, 2025-11-25 and 2026-07-28.
enum MCPVersion: String, CaseIterable {
    case july2026 = "2026-07-28"
    case november2025 = "2025-11-25"
    case june2025 = "2025-06-18"

    /// Whether requests stand alone and name their version; older revisions begin with `initialize`.
    var isStateless: Bool { self == .july2026 }

    /// Returns the version that answers `initialize`: the one asked for, else the newest that begins so.
    static func negotiated(_ requested: String) -> MCPVersion {
        guard let version = MCPVersion(rawValue: requested), !version.isStateless else { return .november2025 }
        return version
    }
}
