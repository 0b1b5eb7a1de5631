import Foundation
import GestureCore

/// The changes that can be made to fingers.
extension FingerPaths {
  /// Each change with its present value and its limit.
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
    return knobs + more + between + within
  }

  /// Seconds after a stroke at which it is repeated, and the distance in points of an additional finger: typical of double taps
  /// and of two fingers.
  static let (again, beside) = (0.15, 60.0)

  /// Repeating the last stroke, and additional fingers.
  private var more: [Knob<FingerPaths>] {
    guard let last = strokes.last, !last.isEmpty else { return [] }
    let repeated = { (count: Double) in
      "do it \(count == 1 ? "once" : "twice") more, \(Self.seconds(Self.again)) later"
    }
    let joined = { (count: Double) in
      "\(count == 1 ? "put another finger" : "put two more fingers") down beside it"
    }
    var knobs = [Self.knob(among: [1, 2], joined) { $0.addFingers(Int(bounding: $1)) }]
    // If strokes follow too late, they should follow sooner; a repeated stroke would be too late as well.
    if pauses.allSatisfy({ $0 <= Self.again * 2 }) {
      knobs.append(Self.knob(among: [1, 2], repeated) { $0.repeatLast(Int(bounding: $1)) })
    }
    return knobs
  }

  /// Changes between strokes.
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

  /// Changes within a stroke.
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
    knob(now, .toward(limit), words, change)
  }

  private static func knob(
    among values: [Double], _ words: @escaping (Double) -> String,
    _ change: @escaping (inout FingerPaths, Double) -> Void
  ) -> Knob<FingerPaths> {
    knob(0, .values(values), words, change)
  }

  private static func knob(
    _ now: Double, _ trials: Knob<FingerPaths>.Trials, _ words: @escaping (Double) -> String,
    _ change: @escaping (inout FingerPaths, Double) -> Void
  ) -> Knob<FingerPaths> {
    Knob(
      kind: .fingers, now: now, trials: trials, words: words,
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
}
