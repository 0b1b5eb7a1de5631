import Foundation

// The floor under W1 to W4: what their recognizers calculate, and nothing else. There are no
// objects, no events, no delivery and no arbitration; who recognizes and what its values are is the
// same to the last action. All samples lie in one array, the touch's time beside them.

/// A place and its time, in seconds.
nonisolated private struct Sample {
  var x: Double
  var y: Double
  var time: Double
}

/// The speed of a value over its last two moves.
nonisolated private struct Speed {
  var value = 0.0
  var time = 0.0
  var last = 0.0
  var speed = 0.0

  mutating func add(_ new: Double, at moment: Double) {
    let move = (new - value) / (moment - time)
    speed = move * 0.75 + last * 0.25
    (last, value, time) = (move, new, moment)
  }
}

/// The way of one finger, which is a drag after 10 points.
nonisolated private struct Pan {
  var place = (x: 0.0, y: 0.0)
  var travel = (x: 0.0, y: 0.0)
  var translation = 0.0
  var xSpeed = Speed()
  var ySpeed = Speed()
  var hasBegun = false

  mutating func move(to sample: Sample) {
    travel = (travel.x + sample.x - place.x, travel.y + sample.y - place.y)
    translation += sample.x - place.x
    place = (sample.x, sample.y)
    xSpeed.add(travel.x, at: sample.time)
    ySpeed.add(travel.y, at: sample.time)
    guard !hasBegun else { return }
    let moved = (travel.x * travel.x + travel.y * travel.y).squareRoot()
    hasBegun = moved > 10
    if hasBegun { translation = travel.x * (moved - 10) / moved }
  }
}

/// Under W1: centroid, distance and direction of two fingers, with their speeds.
struct F1: Workload {
  static let name = "F1"
  static let repetitions = Formulas.TwoFingers.sequences

  private let repetitions: Int
  private let samples: [(Sample, Sample)]

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    samples = (0...Formulas.TwoFingers.moves).map { step in
      func sample(_ finger: Int) -> Sample {
        let place = Formulas.TwoFingers.place(ofFinger: finger, atStep: step)
        return Sample(x: place.x, y: place.y, time: Double(step) / Formulas.frameRate)
      }
      return (sample(0), sample(1))
    }
  }

  mutating func run() -> Tally {
    let frames = (Formulas.TwoFingers.moves + 2) * repetitions
    var tally = Tally(frames: frames, samples: frames * 2, expected: 172 * repetitions)
    for _ in 0..<repetitions { makeGesture(&tally) }
    return tally
  }

  @inline(never)
  private func makeGesture(_ tally: inout Tally) {
    var hasPan = false
    var hasPinch = false
    var hasRotation = false
    var travel = (x: 0.0, y: 0.0)
    var translation = 0.0
    var scale = 1.0
    var rotation = 0.0
    var turn = 0.0
    var (xSpeed, ySpeed, scaleSpeed, turnSpeed) = (Speed(), Speed(), Speed(), Speed())
    var centroid = middle(0)
    let start = way(0)
    let startSpan = (start.x * start.x + start.y * start.y).squareRoot()
    var reference = startSpan
    var angle = atan2(start.y, start.x)
    for step in 1..<samples.count {
      let time = samples[step].0.time
      let next = middle(step)
      travel = (travel.x + next.x - centroid.x, travel.y + next.y - centroid.y)
      translation += next.x - centroid.x
      centroid = next
      xSpeed.add(travel.x, at: time)
      ySpeed.add(travel.y, at: time)
      if !hasPan {
        let moved = (travel.x * travel.x + travel.y * travel.y).squareRoot()
        hasPan = moved > 10
        if hasPan { translation = travel.x * (moved - 10) / moved }
      }
      let way = way(step)
      let span = (way.x * way.x + way.y * way.y).squareRoot()
      if hasPinch {
        scale = span / reference
        scaleSpeed.add(scale, at: time)
      } else if abs(span - startSpan) > 8 {
        hasPinch = true
        reference = span
      }
      let direction = atan2(way.y, way.x)
      let turned = (direction - angle).remainder(dividingBy: 2 * .pi)
      angle = direction
      turn += turned
      turnSpeed.add(turn, at: time)
      if hasRotation {
        rotation += turned
      } else {
        hasRotation = abs(turn) > 0.1 && abs(turn) * span >= 8
      }
      tell(&tally, hasPan, translation, hasPinch, scale, hasRotation, rotation)
    }
    // The end is told as well.
    tell(&tally, hasPan, translation, hasPinch, scale, hasRotation, rotation)
    tally.sum += (xSpeed.speed + ySpeed.speed + scaleSpeed.speed + turnSpeed.speed) * 1e-12
  }

  private func tell(
    _ tally: inout Tally, _ hasPan: Bool, _ translation: Double, _ hasPinch: Bool,
    _ scale: Double, _ hasRotation: Bool, _ rotation: Double
  ) {
    if hasPan {
      tally.actions += 1
      tally.sum += translation
    }
    if hasPinch {
      tally.actions += 1
      tally.sum += scale
    }
    if hasRotation {
      tally.actions += 1
      tally.sum += rotation
    }
  }

  private func middle(_ step: Int) -> (x: Double, y: Double) {
    let (one, other) = samples[step]
    return ((one.x + other.x) / 2, (one.y + other.y) / 2)
  }

  private func way(_ step: Int) -> (x: Double, y: Double) {
    let (one, other) = samples[step]
    return (other.x - one.x, other.y - one.y)
  }
}

/// Under W2: a finger that has not moved far nor stayed long.
struct F2: Workload {
  static let name = "F2"
  static let repetitions = Formulas.Taps.taps

  private let repetitions: Int
  private let samples: [Sample]

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    let place = Formulas.Taps.place
    let length = Double(Formulas.Taps.framesDown) / Formulas.frameRate
    samples = [
      Sample(x: place.x, y: place.y, time: 0), Sample(x: place.x, y: place.y, time: length),
    ]
  }

  mutating func run() -> Tally {
    var tally = Tally(frames: 2 * repetitions, samples: 2 * repetitions, expected: repetitions)
    for _ in 0..<repetitions { makeGesture(&tally) }
    return tally
  }

  @inline(never)
  private func makeGesture(_ tally: inout Tally) {
    let (down, up) = (samples[0], samples[1])
    let (x, y) = (up.x - down.x, up.y - down.y)
    guard x * x + y * y <= 45 * 45, up.time - down.time <= 0.75 else { return }
    tally.actions += 1
    tally.sum += 1
  }
}

/// Under W3: the way of one finger for each of 50 pans, until one of them is far enough, and for each
/// of 50 taps, of which none outlives that.
struct F3: Workload {
  static let name = "F3"
  static let repetitions = Formulas.Nested.drags

  private let repetitions: Int
  private let samples: [Sample]
  private var pans: [Pan] = []

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    samples = (0...Formulas.Nested.moves).map { step in
      let place = Formulas.Nested.place(atStep: step)
      return Sample(x: place.x, y: place.y, time: Double(step) / Formulas.frameRate)
    }
  }

  mutating func run() -> Tally {
    let frames = (Formulas.Nested.moves + 2) * repetitions
    var tally = Tally(frames: frames, samples: frames, expected: 59 * repetitions)
    for _ in 0..<repetitions { makeGesture(&tally) }
    return tally
  }

  @inline(never)
  private mutating func makeGesture(_ tally: inout Tally) {
    pans.removeAll(keepingCapacity: true)
    for _ in 0..<Formulas.Nested.views {
      pans.append(Pan(place: (samples[0].x, samples[0].y)))
    }
    var tapsLeft = Formulas.Nested.views
    for step in 1..<samples.count {
      let sample = samples[step]
      for index in pans.indices { pans[index].move(to: sample) }
      for _ in 0..<tapsLeft {
        let (x, y) = (sample.x - samples[0].x, sample.y - samples[0].y)
        if x * x + y * y > 45 * 45 { tapsLeft -= 1 }
      }
      if pans[0].hasBegun {
        pans.removeLast(pans.count - 1)
        tapsLeft = 0
        tally.actions += 1
        tally.sum += pans[0].translation
      }
    }
    tally.actions += 1
    tally.sum += pans[0].translation + pans[0].xSpeed.speed * 1e-12
  }
}

/// Under W4: ten fingers with a pan each. Pinch and rotation want two fingers and calculate nothing.
struct F4: Workload {
  static let name = "F4"
  static let repetitions = Formulas.Siblings.drags

  private let repetitions: Int
  private let samples: [[Sample]]
  private var pans: [Pan] = []

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    samples = (0...Formulas.Siblings.moves).map { step in
      (0..<Formulas.Siblings.fingers).map { finger in
        let place = Formulas.Siblings.place(ofFinger: finger, atStep: step)
        return Sample(x: place.x, y: place.y, time: Double(step) / Formulas.frameRate)
      }
    }
  }

  mutating func run() -> Tally {
    let frames = (Formulas.Siblings.moves + 2) * repetitions
    let fingers = Formulas.Siblings.fingers
    var tally = Tally(
      frames: frames, samples: frames * fingers, expected: 56 * fingers * repetitions)
    for _ in 0..<repetitions { makeGesture(&tally) }
    return tally
  }

  @inline(never)
  private mutating func makeGesture(_ tally: inout Tally) {
    pans.removeAll(keepingCapacity: true)
    for sample in samples[0] { pans.append(Pan(place: (sample.x, sample.y))) }
    for step in 1..<samples.count {
      for index in pans.indices {
        pans[index].move(to: samples[step][index])
        if pans[index].hasBegun {
          tally.actions += 1
          tally.sum += pans[index].translation
        }
      }
    }
    for pan in pans {
      tally.actions += 1
      tally.sum += pan.translation + pan.xSpeed.speed * 1e-12
    }
  }
}
