#ifndef DAYBOOK_CSYSTEM_SHIM_H
#define DAYBOOK_CSYSTEM_SHIM_H

#include <malloc.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <wchar.h>

// What Swift's own map of the C library leaves out: what is of Linux or of glibc alone, and what is shown to programs of X/Open alone.

extern int wcwidth(wchar_t character);

static inline int daybook_signal_descriptor(const sigset_t *signals) {
    return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

// The next signal that waits; 0 where none does.
static inline int daybook_next_signal(int descriptor) {
    struct signalfd_siginfo signal;
    return read(descriptor, &signal, sizeof signal) == sizeof signal ? (int)signal.ssi_signo : 0;
}

#endif
