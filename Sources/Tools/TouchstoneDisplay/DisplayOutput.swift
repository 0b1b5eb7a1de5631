import CLibDRM
import Foundation
import GestureCore

/// A connector of a graphics card, and the display connected to it.
struct DisplayOutput {
  var connector: UInt32
  /// The kernel's name, such as `HDMI-A-1`.
  var name: String
  var isConnected: Bool
  /// The sizes and rates that the display offers.
  var modes: [drmModeModeInfo]
  /// The display controllers that can drive it (CRTCs), the present one first.
  var controllers: [UInt32]

  /// A connector's display, a mode and a controller for it.
  struct Choice {
    var connector: UInt32
    var name: String
    var mode: drmModeModeInfo
    var controller: UInt32

    /// In pixels.
    var width: Int { Int(mode.hdisplay) }
    var height: Int { Int(mode.vdisplay) }
  }

  /// Chooses the display that the options name, or else the first connected one.
  static func choose(
    among outputs: [DisplayOutput], _ options: DisplayOptions, of card: String
  ) throws(DisplayError) -> Choice {
    guard !outputs.isEmpty else { throw .drivesNoDisplays(card) }
    let connected = outputs.filter {
      $0.isConnected && !$0.modes.isEmpty && !$0.controllers.isEmpty
    }
    let found = connected.first { options.connector == nil || $0.name == options.connector }
    guard let found else {
      guard let name = options.connector, !connected.isEmpty else {
        throw .noDisplay(card, connectors: outputs.map(\.name))
      }
      throw .noConnector(card, name: name, connected: connected.map(\.name))
    }
    return Choice(
      connector: found.connector, name: found.name, mode: try found.mode(options.size),
      controller: found.controllers[0])
  }

  /// The fastest mode of a size, or else the mode that the display prefers, or else the largest one.
  private func mode(_ size: CGSize?) throws(DisplayError) -> drmModeModeInfo {
    let isSlower: (drmModeModeInfo, drmModeModeInfo) -> Bool = { $0.vrefresh < $1.vrefresh }
    if let size {
      let found = modes.filter {
        CGFloat($0.hdisplay) == size.width && CGFloat($0.vdisplay) == size.height
      }
      if let found = found.max(by: isSlower) { return found }
      let sizes = modes.map { "\($0.hdisplay)x\($0.vdisplay)" }
      throw .noSize(
        connector: name, wanted: "\(Int(bounding: size.width))x\(Int(bounding: size.height))",
        sizes: sizes.enumerated().filter { sizes.firstIndex(of: $1) == $0 }.map(\.element))
    }
    let preferred = modes.first { $0.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0 }
    return preferred
      ?? modes.max {
        let (one, other) = (Self.area($0), Self.area($1))
        return one == other ? isSlower($0, $1) : one < other
      }!
  }

  private static func area(_ mode: drmModeModeInfo) -> Int {
    Int(mode.hdisplay) * Int(mode.vdisplay)
  }
}
