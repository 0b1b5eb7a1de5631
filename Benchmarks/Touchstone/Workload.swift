/// Something to be measured.
protocol Workload {
  /// What is asked for on the command line.
  static var name: String { get }
  /// How often its gesture is made unless the command line says otherwise.
  static var repetitions: Int { get }

  /// Prepares what is not measured: views, recognizers, frames, bytes.
  init(_ repetitions: Int)
  /// Does the work. It can be done again, later in time.
  mutating func run() -> Tally
}

/// What a run did, so that it can be checked to be the work and not a part of it.
struct Tally: Equatable {
  var frames = 0
  var samples = 0
  /// Actions sent, or views hit.
  var actions = 0
  /// A number that depends on all results.
  var sum = 0.0
  /// What `actions` must be.
  var expected = 0

  var isRight: Bool { actions == expected && sum.isFinite && sum > 0 }
}
