#ifndef DAYBOOK_CEDITLINE_SHIM_H
#define DAYBOOK_CEDITLINE_SHIM_H

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>

// Swift cannot call variadic functions, and cannot use the standard streams.

static inline EditLine *daybook_editor(const char *name) {
    return el_init(name, stdin, stdout, stderr);
}

static inline void daybook_flush(void) {
    fflush(stdout);
}

static inline void daybook_set_owner(EditLine *editor, void *owner) {
    el_set(editor, EL_CLIENTDATA, owner);
}

static inline void *daybook_owner(EditLine *editor) {
    void *owner = NULL;
    el_get(editor, EL_CLIENTDATA, &owner);
    return owner;
}

static inline void daybook_set_prompt(EditLine *editor, char *(*prompt)(EditLine *)) {
    el_set(editor, EL_PROMPT, prompt);
}

static inline void daybook_set_reader(EditLine *editor, int (*read)(EditLine *, wchar_t *)) {
    el_wset(editor, EL_GETCFN, read);
}

static inline void daybook_set_keys(EditLine *editor, const char *name) {
    el_set(editor, EL_EDITOR, name);
}

static inline void daybook_set_terminal(EditLine *editor, const char *name) {
    el_set(editor, EL_TERMINAL, name);
}

static inline void daybook_bind(EditLine *editor, const char *key, const char *function) {
    el_set(editor, EL_BIND, key, function, NULL);
}

static inline void daybook_add_function(
    EditLine *editor, const char *name, const char *help, unsigned char (*function)(EditLine *, wint_t)) {
    el_set(editor, EL_ADDFN, name, help, function);
}

static inline void daybook_set_raw(EditLine *editor, int raw) {
    el_set(editor, EL_PREP_TERM, raw);
}

static inline void daybook_redraw(EditLine *editor) {
    el_set(editor, EL_REFRESH);
}

static inline void daybook_use_history(EditLine *editor, History *lines, int count) {
    HistEvent event;
    history(lines, &event, H_SETSIZE, count);
    el_set(editor, EL_HIST, history, lines);
}

static inline void daybook_reload_history(History *lines, const char *file) {
    HistEvent event;
    history(lines, &event, H_CLEAR);
    history(lines, &event, H_LOAD, file);
}

// Return whether all lines were written; the file is closed.
static inline int daybook_save_history(History *lines, int descriptor) {
    HistEvent event;
    FILE *file = fdopen(descriptor, "w");
    if (file == NULL) return 0;
    int saved = history(lines, &event, H_SAVE_FP, file) >= 0 && fflush(file) == 0 && !ferror(file);
    return fclose(file) == 0 && saved;
}

static inline void daybook_add_history(History *lines, const char *line) {
    HistEvent event;
    history(lines, &event, H_ENTER, line);
}

// Return the latest line, and the one before the line returned last; NULL at the end.
static inline const char *daybook_latest_history(History *lines) {
    HistEvent event;
    return history(lines, &event, H_FIRST) < 0 ? NULL : event.str;
}

static inline const char *daybook_earlier_history(History *lines) {
    HistEvent event;
    return history(lines, &event, H_NEXT) < 0 ? NULL : event.str;
}

#endif
