// A module of weston that makes the touches that it reads as lines, for Scripts/test-window:
//
//   down ID X Y    motion ID X Y    up ID    frame    cancel    unplug    plug
//
// Coordinates are pixels of the output. The lines come through the pipe that TOUCHSTONE_TOUCHES names. For
// libweston 10 and 14, which Debian 12 and 13 have; the functions declared here are exported and have no public header.

#include <fcntl.h>
#include <libweston/libweston.h>
#include <libweston/version.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

void weston_seat_init(struct weston_seat *seat, struct weston_compositor *compositor, const char *name);
int weston_seat_init_touch(struct weston_seat *seat);
struct weston_touch_device *weston_touch_create_touch_device(struct weston_touch *touch, const char *path, void *data,
                                                             const struct weston_touch_device_ops *ops);
void weston_touch_device_destroy(struct weston_touch_device *device);
void weston_seat_release_touch(struct weston_seat *seat);
void notify_touch_frame(struct weston_touch_device *device);

static struct weston_seat seat;
static struct weston_touch_device *device;
static char line[256];
static size_t length;

static void touch(int type, int id, double x, double y) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
#if WESTON_VERSION_MAJOR == 10
  void notify_touch_normalized(struct weston_touch_device *, const struct timespec *, int id, double x, double y,
                               const struct weston_point2d_device_normalized *, int type);
  notify_touch_normalized(device, &now, id, x, y, NULL, type);
#else
  void notify_touch_normalized(struct weston_touch_device *, const struct timespec *, int id,
                               const struct weston_coord_global *, const struct weston_point2d_device_normalized *,
                               int type);
  struct weston_coord_global location = {.c = {x, y}};
  notify_touch_normalized(device, &now, id, type == WL_TOUCH_UP ? NULL : &location, NULL, type);
#endif
}

// Weston's own way to cancel sends nothing outside of a grab.
static void cancel(void) {
  struct wl_resource *resource;
  wl_resource_for_each(resource, &seat.touch_state->focus_resource_list) wl_touch_send_cancel(resource);
  weston_touch_set_focus(seat.touch_state, NULL);
  seat.touch_state->num_tp = 0;
}

static int plug(void) {
  if (weston_seat_init_touch(&seat) < 0) return -1;
  device = weston_touch_create_touch_device(seat.touch_state, "touches", NULL, NULL);
  return 0;
}

// As weston does with a panel that is unplugged.
static void unplug(void) {
  weston_touch_device_destroy(device);
  weston_seat_release_touch(&seat);
}

static void perform(const char *text) {
  char word[16];
  int id = 0;
  double x = 0, y = 0;
  if (sscanf(text, "%15s %d %lf %lf", word, &id, &x, &y) < 1) return;
  if (!strcmp(word, "down")) touch(WL_TOUCH_DOWN, id, x, y);
  else if (!strcmp(word, "motion")) touch(WL_TOUCH_MOTION, id, x, y);
  else if (!strcmp(word, "up")) touch(WL_TOUCH_UP, id, 0, 0);
  else if (!strcmp(word, "frame")) notify_touch_frame(device);
  else if (!strcmp(word, "cancel")) cancel();
  else if (!strcmp(word, "unplug")) unplug();
  else if (!strcmp(word, "plug")) plug();
  else weston_log("weston-touches: no such command: %s\n", word);
}

static int readable(int descriptor, uint32_t mask, void *data) {
  char byte;
  while (read(descriptor, &byte, 1) == 1) {
    if (byte != '\n') {
      if (length < sizeof line - 1) line[length++] = byte;
      continue;
    }
    line[length] = 0;
    length = 0;
    perform(line);
  }
  return 1;
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[]) {
  const char *path = getenv("TOUCHSTONE_TOUCHES");
  // Open for writing too, so that the pipe never ends.
  int descriptor = path ? open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC) : -1;
  if (descriptor < 0) {
    weston_log("weston-touches: TOUCHSTONE_TOUCHES names no pipe\n");
    return -1;
  }
  weston_seat_init(&seat, compositor, "touches");
  if (plug() < 0) return -1;
  wl_event_loop_add_fd(wl_display_get_event_loop(compositor->wl_display), descriptor, WL_EVENT_READABLE, readable,
                       NULL);
  return 0;
}
