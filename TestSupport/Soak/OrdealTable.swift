import Foundation
import ModelCheck

/// Every ordeal there is, one after the other, or those whose names contain some words.
struct OrdealTable {
  let words: [String]

  /// Whether all went well.
  func run() -> Bool {
    var (played, faults) = (0, 0)
    for (mischief, moment, victim, occasion) in Ordeal.all {
      let ordeal = Ordeal(mischief, at: moment, against: victim, on: occasion)
      guard words.allSatisfy({ ordeal.name.contains($0) }) else { continue }
      let complaints = ordeal.play()
      played += 1
      if !complaints.isEmpty {
        faults += 1
        print("\(ordeal.name): \(complaints.joined(separator: "; "))")
      }
    }
    print("\(played) ordeals, \(faults) at fault")
    return faults == 0
  }
}
