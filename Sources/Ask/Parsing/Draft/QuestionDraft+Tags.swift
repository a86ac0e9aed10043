extension QuestionDraft {
    /// Whether the question may name tags; if not, the tags of the vault need not be read.
    var mayNameTags: Bool { tokens.indices.contains { isSymbol($0, "#") || traits($0).contains(.tagWord) } }

    mutating func readTags(known: Set<String>) {
        for place in tokens.indices where isFree(place) {
            if isSymbol(place, "#"), place + 1 < tokens.count, tokens[place + 1].isGlued {
                take(tag: gluedRun(from: place + 1), from: place)
            } else if traits(place).contains(.tagWord), isFree(place + 1) {
                var start = place + 1
                while isSymbol(start, "\"") || isSymbol(start, "“") || isFiller(start) { start += 1 }
                takeKnown(from: start, cue: place, known)
            }
        }
    }

    /// Tells whether a word may come between "tagged" and the tags: "with both".
    private func isFiller(_ place: Int) -> Bool {
        traits(place).contains(.idle) && (traits(place).contains(.linking) || !traits(place).contains(.boundary))
    }

    /// Takes a known tag without `#`, and others after "and" or a comma.
    private mutating func takeKnown(from start: Int, cue: Int, _ known: Set<String>) {
        var start = start
        var cue = cue
        while isFree(start) {
            let run = gluedRun(from: start)
            guard isTag(run.text.lowercased(), known) else { return }
            take(tag: run, from: cue)
            guard traits(run.end).contains(.and) || isSymbol(run.end, ",") else { return }
            (cue, start) = (run.end + 1, run.end + 1)
        }
    }

    private func isTag(_ name: String, _ known: Set<String>) -> Bool {
        known.contains(name) || known.contains { $0.hasPrefix(name + "/") }
    }

    private mutating func take(tag: (text: String, end: Int), from place: Int) {
        guard !tag.text.isEmpty else { return }
        let name = tag.text.lowercased()
        // The syntax of search boxes: "#pricing -#travel".
        if isSymbol(place - 1, "-"), !tokens[place - 1].isGlued {
            reading.excluded.tags.append(name)
            return use((place - 1)..<tag.end)
        }
        if !reading.tags.contains(name) { reading.tags.append(name) }
        tagPlaces.append((place..<tag.end, name))
        use(place..<tag.end)
        if traits(place - 1).contains(.tagWord) { use([place - 1]) }
    }

    /// Returns tokens without blanks between them: `customer-mail`, `a/b`.
    private func gluedRun(from start: Int) -> (text: String, end: Int) {
        var end = start
        while end < tokens.count, end == start || tokens[end].isGlued,
            tokens[end].kind != .symbol || "-_/".contains(tokens[end].text)
        {
            end += 1
        }
        while end > start, tokens[end - 1].kind == .symbol { end -= 1 }
        return (end > start ? text(from: start, through: end - 1) : "", end)
    }
}
