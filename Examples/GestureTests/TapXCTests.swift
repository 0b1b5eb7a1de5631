import TouchstoneTesting
import UIKit
import XCTest

final class TapXCTests: XCTestCase {
  // On the method: on Linux a class that is @MainActor compiles and then aborts.
  @MainActor func testTapIsRecognized() async {
    let stage = Stage()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    XCTAssertEqual(stage.expect(tap).recognized(at: 0.05), .met)
  }
}
