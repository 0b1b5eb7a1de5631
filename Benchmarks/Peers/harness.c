#define _GNU_SOURCE
#include "harness.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_TOGGLE_COLLECT
#endif

tally told;

// The same as in Formulas.swift, of which this is the other half.

static const double FRAME = 1.0 / 120;
static const double PAUSE = 0.5;

typedef struct {
  const char *name;
  long repetitions;
  int fingers;
  int moves;
  /// From the first frame to the lift, where nothing moves.
  int frames_down;
  place (*at)(int finger, int step);
} script;

static place two_fingers(int finger, int step) {
  double part = (double)step / TWO_FINGER_MOVES;
  double span = 100 * (1 + part) * (finger == 0 ? -0.5 : 0.5);
  double angle = M_PI / 2 * part;
  return (place){300 + 120 * part + span * cos(angle), 400 + 60 * part + span * sin(angle)};
}

static place tap(int finger, int step) { return (place){500, 500}; }

static place drag(int finger, int step) { return (place){300 + 4.0 * step, 500}; }

static place ten_fingers(int finger, int step) {
  int view = finger * 100;
  return (place){
      SIBLING_WIDTH * (view % SIBLING_COLUMNS) + 5 + 0.75 * step,
      SIBLING_HEIGHT * (view / SIBLING_COLUMNS) + 5 + 1.5 * step};
}

static const script scripts[WORKLOADS] = {
    [W1] = {"W1", 3334, 2, TWO_FINGER_MOVES, 1, two_fingers},
    [W2] = {"W2", 50000, 1, 0, 4, tap},
    [W2D] = {"W2d", 50000, 1, 0, 4, tap},
    [W3] = {"W3", 1000, 1, NESTED_MOVES, 1, drag},
    [W4] = {"W4", 100, FINGERS, SIBLING_MOVES, 1, ten_fingers},
    [W5] = {"W5", 1000000, 0, 0, 0, NULL},
};

// Measuring

typedef struct {
  long frames, samples;
  uint64_t nanoseconds;
  uint64_t allocations;
} cost;

static uint64_t no_allocations(void) { return 0; }
static uint64_t (*allocations)(void) = no_allocations;
static uint64_t time_before, allocations_before;

/// Without the time that a busy machine gives to others.
static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

static void begin(void) {
  allocations_before = allocations();
  time_before = now();
  CALLGRIND_TOGGLE_COLLECT;
}

static void end(cost *cost) {
  CALLGRIND_TOGGLE_COLLECT;
  cost->nanoseconds += now() - time_before;
  cost->allocations += allocations() - allocations_before;
}

/// Makes one gesture's events, from an index on.
static void make(const peer *peer, const script *script, int first, double *clock) {
  int count = script->moves + 2;
  place places[FINGERS];
  for (int step = 0; step < count; step++) {
    for (int finger = 0; finger < script->fingers; finger++) {
      places[finger] = script->at(finger, step > script->moves ? script->moves : step);
    }
    frame frame = {
        step == 0 ? DOWN : step > script->moves ? UP : MOVE, script->fingers, places,
        (uint64_t)(*clock * 1000)};
    peer->make(first + step, &frame);
    *clock += script->moves == 0 && step == 0 ? script->frames_down * FRAME : FRAME;
  }
  *clock += PAUSE;
}

static cost play(const peer *peer, const script *script, long repetitions, double *clock) {
  cost cost = {0};
  int count = script->moves + 2;
  // Asking for the time takes a part of a short gesture's time, so these are measured in batches.
  long batch = FRAMES_MADE / count;
  for (long done = 0; done < repetitions; done += batch) {
    if (batch > repetitions - done) batch = repetitions - done;
    for (long number = 0; number < batch; number++) make(peer, script, (int)number * count, clock);
    begin();
    for (long number = 0; number < batch; number++) {
      for (int step = 0; step < count; step++) peer->send((int)number * count + step);
      if (peer->rest) peer->rest();
    }
    end(&cost);
  }
  cost.frames = count * repetitions;
  cost.samples = cost.frames * script->fingers;
  return cost;
}

static cost hit(const peer *peer, long repetitions) {
  cost cost = {.frames = repetitions, .samples = repetitions};
  begin();
  for (long number = 0; number < repetitions; number++) {
    double width = peer->hit(number * 619 % SCENE + 0.5, number * 383 % SCENE + 0.5);
    if (width > 0) tell(width);
  }
  end(&cost);
  return cost;
}

/// The most memory that this process has had. `getrusage` would tell of its parent's as well.
static long peak_kilobytes(void) {
  char line[256];
  long kilobytes = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status)) {
    if (sscanf(line, "VmHWM: %ld", &kilobytes) == 1) break;
  }
  if (status) fclose(status);
  return kilobytes;
}

static void print(
    const peer *peer, const script *script, long repetitions, cost cost, long expected, bool json) {
  bool is_right = told.actions == expected && isfinite(told.sum) && told.sum > 0;
  char blocks[32] = "null";
  if (allocations != no_allocations) {
    snprintf(blocks, sizeof blocks, "%llu", (unsigned long long)cost.allocations);
  }
  if (json) {
    printf(
        "{\"system\": \"%s\", \"version\": \"%s\", \"name\": \"%s\", \"seconds\": %.9f, "
        "\"frames\": %ld, \"samples\": %ld, \"gestures\": %ld, \"allocations\": %s, "
        "\"actions\": %ld, \"sum\": %.6f, \"isRight\": %s, \"peakKilobytes\": %ld}\n",
        peer->system, peer->version, script->name, cost.nanoseconds / 1e9, cost.frames,
        cost.samples, repetitions, blocks, told.actions, told.sum, is_right ? "true" : "false", peak_kilobytes());
  } else {
    printf(
        "%-9s %-4s %9.1f ns a frame %9.1f ns a sample  %s allocations, %ld actions, %s %ld "
        "expected\n",
        peer->system, script->name, (double)cost.nanoseconds / cost.frames,
        (double)cost.nanoseconds / cost.samples, blocks, told.actions,
        is_right ? "right:" : "WRONG:", expected);
  }
  fflush(stdout);
}

int measure(const peer *peer, int argc, char **argv) {
  long repetitions = 0, runs = 1;
  bool json = false, is_right = true;
  const char *name = NULL;
  for (int index = 1; index < argc; index++) {
    const char *word = argv[index];
    bool has_next = index + 1 < argc;
    if (!strcmp(word, "--json")) json = true;
    else if (!strcmp(word, "--repetitions") && has_next) repetitions = atol(argv[++index]);
    else if (!strcmp(word, "--runs") && has_next) runs = atol(argv[++index]);
    else name = word;
  }
  void *counter = dlsym(RTLD_DEFAULT, "allocation_count");
  if (counter) allocations = (uint64_t(*)(void))counter;
  for (workload workload = 0; workload < WORKLOADS; workload++) {
    const script *script = &scripts[workload];
    if (!name || strcmp(script->name, name)) continue;
    if (peer->expected[workload] < 0) {
      fprintf(stderr, "%s has no gesture for %s\n", peer->system, name);
      return 3;
    }
    long count = repetitions > 0 ? repetitions : script->repetitions;
    double clock = 1;
    peer->prepare(workload);
    // Lists that are filled at the first gesture are found there by those that follow.
    if (workload != W5) play(peer, script, 1, &clock);
    CALLGRIND_START_INSTRUMENTATION;
    for (long run = 0; run < runs; run++) {
      told = (tally){0};
      cost cost = workload == W5 ? hit(peer, count) : play(peer, script, count, &clock);
      long expected = peer->expected[workload] * count;
      print(peer, script, count, cost, expected, json);
      is_right = is_right && told.actions == expected;
    }
    return is_right ? 0 : 1;
  }
  fprintf(stderr, "usage: W1|W2|W2d|W3|W4|W5 [--repetitions N] [--runs N] [--json]\n");
  return 2;
}
