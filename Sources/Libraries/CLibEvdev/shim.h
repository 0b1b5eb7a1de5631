#include <libevdev/libevdev.h>
#include <libevdev/libevdev-uinput.h>
#include <linux/input.h>
#include <sys/inotify.h>
#include <spawn.h>

// glibc has it since 2.34, and shows it to those alone who define _GNU_SOURCE before everything else.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
