// What all peers have in common: the workloads' formulas, the clock, and the line that tells what
// was measured. A peer says how its views are made and how it is given touches.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  double x, y;
} place;

typedef enum { DOWN, MOVE, UP } phase;

/// All fingers of a moment.
typedef struct {
  phase what;
  int fingers;
  const place *places;
  /// Of the workload's own clock, which starts at a second.
  uint64_t milliseconds;
} frame;

typedef enum { W1, W2, W2D, W3, W4, W5, WORKLOADS } workload;

enum {
  SCENE = 1000,
  TWO_FINGER_MOVES = 60,
  NESTED_VIEWS = 50,
  NESTED_MOVES = 60,
  SIBLINGS = 1000,
  SIBLING_COLUMNS = 40,
  SIBLING_WIDTH = 25,
  SIBLING_HEIGHT = 40,
  SIBLING_MOVES = 60,
  FINGERS = 10,
  CUT = 10,
  NESTED_IN_CELL = 8,
  CELLS_WITH_ONE_MORE = 889,
  /// How many frames a harness must have made at once.
  FRAMES_MADE = TWO_FINGER_MOVES + 2,
};

/// How far a drag goes before it is one, in points, where a peer leaves that to its user.
static const double SLOP = 10;

/// What a library's harness fulfils.
typedef struct {
  const char *system;
  const char *version;
  /// Actions a gesture, or -1 for a workload that the library has no gesture for.
  long expected[WORKLOADS];
  /// Makes the views and recognizers, in a scene of 1,000 by 1,000.
  void (*prepare)(workload);
  /// Makes the library's own event or events of a frame; they are not measured.
  void (*make)(int index, const frame *);
  /// Hands the library what was made last under an index, and is measured.
  void (*send)(int index);
  /// Lets the pause after a gesture pass, and is measured; or null.
  void (*rest)(void);
  /// The width of the innermost view there, and 0 where there is none. Views are twice as large as
  /// the formulas say, for these lie on half points, which not every library has.
  double (*hit)(double x, double y);
} peer;

/// What the peer's actions count.
typedef struct {
  long actions;
  double sum;
} tally;
extern tally told;

static inline void tell(double value) {
  told.actions += 1;
  told.sum += value;
}

/// usage: [NAME…] [--repetitions N] [--runs N] [--json]
int measure(const peer *, int argc, char **argv);

#ifdef __cplusplus
}
#endif
