#ifndef DAYBOOK_CSYSTEM_SHIM_H
#define DAYBOOK_CSYSTEM_SHIM_H

#include <malloc.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <wchar.h>

// Functions missing from Swift's module of the C library: those of Linux and glibc only, and those declared only for X/Open programs.

extern int wcwidth(wchar_t character);

static inline int daybook_signal_descriptor(const sigset_t *signals) {
    return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

// Returns the next pending signal; 0 if there is none.
static inline int daybook_next_signal(int descriptor) {
    struct signalfd_siginfo signal;
    return read(descriptor, &signal, sizeof signal) == sizeof signal ? (int)signal.ssi_signo : 0;
}

#endif
