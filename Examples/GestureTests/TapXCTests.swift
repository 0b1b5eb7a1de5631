import TouchstoneTesting
import UIKit
import XCTest

final class TapXCTests: XCTestCase {
  // On Linux a test class that is @MainActor compiles and then aborts, and so does a method that is not
  // async.
  @MainActor func testTapIsRecognized() async {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    XCTAssertEqual(stage.expect(tap).recognized(at: 0.05), .met)
  }
}
