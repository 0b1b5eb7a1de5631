import Effort
import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Every combination of what recognizers may take and keep from a view, against the rules stated in
/// `DeliveryCase.expected`.
@Suite("What a view hears, for every combination of recognizers' settings and decisions")
struct DeliveryTableTests {
  private func mismatches(_ plans: [[DeliveryCase.Plan]]) -> [String] {
    var found: [String] = []
    for plan in plans {
      for (isCancelled, fingers) in [(false, 1), (false, 2), (true, 1), (true, 2)] {
        let row = DeliveryCase(plans: plan, isCancelled: isCancelled, fingers: fingers)
        let heard = row.play()
        if heard != row.expected { found.append("\(row): \(heard), not \(row.expected)") }
      }
    }
    return found
  }

  @Test("one recognizer [DEL-30, DEL-36, DEL-40, DEL-41, DEL-42, DEL-44, DEL-46, DEL-50, DEL-52]")
  func oneRecognizer() {
    #expect(mismatches(DeliveryCase.Plan.all.map { [$0] }).prefix(3) == [])
  }

  @Test("two recognizers that may both recognize [DEL-36, DEL-43, DEL-51, DEL-53]")
  func twoRecognizers() {
    // Deadlines come one at a time, so two of them are two moments.
    let pairs = DeliveryCase.Plan.all.flatMap { first in
      DeliveryCase.Plan.all.map { [first, $0] }
    }.filter { pair in
      let late = pair.map(\.decides).filter { $0 >= .later }
      return late.isEmpty || late == [.later] || Set(late).count == 2
    }
    #expect(pairs.count == 2560)
    #expect(mismatches(Effort.sample(pairs)).prefix(3) == [])
  }
}
