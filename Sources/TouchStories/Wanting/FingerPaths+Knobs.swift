import Foundation
import GestureCore

/// What fingers could have done otherwise.
extension FingerPaths {
  /// Each thing with what it is now and how far it may be changed.
  var knobs: [Knob<FingerPaths>] {
    let faster = { (value: Double) in "move \(Spelled.number(value)) times as fast" }
    let slower = { (value: Double) in "move \(Spelled.number(1 / value)) times as slowly" }
    var knobs = [
      Self.knob(1, toward: 5, faster) { $0.pace($1) },
      Self.knob(1, toward: 0.2, slower) { $0.pace($1) },
    ]
    let far = strokes.joined().map(\.reach).max() ?? 0
    if far >= 1 {
      let words = { (value: Double) in
        "go \(Self.points(far * value)) instead of \(Self.points(far))"
      }
      knobs.append(Self.knob(1, toward: max(2, 400 / far), words) { $0.scale($1) })
      knobs.append(Self.knob(1, toward: 0.02, words) { $0.scale($1) })
    }
    let long = strokes.joined().map { $0.end - $0.start }.max() ?? 0
    let stay = { (value: Double) in
      "stay down for \(Self.seconds(value)) instead of \(Self.seconds(long))"
    }
    knobs.append(Self.knob(long, toward: long + 3, stay) { $0.stay(longerBy: $1 - long) })
    if long > 0.03 {
      knobs.append(Self.knob(long, toward: 0.02, stay) { $0.lift(sooner: $1 / long) })
    }
    return knobs + between + within
  }

  /// Of strokes that follow each other.
  private var between: [Knob<FingerPaths>] {
    let pause = pauses.max() ?? 0
    guard pause > 0 else { return [] }
    let words = { (value: Double) in
      "pause for \(Self.seconds(value)) between the touches instead of \(Self.seconds(pause))"
    }
    var knobs = [Self.knob(pause, toward: pause * 4 + 1, words) { $0.pause($1 / pause) }]
    if pause > 0.02 { knobs.append(Self.knob(pause, toward: 0.01, words) { $0.pause($1 / pause) }) }
    let apart = distances.max() ?? 0
    if apart >= 1 {
      knobs.append(
        Self.knob(
          apart, toward: 0, { "land \(Self.points($0)) from the first, not \(Self.points(apart))" }
        ) { $0.gather($1 / apart) })
    }
    return knobs
  }

  /// Of one stroke.
  private var within: [Knob<FingerPaths>] {
    var knobs: [Knob<FingerPaths>] = []
    let spread = strokes.flatMap { stroke in stroke.map { $0.start - stroke[0].start } }.max() ?? 0
    if spread > 0 {
      knobs.append(
        Self.knob(
          spread, toward: 0,
          { "land within \(Self.seconds($0)), not \(Self.seconds(spread))" }
        ) { $0.land($1 / spread) })
    }
    let astray =
      strokes.joined().map { path in
        path.points.map { abs(path.astray(at: $0.location)) }.max() ?? 0
      }.max() ?? 0
    if astray >= 1 {
      knobs.append(
        Self.knob(
          astray, toward: 0, { "go \(Self.points($0)) astray, not \(Self.points(astray))" }
        ) { $0.straighten($1 / astray) })
    }
    return knobs
  }

  private static func knob(
    _ now: Double, toward limit: Double, _ words: @escaping (Double) -> String,
    _ change: @escaping (inout FingerPaths, Double) -> Void
  ) -> Knob<FingerPaths> {
    Knob(
      kind: .fingers, now: now, trials: .toward(limit), words: words,
      turned: { paths, value in
        var paths = paths
        change(&paths, value)
        return paths
      })
  }

  private static func points(_ value: CGFloat) -> String {
    "\(Spelled.number(value, decimals: 1)) pt"
  }
  private static func seconds(_ value: Double) -> String { "\(Spelled.number(value)) s" }

  // MARK: - Changes

  private var pauses: [TimeInterval] {
    zip(strokes, strokes.dropFirst()).map { before, after in
      (after.first?.start ?? 0) - (before.map(\.end).max() ?? 0)
    }
  }

  /// How far each stroke lands from the first.
  private var distances: [CGFloat] {
    guard let first = strokes.first?.first?.place else { return [] }
    return strokes.dropFirst().compactMap(\.first?.place).map {
      hypot($0.x - first.x, $0.y - first.y)
    }
  }

  private mutating func change(_ change: (inout Path) -> Void) {
    for stroke in strokes.indices {
      for path in strokes[stroke].indices { change(&strokes[stroke][path]) }
    }
  }

  private mutating func pace(_ factor: Double) {
    change { path in
      for index in path.points.indices { path.points[index].time /= factor }
    }
  }

  private mutating func scale(_ factor: Double) {
    change { path in
      let start = path.place
      path.mapPlaces { place in
        CGPoint(
          x: start.x + (place.x - start.x) * factor, y: start.y + (place.y - start.y) * factor)
      }
    }
  }

  /// Lifts later from where the fingers end up; what follows is as much later.
  private mutating func stay(longerBy seconds: TimeInterval) {
    for stroke in strokes.indices {
      for path in strokes[stroke].indices {
        strokes[stroke][path].delay(by: Double(stroke) * seconds)
        let last = strokes[stroke][path].points.count - 1
        if last > 0 { strokes[stroke][path].points[last].time += seconds }
      }
    }
  }

  /// Does what a stroke does in less time.
  private mutating func lift(sooner factor: Double) {
    for stroke in strokes.indices {
      let start = strokes[stroke][0].start
      for path in strokes[stroke].indices {
        for index in strokes[stroke][path].points.indices {
          let since = strokes[stroke][path].points[index].time - start
          strokes[stroke][path].points[index].time = start + since * factor
        }
      }
    }
  }

  private mutating func pause(_ factor: Double) {
    var shift = 0.0
    for (index, pause) in pauses.enumerated() {
      shift += pause * (factor - 1)
      for path in strokes[index + 1].indices { strokes[index + 1][path].delay(by: shift) }
    }
  }

  private mutating func gather(_ factor: Double) {
    guard let first = strokes.first?.first?.place else { return }
    for stroke in strokes.indices.dropFirst() {
      let place = strokes[stroke][0].place
      let shift = (first - place) * (1 - factor)
      for path in strokes[stroke].indices { strokes[stroke][path].mapPlaces { $0 + shift } }
    }
  }

  private mutating func land(_ factor: Double) {
    for stroke in strokes.indices {
      let start = strokes[stroke][0].start
      for path in strokes[stroke].indices {
        strokes[stroke][path].delay(by: (strokes[stroke][path].start - start) * (factor - 1))
      }
    }
  }

  private mutating func straighten(_ factor: Double) {
    change { path in
      let (isHorizontal, plain) = (path.isHorizontal, path)
      path.mapPlaces { place in
        let less = plain.astray(at: place) * (1 - factor)
        return CGPoint(
          x: place.x - (isHorizontal ? 0 : less), y: place.y - (isHorizontal ? less : 0))
      }
    }
  }
}

extension FingerPaths.Path {
  /// Whether it went more to the side than up or down.
  fileprivate var isHorizontal: Bool {
    guard let last = points.last?.location else { return true }
    return abs(last.x - place.x) >= abs(last.y - place.y)
  }

  /// How far a place is beside the axis along which the finger went.
  fileprivate func astray(at location: CGPoint) -> CGFloat {
    isHorizontal ? location.y - place.y : location.x - place.x
  }
}
