#ifndef DAYBOOK_CEDITLINE_SHIM_H
#define DAYBOOK_CEDITLINE_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <editline/readline.h>

// libedit's settings are global variables, which Swift 6 does not let through.
static inline void daybook_set_completion(rl_completion_func_t *complete) {
    rl_attempted_completion_function = complete;
    // The whole line is completed; libedit looks for words at the basic break characters.
    rl_basic_word_break_characters = "";
    rl_completer_word_break_characters = (char *)"";
}

static inline void daybook_end_completion(void) {
    rl_attempted_completion_over = 1;
}

static inline void daybook_set_name(const char *name) {
    rl_readline_name = name;
}

static inline const char *daybook_line(void) {
    return rl_line_buffer;
}

static inline const char *daybook_last_history_line(void) {
    HIST_ENTRY *entry = history_length > 0 ? history_get(history_base + history_length - 1) : NULL;
    return entry ? entry->line : NULL;
}

#endif
