#ifndef DAYBOOK_CSYSTEM_SHIM_H
#define DAYBOOK_CSYSTEM_SHIM_H

#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>
#include <wchar.h>

// Functions missing from Swift's module of the C library: those of Linux and glibc only, and those declared only for X/Open programs.

extern int wcwidth(wchar_t character);

extern int renameat2(int from, const char *name, int to, const char *new_name, unsigned int flags);

// Renames a file unless something has the new name; as rename, but fails with EEXIST then.
static inline int daybook_rename_to_new(int from, const char *name, int to, const char *new_name) {
    const unsigned int no_replace = 1;
    return renameat2(from, name, to, new_name, no_replace);
}

// __O_TMPFILE with O_DIRECTORY, which <fcntl.h> shows to GNU programs only; the number is that of all machines Swift runs on.
#define DAYBOOK_UNNAMED (020000000 | O_DIRECTORY)

// Opens a new file that has no name, in a folder; fails if it could never get one.
static inline int daybook_open_unnamed(int folder, mode_t mode) {
    if (access("/proc/self/fd", X_OK) != 0) return -1;
    return openat(folder, ".", DAYBOOK_UNNAMED | O_RDWR | O_CLOEXEC, mode);
}

// Gives a file without a name its first one; fails with EEXIST if something has it.
static inline int daybook_link_unnamed(int file, int folder, const char *name) {
    char own[32];
    snprintf(own, sizeof own, "/proc/self/fd/%d", file);
    return linkat(AT_FDCWD, own, folder, name, AT_SYMLINK_FOLLOW);
}

extern int memfd_create(const char *name, unsigned int flags);

// Makes a file that is in memory only; -1 on failure.
static inline int daybook_memory_file(const char *name) {
    const unsigned int close_on_exec = 1;
    return memfd_create(name, close_on_exec);
}

static inline int daybook_signal_descriptor(const sigset_t *signals) {
    return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

// Returns the next pending signal; 0 if there is none.
static inline int daybook_next_signal(int descriptor) {
    struct signalfd_siginfo signal;
    return read(descriptor, &signal, sizeof signal) == sizeof signal ? (int)signal.ssi_signo : 0;
}

#endif
