// What the first processes of small machines share: modules, processes, panels and verdicts.
#include "machine.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int failures, passes;

long long now_micros(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

void sleep_until(long long micros) {
  struct timespec time = {micros / 1000000, micros % 1000000 * 1000};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) {}
}

void mount_system(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  mount("proc", "/proc", "proc", 0, NULL);
  mount("sysfs", "/sys", "sysfs", 0, NULL);
  mount("devtmpfs", "/dev", "devtmpfs", 0, NULL);
  setenv("LD_LIBRARY_PATH", "/lib", 1);
}

void must(int result, const char *what) {
  if (result >= 0) return;
  printf("DEVICE-TEST: broken: %s: %s\n", what, strerror(errno));
  sync();
  reboot(RB_POWER_OFF);
  exit(1);
}

void verdict(int is_right, const char *scene, const char *what) {
  printf("DEVICE-TEST: %s %s: %s\n", is_right ? "ok" : "FAILED", scene, what);
  if (is_right) passes++; else failures++;
}

void load(const char *path) {
  int file = open(path, O_RDONLY);
  must(file, path);
  must(syscall(SYS_finit_module, file, "", 0), path);
  close(file);
}

pid_t start(const char *output, uid_t user, char *const arguments[]) {
  pid_t child = fork();
  must(child, "fork");
  if (child) return child;
  int file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  dup2(file, 1);
  dup2(file, 2);
  if (user) setuid(user);
  char path[64];
  snprintf(path, sizeof path, "/bin/%s", arguments[0]);
  execv(path, arguments);
  _exit(127);
}

int finish(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int run(const char *output, uid_t user, char *const arguments[]) {
  return finish(start(output, user, arguments));
}

char *text(const char *path, int is_story) {
  static char empty[1];
  FILE *file = fopen(path, "r");
  if (!file) return empty;
  char *all = calloc(1, 1 << 20);
  size_t count = fread(all, 1, (1 << 20) - 1, file);
  fclose(file);
  all[count] = 0;
  if (!is_story) return all;
  char *end = strchr(all, '\n');
  return end ? end + 1 : empty;
}

int create(const struct panel *panel, const unsigned char *key_bits, char *node) {
  int device = open("/dev/uinput", O_WRONLY);
  must(device, "/dev/uinput");
  ioctl(device, UI_SET_EVBIT, EV_KEY);
  ioctl(device, UI_SET_EVBIT, EV_ABS);
  for (int i = 0; i < 8 && panel->keys[i]; i++) ioctl(device, UI_SET_KEYBIT, panel->keys[i]);
  for (int key = 0; key_bits && key < KEY_MAX; key++)
    if (key_bits[key / 8] >> key % 8 & 1) ioctl(device, UI_SET_KEYBIT, key);
  for (unsigned bit = 0; bit < 31; bit++)
    if (panel->properties >> bit & 1) ioctl(device, UI_SET_PROPBIT, bit);
  for (int i = 0; i < 12 && (panel->axes[i].maximum || panel->axes[i].minimum); i++) {
    struct uinput_abs_setup setup = {.code = panel->axes[i].code};
    setup.absinfo.minimum = panel->axes[i].minimum;
    setup.absinfo.maximum = panel->axes[i].maximum;
    setup.absinfo.resolution = panel->axes[i].resolution;
    must(ioctl(device, UI_ABS_SETUP, &setup), "UI_ABS_SETUP");
  }
  struct uinput_setup setup = {.id = {BUS_VIRTUAL, 0x1234, 0x5678, 1}};
  snprintf(setup.name, sizeof setup.name, "%s", panel->name);
  must(ioctl(device, UI_DEV_SETUP, &setup), "UI_DEV_SETUP");
  must(ioctl(device, UI_DEV_CREATE), "UI_DEV_CREATE");
  char name[64], folder[128];
  must(ioctl(device, UI_GET_SYSNAME(sizeof name), name), "UI_GET_SYSNAME");
  snprintf(folder, sizeof folder, "/sys/devices/virtual/input/%s", name);
  *node = 0;
  for (int tries = 0; tries < 100 && !*node; tries++, usleep(10000)) {
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries && (entry = readdir(entries));)
      if (!strncmp(entry->d_name, "event", 5)) sprintf(node, "/dev/input/%s", entry->d_name);
    if (entries) closedir(entries);
    if (*node && access(node, F_OK)) *node = 0;
  }
  return device;
}

void await(pid_t child, const char *node) {
  char path[64], target[64];
  for (int tries = 0; tries < 3000; tries++, usleep(10000)) {
    for (int number = 3; number < 32; number++) {
      snprintf(path, sizeof path, "/proc/%d/fd/%d", child, number);
      ssize_t count = readlink(path, target, sizeof target - 1);
      if (count <= 0) continue;
      target[count] = 0;
      if (!strcmp(target, node)) {
        usleep(700000);
        return;
      }
    }
  }
}

void settle(pid_t child) {
  char path[64], line[512], before[64] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", child);
  for (int tries = 0, calm = 0; tries < 600 && calm < 4; tries++, usleep(100000)) {
    FILE *file = fopen(path, "r");
    if (!file) return;
    char state = 0, used[64] = "";
    unsigned long user = 0, system = 0;
    if (fgets(line, sizeof line, file))
      sscanf(
          strrchr(line, ')') + 2, "%c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &state,
          &user, &system);
    fclose(file);
    snprintf(used, sizeof used, "%lu %lu", user, system);
    calm = state == 'S' && !strcmp(used, before) ? calm + 1 : 0;
    strcpy(before, used);
  }
}

void send_step(int device, const struct step *step) {
  struct input_event event = {.type = step->type, .code = step->code, .value = step->value};
  must(write(device, &event, sizeof event), "write");
}

void play(int device, const struct script *script, pid_t flooded) {
  long long start = now_micros() + 50000, stopped = 0;
  for (size_t i = 0; i < script->count; i++) {
    const struct step *step = &script->steps[i];
    if (flooded && !stopped && step->time > 250000) {
      sleep_until(start + 250000);
      kill(flooded, SIGSTOP);
      stopped = 1;
    }
    if (flooded && stopped == 1 && step->time > 1000000) {
      sleep_until(start + 1000000);
      kill(flooded, SIGCONT);
      stopped = 2;
    }
    sleep_until(start + step->time);
    send_step(device, step);
  }
}

