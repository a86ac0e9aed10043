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
            --vault | --index | --me | --now | --limit | --format | --via | --via-timeout | --link | --color | --hyperlinks | --language | --prompts | --document | --since | --free | --tag | --in | --when | --due | --owner | --answers | --save | --report | --baseline | --fail-below | --without | --set | --qrels | --trec-run | --trec-qrels)
                option=$word
                [[ ${COMP_WORDS[i + 1]} == '=' ]] && ((i++))
                ((i++))
                if ((i < COMP_CWORD)); then
                    [[ $option == --vault || $option == --index ]] &&
                        place+=("$option" "${COMP_WORDS[i]//[\\\"\']/}")
                    option=''
                fi
                ;;
            -*) ;;
            *) [[ $command ]] || command=$word ;;
        esac
    done
    [[ $current == '=' ]] && current=''
    case $current in
        [\"\']*) quote=${current:0:1} typed=${current:1} ;;
        *) typed=${current//\\/} ;;
    esac
    if [[ $option ]]; then
        case $option in
            --vault) _daybook_files -d ;;
            --index) _daybook_files -f ;;
            --me) _daybook_names people ;;
            --format) _daybook_words text json vimgrep paths markdown csv ;;
            --color) _daybook_words auto always never ;;
            --hyperlinks) _daybook_words auto always never ;;
            --language) _daybook_words auto en de fr ;;
            --prompts) _daybook_files -d ;;
            --document) _daybook_files -f ;;
            --tag) _daybook_names tags ;;
            --in) _daybook_files -f ;;
            --owner) _daybook_names people ;;
            --answers) _daybook_files -f ;;
            --save) _daybook_files -f ;;
            --report) _daybook_files -f ;;
            --baseline) _daybook_files -f ;;
            --qrels) _daybook_files -f ;;
            --trec-run) _daybook_files -f ;;
            --trec-qrels) _daybook_files -f ;;
        esac
    elif [[ $current == -* ]]; then
        _daybook_words --vault --index --me --now --limit --json --format --print0 --link --plain --color --hyperlinks --no-pager --no-update --remember --yes --no-input --private --no-related --language --prompts --no-context --write --help --version
        case $command in
            ask) _daybook_words --via --via-timeout ;;
            explain) _daybook_words --scores --document --verbose ;;
            today) _daybook_words --all --free ;;
            week) _daybook_words --all --free ;;
            agenda) _daybook_words --all --free ;;
            notes) _daybook_words --tag --in --when ;;
            tags) _daybook_words --dry-run ;;
            tasks) _daybook_words --done --overdue --due --owner --tag --in --when ;;
            note) _daybook_words --tag --dry-run ;;
            habits) _daybook_words --all ;;
            habit) _daybook_words --dry-run ;;
            subscriptions) _daybook_words --all ;;
            subscription) _daybook_words --dry-run ;;
            q) _daybook_words --delete --via --via-timeout ;;
            diff) _daybook_words --since ;;
            index) _daybook_words --rebuild --watch ;;
            status) _daybook_words --verbose ;;
            eval) _daybook_words --answers --save --resume --report --baseline --fail-below --without --set --qrels --trec-run --trec-qrels ;;
            forget) _daybook_words --all --everywhere --deleted --dry-run ;;
        esac
    elif [[ ! $command ]]; then
        _daybook_words ask explain today week agenda prep notes people tags tasks note habits habit subscriptions subscription q diff similar index status doctor eval check mcp export forget prompts completions man help
    else
        case $command in
            ask) _daybook_names people tags ;;
            explain) _daybook_names people tags ;;
            prep) _daybook_names people titles ;;
            notes) _daybook_names people tags ;;
            people) _daybook_names people ;;
            tags) _daybook_words rename ;;
            tasks) _daybook_names people tags ;;
            note) _daybook_words new edit tag untag done undone rm ;;
            habit) _daybook_words done undo archive; _daybook_names people ;;
            subscription) _daybook_words cancel archive; _daybook_names people ;;
            q) _daybook_names questions ;;
            diff) _daybook_names questions ;;
            similar) _daybook_files -f ;;
            eval) _daybook_files -f ;;
            check) _daybook_files -f ;;
            export) _daybook_files -d ;;
            prompts) _daybook_files -d ;;
            completions) _daybook_words bash zsh fish ;;
            help) _daybook_words config environment ask explain today week agenda prep notes people tags tasks note habits habit subscriptions subscription q diff similar index status doctor eval check mcp export forget prompts completions man help ;;
        esac
    fi
}

complete -F _daybook daybook
