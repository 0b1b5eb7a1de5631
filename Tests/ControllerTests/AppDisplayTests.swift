import Testing
import Touchstone

@testable import TouchstoneControllers

/// The class is found by its name, so it has no other type around it.
final class ShownDisplay: AppDisplay {
  static var openCount = 0
  let screen = UIScreen.main

  static func open() -> (any AppDisplay)? {
    openCount += 1
    return openCount == 1 ? nil : ShownDisplay()
  }

  func run(_ scene: UIWindowScene) {}
}

@Suite struct AppDisplayTests {
  @Test("a display that cannot be opened is passed over, and the next one is opened once")
  func openedOnce() {
    let name = "ControllerTests.ShownDisplay"
    #expect(AppDisplays.open(["No.SuchDisplay", name, name, name]) is ShownDisplay)
    #expect(ShownDisplay.openCount == 2)
  }
}
