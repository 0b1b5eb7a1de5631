#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <sys/inotify.h>
