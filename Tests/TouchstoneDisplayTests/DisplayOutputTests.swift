import CLibDRM
import Testing

@testable import TouchstoneDisplay

/// Which display, size and controller are chosen.
@Suite struct DisplayOutputTests {
  @Test("the first connected display shows the size that it prefers")
  func preferred() throws {
    #expect(
      try choice(among: [
        output("DP-1", isConnected: false),
        output("HDMI-A-1", modes: [mode(1920, 1200), mode(1920, 1080, isPreferred: true)]),
        output("HDMI-A-2", modes: [mode(3840, 2160, isPreferred: true)]),
      ]) == "HDMI-A-1 1920x1080 60 by 7")
  }

  @Test("a display that prefers no size shows the largest one, as fast as it can")
  func largest() throws {
    let modes = [mode(800, 600, 75), mode(1024, 768, 60), mode(1024, 768, 70), mode(640, 480, 90)]
    #expect(try choice(among: [output("VGA-1", modes: modes)]) == "VGA-1 1024x768 70 by 7")
  }

  @Test("the options select a connector and a size")
  func options() throws {
    let outputs = [
      output("DP-1", modes: [mode(1920, 1080)]),
      output("DP-2", modes: [mode(1920, 1080), mode(1280, 720, 50), mode(1280, 720)]),
    ]
    #expect(try choice("DP-2 1280x720", among: outputs) == "DP-2 1280x720 60 by 7")
  }

  @Test("a connector that no controller can drive is not chosen")
  func noController() throws {
    #expect(
      try choice(among: [output("DP-1", controllers: []), output("DP-2", controllers: [9, 7])])
        == "DP-2 640x480 60 by 9")
  }

  @Test("the error names the card, what is missing and what is there")
  func errors() {
    #expect(
      message(among: [])
        == "card0: it drives no displays; name another card with TOUCHSTONE_DISPLAY")
    #expect(
      message(among: [output("DP-1", isConnected: false), output("DP-2", modes: [])])
        == "card0: no display is connected to DP-1, DP-2; connect one, and switch it on")
    #expect(
      message("DP-3", among: [output("DP-1", isConnected: false), output("DP-2")])
        == "card0: no display is connected to DP-3; displays are connected to DP-2")
    #expect(
      message("1x2", among: [output("DP-2", modes: [mode(640, 480), mode(640, 480, 75)])])
        == "DP-2: the display does not offer 1x2; it offers 640x480")
  }

  // MARK: - Private

  private func choice(
    _ setting: String = "", among outputs: [DisplayOutput]
  ) throws(DisplayError) -> String {
    let options = try DisplayOptions(environment: ["TOUCHSTONE_DISPLAY": setting])
    let found = try DisplayOutput.choose(among: outputs, options, of: "card0")
    return
      "\(found.name) \(found.width)x\(found.height) \(found.mode.vrefresh) by \(found.controller)"
  }

  private func message(_ setting: String = "", among outputs: [DisplayOutput]) -> String {
    do { return try choice(setting, among: outputs) } catch { return "\(error)" }
  }

  private func output(
    _ name: String, isConnected: Bool = true, modes: [drmModeModeInfo]? = nil,
    controllers: [UInt32] = [7]
  ) -> DisplayOutput {
    DisplayOutput(
      connector: 3, name: name, isConnected: isConnected, modes: modes ?? [mode(640, 480)],
      controllers: controllers)
  }

  private func mode(
    _ width: UInt16, _ height: UInt16, _ rate: UInt32 = 60, isPreferred: Bool = false
  ) -> drmModeModeInfo {
    var mode = drmModeModeInfo()
    (mode.hdisplay, mode.vdisplay, mode.vrefresh) = (width, height, rate)
    mode.type = isPreferred ? UInt32(DRM_MODE_TYPE_PREFERRED) : 0
    return mode
  }
}
