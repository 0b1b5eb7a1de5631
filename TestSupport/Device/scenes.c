// The scenes: a panel of every kind, and fingers on it.
#include "scenes.h"

#include <stdlib.h>

#define MS 1000LL

void add(struct script *script, long long time, int type, int code, int value) {
  if (script->count == script->room) {
    script->room = script->room ? script->room * 2 : 256;
    script->steps = realloc(script->steps, script->room * sizeof *script->steps);
    if (!script->steps) abort();
  }
  script->steps[script->count++] = (struct step){time, type, code, value};
}

void report(struct script *script, long long time) { add(script, time, EV_SYN, SYN_REPORT, 0); }

void slot(struct script *s, long long t, int number, int id, int x, int y) {
  add(s, t, EV_ABS, ABS_MT_SLOT, number);
  add(s, t, EV_ABS, ABS_MT_TRACKING_ID, id);
  if (id < 0) return;
  add(s, t, EV_ABS, ABS_MT_POSITION_X, x);
  add(s, t, EV_ABS, ABS_MT_POSITION_Y, y);
}

void move(struct script *s, long long t, int number, int x, int y) {
  add(s, t, EV_ABS, ABS_MT_SLOT, number);
  add(s, t, EV_ABS, ABS_MT_POSITION_X, x);
  add(s, t, EV_ABS, ABS_MT_POSITION_Y, y);
}

void key(struct script *s, long long t, int code, int value) {
  add(s, t, EV_KEY, code, value);
}

// Two single taps, the second where the first was, so that the kernel sends no place; then a double tap.
static void taps(struct script *s) {
  long long starts[] = {0, 1500 * MS, 3000 * MS, 3200 * MS};
  for (int i = 0; i < 4; i++) {
    slot(s, starts[i], 0, 10 + i, 1500, 900);
    key(s, starts[i], BTN_TOUCH, 1);
    report(s, starts[i]);
    slot(s, starts[i] + 60 * MS, 0, -1, 0, 0);
    key(s, starts[i] + 60 * MS, BTN_TOUCH, 0);
    report(s, starts[i] + 60 * MS);
  }
}

// Two fingers go apart.
static void pinch(struct script *s) {
  slot(s, 0, 0, 1, 1400, 900);
  slot(s, 0, 1, 2, 1700, 900);
  key(s, 0, BTN_TOUCH, 1);
  report(s, 0);
  for (int i = 1; i <= 60; i++) {
    move(s, i * 10 * MS, 0, 1400 - i * 12, 900 - i * 3);
    move(s, i * 10 * MS, 1, 1700 + i * 12, 900 + i * 3);
    report(s, i * 10 * MS);
  }
  slot(s, 650 * MS, 0, -1, 0, 0);
  slot(s, 650 * MS, 1, -1, 0, 0);
  key(s, 650 * MS, BTN_TOUCH, 0);
  report(s, 650 * MS);
}

// A finger goes along and the panel is pulled out; what is down is cancelled.
static void unplug(struct script *s) {
  slot(s, 0, 0, 1, 500, 500);
  key(s, 0, BTN_TOUCH, 1);
  report(s, 0);
  for (int i = 1; i <= 30; i++) {
    move(s, i * 20 * MS, 0, 500 + i * 30, 500);
    report(s, i * 20 * MS);
  }
}

// A finger rests until a long press, and two fingers lift while nobody listens.
static void flood(struct script *s) {
  slot(s, 0, 0, 1, 500, 500);
  slot(s, 0, 1, 2, 900, 500);
  key(s, 0, BTN_TOUCH, 1);
  report(s, 0);
  // More than any buffer of the kernel holds.
  for (int i = 1; i <= 3000; i++) {
    move(s, 300 * MS + i * 100, 0, 500 + i % 700, 500 + i % 300);
    report(s, 300 * MS + i * 100);
  }
  slot(s, 700 * MS, 1, -1, 0, 0);
  slot(s, 700 * MS, 2, 7, 1800, 1000);
  report(s, 700 * MS);
  for (int i = 1; i <= 20; i++) {
    move(s, 1200 * MS + i * 10 * MS, 2, 1800 - i * 20, 1000);
    report(s, 1200 * MS + i * 10 * MS);
  }
  slot(s, 1600 * MS, 0, -1, 0, 0);
  slot(s, 1600 * MS, 2, -1, 0, 0);
  key(s, 1600 * MS, BTN_TOUCH, 0);
  report(s, 1600 * MS);
}

static void packet(struct script *s, long long t, int x, int y) {
  add(s, t, EV_ABS, ABS_MT_TOUCH_MAJOR, 8);
  add(s, t, EV_ABS, ABS_MT_POSITION_X, x);
  add(s, t, EV_ABS, ABS_MT_POSITION_Y, y);
  add(s, t, EV_SYN, SYN_MT_REPORT, 0);
}

// Protocol A: two fingers turn, one lifts, the other goes on.
static void packets(struct script *s) {
  for (int i = 0; i < 50; i++) {
    packet(s, i * 12 * MS, 800 + i * 6, 600);
    if (i < 35) packet(s, i * 12 * MS, 1400, 700 + i * 10);
    report(s, i * 12 * MS);
  }
  add(s, 620 * MS, EV_SYN, SYN_MT_REPORT, 0);
  report(s, 620 * MS);
}

static void single(struct script *s) {
  add(s, 0, EV_ABS, ABS_X, 300);
  add(s, 0, EV_ABS, ABS_Y, 300);
  key(s, 0, BTN_TOUCH, 1);
  report(s, 0);
  for (int i = 1; i <= 25; i++) {
    add(s, i * 8 * MS, EV_ABS, ABS_X, 300 + i * 40);
    report(s, i * 8 * MS);
  }
  key(s, 220 * MS, BTN_TOUCH, 0);
  report(s, 220 * MS);
}

// A pad that knows the box around two fingers only.
static void box(struct script *s) {
  slot(s, 0, 0, 1, 1000, 1000);
  key(s, 0, BTN_TOUCH, 1);
  key(s, 0, BTN_TOOL_FINGER, 1);
  report(s, 0);
  slot(s, 40 * MS, 1, 2, 1600, 1500);
  key(s, 40 * MS, BTN_TOOL_FINGER, 0);
  key(s, 40 * MS, BTN_TOOL_DOUBLETAP, 1);
  report(s, 40 * MS);
  for (int i = 1; i <= 40; i++) {
    move(s, (40 + i * 12) * MS, 0, 1000, 1000 + i * 25);
    move(s, (40 + i * 12) * MS, 1, 1600, 1500 + i * 25);
    report(s, (40 + i * 12) * MS);
  }
  slot(s, 560 * MS, 0, -1, 0, 0);
  slot(s, 560 * MS, 1, -1, 0, 0);
  key(s, 560 * MS, BTN_TOOL_DOUBLETAP, 0);
  key(s, 560 * MS, BTN_TOUCH, 0);
  report(s, 560 * MS);
}

// A pen comes near, touches, goes along and leaves.
static void pen(struct script *s) {
  add(s, 0, EV_ABS, ABS_X, 4000);
  add(s, 0, EV_ABS, ABS_Y, 3000);
  add(s, 0, EV_ABS, ABS_DISTANCE, 40);
  add(s, 0, EV_ABS, ABS_TILT_X, 20);
  key(s, 0, BTN_TOOL_PEN, 1);
  report(s, 0);
  add(s, 100 * MS, EV_ABS, ABS_DISTANCE, 0);
  add(s, 100 * MS, EV_ABS, ABS_PRESSURE, 700);
  key(s, 100 * MS, BTN_TOUCH, 1);
  report(s, 100 * MS);
  for (int i = 1; i <= 40; i++) {
    add(s, (100 + i * 10) * MS, EV_ABS, ABS_X, 4000 + i * 60);
    add(s, (100 + i * 10) * MS, EV_ABS, ABS_PRESSURE, 700 + i * 10);
    report(s, (100 + i * 10) * MS);
  }
  add(s, 1200 * MS, EV_ABS, ABS_PRESSURE, 0);
  key(s, 1200 * MS, BTN_TOUCH, 0);
  report(s, 1200 * MS);
  key(s, 1300 * MS, BTN_TOOL_PEN, 0);
  report(s, 1300 * MS);
}

static const struct panel slots_panel = {
    "Test Panel B", 1 << INPUT_PROP_DIRECT, {BTN_TOUCH},
    {{ABS_X, 0, 3099, 10}, {ABS_Y, 0, 1739, 10}, {ABS_MT_SLOT, 0, 9, 0},
     {ABS_MT_TRACKING_ID, 0, 65535, 0}, {ABS_MT_POSITION_X, 0, 3099, 10},
     {ABS_MT_POSITION_Y, 0, 1739, 10}}};

static const struct panel packets_panel = {
    "Test Panel A", 1 << INPUT_PROP_DIRECT, {BTN_TOUCH},
    {{ABS_MT_TOUCH_MAJOR, 0, 255, 0}, {ABS_MT_POSITION_X, 0, 3099, 10},
     {ABS_MT_POSITION_Y, 0, 1739, 10}}};

static const struct panel single_panel = {
    "Test Single Touch", 1 << INPUT_PROP_DIRECT, {BTN_TOUCH},
    {{ABS_X, 0, 3099, 10}, {ABS_Y, 0, 1739, 10}}};

static const struct panel box_panel = {
    "Test Box Pad", 1 << INPUT_PROP_POINTER | 1 << INPUT_PROP_SEMI_MT,
    {BTN_TOUCH, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_LEFT},
    {{ABS_X, 0, 3999, 40}, {ABS_Y, 0, 2399, 40}, {ABS_MT_SLOT, 0, 1, 0},
     {ABS_MT_TRACKING_ID, 0, 65535, 0}, {ABS_MT_POSITION_X, 0, 3999, 40},
     {ABS_MT_POSITION_Y, 0, 2399, 40}}};

static const struct panel pen_panel = {
    "Test Pen", 1 << INPUT_PROP_DIRECT, {BTN_TOUCH, BTN_TOOL_PEN, BTN_STYLUS},
    {{ABS_X, 0, 15999, 100}, {ABS_Y, 0, 9999, 100}, {ABS_PRESSURE, 0, 2047, 0},
     {ABS_DISTANCE, 0, 63, 0}, {ABS_TILT_X, -60, 60, 57}, {ABS_TILT_Y, -60, 60, 57}}};

const struct scene scenes[] = {
    {"taps", &slots_panel, taps, 0, 0},       {"pinch", &slots_panel, pinch, 0, 0},
    {"unplug", &slots_panel, unplug, 1, 0},   {"flood", &slots_panel, flood, 0, 1},
    {"packets", &packets_panel, packets, 0, 0}, {"single", &single_panel, single, 0, 0},
    {"box", &box_panel, box, 0, 0},           {"pen", &pen_panel, pen, 0, 0},
};
const size_t scene_count = sizeof scenes / sizeof *scenes;
