import Text

/// The names that a vault knows, and those of its saved questions, for completion at the prompt and in shells.
enum VaultNames: String, CaseIterable {
    case people, tags, titles, questions

    /// Returns the names, frequent ones first; people also by their last names.
    func candidates(_ asker: Asker) -> [Completer.Candidate] {
        switch self {
        case .people:
            let names = asker.names.people.map { SafeText.line($0.name).text }
            let lastNames = names.compactMap { name in
                name.split(separator: " ").dropFirst().last.map { Completer.Candidate(name, named: String($0)) }
            }
            return names.map { Completer.Candidate($0) } + lastNames
        case .tags:
            return ((try? asker.index.tags()) ?? []).map { Completer.Candidate("#" + SafeText.line($0.name).text) }
        case .titles:
            let titles = (try? asker.index.titledDocuments()) ?? []
            return titles.map { Completer.Candidate(SafeText.line($0.record.title).text) }
        case .questions:
            let entries = (try? SavedQuestions(asker.settings).entries) ?? []
            return entries.map { Completer.Candidate(SafeText.line($0.name).text) }
        }
    }
}
