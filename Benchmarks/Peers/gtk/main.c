// GTK 4. A touch arrives as the surface's "event" signal, which is where every backend of GDK hands
// its events over: from there on all is GTK's own, picking, targets, phases, gestures, claims.
//
// GDK has no public constructor of a touch event, but its type is registered, and GLib makes
// instances of types by name. What lies in such an instance is private to GDK, so its places are
// checked against the public getters before anything is measured.
#include "../harness.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

// Events

/// How GDK 4.8 lays a touch event out.
typedef struct {
  GTypeInstance instance;
  int references;
  GdkEventType type;
  GdkSurface *surface;
  GdkDevice *device;
  guint32 time;
  guint16 flags;
  GdkModifierType state;
  double x, y;
  double *axes;
  gpointer sequence;
  gboolean touch_emulating;
  gboolean pointer_emulated;
} touch_event;

static GType touch_type;
static GtkWidget *window;
static GdkSurface *surface;
static GdkDevice *device;
static double origin_x, origin_y;
static GdkEvent *made[FRAMES_MADE][FINGERS];
static int made_count;

static GdkEvent *touch(GdkEventType type, place place, int finger, guint32 time) {
  touch_event *event = (touch_event *)g_type_create_instance(touch_type);
  event->type = type;
  event->surface = g_object_ref(surface);
  event->device = g_object_ref(device);
  event->time = time;
  event->x = place.x + origin_x;
  event->y = place.y + origin_y;
  event->sequence = GINT_TO_POINTER(finger + 1);
  event->touch_emulating = finger == 0;
  return (GdkEvent *)event;
}

static void check_layout(void) {
  GTypeQuery query;
  touch_type = g_type_from_name("GdkTouchEvent");
  g_type_query(touch_type, &query);
  double x = 0, y = 0;
  bool is_known = touch_type && query.instance_size == sizeof(touch_event);
  if (is_known) {
    GdkEvent *event = touch(GDK_TOUCH_UPDATE, (place){12, 34}, 6, 56);
    is_known = gdk_event_get_event_type(event) == GDK_TOUCH_UPDATE &&
               gdk_event_get_surface(event) == surface && gdk_event_get_device(event) == device &&
               gdk_event_get_time(event) == 56 && gdk_event_get_position(event, &x, &y) &&
               x == 12 + origin_x && y == 34 + origin_y &&
               (gpointer)gdk_event_get_event_sequence(event) == GINT_TO_POINTER(7) &&
               gdk_event_get_modifier_state(event) == 0 &&
               !gdk_touch_event_get_emulating_pointer(event);
    gdk_event_unref(event);
  }
  if (is_known) return;
  fprintf(stderr, "GTK %d.%d lays its touch events out in another way\n", gtk_get_major_version(),
          gtk_get_minor_version());
  exit(4);
}

static void make(int index, const frame *frame) {
  static const GdkEventType types[] = {GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END};
  made_count = frame->fingers;
  for (int finger = 0; finger < frame->fingers; finger++) {
    if (made[index][finger]) gdk_event_unref(made[index][finger]);
    made[index][finger] = touch(
        types[frame->what], frame->places[finger], finger, (guint32)frame->milliseconds);
  }
}

static void deliver(int index) {
  gboolean is_handled;
  for (int finger = 0; finger < made_count; finger++) {
    g_signal_emit_by_name(surface, "event", made[index][finger], &is_handled);
  }
}

// Gestures

static GtkGesture *clicks[2 * NESTED_VIEWS];
static int click_count;

/// GTK counts clicks for as long as its timer has not run out, which it does in the pause. Nobody
/// waits for that timer here, so the count is taken back.
static void rest(void) {
  for (int index = 0; index < click_count; index++) {
    gtk_event_controller_reset(GTK_EVENT_CONTROLLER(clicks[index]));
  }
}

static void released(GtkGestureClick *click, int presses, double x, double y, gpointer wanted) {
  if (presses == GPOINTER_TO_INT(wanted)) tell(presses);
}

static void dragged(GtkGestureDrag *drag, double x, double y, gpointer unused) { tell(fabs(x)); }

/// What an app does whose drag shall begin after 10 points and keep the others out then.
static void claimed_drag(GtkGestureDrag *drag, double x, double y, gpointer unused) {
  GdkEventSequence *sequence =
      gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(drag));
  bool is_claimed =
      gtk_gesture_get_sequence_state(GTK_GESTURE(drag), sequence) == GTK_EVENT_SEQUENCE_CLAIMED;
  if (!is_claimed) {
    if (x * x + y * y <= SLOP * SLOP) return;
    gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
  }
  tell(fabs(x));
}

static void drag_ended(GtkGestureDrag *drag, double x, double y, gpointer unused) {
  GdkEventSequence *sequence =
      gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(drag));
  if (gtk_gesture_get_sequence_state(GTK_GESTURE(drag), sequence) == GTK_EVENT_SEQUENCE_CLAIMED) {
    tell(fabs(x));
  }
}

static void scaled(GtkGestureZoom *zoom, double scale, gpointer unused) { tell(scale); }
static void turned(GtkGestureRotate *rotate, double angle, double delta, gpointer unused) {
  tell(fabs(angle));
}
static void pressed_long(GtkGestureLongPress *press, double x, double y, gpointer unused) {
  tell(1);
}

static void add(GtkWidget *widget, GtkGesture *gesture) {
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(gesture));
}

static void add_click(GtkWidget *widget, int presses) {
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect(click, "released", G_CALLBACK(released), GINT_TO_POINTER(presses));
  add(widget, click);
  clicks[click_count++] = click;
}

static void add_claiming_drag(GtkWidget *widget) {
  GtkGesture *drag = gtk_gesture_drag_new();
  g_signal_connect(drag, "drag-update", G_CALLBACK(claimed_drag), NULL);
  g_signal_connect(drag, "drag-end", G_CALLBACK(drag_ended), NULL);
  add(widget, drag);
}

static void add_zoom_and_rotate(GtkWidget *widget) {
  GtkGesture *zoom = gtk_gesture_zoom_new();
  g_signal_connect(zoom, "scale-changed", G_CALLBACK(scaled), NULL);
  add(widget, zoom);
  GtkGesture *rotate = gtk_gesture_rotate_new();
  g_signal_connect(rotate, "angle-changed", G_CALLBACK(turned), NULL);
  add(widget, rotate);
}

// Views

static GtkWidget *root;

static GtkWidget *view(GtkWidget *parent, double x, double y, int width, int height) {
  GtkWidget *child = gtk_fixed_new();
  gtk_widget_set_size_request(child, width, height);
  gtk_fixed_put(GTK_FIXED(parent), child, x, y);
  return child;
}

static void add_six(void) {
  GtkWidget *child = view(root, 0, 0, SCENE, SCENE);
  add_click(child, 1);
  add_click(child, 2);
  GtkGesture *drag = g_object_new(GTK_TYPE_GESTURE_DRAG, "n-points", 2, NULL);
  g_signal_connect(drag, "drag-update", G_CALLBACK(dragged), NULL);
  add(child, drag);
  add_zoom_and_rotate(child);
  GtkGesture *press = gtk_gesture_long_press_new();
  g_signal_connect(press, "pressed", G_CALLBACK(pressed_long), NULL);
  add(child, press);
}

static void add_nested(void) {
  GtkWidget *parent = root;
  for (int depth = 0; depth < NESTED_VIEWS; depth++) {
    int inset = depth == 0 ? 0 : 1, side = SCENE - 2 * depth;
    parent = view(parent, inset, inset, side, side);
    add_claiming_drag(parent);
    add_click(parent, 1);
  }
}

static void add_siblings(void) {
  for (int number = 0; number < SIBLINGS; number++) {
    int column = number % SIBLING_COLUMNS, row = number / SIBLING_COLUMNS;
    GtkWidget *child = view(
        root, SIBLING_WIDTH * column, SIBLING_HEIGHT * row, SIBLING_WIDTH, SIBLING_HEIGHT);
    add_claiming_drag(child);
    add_zoom_and_rotate(child);
  }
}

// Twice as large as elsewhere: widgets have whole sizes.
static void add_tree(void) {
  GtkWidget *tree = view(root, 0, 0, 2 * SCENE, 2 * SCENE);
  int cell = 0, wide = 2 * SCENE / CUT, narrow = wide / CUT;
  for (int column = 0; column < CUT; column++) {
    GtkWidget *outer = view(tree, column * wide, 0, wide, 2 * SCENE);
    for (int row = 0; row < CUT; row++) {
      GtkWidget *middle = view(outer, 0, row * wide, wide, wide);
      for (int part = 0; part < CUT; part++) {
        GtkWidget *inner = view(middle, part * narrow, 0, narrow, wide);
        if (cell++ < CELLS_WITH_ONE_MORE) view(inner, 0, wide - 2, 2, 2);
        for (int depth = 1; depth <= NESTED_IN_CELL; depth++) {
          inner = view(inner, 1, 1, narrow - 2 * depth, wide - 2 * depth);
        }
      }
    }
  }
}

static double hit(double x, double y) {
  GtkWidget *found = gtk_widget_pick(root, 2 * x, 2 * y, GTK_PICK_DEFAULT);
  return found && found != root ? gtk_widget_get_width(found) : 0;
}

static void prepare(workload workload) {
  int side = workload == W5 ? 2 * SCENE : SCENE;
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), side, side);
  root = gtk_fixed_new();
  gtk_window_set_child(GTK_WINDOW(window), root);
  switch (workload) {
    case W1: add_six(); break;
    case W2: add_click(view(root, 0, 0, SCENE, SCENE), 1); break;
    case W2D: {
      GtkWidget *child = view(root, 0, 0, SCENE, SCENE);
      add_click(child, 2);
      add_click(child, 1);
      break;
    }
    case W3: add_nested(); break;
    case W4: add_siblings(); break;
    default: add_tree(); break;
  }
  gtk_window_present(GTK_WINDOW(window));
  while (gtk_widget_get_width(root) < side || !gtk_widget_get_mapped(root)) {
    g_main_context_iteration(NULL, TRUE);
  }
  surface = gtk_native_get_surface(GTK_NATIVE(window));
  device = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(window)));
  gtk_native_get_surface_transform(GTK_NATIVE(window), &origin_x, &origin_y);
  check_layout();
}

int main(int argc, char **argv) {
  if (!gtk_init_check()) {
    fprintf(stderr, "GTK finds no display\n");
    return 4;
  }
  char version[32];
  g_snprintf(version, sizeof version, "%d.%d.%d", gtk_get_major_version(), gtk_get_minor_version(),
             gtk_get_micro_version());
  // Each finger is an event of its own, so that drag, zoom and rotate of W1 act twice a frame.
  peer peer = {
      .system = "gtk",
      .version = version,
      .expected = {
          [W1] = 3 * 2 * TWO_FINGER_MOVES,
          [W2] = 1,
          [W2D] = 1,
          [W3] = 58 + 1,
          [W4] = (55 + 1) * FINGERS,
          [W5] = 1,
      },
      .prepare = prepare,
      .make = make,
      .send = deliver,
      .rest = rest,
      .hit = hit,
  };
  return measure(&peer, argc, argv);
}
