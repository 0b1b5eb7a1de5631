import Foundation
import Testing

@testable import TouchstoneDisplay

/// The settings, and errors before any display is shown.
@Suite struct DisplayOptionsTests {
  @Test("the environment's words have any order")
  func words() throws {
    let options = try DisplayOptions(environment: [
      "TOUCHSTONE_DISPLAY": "@2 HDMI-A-1 270 1280x720 /dev/dri/card1", "TOUCHSTONE_PANEL": "ILITEK",
    ])
    var expected = DisplayOptions()
    expected.card = "/dev/dri/card1"
    expected.connector = "HDMI-A-1"
    expected.size = CGSize(width: 1280, height: 720)
    expected.scale = 2
    expected.rotation = 270
    expected.panel = "ILITEK"
    #expect(options == expected)
    #expect(try DisplayOptions(environment: [:]) == DisplayOptions())
  }

  @Test("a wrong word is named, and 0 forbids a display", arguments: ["@0", "@x", "big", "45"])
  func wrong(word: String) {
    #expect(throws: DisplayError.setting(word)) {
      try DisplayOptions(environment: ["TOUCHSTONE_DISPLAY": "HDMI-A-1 \(word)"])
    }
    #expect(throws: DisplayError.forbidden) {
      try DisplayOptions(environment: ["TOUCHSTONE_DISPLAY": "0"])
    }
  }

  @Test("a card that cannot be used is named")
  func cards() {
    var options = DisplayOptions()
    #expect(throws: DisplayError.noCard(folder: "/nowhere")) {
      try CardSurface(options, folder: "/nowhere")
    }
    options.card = "/nowhere/card9"
    #expect(throws: DisplayError.notThere("/nowhere/card9")) { try CardSurface(options) }
    options.card = "/dev/null"
    #expect(throws: DisplayError.drivesNoDisplays("/dev/null")) { try CardSurface(options) }
  }
}
