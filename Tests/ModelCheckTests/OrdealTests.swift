import Effort
import Testing

@testable import ModelCheck

/// Code that does the worst at the worst moment: no crash, nothing lost, and everything works again
/// afterwards. Here each mischief meets each moment once, against the recognizer whose turn it is, and in quick
/// tests every fourth moment; `make soak` plays the whole table.
@Suite struct OrdealTests {
  @Test("nobody comes to harm", arguments: Mischief.allCases)
  func harmless(mischief: Mischief) {
    for (moment, victim) in Self.pairs(for: mischief) {
      for occasion in Ordeal.Occasion.allCases {
        let ordeal = Ordeal(mischief, at: moment, against: victim, on: occasion)
        #expect(ordeal.play() == [], "\(ordeal.name)")
      }
    }
  }

  @Test("every moment comes")
  func momentsCome() {
    var counts: [Moment: Int] = [:]
    for victim in Victim.allCases {
      // One that changes little before the script is over, for a script with everything in it.
      let ordeal = Ordeal(.requireLate, at: .cancelTracking, against: victim)
      _ = ordeal.play()
      counts.merge(ordeal.counts, uniquingKeysWith: +)
    }
    #expect(Moment.allCases.filter { counts[$0] == nil } == [])
  }

  private static func pairs(for mischief: Mischief) -> [(Moment, Victim)] {
    let row = Mischief.allCases.firstIndex(of: mischief) ?? 0
    let moments = Moment.allCases.enumerated().filter { column, _ in
      Effort.isFull || (row + column) % 4 == 0
    }
    return moments.map { column, moment in
      (moment, Victim.allCases[(3 * row + column) % Victim.allCases.count])
    }
  }
}
