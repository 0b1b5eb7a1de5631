// Panels that the machine has, and what happens on them.
#ifndef SCENES_H
#define SCENES_H

#include <linux/input.h>
#include <linux/uinput.h>
#include <stddef.h>

struct axis {
  unsigned short code;
  int minimum, maximum, resolution;
};

struct panel {
  const char *name;
  unsigned properties; // INPUT_PROP_… as bits
  unsigned short keys[8];
  struct axis axes[12];
};

// One event of a script; the time is in microseconds from its start.
struct step {
  long long time;
  unsigned short type, code;
  int value;
};

struct script {
  struct step *steps;
  size_t count, room;
};

void add(struct script *script, long long time, int type, int code, int value);
void report(struct script *script, long long time);
// A finger lands in a slot; it lifts with a negative identifier.
void slot(struct script *script, long long time, int number, int id, int x, int y);
void move(struct script *script, long long time, int number, int x, int y);
void key(struct script *script, long long time, int code, int value);

// What happens on a panel.
struct scene {
  const char *name;
  const struct panel *panel;
  void (*write)(struct script *);
  // It goes away with fingers down.
  int unplugs;
  // Reading stops in the middle, so that the kernel's buffer runs over.
  int floods;
};

extern const struct scene scenes[];
extern const size_t scene_count;

#endif
