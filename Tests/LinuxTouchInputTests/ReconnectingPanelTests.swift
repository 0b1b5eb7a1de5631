import EvdevInput
import Foundation
import GestureCore
import Testing

@testable import LinuxTouchInput

/// A panel that is not connected; `make test-display` has one that comes and goes.
@Suite struct ReconnectingPanelTests {
  @Test("a missing panel is reported once, and looked for again when the folder changes")
  func missing() throws {
    let folder = try Scratch(["event0"])
    var lines: [String] = []
    let panel = ReconnectingPanel(
      nil, in: PanelFolder(folder.path), sceneSize: { .zero }, report: { lines.append($0) })
    #expect(panel.descriptor >= 0)
    #expect(panel.takeFrames(at: .zero).isEmpty)
    try folder.write("", to: "event1/nothing")
    #expect(panel.takeFrames(at: .zero).isEmpty)
    #expect(!panel.isOver)
    #expect(lines == ["\(PanelError.noPanels(folder: folder.path))"])
  }

  @Test("without a folder of devices there is nothing to wait for")
  func noFolder() {
    var lines: [String] = []
    let panel = ReconnectingPanel(
      "Panel", in: PanelFolder("/nowhere"), sceneSize: { .zero }, report: { lines.append($0) })
    #expect(panel.descriptor == -1)
    #expect(panel.takeFrames(at: .zero).isEmpty)
    #expect(lines == ["\(PanelError.noFolder("/nowhere"))"])
  }
}
