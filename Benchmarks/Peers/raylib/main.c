// raylib's gestures (rgestures.h), in the compiled library of the Python package `raylib`. No header
// comes with it, so the declarations are repeated here. There are no views.
#include "../harness.h"

#include <math.h>

enum { POINTS = 8 };
enum { TOUCH_UP, TOUCH_DOWN, TOUCH_MOVE };
enum {
  TAP = 1,
  DOUBLE_TAP = 2,
  HOLD = 4,
  DRAG = 8,
  PINCH_IN = 256,
  PINCH_OUT = 512,
};

typedef struct {
  float x, y;
} vector;

typedef struct {
  int action;
  int count;
  int ids[POINTS];
  vector positions[POINTS];
} gesture_event;

void ProcessGestureEvent(gesture_event);
void UpdateGestures(void);
void SetGesturesEnabled(unsigned flags);
int GetGestureDetected(void);
vector GetGesturePinchVector(void);

static struct {
  double seconds;
  gesture_event event;
} made[FRAMES_MADE];
static double seconds;

/// The clock that raylib asks, instead of its own.
double GetTime(void) { return seconds; }

static void make(int index, const frame *frame) {
  static const int actions[] = {TOUCH_DOWN, TOUCH_MOVE, TOUCH_UP};
  made[index].seconds = frame->milliseconds / 1000.0;
  gesture_event *event = &made[index].event;
  event->action = actions[frame->what];
  event->count = frame->fingers;
  for (int finger = 0; finger < frame->fingers; finger++) {
    event->ids[finger] = finger + 1;
    // Of the screen's size, as raylib's own platforms pass them.
    event->positions[finger] = (vector){
        (float)(frame->places[finger].x / SCENE), (float)(frame->places[finger].y / SCENE)};
  }
}

/// What raylib does in a frame: events, then the app's questions, then the update before the next.
static void deliver(int index) {
  seconds = made[index].seconds;
  UpdateGestures();
  ProcessGestureEvent(made[index].event);
  switch (GetGestureDetected()) {
    case TAP: tell(1); break;
    case PINCH_IN:
    case PINCH_OUT: {
      vector pinch = GetGesturePinchVector();
      tell(hypotf(pinch.x, pinch.y));
      break;
    }
    default: break;
  }
}

static void prepare(workload workload) {
  static const unsigned enabled[WORKLOADS] = {
      [W1] = TAP | DOUBLE_TAP | HOLD | DRAG | PINCH_IN | PINCH_OUT,
      [W2] = TAP,
      [W2D] = TAP | DOUBLE_TAP,
  };
  SetGesturesEnabled(enabled[workload]);
}

int run(int argc, char **argv) {
  // A pinch begins with the second move, after 5 points. It has no rotation.
  peer peer = {
      .system = "raylib",
      .version = "6.5-dev",
      .expected = {[W1] = 59, [W2] = 1, [W2D] = 1, [W3] = -1, [W4] = -1, [W5] = -1},
      .prepare = prepare,
      .make = make,
      .send = deliver,
  };
  return measure(&peer, argc, argv);
}
