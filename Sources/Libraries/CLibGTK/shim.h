#include <stdint.h>

// The part of GDK 4 and GLib that is used, with the declarations of their headers. The headers themselves need
// flags of pkg-config that SwiftPM refuses with a warning at each build (-pthread, -mfpmath). So a library that
// uses these compiles without GTK's files; a program is linked with libgtk-4.

typedef struct _GdkDisplay GdkDisplay;
typedef struct _GdkSurface GdkSurface;
typedef struct _GdkEvent GdkEvent;
typedef struct _GdkEventSequence GdkEventSequence;
typedef struct _GdkDevice GdkDevice;
typedef struct _GdkSeat GdkSeat;
typedef struct _GdkCairoContext GdkCairoContext;
typedef struct _GdkToplevelLayout GdkToplevelLayout;
typedef struct _GdkToplevelSize GdkToplevelSize;
typedef struct _GdkClipboard GdkClipboard;
typedef struct _GtkIMContext GtkIMContext;
typedef struct _GtkWidget GtkWidget;
typedef struct _GMainContext GMainContext;
struct _cairo;
struct _cairo_region;

// GLib's loop, and signals.
typedef struct {
  int fd;
  unsigned short events;
  unsigned short revents;
} GPollFD;
GMainContext *g_main_context_default(void);
int g_main_context_iteration(GMainContext *context, int may_block);
int g_main_context_acquire(GMainContext *context);
void g_main_context_release(GMainContext *context);
int g_main_context_prepare(GMainContext *context, int *priority);
int g_main_context_query(GMainContext *context, int most_priority, int *timeout, GPollFD *fds, int count);
unsigned long g_signal_connect_data(void *instance, const char *signal, void (*handler)(void), void *data,
                                    void *destroy, int flags);
void g_set_prgname(const char *name);

// Handlers of signals with the types that the signals have. GLib's loop runs on the main thread, and so do they.
typedef int (*TSPointerHandler)(GdkSurface *surface, void *value, void *data) __attribute__((swift_attr("@MainActor")));
typedef void (*TSSizeHandler)(GdkSurface *surface, int width, int height, void *data)
    __attribute__((swift_attr("@MainActor")));
static inline void ts_connect_pointer(GdkSurface *surface, const char *signal, TSPointerHandler handler, void *data) {
  g_signal_connect_data(surface, signal, (void (*)(void))handler, data, 0, 0);
}
static inline void ts_connect_size(GdkSurface *surface, const char *signal, TSSizeHandler handler, void *data) {
  g_signal_connect_data(surface, signal, (void (*)(void))handler, data, 0, 0);
}
unsigned int g_signal_handlers_disconnect_matched(
    void *instance, int mask, unsigned int signal, uint32_t detail, void *closure, void *handler, void *data);
static inline void ts_disconnect(GdkSurface *surface, void *data) {
  g_signal_handlers_disconnect_matched(surface, 1 << 4 /* G_SIGNAL_MATCH_DATA */, 0, 0, 0, 0, data);
}
void g_signal_handler_disconnect(void *instance, unsigned long handler);
void *g_object_ref(void *object);
void g_object_unref(void *object);

// The clipboard. `changed` has no arguments.
typedef void (*TSChangeHandler)(GdkClipboard *clipboard, void *data) __attribute__((swift_attr("@MainActor")));
typedef void (*TSReadHandler)(void *source, void *result, void *data) __attribute__((swift_attr("@MainActor")));
static inline unsigned long ts_connect_change(GdkClipboard *clipboard, TSChangeHandler handler, void *data) {
  return g_signal_connect_data(clipboard, "changed", (void (*)(void))handler, data, 0, 0);
}
GdkClipboard *gdk_display_get_clipboard(GdkDisplay *display);
int gdk_clipboard_is_local(GdkClipboard *clipboard);
void gdk_clipboard_set_text(GdkClipboard *clipboard, const char *text);
void gdk_clipboard_read_text_async(GdkClipboard *clipboard, void *cancellable, TSReadHandler handler, void *data);
char *gdk_clipboard_read_text_finish(GdkClipboard *clipboard, void *result, void **error);

// Input methods. `commit` has the composed text; `preedit-changed` has no arguments.
typedef void (*TSCommitHandler)(GtkIMContext *context, const char *text, void *data)
    __attribute__((swift_attr("@MainActor")));
typedef void (*TSPreeditHandler)(GtkIMContext *context, void *data) __attribute__((swift_attr("@MainActor")));
static inline unsigned long ts_connect_commit(GtkIMContext *context, TSCommitHandler handler, void *data) {
  return g_signal_connect_data(context, "commit", (void (*)(void))handler, data, 0, 0);
}
static inline unsigned long ts_connect_preedit(GtkIMContext *context, TSPreeditHandler handler, void *data) {
  return g_signal_connect_data(context, "preedit-changed", (void (*)(void))handler, data, 0, 0);
}
typedef struct {
  int x, y, width, height;
} GdkRectangle;
GtkIMContext *gtk_im_multicontext_new(void);
void gtk_im_context_set_client_widget(GtkIMContext *context, GtkWidget *widget);
void gtk_im_context_focus_in(GtkIMContext *context);
void gtk_im_context_focus_out(GtkIMContext *context);
void gtk_im_context_set_use_preedit(GtkIMContext *context, int use_preedit);
void gtk_im_context_set_cursor_location(GtkIMContext *context, const GdkRectangle *area);
void gtk_im_context_get_preedit_string(GtkIMContext *context, char **text, void **attributes, int *cursor);
// The provisional text, which the caller frees.
static inline char *ts_preedit_text(GtkIMContext *context, int *cursor) {
  char *text = 0;
  gtk_im_context_get_preedit_string(context, &text, 0, cursor);
  return text;
}
int gtk_im_context_filter_keypress(GtkIMContext *context, GdkEvent *event);
void gtk_im_context_reset(GtkIMContext *context);
GtkWidget *gtk_window_new(void);
void gtk_window_destroy(GtkWidget *window);
void gtk_widget_realize(GtkWidget *widget);
// The numbers are those of the headers.
enum {
  TS_PURPOSE_FREE_FORM = 0,
  TS_PURPOSE_DIGITS = 2,
  TS_PURPOSE_NUMBER = 3,
  TS_PURPOSE_PHONE = 4,
  TS_PURPOSE_URL = 5,
  TS_PURPOSE_EMAIL = 6,
  TS_PURPOSE_PASSWORD = 8,
};
void g_object_set(void *object, const char *property, ...);
static inline void ts_set_input_purpose(GtkIMContext *context, long purpose) {
  g_object_set(context, "input-purpose", (int)purpose, (char *)0);
}

// Displays.
void gtk_disable_setlocale(void);
int gtk_init_check(void);
GdkDisplay *gdk_display_get_default(void);
int gdk_display_translate_key(GdkDisplay *display, unsigned int keycode, int state, int group, unsigned int *keyval,
                              int *effective_group, int *level, int *consumed);

// Seats and their devices. GDK's lists are GLib's.
typedef struct GList {
  void *data;
  struct GList *next;
  struct GList *previous;
} GList;
typedef void (*TSDeviceHandler)(GdkSeat *seat, GdkDevice *device, void *data) __attribute__((swift_attr("@MainActor")));
typedef void (*TSSeatHandler)(GdkDisplay *display, GdkSeat *seat, void *data) __attribute__((swift_attr("@MainActor")));
static inline unsigned long ts_connect_removal(GdkSeat *seat, TSDeviceHandler handler, void *data) {
  return g_signal_connect_data(seat, "device-removed", (void (*)(void))handler, data, 0, 0);
}
static inline unsigned long ts_connect_seat(GdkDisplay *display, TSSeatHandler handler, void *data) {
  return g_signal_connect_data(display, "seat-added", (void (*)(void))handler, data, 0, 0);
}
GList *gdk_display_list_seats(GdkDisplay *display);
void g_list_free(GList *list);
int gdk_device_get_source(GdkDevice *device);
enum { TS_GDK_SOURCE_TOUCHSCREEN = 3 };

// Surfaces.
GdkSurface *gdk_surface_new_toplevel(GdkDisplay *display);
void gdk_surface_destroy(GdkSurface *surface);
int gdk_surface_get_width(GdkSurface *surface);
int gdk_surface_get_height(GdkSurface *surface);
int gdk_surface_get_scale_factor(GdkSurface *surface);
int gdk_surface_get_mapped(GdkSurface *surface);
void gdk_surface_queue_render(GdkSurface *surface);
void gdk_surface_request_layout(GdkSurface *surface);
void gdk_toplevel_set_title(GdkSurface *toplevel, const char *title);
void gdk_toplevel_set_decorated(GdkSurface *toplevel, int decorated);
int gdk_toplevel_present(GdkSurface *toplevel, GdkToplevelLayout *layout);
void gdk_toplevel_size_get_bounds(GdkToplevelSize *size, int *width, int *height);
void gdk_toplevel_size_set_size(GdkToplevelSize *size, int width, int height);
void gdk_toplevel_size_set_min_size(GdkToplevelSize *size, int width, int height);
GdkToplevelLayout *gdk_toplevel_layout_new(void);
void gdk_toplevel_layout_unref(GdkToplevelLayout *layout);
void gdk_toplevel_layout_set_fullscreen(GdkToplevelLayout *layout, int fullscreen, void *monitor);
void gdk_toplevel_layout_set_resizable(GdkToplevelLayout *layout, int resizable);

// Drawing.
GdkCairoContext *gdk_surface_create_cairo_context(GdkSurface *surface);
void gdk_draw_context_begin_frame(GdkCairoContext *context, const struct _cairo_region *region);
void gdk_draw_context_end_frame(GdkCairoContext *context);
struct _cairo *gdk_cairo_context_cairo_create(GdkCairoContext *context);

// Events. The numbers are those of the headers.
enum {
  TS_GDK_DELETE = 0,
  TS_GDK_MOTION_NOTIFY = 1,
  TS_GDK_BUTTON_PRESS = 2,
  TS_GDK_BUTTON_RELEASE = 3,
  TS_GDK_KEY_PRESS = 4,
  TS_GDK_KEY_RELEASE = 5,
  TS_GDK_LEAVE_NOTIFY = 7,
  TS_GDK_FOCUS_CHANGE = 8,
  TS_GDK_SCROLL = 15,
  TS_GDK_GRAB_BROKEN = 16,
  TS_GDK_TOUCH_BEGIN = 17,
  TS_GDK_TOUCH_UPDATE = 18,
  TS_GDK_TOUCH_END = 19,
  TS_GDK_TOUCH_CANCEL = 20,
  TS_GDK_TOUCHPAD_PINCH = 22,
};
typedef struct {
  uint32_t time;
  int flags;
  double axes[12];
} GdkTimeCoord;
int gdk_event_get_event_type(GdkEvent *event);
uint32_t gdk_event_get_time(GdkEvent *event);
int gdk_event_get_position(GdkEvent *event, double *x, double *y);
int gdk_event_get_modifier_state(GdkEvent *event);
GdkEventSequence *gdk_event_get_event_sequence(GdkEvent *event);
GdkTimeCoord *gdk_event_get_history(GdkEvent *event, unsigned int *count);
int gdk_event_get_pointer_emulated(GdkEvent *event);
unsigned int gdk_button_event_get_button(GdkEvent *event);
int gdk_scroll_event_get_direction(GdkEvent *event);
void gdk_scroll_event_get_deltas(GdkEvent *event, double *dx, double *dy);
int gdk_scroll_event_get_unit(GdkEvent *event);
int gdk_scroll_event_is_stop(GdkEvent *event);
unsigned int gdk_key_event_get_keyval(GdkEvent *event);
unsigned int gdk_key_event_get_keycode(GdkEvent *event);
unsigned int gdk_key_event_get_layout(GdkEvent *event);
unsigned int gdk_keyval_to_unicode(unsigned int keyval);
int gdk_focus_event_get_in(GdkEvent *event);
int gdk_touchpad_event_get_gesture_phase(GdkEvent *event);
double gdk_touchpad_event_get_pinch_angle_delta(GdkEvent *event);
double gdk_touchpad_event_get_pinch_scale(GdkEvent *event);
void g_free(void *memory);
