/// The completions of zsh.
enum ZshCompletion {
    static let script = """
        #compdef daybook
        # Completions of daybook for zsh, made by 'daybook completions zsh'.

        _daybook_names() {
          local kind typed="${(Q)PREFIX}"
          local -a names begun
          for kind in "$@"; do
            names+=(${(f)"$(daybook complete $kind $place -- "$typed" 2> /dev/null)"})
          done
          (( $#names )) || return 1
          # A name may be found by its last part, so it need not begin as typed.
          compadd -U -a names
          # If not all begin with what is typed, it stays, and they are listed.
          begun=(${(M)${(L)names}:#${(b)${(L)typed}}*})
          if (( $#begun < $#names && $#names > 1 )); then
            compstate[insert]='' compstate[list]='list force'
          fi
        }

        _daybook() {
          local context state state_descr line curcontext="$curcontext"
          local -A opt_args
          local -a common commands place
          local -i at=${words[(I)--vault]}
          (( at && at + 1 < CURRENT )) && place=(--vault "${(Q)words[at + 1]}")
          commands=(
        \(commands)
          )
          common=(
        \(specifications(CommandTable.common + ["version"]))
          )
          _arguments -C -S $common '1: :->command' '*:: :->argument' && return
          case $state in
            command) _describe -t commands command commands ;;
            argument)
              case $words[1] in
        \(CommandTable.shown.map(arm).joined(separator: "\n"))
              esac
              ;;
          esac
        }

        _daybook "$@"
        """

    private static let commands = CommandTable.shown
        .map { "    " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n")

    private static func arm(_ command: CommandTable.Command) -> String {
        let options = command.ownOptions.map { " " + specification($0) }.joined()
        let action = action(command.offer)
        let argument = action.isEmpty ? "" : " " + quoted("*: :" + action)
        return "        \(command.name)) _arguments -S $common\(options)\(argument) ;;"
    }

    private static func specifications(_ names: [String]) -> String {
        names.compactMap(CommandTable.option).map { "    " + specification($0) }.joined(separator: "\n")
    }

    private static func specification(_ option: CommandTable.Option) -> String {
        let summary = escaped(option.summary)
        guard let value = option.value, let offer = option.offer else { return quoted("--\(option.name)[\(summary)]") }
        let action = action(offer)
        return quoted("--\(option.name)=[\(summary)]:\(escaped(value)):\(action.isEmpty ? " " : action)")
    }

    private static func action(_ offer: Offer) -> String {
        // After a blank, no options are put before the arguments.
        if offer.hasCommands { return " _describe -t commands command commands" }
        if !offer.words.isEmpty { return "(\(offer.words.joined(separator: " ")))" }
        switch offer.files {
        case .all: return "_files"
        case .folders: return "_files -/"
        case .none: break
        }
        return offer.names.isEmpty ? "" : " _daybook_names " + offer.names.map(\.rawValue).joined(separator: " ")
    }

    /// Escapes what ends a part of a specification.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\[]:".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
