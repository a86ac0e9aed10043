import Store
import Text

extension Repl {
    /// Says who "I" is; a typed name sets it for this session.
    mutating func me(_ typed: String) throws {
        if !typed.isEmpty {
            guard let owner = Settings.owner(typed) else { return tell(text("me.whose")) }
            try use(settings.with(owner: owner, from: ":me"))
        }
        let words = OwnerWords(asker)
        guard asker.owner.person != nil else { return tell(words.sentence) }
        Output.answers.line(.line(words.sentence))
        guard !typed.isEmpty, let owner = settings.vault?.owner else { return }
        Output.answers.line(
            .line(text("me.keep", ["name": owner.line, "configuration": settings.configurationFile])))
    }
}
