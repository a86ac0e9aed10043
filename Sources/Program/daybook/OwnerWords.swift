import Model
import Store

/// The messages on who "I" is, and why.
struct OwnerWords {
    private let settings: Settings
    private let owner: VaultOwner
    private let person: Person?

    init(_ asker: Asker) {
        settings = asker.settings
        owner = asker.owner
        person = asker.names.people.first { $0.number == asker.owner.person }
    }

    /// Who the owner is, or how to set it.
    var sentence: String {
        if let choices { return choices }
        guard let person, let ground = owner.ground else { return text("me.unknown") }
        let origin = settings.vault?.ownerOrigin ?? ""
        return text(
            "me.known", ["name": person.name, "ground": text("me.ground.\(ground.rawValue)", ["origin": origin])])
    }

    /// Reports on standard error that the configured owner may be several people.
    func tellChoices() {
        if let choices { Output.tell("daybook: \(line: choices)") }
    }

    private var choices: String? {
        guard !owner.choices.isEmpty else { return nil }
        let names = owner.choices.joined(separator: ", ")
        guard let vault = settings.vault, let named = vault.owner else { return text("me.pages", ["names": names]) }
        return text("me.several", ["name": named.line, "origin": vault.ownerOrigin ?? "", "names": names])
    }

    private func text(_ key: String, _ slots: [String: String] = [:]) -> String { settings.templates.text(key, slots) }
}
