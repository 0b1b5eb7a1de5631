/// The ages that several clocks can have together, in nanoseconds: for each two of them how much older than the
/// other one can be at most. The clock with number 0 always is of age 0.
struct ClockZone: Hashable {
  private static let unbounded = Int64.max

  private let count: Int
  /// `most[i * count + j]`: how much older than clock j clock i is at most.
  private var most: [Int64]

  /// Clocks with numbers from 1 on, of any age.
  init(clocks: Int) {
    count = clocks + 1
    most = Array(repeating: Self.unbounded, count: count * count)
    for clock in 0..<count {
      most[clock * count + clock] = 0
      // No age is below 0.
      most[clock] = 0
    }
  }

  /// All grow older by the same, however long it takes.
  mutating func letTimePass() {
    for clock in 1..<count { most[clock * count] = Self.unbounded }
  }

  /// Keeps what is so; `false` if nothing is left.
  mutating func keep(_ clock: Int, atMost age: Int64) -> Bool { keep(clock, over: 0, by: age) }

  /// Keeps what is so; `false` if nothing is left.
  mutating func keep(_ clock: Int, atLeast age: Int64) -> Bool { keep(0, over: clock, by: -age) }

  /// It starts anew.
  mutating func restart(_ clock: Int) {
    for other in 0..<count where other != clock {
      most[clock * count + other] = most[other]
      most[other * count + clock] = most[other * count]
    }
  }

  /// Nothing is asked of its age any more.
  mutating func forget(_ clock: Int) {
    for other in 0..<count where other != clock {
      most[clock * count + other] = Self.unbounded
      most[other * count + clock] = most[other * count]
    }
  }

  func includes(_ other: ClockZone) -> Bool {
    most.indices.allSatisfy { most[$0] >= other.most[$0] }
  }

  /// Takes ages beyond the greatest that is ever asked for as one: then there are finitely many zones.
  mutating func widen(beyond age: Int64) {
    for index in most.indices {
      if most[index] > age { most[index] = Self.unbounded }
      if most[index] < -age { most[index] = -age }
    }
  }

  private mutating func keep(_ one: Int, over other: Int, by age: Int64) -> Bool {
    guard age < most[one * count + other] else { return true }
    let back = most[other * count + one]
    if back != Self.unbounded, back + age < 0 { return false }
    for from in 0..<count where most[from * count + one] != Self.unbounded {
      for to in 0..<count where most[other * count + to] != Self.unbounded {
        let sum = most[from * count + one] + age + most[other * count + to]
        if sum < most[from * count + to] { most[from * count + to] = sum }
      }
    }
    return true
  }
}
