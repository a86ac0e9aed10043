import Language
import Text

/// The commands and options, in one table for parsing, help and suggestions.
enum CommandTable {
    struct Command {
        var name: String
        var arguments: String
        var summary: String
        var examples: [String]
        var options: [String]
        /// What options mean here, if that is not what they mean elsewhere.
        var meanings: [String: String] = [:]
        /// Whether only programs use the command, so that help leaves it out.
        var isHidden = false
    }

    struct Option {
        var name: String
        /// The placeholder of the value; nil for a switch.
        var value: String?
        var summary: String
        /// The only values, if there are few.
        var choices: [String] = []
        /// The options that mean something beside this one, whatever the command.
        var companions: [String] = []
    }

    static let commands: [Command] = [
        Command(
            name: "ask", arguments: "QUESTION…", summary: "answer one question",
            examples: [
                "daybook ask what did I discuss with Sarah last week",
                "daybook ask --json 'when did we meet Hannah last?'",
                "daybook ask --via 'llm -m MODEL' what did we decide about pricing",
            ],
            options: ["via", "via-timeout"]),
        Command(
            name: "explain", arguments: "QUESTION…",
            summary: "say how a question is read; with --scores how answers rank, with --document what a file became",
            examples: [
                "daybook explain 'meetings with Bob since Monday, not the stand-up'",
                "daybook explain --scores pricing",
                "daybook explain --json < questions.txt",
                "daybook explain --document meetings/2026-03-10-pricing-sync.md",
            ],
            options: ["scores", "document", "verbose"]),
        Command(
            name: "today", arguments: "", summary: "show today's meetings, with what is now and next",
            examples: ["daybook today", "daybook today --free 30m"], options: ["all", "free"]),
        Command(
            name: "week", arguments: "", summary: "show the meetings of this week, day by day",
            examples: ["daybook week", "daybook week --json"], options: ["all", "free"]),
        Command(
            name: "agenda", arguments: "[WHEN]", summary: "show the meetings of a time, their overlaps and free time",
            examples: [
                "daybook agenda tomorrow", "daybook agenda next week --free 1h", "daybook agenda --all 3–7 March",
            ], options: ["all", "free"]),
        Command(
            name: "prep", arguments: "NAME|MEETING",
            summary: "show what is good to know before the next meeting with somebody, or of a title",
            examples: ["daybook prep Priya", "daybook prep pricing sync"], options: []),
        Command(
            name: "notes", arguments: "[QUERY]", summary: "list notes, the last changed first",
            examples: ["daybook notes", "daybook notes pricing --tag hiring", "daybook notes --when 'last month'"],
            options: ["tag", "in", "when"]),
        Command(
            name: "people", arguments: "[NAME]", summary: "list everybody, or show what the vault knows of one person",
            examples: ["daybook people", "daybook people Kenji"], options: []),
        Command(
            name: "tags", arguments: "[rename OLD NEW]",
            summary: "list the tags with their counts, or rename one in all notes",
            examples: ["daybook tags", "daybook tags rename hiring people/hiring --dry-run"], options: ["dry-run"]),
        Command(
            name: "tasks", arguments: "[QUERY]", summary: "list open tasks, those due first",
            examples: [
                "daybook tasks", "daybook tasks --owner Ines --overdue", "daybook tasks --due 'this week'",
                "daybook tasks --done --in meetings",
            ], options: ["done", "overdue", "due", "owner", "tag", "in", "when"]),
        Command(
            name: "note", arguments: "new|edit|tag|untag|done|undone|rm …",
            summary: "make, edit, tag or remove a note, and check its tasks",
            examples: [
                "daybook note new Sail repair --tag boat", "daybook note edit notes/boat.md:14",
                "daybook note tag 'Sail repair' harbour", "daybook note untag notes/boat.md harbour",
                "daybook note done notes/boat.md:14", "daybook note undone oil the mast",
                "daybook note rm 'Sail repair'",
            ], options: ["tag", "dry-run"], meanings: ["tag": "the tags of a new note, with commas between them"]),
        Command(
            name: "habits", arguments: "", summary: "show habits by area: level, streak, what was done this week",
            examples: ["daybook habits", "daybook habits --all --json"], options: ["all"],
            meanings: ["all": "show what is archived too"]),
        Command(
            name: "habit", arguments: "done|undo|archive NAME [WHEN]",
            summary: "write into a habit's page that it was done, take that back, or lay the habit aside",
            examples: [
                "daybook habit done running", "daybook habit undo running yesterday",
                "daybook habit archive running --dry-run",
            ], options: ["dry-run"]),
        Command(
            name: "subscriptions", arguments: "", summary: "show subscriptions by category: next bill, price, totals",
            examples: ["daybook subscriptions", "daybook subscriptions --all --json"], options: ["all"],
            meanings: ["all": "show what is cancelled or archived too"]),
        Command(
            name: "subscription", arguments: "cancel|archive NAME [WHEN]",
            summary: "write into a subscription's page when it ends, or lay it aside",
            examples: ["daybook subscription cancel newspaper 30 April --dry-run"], options: ["dry-run"]),
        Command(
            name: "q", arguments: "[SAVED]",
            summary: "ask a question that was saved with :save-question, list all, or delete one",
            examples: ["daybook q", "daybook q tom", "daybook q --delete tom"],
            options: ["delete", "via", "via-timeout"]),
        Command(
            name: "diff", arguments: "SAVED --since WHEN",
            summary: "say what is new, gone or changed in the answer to a saved question",
            examples: ["daybook diff tom --since 'last week'", "daybook diff tom --since 2026-03-01 --json"],
            options: ["since"]),
        Command(
            name: "similar", arguments: "FILE[:LINE]",
            summary: "find the passages most like a file, or like lines of it",
            examples: [
                "daybook similar meetings/2026-03-10-pricing-sync.md:16",
                "daybook similar notes/churn-numbers.md",
            ],
            options: []),
        Command(
            name: "index", arguments: "",
            summary: "bring the index up to date, with --rebuild make it anew, with --watch keep it so",
            examples: ["daybook index", "daybook index --watch"], options: ["rebuild", "watch"]),
        Command(
            name: "status", arguments: "", summary: "say what the vault holds, and what could not be read",
            examples: ["daybook status", "daybook status --json"], options: ["verbose"]),
        Command(
            name: "doctor", arguments: "",
            summary: "check settings, permissions, index, clock and terminal, and say what to do",
            examples: ["daybook doctor", "daybook doctor --json"], options: []),
        Command(
            name: "eval", arguments: "SET…",
            summary: "ask sets of questions with known answers (JSON lines, TREC topics, a BEIR folder) and measure",
            examples: [
                "daybook eval Corpus/questions.jsonl --vault Corpus",
                "daybook eval set.jsonl --save run.jsonl --report report.html",
                "daybook eval set.jsonl --without cosine --baseline run.jsonl --fail-below success_1=0.6",
                "daybook eval new set.jsonl",
                "daybook eval compare before.jsonl after.jsonl",
                "daybook eval pool before.jsonl after.jsonl > to-judge.jsonl",
                "daybook eval judge set.jsonl judged.jsonl > better.jsonl",
                "daybook eval topics.tsv --qrels judged.qrels --trec-run daybook.run",
                "daybook eval measure judged.qrels daybook.run",
            ],
            options: [
                "answers", "save", "resume", "report", "baseline", "fail-below", "without", "set", "qrels", "trec-run",
                "trec-qrels",
            ]),
        Command(
            name: "check", arguments: "ANSWERS.jsonl",
            summary: "compare the quotes of kept answers (- for standard input) with the files as they are now",
            examples: ["daybook check answers.jsonl", "daybook check --json - < answers.jsonl"], options: []),
        Command(
            name: "mcp", arguments: "",
            summary: "serve the notes, read-only, to programs that speak the Model Context Protocol",
            examples: ["daybook mcp --vault ~/Notes"], options: []),
        Command(
            name: "export", arguments: "[DIR]",
            summary: "write everything that is known as JSON lines, or as files into a new folder",
            examples: ["daybook export --json > vault.jsonl", "daybook export --json ~/vault-export"], options: []),
        Command(
            name: "forget", arguments: "", summary: "delete the index and what else is kept, never a note",
            examples: ["daybook forget --all --dry-run", "daybook forget --all", "daybook forget --deleted"],
            options: ["all", "everywhere", "deleted", "dry-run"],
            meanings: [
                "all": "delete everything kept of the vault", "everywhere": "delete everything kept of all vaults",
            ]),
        Command(
            name: "prompts", arguments: "[DIR]",
            summary: "show the texts of answers, or write them into a folder to be changed and used with --prompts",
            examples: ["daybook prompts ~/.config/daybook/prompts"], options: []),
        Command(
            name: "completions", arguments: "bash|zsh|fish", summary: "write the completions of a shell",
            examples: ["daybook completions bash > ~/.local/share/bash-completion/completions/daybook"], options: []),
        Command(
            name: "man", arguments: "", summary: "write the manual page", examples: ["daybook man | man -l -"],
            options: []),
        Command(
            name: CompleteCommand.name, arguments: "people|tags|titles|questions [PREFIX]",
            summary: "list names of the vault for the completions of shells",
            examples: ["daybook complete people Sa"], options: [], isHidden: true),
        Command(
            name: "help", arguments: "[COMMAND|config|environment]",
            summary: "explain a command, the configuration or the environment",
            examples: ["daybook help ask", "daybook help config"],
            options: []),
    ]

    static let options: [Option] = [
        Option(
            name: "vault", value: "DIR",
            summary: "the folder of notes and meetings (or DAYBOOK_VAULT, or the configuration)"),
        Option(name: "index", value: "FILE", summary: "where the index is kept (default: the cache folder)"),
        Option(
            name: "me", value: "NAME",
            summary: "who \"I\" is: a name, Name <mail>, other names after commas (or DAYBOOK_ME, or the configuration)"
        ),
        Option(name: "now", value: "TIME", summary: "answer as if it were then: 2026-03-18 or 2026-03-18T10:15"),
        Option(
            name: "limit", value: "N",
            summary: "show at most N citations or entries (default: 5, for programs 20, and of lists all)"),
        Option(name: "json", value: nil, summary: "write one JSON object a line"),
        Option(
            name: "format", value: "FORMAT",
            summary: "text, json, vimgrep (file:line:column:text), paths, markdown or csv",
            choices: AnswerFormat.allCases.map(\.rawValue)),
        Option(
            name: "via", value: "'COMMAND'",
            summary: "let a command of yours (a language model) word the answer from its quotes, and check what it says"
        ),
        Option(
            name: "via-timeout", value: "SECONDS", summary: "end the command of --via after this silence (default: 300)"
        ),
        Option(name: "print0", value: nil, summary: "write paths alone, each ended by a null character: for xargs -0"),
        Option(
            name: "link", value: "ADDRESS",
            summary:
                "what places link to: kitty, vscode, obsidian …, or an address with {path}, {file}, {line} and {vault}"),
        Option(
            name: "plain", value: nil,
            summary: "no colour, no marks, words for symbols: for pipes and screen readers (or ACCESSIBLE=1)"),
        Option(name: "color", value: "WHEN", summary: "auto, always or never", choices: occasions),
        Option(
            name: "hyperlinks", value: "WHEN", summary: "let places open their files: auto, always or never",
            choices: occasions),
        Option(name: "no-pager", value: nil, summary: "do not show long output page by page"),
        Option(name: "no-update", value: nil, summary: "do not look for changed files first"),
        Option(
            name: "remember", value: nil, summary: "name the vault in the configuration, so that it need not be typed"),
        Option(name: "yes", value: nil, summary: "do without asking: read a whole home folder, remove, rename, forget"),
        Option(
            name: "no-input", value: nil,
            summary: "never ask anything: what would be asked is an error, and there is no prompt"),
        Option(name: "private", value: nil, summary: "let private notes and meetings take part in answers"),
        Option(name: "no-related", value: nil, summary: "look for the question's words alone, not for related ones"),
        Option(
            name: "language", value: "LANG",
            summary: "the language of answers: auto (that of the question), en, de or fr (or DAYBOOK_LANGUAGE)",
            choices: ["auto"] + Language.allCases.map(\.code)),
        Option(
            name: "prompts", value: "DIR",
            summary: "a folder of .txt files whose texts replace those of answers (see 'daybook help prompts')"),
        Option(name: "no-context", value: nil, summary: "let every line of a pipe stand alone"),
        Option(
            name: "write", value: nil,
            summary:
                "let lines of a pipe such as 'todo: …' be written into the note of the day, with --dry-run only shown",
            companions: ["dry-run"]),
        Option(name: "dry-run", value: nil, summary: "show what would change or be deleted, and do nothing"),
        Option(
            name: "verbose", value: nil, summary: "show words of the inside too: stems, chunks, the spread of passages"),
        Option(name: "scores", value: nil, summary: "show how the filters and the ranking worked"),
        Option(
            name: "document", value: "FILE",
            summary: "say what a file of the vault became (or FILE:LINE)"),
        Option(
            name: "all", value: nil,
            summary: "show cancelled and declined meetings too"),
        Option(name: "delete", value: nil, summary: "delete the saved question"),
        Option(
            name: "since", value: "WHEN",
            summary: "compare with the answer as it stood then: yesterday, last week, 2026-03-01"),
        Option(name: "everywhere", value: nil, summary: "everything kept of all vaults"),
        Option(
            name: "deleted", value: nil,
            summary: "what notes leave behind that are deleted: the index is made anew from those that there are"),
        Option(name: "free", value: "DURATION", summary: "show the free times of at least this length: 30m, 1h"),
        Option(name: "tag", value: "TAG", summary: "only what has this tag"),
        Option(name: "in", value: "PATH", summary: "only what stands in this file or folder of the vault"),
        Option(name: "when", value: "WHEN", summary: "only what is of this time: today, last month, 3–7 March"),
        Option(name: "done", value: nil, summary: "tasks that are done"),
        Option(name: "overdue", value: nil, summary: "open tasks whose day has passed"),
        Option(name: "due", value: "WHEN", summary: "tasks that are due then"),
        Option(name: "owner", value: "NAME", summary: "tasks of this person"),
        Option(name: "rebuild", value: nil, summary: "make the index anew"),
        Option(
            name: "watch", value: nil, summary: "go on, and read what changes a moment after it changed, until Ctrl-C"),
        Option(name: "answers", value: "FILE", summary: "keep each answer as a JSON line"),
        Option(name: "save", value: "FILE", summary: "keep the run: what it was made with, each answer and its scores"),
        Option(name: "resume", value: nil, summary: "go on with the kept run that was stopped"),
        Option(name: "report", value: "FILE", summary: "write a report, as .html or .md"),
        Option(name: "baseline", value: "RUN", summary: "compare with a kept run; significantly worse is status 1"),
        Option(name: "fail-below", value: "M=V,…", summary: "status 1 where a measure is lower"),
        Option(
            name: "without", value: "PART,…",
            summary: "leave out parts of reading and ranking: cosine, bm25, people, time, …"),
        Option(name: "set", value: "NAME=V,…", summary: "set numbers of the ranking by name"),
        Option(name: "qrels", value: "FILE", summary: "judgments of TREC for the questions"),
        Option(name: "trec-run", value: "FILE", summary: "write the rankings for trec_eval"),
        Option(name: "trec-qrels", value: "FILE", summary: "write the judgments for trec_eval"),
        Option(name: "help", value: nil, summary: "explain the command"),
        Option(name: "version", value: nil, summary: "say the version"),
    ]

    private static let occasions = ["auto", "always", "never"]

    static let common = [
        "vault", "index", "me", "now", "limit", "json", "format", "print0", "link", "plain", "color", "hyperlinks",
        "no-pager", "no-update",
        "remember",
        "yes", "no-input", "private", "no-related",
        "language", "prompts", "no-context", "write", "help",
    ]

    /// The options of the prompt and of pipes, which have no command.
    static let withoutCommand = ["via", "via-timeout", "verbose"]

    /// The commands that help and completions show.
    static let shown = commands.filter { !$0.isHidden }

    static func command(_ name: String) -> Command? { commands.first { $0.name == name } }

    /// Returns the option with a name without dashes.
    static func option(_ name: String) -> Option? { options.first { $0.name == name } }

    /// Returns the names of the commands to which an option belongs; empty if it is common to all.
    static func commands(with option: String) -> [String] {
        shown.filter { $0.options.contains(option) }.map(\.name)
    }

    /// Returns the name most similar to a mistyped one; nil above `mistakes` letters or half of its letters (but 1 is always allowed).
    static func suggestion(for name: String, among names: [String], mistakes: Int = 3) -> String? {
        let near = names.map { (name: $0, distance: EditDistance.between(name.lowercased(), $0)) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        guard let near, near.distance <= max(1, min(mistakes, name.count / 2)) else { return nil }
        return near.name
    }
}

extension CommandTable.Command {
    /// The options of this command alone, as they are meant here.
    var ownOptions: [CommandTable.Option] {
        options.compactMap(CommandTable.option).map { option in
            var own = option
            own.summary = meanings[option.name] ?? option.summary
            return own
        }
    }
}
