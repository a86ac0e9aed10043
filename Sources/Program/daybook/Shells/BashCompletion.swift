/// The completions of bash.
enum BashCompletion {
    static let script = """
        # Completions of daybook for bash, made by 'daybook completions bash'.

        # Adds each line of standard input, quoted as the shell needs it.
        _daybook_add() {
            local line
            while IFS= read -r line; do
                [[ $quote ]] || printf -v line '%q' "$line"
                COMPREPLY+=("$line")
            done
        }

        _daybook_words() { _daybook_add < <(compgen -W "$*" -- "$typed"); }

        _daybook_names() {
            local kind
            for kind in "$@"; do
                _daybook_add < <(daybook complete "$kind" "${place[@]}" -- "$typed" 2> /dev/null)
            done
        }

        _daybook_files() {
            local line
            compopt -o filenames 2> /dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$1" -- "$typed")
        }

        _daybook() {
            local current=${COMP_WORDS[COMP_CWORD]} command='' option='' quote='' typed='' word i
            local place=()
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                case $word in
                    \(valued))
                        option=$word
                        [[ ${COMP_WORDS[i + 1]} == '=' ]] && ((i++))
                        ((i++))
                        if ((i < COMP_CWORD)); then
                            [[ $option == --vault || $option == --index ]] &&
                                place+=("$option" "${COMP_WORDS[i]//[\\\\\\"\\']/}")
                            option=''
                        fi
                        ;;
                    -*) ;;
                    *) [[ $command ]] || command=$word ;;
                esac
            done
            [[ $current == '=' ]] && current=''
            case $current in
                [\\"\\']*) quote=${current:0:1} typed=${current:1} ;;
                *) typed=${current//\\\\/} ;;
            esac
            if [[ $option ]]; then
                case $option in
        \(values)
                esac
            elif [[ $current == -* ]]; then
                _daybook_words \(options(CommandTable.common + ["version"]))
                case $command in
        \(ownOptions)
                esac
            elif [[ ! $command ]]; then
                _daybook_words \(CommandTable.shown.map(\.name).joined(separator: " "))
            else
                case $command in
        \(arguments)
                esac
            fi
        }

        complete -F _daybook daybook
        """

    private static let valued = CommandTable.options.filter { $0.value != nil }.map { "--" + $0.name }
        .joined(separator: " | ")

    private static let values = arms(
        CommandTable.options.map { (name: "--" + $0.name, call: $0.offer.map(call) ?? "") })

    private static let ownOptions = arms(
        CommandTable.shown.map { command in
            (command.name, command.options.isEmpty ? "" : "_daybook_words " + options(command.options))
        })

    private static let arguments = arms(CommandTable.shown.map { ($0.name, call($0.offer)) })

    private static func options(_ names: [String]) -> String { names.map { "--" + $0 }.joined(separator: " ") }

    /// Returns the arms of a `case`, without those that offer nothing.
    private static func arms(_ calls: [(name: String, call: String)]) -> String {
        calls.filter { !$0.call.isEmpty }.map { "            \($0.name)) \($0.call) ;;" }.joined(separator: "\n")
    }

    private static func call(_ offer: Offer) -> String {
        let words = offer.words + (offer.hasCommands ? CommandTable.shown.map(\.name) : [])
        var calls: [String] = []
        if !words.isEmpty { calls.append("_daybook_words " + words.joined(separator: " ")) }
        if !offer.names.isEmpty {
            calls.append("_daybook_names " + offer.names.map(\.rawValue).joined(separator: " "))
        }
        switch offer.files {
        case .none: break
        case .all: calls.append("_daybook_files -f")
        case .folders: calls.append("_daybook_files -d")
        }
        return calls.joined(separator: "; ")
    }
}
