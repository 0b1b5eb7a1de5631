/// Something to be measured.
protocol Runnable {
  /// Does the work. It can be done again, later in time.
  mutating func run() -> Tally
}

/// Something to be measured that has a name of its own.
protocol Workload: Runnable {
  /// What is asked for on the command line.
  static var name: String { get }
  /// How often its gesture is made unless the command line says otherwise.
  static var repetitions: Int { get }

  /// Prepares what is not measured: views, recognizers, frames, bytes.
  init(_ repetitions: Int)
}

/// What the command line can ask for.
struct Entry {
  var name: String
  var repetitions: Int
  var make: (_ repetitions: Int) -> any Runnable

  init(name: String, repetitions: Int, make: @escaping (_ repetitions: Int) -> any Runnable) {
    self.name = name
    self.repetitions = repetitions
    self.make = make
  }

  init(_ workload: any Workload.Type) {
    self.init(name: workload.name, repetitions: workload.repetitions) { workload.init($0) }
  }
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
