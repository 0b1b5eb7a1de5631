// The first process of a small machine with a display and no display server: shows the kiosk and another app, and lets
// fingers play on the panel. The machine outside takes a picture of the display when a line says "picture NAME", and
// compares the pictures.
#include "machine.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <net/if.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/reboot.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#define MS 1000LL
#define LOG "/tmp/kiosk.txt"
#define CARD "/dev/dri/card0"
#define STATUS "/sys/class/drm/card0-Virtual-1/status"
#define USER 1000
// The group that owns the card, as udev has it on Debian.
#define VIDEO 44

// A panel of 160 x 120 mm over a display of 800 x 600 points: 4 units to a point.
static const struct panel panel = {
    "Kiosk Panel", 1 << INPUT_PROP_DIRECT, {BTN_TOUCH},
    {{ABS_X, 0, 3199, 20}, {ABS_Y, 0, 2399, 20}, {ABS_MT_SLOT, 0, 9, 0},
     {ABS_MT_TRACKING_ID, 0, 65535, 0}, {ABS_MT_POSITION_X, 0, 3199, 20},
     {ABS_MT_POSITION_Y, 0, 2399, 20}, {ABS_MT_TOOL_TYPE, 0, MT_TOOL_MAX, 0}}};

static void land(struct script *s, long long t, int number, int id, int x, int y) {
  slot(s, t, number, id, 4 * x, 4 * y);
  if (id >= 0) add(s, t, EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_FINGER);
}

static void tap(int device, int x, int y) {
  struct script s = {0};
  land(&s, 0, 0, 1, x, y);
  key(&s, 0, BTN_TOUCH, 1);
  report(&s, 0);
  land(&s, 80 * MS, 0, -1, 0, 0);
  key(&s, 80 * MS, BTN_TOUCH, 0);
  report(&s, 80 * MS);
  play(device, &s, 0);
  free(s.steps);
}

// Two fingers go apart around a point.
static void spread(int device, int x, int y) {
  struct script s = {0};
  land(&s, 0, 0, 1, x - 50, y);
  land(&s, 0, 1, 2, x + 50, y);
  key(&s, 0, BTN_TOUCH, 1);
  report(&s, 0);
  for (int i = 1; i <= 30; i++) {
    move(&s, i * 20 * MS, 0, 4 * (x - 50 - 3 * i), 4 * y);
    move(&s, i * 20 * MS, 1, 4 * (x + 50 + 3 * i), 4 * y);
    report(&s, i * 20 * MS);
  }
  land(&s, 700 * MS, 0, -1, 0, 0);
  land(&s, 700 * MS, 1, -1, 0, 0);
  key(&s, 700 * MS, BTN_TOUCH, 0);
  report(&s, 700 * MS);
  play(device, &s, 0);
  free(s.steps);
}

// A quarter of a turn around a dial.
static void turn(int device) {
  static const int way[][2] = {{285, 200}, {284, 215}, {280, 230}, {272, 246},
                               {260, 263}, {245, 275}, {228, 283}, {195, 288}};
  struct script s = {0};
  land(&s, 0, 0, 1, way[0][0], way[0][1]);
  key(&s, 0, BTN_TOUCH, 1);
  report(&s, 0);
  for (int i = 1; i < 8; i++) {
    move(&s, i * 30 * MS, 0, 4 * way[i][0], 4 * way[i][1]);
    report(&s, i * 30 * MS);
  }
  land(&s, 300 * MS, 0, -1, 0, 0);
  key(&s, 300 * MS, BTN_TOUCH, 0);
  report(&s, 300 * MS);
  play(device, &s, 0);
  free(s.steps);
}

static void press(int device, int x, int y) {
  struct script s = {0};
  land(&s, 0, 0, 1, x, y);
  key(&s, 0, BTN_TOUCH, 1);
  report(&s, 0);
  play(device, &s, 0);
  free(s.steps);
}

// The driver reports that the finger is a palm, and later that it lifts.
static void become_palm(int device) {
  struct script s = {0};
  add(&s, 0, EV_ABS, ABS_MT_TOOL_TYPE, MT_TOOL_PALM);
  report(&s, 0);
  land(&s, 200 * MS, 0, -1, 0, 0);
  key(&s, 200 * MS, BTN_TOUCH, 0);
  report(&s, 200 * MS);
  play(device, &s, 0);
  free(s.steps);
}

static void unplug(int device) {
  must(ioctl(device, UI_DEV_DESTROY), "UI_DEV_DESTROY");
  close(device);
}

static void write_file(const char *path, const char *content) {
  int file = open(path, O_WRONLY);
  must(file, path);
  must(write(file, content, strlen(content)), path);
  close(file);
}

// Connects or disconnects the display. The virtual card sends no report, so that one is requested.
static void set_display(const char *status) {
  write_file(STATUS, status);
  write_file("/sys/class/drm/card0/uevent", "change");
}

// Asks for a picture of the display, and waits until it is taken.
static void take_picture(pid_t kiosk, const char *name) {
  char line[16];
  if (kiosk) settle(kiosk);
  printf("DEVICE-TEST: picture %s\n", name);
  if (read(0, line, sizeof line) <= 0) must(-1, "picture");
}

static int says(const char *words) { return strstr(text(LOG, 0), words) != NULL; }

// Waits for a line of the kiosk's output.
static int comes(const char *words) {
  for (int tries = 0; tries < 600 && !says(words); tries++) usleep(100000);
  return says(words);
}

// Starts the kiosk, which must end with an error.
static void expect_error(uid_t user, const char *words, const char *what) {
  char *kiosk[] = {"kiosk", NULL};
  int is_right = run("/tmp/error.txt", user, kiosk) == 1 && strstr(text("/tmp/error.txt", 0), words);
  verdict(is_right, "errors", what);
  printf("%s", text("/tmp/error.txt", 0));
}

static long wakes(pid_t child) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/status", child);
  char *found = strstr(text(path, 0), "\nvoluntary_ctxt_switches:");
  return found ? atol(found + 25) : -1;
}

static void prepare(void) {
  mount_system();
  chmod("/tmp", 0777);
  setenv("HOME", "/tmp", 1);
  // The page of gestures is served on this machine's own address.
  struct ifreq loopback = {.ifr_name = "lo", .ifr_flags = IFF_UP};
  must(ioctl(socket(AF_INET, SOCK_DGRAM, 0), SIOCSIFFLAGS, &loopback), "lo");
}

static void load_all(const char *list) {
  char *names = strdup(text(list, 0));
  for (char *name = strtok(names, "\n"); name; name = strtok(NULL, "\n")) load(name);
  free(names);
}

int main(void) {
  prepare();
  load_all("/modules/input");
  expect_error(0, "there is no graphics card", "without a driver there is no card");
  load_all("/modules/graphics");
  char node[64];
  int device = create(&panel, NULL, node);
  must(chown(node, 0, VIDEO), node);
  must(chmod(node, 0660), node);
  expect_error(USER, CARD ": you may not open it", "a user without permission");
  set_display("off");
  expect_error(0, CARD ": no display is connected to Virtual-1", "no display is connected");
  set_display("detect");
  write_file("/dev/tty1", "\033[?25lThe console.\n");
  take_picture(0, "console");

  must(chmod(CARD, 0666), CARD);
  char *arguments[] = {"kiosk", NULL};
  pid_t kiosk = start(LOG, USER, arguments);
  verdict(comes("gestures in a browser: http://127.0.0.1:"), "kiosk", "prints its page's address");
  verdict(comes("you may not read it"), "panel", "without permission, the kiosk says so");
  must(chmod(node, 0666), node);
  verdict(comes("touches come from "), "panel", "is used when it becomes readable");
  take_picture(kiosk, "plan");
  long before = wakes(kiosk);
  sleep(5);
  verdict(wakes(kiosk) - before <= 6, "kiosk", "wakes at most once a second at rest");
  expect_error(0, CARD ": another program drives its displays", "a second kiosk");

  tap(device, 504, 125);
  take_picture(kiosk, "room");
  spread(device, 400, 264);
  take_picture(kiosk, "pinched");
  press(device, 300, 564);
  take_picture(kiosk, "pressed");
  become_palm(device);
  take_picture(kiosk, "palm");
  press(device, 300, 564);
  take_picture(kiosk, "held");
  unplug(device);
  take_picture(kiosk, "unplugged");
  verdict(says("was unplugged; its fingers are cancelled"), "unplug", "the kiosk says so");
  device = create(&panel, NULL, node);
  must(chmod(node, 0666), node);
  sleep(1);
  tap(device, 300, 564);
  take_picture(kiosk, "whole");

  set_display("off");
  verdict(comes("no display is connected"), "display", "is disconnected, and the kiosk says so");
  tap(device, 243, 421);
  settle(kiosk);
  set_display("detect");
  verdict(comes("Virtual-1 shows the app again"), "display", "is connected again");
  take_picture(kiosk, "kitchen");
  verdict(!kill(kiosk, 0), "kiosk", "still runs");
  kill(kiosk, SIGTERM);
  verdict(finish(kiosk) == 0, "kiosk", "ends when systemd stops it");
  take_picture(0, "end");

  // The display stands upright, so that its left side is the scene's top.
  setenv("TOUCHSTONE_DISPLAY", "90", 1);
  kiosk = start(LOG ".upright", USER, arguments);
  await(kiosk, node);
  tap(device, 239, 599 - 393);
  take_picture(kiosk, "upright");
  kill(kiosk, SIGTERM);
  verdict(finish(kiosk) == 0, "upright", "the kiosk ends");

  // An app of an iOS project, which only its package's product brings to the display.
  unsetenv("TOUCHSTONE_DISPLAY");
  char *dial[] = {"DialApp", NULL};
  pid_t app = start(LOG ".dial", USER, dial);
  await(app, node);
  take_picture(app, "dial");
  turn(device);
  take_picture(app, "turned");
  kill(app, SIGTERM);
  verdict(finish(app) == 0, "dial", "UIApplicationMain returns");
  unplug(device);
  printf("--- the kiosk's output\n%s---\n", text(LOG, 0));
  printf("DEVICE-TEST: %s\n", failures ? "FAILED" : "PASSED");
  sync();
  reboot(RB_POWER_OFF);
  return 0;
}
