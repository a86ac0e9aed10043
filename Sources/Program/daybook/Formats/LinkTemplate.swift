/// The address of a place in a file, for a program that opens links: `obsidian://open?path={path}`.
struct LinkTemplate {
    private enum Slot: String {
        /// The absolute path.
        case path
        /// The path from the vault's folder on.
        case file
        /// The first line, 1-based.
        case line
        /// The name of the vault's folder.
        case vault
    }

    private enum Part {
        case text(String)
        case slot(Slot, isInQuery: Bool)
    }

    private var parts: [Part] = []

    /// The templates that have a name.
    static let named = [
        "kitty": "file://{path}#{line}", "vscode": "vscode://file{path}:{line}",
        "vscodium": "vscodium://file{path}:{line}",
        "zed": "zed://file{path}:{line}", "textmate": "txmt://open?url=file://{path}&line={line}",
        "obsidian": "obsidian://open?path={path}",
    ]

    /// Reads a template or the name of one; nil if it has no scheme, names no file, has an unknown slot, or characters that no address has.
    init?(_ text: String) {
        let text = LinkTemplate.named[text] ?? text
        guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isLetter,
            text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) }),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        var (rest, isInQuery, namesFile) = (text[...], false, false)
        while let open = rest.firstIndex(where: { "{}".contains($0) }) {
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}"),
                let slot = Slot(rawValue: String(rest[rest.index(after: open)..<close]))
            else { return nil }
            isInQuery = isInQuery || rest[..<open].contains("?")
            namesFile = namesFile || slot == .path || slot == .file
            parts += [.text(String(rest[..<open])), .slot(slot, isInQuery: isInQuery)]
            rest = rest[rest.index(after: close)...]
        }
        guard namesFile else { return nil }
        parts.append(.text(String(rest)))
    }

    /// Returns the address of a line; names are percent-encoded, behind a question mark also their slashes.
    ///
    /// - Parameters:
    ///   - file: The path from the vault's folder on.
    ///   - line: The line, 1-based.
    ///   - vault: The vault's folder as an absolute path.
    /// - Returns: The template with all slots filled in.
    func address(of file: String, line: Int, in vault: String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): return text
            case .slot(let slot, let isInQuery):
                let value = value(of: slot, file: file, line: line, vault: vault)
                let encoded = Hyperlink.encoded(value)
                return isInQuery ? encoded.replacing("/", with: "%2F") : encoded
            }
        }.joined()
    }

    private func value(of slot: Slot, file: String, line: Int, vault: String) -> String {
        switch slot {
        case .path: vault + "/" + file
        case .file: file
        case .line: String(line)
        case .vault: String(vault.split(separator: "/").last ?? "")
        }
    }
}
