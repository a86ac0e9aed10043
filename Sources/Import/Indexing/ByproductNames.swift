/// Recognises the names that programs give to copies of files.
///
/// Sources: Syncthing, "Understanding Synchronization", conflicting changes; Dropbox Help, "What's a conflicted copy?"; Nextcloud
/// Desktop Client Manual, "Conflicts"; Seafile Manual, "File conflicts"; Obsidian Help, "Troubleshoot Obsidian Sync"; GNU Emacs Manual,
/// sections 19.3.2 and 19.6.1.
enum ByproductNames {
    /// Returns whether a name may contain one of the marks below; fast, since every import tests every file name.
    static func mayHold(_ name: Span<UInt8>) -> Bool {
        for place in name.indices {
            switch name[place] {
            // "conflict" and its forms in other languages.
            case UInt8(ascii: "f"): if holds(name, "onfli", at: place - 2) { return true }
            // "DESKTOP-1A2B3C" and similar.
            case UInt8(ascii: "P"): if holds(name, "TOP-", at: place - 2) { return true }
            case UInt8(ascii: "."): if backupMarks.contains(where: { holds(name, $0, at: place) }) { return true }
            default: break
            }
        }
        return false
    }

    private static func holds(_ name: Span<UInt8>, _ text: String, at place: Int) -> Bool {
        guard place >= 0, place + text.utf8.count <= name.count else { return false }
        return zip(place..., text.utf8).allSatisfy { name[$0] == $1 }
    }

    // MARK: Conflicted copies

    static func isConflictedCopy(_ stem: Substring) -> Bool {
        hasStamp(stem, after: ".sync-conflict-") || hasStamp(stem, after: "_conflict-") || hasRemark(stem)
    }

    /// Returns whether a name ends with a mark and the time of the conflict: `.sync-conflict-20240101-123456-ABCDEFG`.
    private static func hasStamp(_ stem: Substring, after mark: String) -> Bool {
        guard let range = stem.ranges(of: mark).last, range.lowerBound > stem.startIndex else { return false }
        let parts = stem[range.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts.count) && isNumber(parts[0], digits: 8) && isNumber(parts[1], digits: 6)
            && parts.dropFirst(2).allSatisfy { !$0.isEmpty && $0.allSatisfy(isCapitalOrDigit) }
    }

    /// Returns whether a name ends with a remark, optionally followed by a number in brackets: `(conflicted copy 2024-01-01)`.
    private static func hasRemark(_ stem: Substring) -> Bool {
        var stem = stem
        while stem.last == ")", let open = stem.lastIndex(of: "("), open > stem.startIndex,
            stem[open...].dropFirst().dropLast().allSatisfy(\.isNumber)
        {
            stem = stem[..<open]
            while stem.last == " " { stem.removeLast() }
        }
        if stem.hasSuffix("[conflicted]") { return true }
        guard stem.last == ")", let open = stem.firstIndex(of: "(") else { return false }
        let remark = stem[open...]
        return exactRemarks.contains(where: remark.contains) || remarks.contains { endsRemark(remark.lowercased(), $0) }
    }

    /// Returns whether only blanks or a date (at least 8 digits) follow the phrase; not in "(what a conflicted copy is)".
    private static func endsRemark(_ remark: String, _ phrase: String) -> Bool {
        guard let range = remark.ranges(of: phrase).last else { return false }
        let rest = remark[range.upperBound...].dropLast()
        return rest.allSatisfy(\.isWhitespace) || rest.count(where: \.isNumber) >= digitsOfDay
    }

    private static let digitsOfDay = 8

    private static let remarks = [
        "conflicted copy", "conflicting copy", "in konflikt stehende kopie", "copie en conflit", "copia en conflicto",
        "copia in conflitto",
    ]
    /// Beginnings of remarks that are matched with case, since in lower case they may be ordinary words.
    private static let exactRemarks = ["(Case Conflict", "(SFConflict "]

    /// Returns the stem of the original of a copy that OneDrive named after a computer, `note-DESKTOP-1A2B3C`, or nil.
    static func original(ofComputersCopy stem: Substring) -> String? {
        guard let range = computers.lazy.compactMap({ stem.ranges(of: $0).last }).first,
            range.lowerBound > stem.startIndex
        else { return nil }
        let parts = stem[range.upperBound...].split(separator: "-", omittingEmptySubsequences: false)
        guard let code = parts.first, code.count >= shortestCode, code.allSatisfy(isCapitalOrDigit),
            parts.count < 3, parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) })
        else { return nil }
        return String(stem[..<range.lowerBound])
    }

    private static let computers = ["-DESKTOP-", "-LAPTOP-"]
    private static let shortestCode = 6

    // MARK: Backups

    /// Marks of a backup that precede the ending of the file.
    private static let backupMarks = [".bak.", ".orig.", ".backup."]

    /// Returns the stem of the original of a backup, `note` for `note.bak`, or nil.
    static func original(ofBackup stem: Substring) -> String? {
        guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex else { return nil }
        return backupEndings.contains(stem[dot...].dropFirst().lowercased()) ? String(stem[..<dot]) : nil
    }

    private static let backupEndings: Set = ["bak", "orig", "backup", "save"]

    /// The last bytes of backup names; the bit that makes letters lower case is set in all of them.
    static let lastBytesOfBackups = Set("~#kgpe".utf8.map { $0 | 0x20 })

    /// Returns the name of the original of a backup file: `note.md~`, `note.md.~2~`, `#note.md#`, `note.md.bak`; or nil.
    static func original(ofBackupFile name: String) -> String? {
        if name.hasSuffix("~") {
            let rest = name.dropLast()
            guard let mark = rest.lastIndex(of: "~"), rest[mark...].dropFirst().allSatisfy(\.isNumber),
                rest[..<mark].last == "."
            else { return String(rest) }
            return String(rest[..<mark].dropLast())
        }
        if name.hasPrefix("#"), name.hasSuffix("#") { return String(name.dropFirst().dropLast()) }
        return original(ofBackup: name[...])
    }

    private static func isNumber(_ text: Substring, digits: Int) -> Bool {
        text.utf8.count == digits && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isCapitalOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isNumber || character.isUppercase)
    }
}
