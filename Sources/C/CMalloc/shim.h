#ifndef DAYBOOK_CMALLOC_SHIM_H
#define DAYBOOK_CMALLOC_SHIM_H

// Not part of Swift's map of the C library.
#include <malloc.h>

#endif
