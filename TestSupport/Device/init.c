// The first process of a small machine: makes panels, lets fingers play on them, and compares what
// touchstone tells live with what it tells of the recording it made meanwhile.
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "machine.h"

// Recordings of real devices, and how many of them came to the same gestures when played again.
static int recordings, alike;

// Lines of a story: complaints about a file are not part of it.
static void story(char *all, char *kept) {
  for (char *line = strtok(all, "\n"); line; line = strtok(NULL, "\n")) {
    if (*line != ' ' && strncmp(line, "no gesture", 10)) continue;
    strcat(kept, line);
    strcat(kept, "\n");
  }
}

static void compare(const char *scene, const char *what, const char *live, const char *file) {
  char *one = calloc(1, 1 << 20), *other = calloc(1, 1 << 20);
  story(text(live, 1), one);
  story(text(file, 1), other);
  int is_same = *one && !strcmp(one, other);
  verdict(is_same, scene, what);
  if (!is_same) printf("--- live\n%s--- file\n%s---\n", one, other);
  free(one);
  free(other);
}

// The recognized gestures of a story, without their numbers: when a script is played, the kernel gives
// its events times of its own.
static void gestures(char *all, char *kept) {
  for (char *line = strtok(all, "\n"); line; line = strtok(NULL, "\n")) {
    char time[32], name[64] = "";
    char *word = strstr(line, " recognized");
    if (!word) word = strstr(line, " began");
    if (!word || strstr(line, "failed") || strstr(line, "beside it")) continue;
    *word = 0;
    if (sscanf(line, " %31s %63[^\n]", time, name) != 2) continue;
    strcat(kept, name);
    strcat(kept, ", ");
  }
}

static int is_alike(const char *live, const char *file) {
  char *one = calloc(1, 1 << 20), *other = calloc(1, 1 << 20);
  gestures(text(live, 1), one);
  gestures(text(file, 1), other);
  int is_same = !strcmp(one, other);
  if (!is_same) printf("live: %s\nfile: %s\n", one, other);
  free(one);
  free(other);
  return is_same;
}

static void write_evemu(const struct panel *panel, const struct script *script, const char *path) {
  FILE *file = fopen(path, "w");
  fprintf(file, "# EVEMU 1.3\nN: %s\nI: 0006 1234 5678 0001\n", panel->name);
  fprintf(file, "P: %02x 00 00 00 00 00 00 00\n", panel->properties);
  unsigned char bits[96] = {0};
  for (int i = 0; i < 8 && panel->keys[i]; i++) bits[panel->keys[i] / 8] |= 1 << panel->keys[i] % 8;
  for (int i = 0; i < 96; i++) fprintf(file, i % 8 ? " %02x" : i ? "\nB: 01 %02x" : "B: 01 %02x", bits[i]);
  fputc('\n', file);
  for (int i = 0; i < 12 && panel->axes[i].maximum; i++)
    fprintf(
        file, "A: %02x %d %d 0 0 %d\n", panel->axes[i].code, panel->axes[i].minimum,
        panel->axes[i].maximum, panel->axes[i].resolution);
  for (size_t i = 0; i < script->count; i++) {
    const struct step *s = &script->steps[i];
    fprintf(
        file, "E: %lld.%06lld %04x %04x %d\n", s->time / 1000000, s->time % 1000000, s->type,
        s->code, s->value);
  }
  fclose(file);
}

// Plays a script on a panel, and compares.
static void perform(
    const char *name, const struct panel *panel, const unsigned char *key_bits,
    const struct script *script, const char *source, int floods) {
  char node[64];
  int device = create(panel, key_bits, node);
  char *live[] = {"touchstone", "live", "--once", "--force", "-o", "/out/live.evemu", node, NULL};
  pid_t child = start("/out/live.txt", 0, live);
  await(child, node);
  play(device, script, floods ? child : 0);
  // What nobody has read when a device goes away is lost.
  settle(child);
  ioctl(device, UI_DEV_DESTROY);
  close(device);
  verdict(finish(child) == 0, name, "live ends with the device");
  char *explain[] = {"touchstone", "explain", "/out/live.evemu", NULL};
  run("/out/file.txt", 0, explain);
  compare(name, "the story of its recording is the same", "/out/live.txt", "/out/file.txt");
  if (floods)
    verdict(strstr(text("/out/live.evemu", 0), "SYN_DROPPED") != NULL, name, "events were dropped");
  if (!source) return;
  char *direct[] = {"touchstone", "explain", (char *)source, NULL};
  run("/out/source.txt", 0, direct);
  int is_same = is_alike("/out/live.txt", "/out/source.txt");
  if (key_bits) {
    recordings++;
    alike += is_same;
  } else {
    verdict(is_same, name, "the gestures are those of the script");
  }
}

static void perform_scene(const struct scene *scene) {
  struct script script = {0};
  scene->write(&script);
  write_evemu(scene->panel, &script, "/out/source.evemu");
  // A panel that goes away and one that loses events tell another story than the whole script.
  int is_whole = !scene->unplugs && !scene->floods;
  perform(
      scene->name, scene->panel, NULL, &script, is_whole ? "/out/source.evemu" : NULL,
      scene->floods);
  free(script.steps);
}

// A recording of a real device, made into that device.
static void perform_recording(const char *path) {
  static char name[128];
  struct panel panel = {.name = name};
  struct script script = {0};
  unsigned char keys[96] = {0};
  int key_count = 0, axis_count = 0;
  long long first = -1;
  char line[512];
  FILE *file = fopen(path, "r");
  if (!file) return;
  while (fgets(line, sizeof line, file)) {
    unsigned type, code;
    int n[5] = {0};
    long long seconds, micros;
    if (!strncmp(line, "N: ", 3)) {
      snprintf(name, sizeof name, "%.70s", line + 3);
      name[strcspn(name, "\r\n")] = 0;
    } else if (!strncmp(line, "P: ", 3)) {
      if (!panel.properties) panel.properties = strtoul(line + 3, NULL, 16);
    } else if (!strncmp(line, "B: 01", 5)) {
      for (char *word = strtok(line + 5, " \n"); word && key_count < 96; word = strtok(NULL, " \n"))
        keys[key_count++] = strtoul(word, NULL, 16);
    } else if (sscanf(line, "A: %x %d %d %d %d %d", &code, n, n + 1, n + 2, n + 3, n + 4) >= 5) {
      if (axis_count < 12 && n[1] > n[0])
        panel.axes[axis_count++] = (struct axis){code, n[0], n[1], n[4]};
    } else if (sscanf(line, "E: %lld.%lld %x %x %d", &seconds, &micros, &type, &code, n) == 5) {
      long long time = seconds * 1000000 + micros;
      if (first < 0) first = time;
      if (time - first > 8000000) break;
      if (type <= EV_ABS && type != EV_REL) add(&script, time - first, type, code, n[0]);
    }
  }
  fclose(file);
  perform(strrchr(path, '/') + 1, &panel, keys, &script, path, 0);
  free(script.steps);
}

// A panel that comes back, one that may not be read, and the list.
static void perform_plugging(void) {
  struct script script = {0};
  scenes[0].write(&script);
  char node[64];
  int device = create(scenes[0].panel, NULL, node);
  char *devices[] = {"touchstone", "devices", NULL};
  verdict(run("/out/list.txt", 0, devices) == 0, "devices", "lists");
  verdict(strstr(text("/out/list.txt", 0), "Test Panel B") != NULL, "devices", "names the panel");
  chmod(node, 0600);
  run("/out/list.txt", 1000, devices);
  char *list = text("/out/list.txt", 0);
  verdict(
      strstr(list, "Test Panel B") && strstr(list, "you may not read"), "devices",
      "tells who may not read");
  char *lasting[] = {"touchstone", "live", "Test Panel B", NULL};
  pid_t child = start("/out/live.txt", 0, lasting);
  await(child, node);
  play(device, &script, 0);
  settle(child);
  ioctl(device, UI_DEV_DESTROY);
  close(device);
  settle(child);
  device = create(scenes[0].panel, NULL, node);
  await(child, node);
  play(device, &script, 0);
  settle(child);
  kill(child, SIGINT);
  verdict(finish(child) == 0, "replug", "live ends when interrupted");
  int doubles = 0;
  for (char *at = text("/out/live.txt", 1); (at = strstr(at, "double tap   recognized")); at++) doubles++;
  verdict(doubles >= 2, "replug", "the gestures after it are told too");
  if (doubles < 2) printf("%s\n", text("/out/live.txt", 0));
  ioctl(device, UI_DEV_DESTROY);
  close(device);
  free(script.steps);
}

// A panel that is grabbed is nobody else's.
static void perform_grab(void) {
  struct script script = {0};
  scenes[0].write(&script);
  char node[64];
  int device = create(scenes[0].panel, NULL, node);
  char *live[] = {"touchstone", "live", "--grab", "--once", node, NULL};
  pid_t child = start("/out/live.txt", 0, live);
  await(child, node);
  int other = open(node, O_RDONLY | O_NONBLOCK);
  verdict(run("/out/second.txt", 0, live) == 1, "grab", "a second grab is refused");
  verdict(
      strstr(text("/out/second.txt", 0), "another program has grabbed it") != NULL, "grab",
      "and the error says why");
  play(device, &script, 0);
  settle(child);
  char bytes[sizeof(struct input_event)];
  verdict(
      read(other, bytes, sizeof bytes) < 0 && errno == EAGAIN, "grab", "nobody else hears anything");
  close(other);
  ioctl(device, UI_DEV_DESTROY);
  close(device);
  verdict(finish(child) == 0, "grab", "live ends with the device");
  verdict(strstr(text("/out/live.txt", 0), "double tap") != NULL, "grab", "who grabbed hears all");
  free(script.steps);
}

// Whether a story has a line of a device that speaks of a gesture.
static int tells(const char *path, const char *node, const char *gesture) {
  char line[512];
  int found = 0;
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, node, strlen(node)) && strstr(line, gesture) && !strstr(line, "failed")) found = 1;
  if (file) fclose(file);
  return found;
}

// Two panels at the same time, each with fingers and a story of its own.
static void perform_together(void) {
  struct script scripts[2] = {{0}, {0}};
  struct panel panels[2] = {*scenes[0].panel, *scenes[0].panel};
  char nodes[2][64];
  int devices[2];
  panels[0].name = "Test Left";
  panels[1].name = "Test Right";
  for (int i = 0; i < 2; i++) {
    scenes[i].write(&scripts[i]);
    devices[i] = create(&panels[i], NULL, nodes[i]);
  }
  char *live[] = {"touchstone", "live", NULL};
  pid_t child = start("/out/live.txt", 0, live);
  for (int i = 0; i < 2; i++) await(child, nodes[i]);
  long long begin = now_micros() + 50000;
  size_t at[2] = {0, 0};
  while (at[0] < scripts[0].count || at[1] < scripts[1].count) {
    int i = at[0] == scripts[0].count ||
            (at[1] < scripts[1].count &&
             scripts[1].steps[at[1]].time < scripts[0].steps[at[0]].time);
    const struct step *step = &scripts[i].steps[at[i]++];
    sleep_until(begin + step->time);
    send_step(devices[i], step);
  }
  settle(child);
  kill(child, SIGINT);
  verdict(finish(child) == 0, "together", "live ends when interrupted");
  int is_right = tells("/out/live.txt", nodes[0], "double tap") &&
                 tells("/out/live.txt", nodes[1], "pinch") &&
                 !tells("/out/live.txt", nodes[0], "pinch ") &&
                 !tells("/out/live.txt", nodes[1], "double tap");
  verdict(is_right, "together", "each panel has its own story");
  if (!is_right) printf("%s\n", text("/out/live.txt", 0));
  for (int i = 0; i < 2; i++) {
    ioctl(devices[i], UI_DEV_DESTROY);
    close(devices[i]);
    free(scripts[i].steps);
  }
}

// A recorder that is killed has written what it heard.
static void perform_kill(void) {
  struct script script = {0};
  scenes[1].write(&script);
  char node[64], last[32] = "";
  int device = create(scenes[1].panel, NULL, node);
  char *record[] = {"touchstone", "record", "-o", "/out/killed.evemu", node, NULL};
  pid_t child = start("/out/record.txt", 0, record);
  await(child, node);
  long long begin = now_micros();
  for (size_t i = 0; i < script.count && script.steps[i].time <= 400000; i++) {
    sleep_until(begin + script.steps[i].time);
    send_step(device, &script.steps[i]);
    if (script.steps[i].code == ABS_MT_POSITION_X)
      snprintf(last, sizeof last, " 0003 0035 %04d\n", script.steps[i].value);
  }
  settle(child);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  ioctl(device, UI_DEV_DESTROY);
  close(device);
  verdict(strstr(text("/out/killed.evemu", 0), last) != NULL, "kill", "the last event is in the file");
  char *explain[] = {"touchstone", "explain", "/out/killed.evemu", NULL};
  verdict(run("/out/file.txt", 0, explain) == 0, "kill", "the recording can be read");
  verdict(strstr(text("/out/file.txt", 0), "pinch") != NULL, "kill", "it tells the gesture so far");
  free(script.steps);
}

int main(void) {
  mount_system();
  mkdir("/out", 0777);
  load("/modules/uinput.ko");
  load("/modules/evdev.ko");
  for (size_t i = 0; i < scene_count; i++) perform_scene(&scenes[i]);
  perform_plugging();
  perform_grab();
  perform_together();
  perform_kill();
  struct dirent **files;
  int count = scandir("/recordings", &files, NULL, alphasort);
  for (int i = 0; i < count; i++) {
    char path[512];
    snprintf(path, sizeof path, "/recordings/%s", files[i]->d_name);
    if (files[i]->d_name[0] != '.') perform_recording(path);
  }
  if (recordings) {
    printf("DEVICE-TEST: %d of %d recordings, played again, have the same gestures\n", alike, recordings);
    verdict(alike == recordings, "recordings", "all have the same gestures");
  }
  printf("DEVICE-TEST: %d right, %d wrong\n", passes, failures);
  printf("DEVICE-TEST: %s\n", failures ? "FAILED" : "PASSED");
  sync();
  reboot(RB_POWER_OFF);
  return 0;
}
