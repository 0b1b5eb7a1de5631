#pragma once
#include <stdint.h>

/// How many blocks of memory the process has asked for since it started.
uint64_t allocation_count(void);
