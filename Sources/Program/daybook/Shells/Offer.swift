/// What a shell offers for one word of the command line, read from the placeholder that help shows for it.
///
/// `NAME|MEETING` offers people and titles, `[DIR]` folders, and lower-case words such as `bash|zsh|fish` themselves.
struct Offer: Equatable {
    enum Files {
        case none, all, folders
    }

    private(set) var words: [String] = []
    private(set) var names: [VaultNames] = []
    private(set) var files = Files.none
    private(set) var hasCommands = false

    /// Reads a placeholder; `choices` are the only possible words, if there are any.
    init(_ placeholder: String, choices: [String] = []) {
        guard choices.isEmpty else {
            words = choices
            return
        }
        for part in placeholder.split(whereSeparator: { "| []…:.".contains($0) }) { read(part) }
    }

    private mutating func read(_ part: Substring) {
        switch part {
        case "NAME", "PERSON": add([.people])
        case "TAG": add([.tags])
        case "MEETING", "TITLE", "NOTE": add([.titles])
        case "SAVED": add([.questions])
        case "QUESTION", "QUERY": add([.people, .tags])
        case "FILE", "PATH", "SET", "ANSWERS", "RUN": files = .all
        case "DIR": files = .folders
        case "COMMAND": hasCommands = true
        default: if part.allSatisfy({ $0.isLowercase && $0.isASCII }), part != "jsonl" { words.append(String(part)) }
        }
    }

    private mutating func add(_ kinds: [VaultNames]) { names += kinds.filter { !names.contains($0) } }
}

extension CommandTable.Option {
    /// What a shell offers for the value; nil for a switch.
    var offer: Offer? { value.map { Offer($0, choices: choices) } }
}

extension CommandTable.Command {
    /// What a shell offers after the command.
    var offer: Offer { Offer(arguments) }
}
