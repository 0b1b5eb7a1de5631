// Landlock's system calls, which glibc has no functions for. They have the same numbers on all processors.
#ifndef TOUCHSTONE_LANDLOCK_H
#define TOUCHSTONE_LANDLOCK_H

#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The kernel's version of Landlock; below 1 where it has none.
static inline long touchstone_landlock_version(void) {
  return syscall(444, NULL, (size_t)0, (uint32_t)1);
}

/// Takes rights to files and to TCP from this thread and all that it starts, for good. Returns 0, or -1.
static inline int touchstone_landlock_forbid(uint64_t files, uint64_t network, size_t size) {
  struct { uint64_t files, network; } rights = {files, network};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  long rules = syscall(444, &rights, size, (uint32_t)0);
  if (rules < 0) return -1;
  long result = syscall(446, (int)rules, (uint32_t)0);
  close((int)rules);
  return (int)result;
}

#endif
