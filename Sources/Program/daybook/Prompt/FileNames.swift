enum FileNames {
    /// Completes a path; folders end with a slash, so that typing can continue.
    static func completion(of typed: String) -> Completer.Completion {
        let split = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
        let (folder, beginning) = (String(typed[..<split]), String(typed[split...]))
        let there = folder.isEmpty ? "." : Paths.absolute(folder)
        let names = (Files.names(in: there) ?? []).filter { name in
            name.hasPrefix(beginning) && (beginning.hasPrefix(".") || !name.hasPrefix("."))
        }.sorted().map { Files.isFolder(there + "/" + $0) ? $0 + "/" : $0 }
        guard let first = names.first else { return Completer.Completion() }
        let common = names.dropFirst().reduce(first) { left, right in
            String(zip(left, right).prefix { $0 == $1 }.map(\.0))
        }
        let text = folder + common
        return Completer.Completion(replaced: typed, replacement: text.count > typed.count ? text : nil, matches: names)
    }
}
