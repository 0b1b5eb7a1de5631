import EvdevInput
import Foundation
import Testing

@testable import LinuxTouchInput

@Suite struct OpeningTests {
  @Test("a panel that cannot be opened says why, in words for a person")
  func refused() throws {
    let folder = try Scratch(["event0"])
    #expect(throws: PanelError.notThere("/nowhere/event1")) {
      try LivePanel(opening: "/nowhere/event1")
    }
    #expect(throws: PanelError.notADevice("\(folder.path)/event0")) {
      try LivePanel(opening: "\(folder.path)/event0")
    }
  }

  @Test("a word is looked for in the folder of devices")
  func chosen() throws {
    let folder = try Scratch(["event0"])
    #expect(throws: PanelError.noFolder("/nowhere")) {
      try EvdevDevice(choosing: nil, in: PanelFolder("/nowhere"))
    }
    #expect(throws: PanelError.noMatch("Panel", known: [])) {
      try EvdevDevice(choosing: "Panel", in: PanelFolder(folder.path))
    }
  }

  @Test("the size is that of a screen for the panel as it lies")
  func size() throws {
    let pipe = try ScriptedPipe()
    let turned = try #require(PanelOrientation.upright.rotated(by: 90))
    let live = LivePanel(
      pipe.device,
      mapping: PanelMapping(device: panel(), pointsPerInch: 254, orientation: turned))
    // 100 mm wide and 50 mm high.
    #expect(live.size == CGSize(width: 500, height: 1000))
  }
}
