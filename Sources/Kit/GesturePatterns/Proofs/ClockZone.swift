/// A set of possible ages of several clocks, in nanoseconds, as upper bounds of their pairwise differences. Clock 0 always has
/// age 0.
struct ClockZone: Hashable {
  private static let unbounded = Int64.max

  private let count: Int
  /// `most[i * count + j]`: the upper bound of the age of clock i minus the age of clock j.
  private var most: [Int64]

  /// Clocks with numbers from 1, of any age.
  init(clocks: Int) {
    count = clocks + 1
    most = Array(repeating: Self.unbounded, count: count * count)
    for clock in 0..<count {
      most[clock * count + clock] = 0
      // Ages are not negative.
      most[clock] = 0
    }
  }

  /// Lets any amount of time pass for all clocks.
  mutating func letTimePass() {
    for clock in 1..<count { most[clock * count] = Self.unbounded }
  }

  /// Restricts the set; returns `false` if it becomes empty.
  mutating func keep(_ clock: Int, atMost age: Int64) -> Bool { keep(clock, over: 0, by: age) }

  /// Restricts the set; returns `false` if it becomes empty.
  mutating func keep(_ clock: Int, atLeast age: Int64) -> Bool { keep(0, over: clock, by: -age) }

  /// Resets a clock to age 0.
  mutating func restart(_ clock: Int) {
    for other in 0..<count where other != clock {
      most[clock * count + other] = most[other]
      most[other * count + clock] = most[other * count]
    }
  }

  /// Removes all bounds of a clock that is not used any more.
  mutating func forget(_ clock: Int) {
    for other in 0..<count where other != clock {
      most[clock * count + other] = Self.unbounded
      most[other * count + clock] = most[other * count]
    }
  }

  func includes(_ other: ClockZone) -> Bool {
    most.indices.allSatisfy { most[$0] >= other.most[$0] }
  }

  /// Removes bounds above the largest limit, so that the number of zones is finite.
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
