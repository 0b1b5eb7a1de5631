import Testing
import UIKit

@testable import TouchInspector

@Suite("Nicknames of recognizers")
struct NicknameTests {
  @Test("recognizers of two tables without identifiers have different names")
  func tables() {
    let nicknames = Nicknames()
    let names = (1...2).flatMap { _ in
      UITableView().gestureRecognizers?.map { nicknames.name(of: $0, kind: "pan") } ?? []
    }
    #expect(names.contains { $0.hasPrefix("swipe actions of") })
    #expect(Set(names).count == names.count, "\(names)")
  }
}
