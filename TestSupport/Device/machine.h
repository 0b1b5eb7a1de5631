// What the first processes of small machines share: modules, processes, panels and verdicts.
#ifndef MACHINE_H
#define MACHINE_H

#include <sys/types.h>

#include "scenes.h"

// The numbers of verdicts.
extern int failures, passes;

// Microseconds of the monotonic clock.
long long now_micros(void);
void sleep_until(long long micros);

// Mounts the kernel's file systems, and lets programs find their libraries.
void mount_system(void);
// Ends the test if a system call has failed.
void must(int result, const char *what);
// Prints whether a check passed, and counts it.
void verdict(int is_right, const char *scene, const char *what);
// Loads a module of the kernel.
void load(const char *path);

// Starts a program of /bin as a user, with its output in a file.
pid_t start(const char *output, uid_t user, char *const arguments[]);
// Waits for a program's end; returns its exit code, or -1.
int finish(pid_t child);
int run(const char *output, uid_t user, char *const arguments[]);
// The content of a file; for a story without its first line, which names the file.
char *text(const char *path, int is_story);

// Makes a panel, and writes the path of its device to `node`.
int create(const struct panel *panel, const unsigned char *key_bits, char *node);
// Waits until a process has opened a device and sleeps.
void await(pid_t child, const char *node);
// Waits until a process sleeps and uses no more processor time.
void settle(pid_t child);
void send_step(int device, const struct step *step);
// Plays a script in real time. A process that is to be flooded is stopped for a while; 0 for none.
void play(int device, const struct script *script, pid_t flooded);

#endif
