# Completions of daybook for fish, made by 'daybook completions fish'.

# Succeeds if one of the commands was typed; without any, if none was.
function __daybook_is
    set -l known ask explain today week agenda prep notes people tags tasks note habits habit subscriptions subscription similar index status doctor eval check mcp export forget prompts completions man help
    for word in (commandline -opc)[2..-1]
        if contains -- $word $known
            contains -- $word $argv
            return
        end
    end
    test (count $argv) -eq 0
end

function __daybook_names
    set -l words (commandline -opc)
    set -l place
    if set -l at (contains -i -- --vault $words)
        set place --vault $words[(math $at + 1)]
    end
    for kind in $argv
        daybook complete $kind $place -- (commandline -ct) 2>/dev/null
    end
end

complete -c daybook -f
complete -c daybook -n __daybook_is -a ask -d 'answer one question'
complete -c daybook -n __daybook_is -a explain -d 'say how a question is read; with --scores how answers rank, with --document what a file became'
complete -c daybook -n __daybook_is -a today -d 'show today\'s meetings, with what is now and next'
complete -c daybook -n __daybook_is -a week -d 'show the meetings of this week, day by day'
complete -c daybook -n __daybook_is -a agenda -d 'show the meetings of a time, their overlaps and free time'
complete -c daybook -n __daybook_is -a prep -d 'show what is good to know before the next meeting with somebody, or of a title'
complete -c daybook -n __daybook_is -a notes -d 'list notes, the last changed first'
complete -c daybook -n __daybook_is -a people -d 'list everybody, or show what the vault knows of one person'
complete -c daybook -n __daybook_is -a tags -d 'list the tags with their counts, or rename one in all notes'
complete -c daybook -n __daybook_is -a tasks -d 'list open tasks, those due first'
complete -c daybook -n __daybook_is -a note -d 'make, edit, tag or remove a note, and check its tasks'
complete -c daybook -n __daybook_is -a habits -d 'show habits by area: level, streak, what was done this week'
complete -c daybook -n __daybook_is -a habit -d 'write into a habit\'s page that it was done, take that back, or lay the habit aside'
complete -c daybook -n __daybook_is -a subscriptions -d 'show subscriptions by category: next bill, price, totals'
complete -c daybook -n __daybook_is -a subscription -d 'write into a subscription\'s page when it ends, or lay it aside'
complete -c daybook -n __daybook_is -a similar -d 'find the passages most like a file, or like lines of it'
complete -c daybook -n __daybook_is -a index -d 'bring the index up to date, with --rebuild make it anew, with --watch keep it so'
complete -c daybook -n __daybook_is -a status -d 'say what the vault holds, and what could not be read'
complete -c daybook -n __daybook_is -a doctor -d 'check settings, permissions, index, clock and terminal, and say what to do'
complete -c daybook -n __daybook_is -a eval -d 'ask sets of questions with known answers (JSON lines, TREC topics, a BEIR folder) and measure'
complete -c daybook -n __daybook_is -a check -d 'compare the quotes of kept answers (- for standard input) with the files as they are now'
complete -c daybook -n __daybook_is -a mcp -d 'serve the notes, read-only, to programs that speak the Model Context Protocol'
complete -c daybook -n __daybook_is -a export -d 'write everything that is known as JSON lines, or as files into a new folder'
complete -c daybook -n __daybook_is -a forget -d 'delete the index and what else is kept, never a note'
complete -c daybook -n __daybook_is -a prompts -d 'show the texts of answers, or write them into a folder to be changed and used with --prompts'
complete -c daybook -n __daybook_is -a completions -d 'write the completions of a shell'
complete -c daybook -n __daybook_is -a man -d 'write the manual page'
complete -c daybook -n __daybook_is -a help -d 'explain a command'
complete -c daybook -l vault -x -a '(__fish_complete_directories)' -d 'the folder of notes and meetings (or DAYBOOK_VAULT, or the configuration)'
complete -c daybook -l index -r -F -d 'where the index is kept (default: the cache folder)'
complete -c daybook -l me -x -a '(__daybook_names people)' -d 'who "I" is: a name, Name <mail>, other names after commas (or DAYBOOK_ME, or the configuration)'
complete -c daybook -l now -x -d 'answer as if it were then: 2026-03-18 or 2026-03-18T10:15'
complete -c daybook -l limit -x -d 'show at most N citations (default: 5, with --json 20)'
complete -c daybook -l json -d 'write one JSON object a line'
complete -c daybook -l format -x -a 'text json vimgrep paths markdown csv' -d 'text, json, vimgrep (file:line:column:text), paths, markdown or csv'
complete -c daybook -l print0 -d 'write paths alone, each ended by a null character: for xargs -0'
complete -c daybook -l link -x -d 'what places link to, with {path}, {file}, {line} and {vault}: obsidian://open?path={path}'
complete -c daybook -l plain -d 'no colour, no marks, words for symbols: for pipes and screen readers (or ACCESSIBLE=1)'
complete -c daybook -l color -x -a 'auto always never' -d 'auto, always or never'
complete -c daybook -l hyperlinks -x -a 'auto always never' -d 'let places open their files: auto, always or never'
complete -c daybook -l no-pager -d 'do not show long output page by page'
complete -c daybook -l no-update -d 'do not look for changed files first'
complete -c daybook -l remember -d 'name the vault in the configuration, so that it need not be typed'
complete -c daybook -l yes -d 'do without asking: read a whole home folder, remove, rename, forget'
complete -c daybook -l private -d 'let private notes and meetings take part in answers'
complete -c daybook -l no-related -d 'look for the question\'s words alone, not for related ones'
complete -c daybook -l language -x -a 'auto en de fr' -d 'the language of answers: auto (that of the question), en, de or fr (or DAYBOOK_LANGUAGE)'
complete -c daybook -l prompts -x -a '(__fish_complete_directories)' -d 'a folder of .txt files whose texts replace those of answers (see \'daybook help prompts\')'
complete -c daybook -l no-context -d 'let every line of a pipe stand alone'
complete -c daybook -l write -d 'let lines of a pipe such as \'todo: …\' be written into the note of the day'
complete -c daybook -l help -d 'explain the command'
complete -c daybook -l version -d 'say the version'
complete -c daybook -n '__daybook_is ask' -a '(__daybook_names people tags)'
complete -c daybook -n '__daybook_is explain' -l scores -d 'show how the filters and the ranking worked'
complete -c daybook -n '__daybook_is explain' -l document -r -F -d 'say what a file of the vault became (or FILE:LINE)'
complete -c daybook -n '__daybook_is explain' -a '(__daybook_names people tags)'
complete -c daybook -n '__daybook_is today' -l all -d 'show cancelled and declined meetings too, and what is archived; with forget, everything kept of the vault'
complete -c daybook -n '__daybook_is today' -l free -x -d 'show the free times of at least this length: 30m, 1h'
complete -c daybook -n '__daybook_is week' -l all -d 'show cancelled and declined meetings too, and what is archived; with forget, everything kept of the vault'
complete -c daybook -n '__daybook_is week' -l free -x -d 'show the free times of at least this length: 30m, 1h'
complete -c daybook -n '__daybook_is agenda' -l all -d 'show cancelled and declined meetings too, and what is archived; with forget, everything kept of the vault'
complete -c daybook -n '__daybook_is agenda' -l free -x -d 'show the free times of at least this length: 30m, 1h'
complete -c daybook -n '__daybook_is prep' -a '(__daybook_names people titles)'
complete -c daybook -n '__daybook_is notes' -l tag -x -a '(__daybook_names tags)' -d 'only what has this tag; for a new note, its tags'
complete -c daybook -n '__daybook_is notes' -l in -r -F -d 'only what stands in this file or folder of the vault'
complete -c daybook -n '__daybook_is notes' -l when -x -d 'only what is of this time: today, last month, 3–7 March'
complete -c daybook -n '__daybook_is notes' -a '(__daybook_names people tags)'
complete -c daybook -n '__daybook_is people' -a '(__daybook_names people)'
complete -c daybook -n '__daybook_is tags' -l dry-run -d 'show what would change or be deleted, and do nothing'
complete -c daybook -n '__daybook_is tags' -a 'rename'
complete -c daybook -n '__daybook_is tasks' -l done -d 'tasks that are done'
complete -c daybook -n '__daybook_is tasks' -l overdue -d 'open tasks whose day has passed'
complete -c daybook -n '__daybook_is tasks' -l due -x -d 'tasks that are due then'
complete -c daybook -n '__daybook_is tasks' -l owner -x -a '(__daybook_names people)' -d 'tasks of this person'
complete -c daybook -n '__daybook_is tasks' -l tag -x -a '(__daybook_names tags)' -d 'only what has this tag; for a new note, its tags'
complete -c daybook -n '__daybook_is tasks' -l in -r -F -d 'only what stands in this file or folder of the vault'
complete -c daybook -n '__daybook_is tasks' -l when -x -d 'only what is of this time: today, last month, 3–7 March'
complete -c daybook -n '__daybook_is tasks' -a '(__daybook_names people tags)'
complete -c daybook -n '__daybook_is note' -l tag -x -a '(__daybook_names tags)' -d 'only what has this tag; for a new note, its tags'
complete -c daybook -n '__daybook_is note' -l dry-run -d 'show what would change or be deleted, and do nothing'
complete -c daybook -n '__daybook_is note' -a 'new edit tag untag done undone rm'
complete -c daybook -n '__daybook_is habits' -l all -d 'show cancelled and declined meetings too, and what is archived; with forget, everything kept of the vault'
complete -c daybook -n '__daybook_is habit' -l dry-run -d 'show what would change or be deleted, and do nothing'
complete -c daybook -n '__daybook_is habit' -a 'done undo archive (__daybook_names people)'
complete -c daybook -n '__daybook_is subscriptions' -l all -d 'show cancelled and declined meetings too, and what is archived; with forget, everything kept of the vault'
complete -c daybook -n '__daybook_is subscription' -l dry-run -d 'show what would change or be deleted, and do nothing'
complete -c daybook -n '__daybook_is subscription' -a 'cancel archive (__daybook_names people)'
complete -c daybook -n '__daybook_is similar' -F
complete -c daybook -n '__daybook_is index' -l rebuild -d 'make the index anew'
complete -c daybook -n '__daybook_is index' -l watch -d 'go on, and read what changes a moment after it changed, until Ctrl-C'
complete -c daybook -n '__daybook_is eval' -l answers -r -F -d 'keep each answer as a JSON line'
complete -c daybook -n '__daybook_is eval' -l save -r -F -d 'keep the run: what it was made with, each answer and its scores'
complete -c daybook -n '__daybook_is eval' -l resume -d 'go on with the kept run that was stopped'
complete -c daybook -n '__daybook_is eval' -l report -r -F -d 'write a report, as .html or .md'
complete -c daybook -n '__daybook_is eval' -l baseline -r -F -d 'compare with a kept run; significantly worse is status 1'
complete -c daybook -n '__daybook_is eval' -l fail-below -x -d 'status 1 where a measure is lower'
complete -c daybook -n '__daybook_is eval' -l without -x -d 'leave out parts of reading and ranking: cosine, bm25, people, time, …'
complete -c daybook -n '__daybook_is eval' -l set -x -d 'set numbers of the ranking by name'
complete -c daybook -n '__daybook_is eval' -l qrels -r -F -d 'judgments of TREC for the questions'
complete -c daybook -n '__daybook_is eval' -l trec-run -r -F -d 'write the rankings for trec_eval'
complete -c daybook -n '__daybook_is eval' -l trec-qrels -r -F -d 'write the judgments for trec_eval'
complete -c daybook -n '__daybook_is eval' -F
complete -c daybook -n '__daybook_is check' -F
complete -c daybook -n '__daybook_is export' -a '(__fish_complete_directories)'
complete -c daybook -n '__daybook_is forget' -l all -d 'show cancelled and declined meetings too, and what is archived; with forget, everything kept of the vault'
complete -c daybook -n '__daybook_is forget' -l everywhere -d 'everything kept of all vaults'
complete -c daybook -n '__daybook_is forget' -l deleted -d 'what notes leave behind that are deleted: the index is made anew from those that there are'
complete -c daybook -n '__daybook_is forget' -l dry-run -d 'show what would change or be deleted, and do nothing'
complete -c daybook -n '__daybook_is prompts' -a '(__fish_complete_directories)'
complete -c daybook -n '__daybook_is completions' -a 'bash zsh fish'
complete -c daybook -n '__daybook_is help' -a 'ask explain today week agenda prep notes people tags tasks note habits habit subscriptions subscription similar index status doctor eval check mcp export forget prompts completions man help'
