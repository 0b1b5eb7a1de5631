// LVGL, in the compiled library of the Python package `pydevices-lvgl`. No header comes with it, so
// the declarations of LVGL 9.5 are repeated here; a wrong one would show in the actions.
//
// A pointer of LVGL has one pressed point. The recognizers of two fingers belong to the pointer, and
// its read callback gives them the touches.
#include "../harness.h"

#include <math.h>
#include <stddef.h>

// Declarations

typedef struct lv_obj lv_obj;
typedef struct lv_indev lv_indev;
typedef struct lv_event lv_event;

typedef struct {
  int32_t x, y;
} lv_point;

typedef struct {
  lv_point point;
  int state;
  uint8_t id;
  uint32_t timestamp;
} touch_data;

enum { NO_GESTURE, PINCH, SWIPE, ROTATE, TWO_FINGER_SWIPE, SCROLL, GESTURES };

typedef struct {
  int gesture_type[GESTURES];
  void *gesture_data[GESTURES];
  int state;
  lv_point point;
  uint32_t key;
  uint32_t button;
  int16_t encoder;
  uint32_t timestamp;
  bool continues;
} indev_data;

enum { POINTER = 1 };
enum { MODE_EVENT = 2 };
enum { RELEASED, PRESSED };
enum {
  EVENT_PRESSING = 2,
  EVENT_SINGLE_CLICKED = 5,
  EVENT_DOUBLE_CLICKED = 6,
  EVENT_LONG_PRESSED = 8,
  EVENT_CLICKED = 10,
  EVENT_GESTURE = 16,
};

void lv_init(void);
void lv_tick_set_cb(uint32_t (*)(void));
void *lv_display_create(int32_t width, int32_t height);
lv_obj *lv_screen_active(void);
lv_obj *lv_obj_create(lv_obj *parent);
void lv_obj_remove_style_all(lv_obj *);
void lv_obj_set_pos(lv_obj *, int32_t x, int32_t y);
void lv_obj_set_size(lv_obj *, int32_t width, int32_t height);
void lv_obj_update_layout(lv_obj *);
int32_t lv_obj_get_width(lv_obj *);
void *lv_obj_add_event_cb(lv_obj *, void (*)(lv_event *), int event, void *data);
lv_indev *lv_indev_create(void);
lv_indev *lv_indev_active(void);
void lv_indev_set_type(lv_indev *, int type);
void lv_indev_set_mode(lv_indev *, int mode);
void lv_indev_set_read_cb(lv_indev *, void (*)(lv_indev *, indev_data *));
void lv_indev_read(lv_indev *);
void lv_indev_get_point(lv_indev *, lv_point *);
lv_obj *lv_indev_search_obj(lv_obj *, lv_point *);
void lv_indev_gesture_recognizers_update(lv_indev *, touch_data *, uint16_t count);
void lv_indev_gesture_recognizers_set_data(lv_indev *, indev_data *);
int lv_event_get_code(lv_event *);
int lv_event_get_gesture_type(lv_event *);
float lv_event_get_pinch_scale(lv_event *);
float lv_event_get_rotation(lv_event *);
float lv_event_get_two_fingers_swipe_distance(lv_event *);

// Touches

static struct {
  uint32_t milliseconds;
  int count;
  touch_data touches[FINGERS];
} made[FRAMES_MADE];
static int current;
static lv_indev *pointer;

static uint32_t now(void) { return made[current].milliseconds; }

static void make(int index, const frame *frame) {
  made[index].milliseconds = (uint32_t)frame->milliseconds;
  made[index].count = frame->fingers;
  for (int finger = 0; finger < frame->fingers; finger++) {
    made[index].touches[finger] = (touch_data){
        .point = {(int32_t)lround(frame->places[finger].x), (int32_t)lround(frame->places[finger].y)},
        .state = frame->what == UP ? RELEASED : PRESSED,
        .id = (uint8_t)finger,
        .timestamp = (uint32_t)frame->milliseconds,
    };
  }
}

static void read_touches(lv_indev *indev, indev_data *data) {
  data->point = made[current].touches[0].point;
  data->state = made[current].touches[0].state;
  if (made[current].count != 1) {
    lv_indev_gesture_recognizers_update(
        indev, made[current].touches, (uint16_t)made[current].count);
    lv_indev_gesture_recognizers_set_data(indev, data);
  }
}

static void deliver(int index) {
  current = index;
  lv_indev_read(pointer);
}

/// LVGL also reads a pointer that no finger touches, and its recognizers need one such read to reset.
static void rest(void) {
  if (made[current].count == 1) return;
  made[current].count = 0;
  lv_indev_read(pointer);
}

// Gestures

static void clicked(lv_event *event) { tell(1); }

static void gesture(lv_event *event) {
  switch (lv_event_get_gesture_type(event)) {
    case PINCH: tell(lv_event_get_pinch_scale(event)); break;
    case ROTATE: tell(fabs(lv_event_get_rotation(event))); break;
    case TWO_FINGER_SWIPE: tell(lv_event_get_two_fingers_swipe_distance(event)); break;
    default: break;
  }
}

/// What an app does that moves a view with a finger. LVGL reports the finger in every frame.
static void pressing(lv_event *event) {
  lv_point point;
  lv_indev_get_point(lv_indev_active(), &point);
  double distance = hypot(point.x - 300, point.y - 500);
  if (distance > SLOP) tell(distance);
}

// Views

static lv_obj *view(lv_obj *parent, int x, int y, int width, int height) {
  lv_obj *child = lv_obj_create(parent);
  lv_obj_remove_style_all(child);
  lv_obj_set_pos(child, x, y);
  lv_obj_set_size(child, width, height);
  return child;
}

static void add_six(lv_obj *child) {
  lv_obj_add_event_cb(child, clicked, EVENT_SINGLE_CLICKED, NULL);
  lv_obj_add_event_cb(child, clicked, EVENT_DOUBLE_CLICKED, NULL);
  lv_obj_add_event_cb(child, clicked, EVENT_LONG_PRESSED, NULL);
  lv_obj_add_event_cb(child, gesture, EVENT_GESTURE, NULL);
}

static void add_nested(lv_obj *parent) {
  for (int depth = 0; depth < NESTED_VIEWS; depth++) {
    int inset = depth == 0 ? 0 : 1, side = SCENE - 2 * depth;
    parent = view(parent, inset, inset, side, side);
    lv_obj_add_event_cb(parent, pressing, EVENT_PRESSING, NULL);
    lv_obj_add_event_cb(parent, clicked, EVENT_SINGLE_CLICKED, NULL);
  }
}

// Twice as large as elsewhere: views have whole sizes.
static void add_tree(lv_obj *root) {
  lv_obj *tree = view(root, 0, 0, 2 * SCENE, 2 * SCENE);
  int cell = 0, wide = 2 * SCENE / CUT, narrow = wide / CUT;
  for (int column = 0; column < CUT; column++) {
    lv_obj *outer = view(tree, column * wide, 0, wide, 2 * SCENE);
    for (int row = 0; row < CUT; row++) {
      lv_obj *middle = view(outer, 0, row * wide, wide, wide);
      for (int part = 0; part < CUT; part++) {
        lv_obj *inner = view(middle, part * narrow, 0, narrow, wide);
        if (cell++ < CELLS_WITH_ONE_MORE) view(inner, 0, wide - 2, 2, 2);
        for (int depth = 1; depth <= NESTED_IN_CELL; depth++) {
          inner = view(inner, 1, 1, narrow - 2 * depth, wide - 2 * depth);
        }
      }
    }
  }
}

static lv_obj *root;

static double hit(double x, double y) {
  lv_point point = {(int32_t)(2 * x), (int32_t)(2 * y)};
  lv_obj *found = lv_indev_search_obj(root, &point);
  return found && found != root ? lv_obj_get_width(found) : 0;
}

static void prepare(workload workload) {
  int side = workload == W5 ? 2 * SCENE : SCENE;
  lv_init();
  lv_tick_set_cb(now);
  lv_display_create(side, side);
  root = lv_screen_active();
  switch (workload) {
    case W1: add_six(view(root, 0, 0, SCENE, SCENE)); break;
    case W2:
      lv_obj_add_event_cb(view(root, 0, 0, SCENE, SCENE), clicked, EVENT_CLICKED, NULL);
      break;
    case W2D: {
      lv_obj *child = view(root, 0, 0, SCENE, SCENE);
      lv_obj_add_event_cb(child, clicked, EVENT_DOUBLE_CLICKED, NULL);
      lv_obj_add_event_cb(child, clicked, EVENT_SINGLE_CLICKED, NULL);
      break;
    }
    case W3: add_nested(root); break;
    default: add_tree(root); break;
  }
  lv_obj_update_layout(root);
  pointer = lv_indev_create();
  lv_indev_set_type(pointer, POINTER);
  lv_indev_set_mode(pointer, MODE_EVENT);
  lv_indev_set_read_cb(pointer, read_touches);
}

int run(int argc, char **argv) {
  // In W1, the rotation resets the other recognizers, and a moving finger is pressed long.
  peer peer = {
      .system = "lvgl",
      .version = "9.5",
      .expected = {[W1] = 61 + 1, [W2] = 1, [W2D] = 1, [W3] = 58, [W4] = -1, [W5] = 1},
      .prepare = prepare,
      .make = make,
      .send = deliver,
      .rest = rest,
      .hit = hit,
  };
  return measure(&peer, argc, argv);
}
