import EvdevInput
import Foundation

extension LivePanel {
  /// Opens a touch device of this machine, by the clock that `LiveTouches` goes by.
  ///
  /// - Parameters:
  ///   - word: a path, a number, a name or a part of one, as `touchstone devices` lists them; `nil` is
  ///     the touchscreen, or the touch device if there is no screen.
  ///   - physicalSize: the surface (mm), where the device reports it wrong or not at all.
  ///   - pointsPerInch: how many points of the scene an inch of the surface is.
  ///   - orientation: how the panel lies under the scene.
  ///   - isGrabbed: keeps its events from the desktop and everybody else meanwhile.
  /// - Throws: what is wrong with the device or the word, and what to do about it.
  public convenience init(
    opening word: String? = nil, physicalSize: PhysicalSize? = nil,
    pointsPerInch: Double = PanelMapping.standardPointsPerInch,
    orientation: PanelOrientation = .upright, isGrabbed: Bool = false
  ) throws(PanelError) {
    let device = try EvdevDevice(choosing: word, isGrabbed: isGrabbed)
    self.init(
      device,
      mapping: PanelMapping(
        device: device.description, physicalSize: physicalSize, pointsPerInch: pointsPerInch,
        orientation: orientation))
  }

  /// The surface (points), turned as the scene is: the size of a screen for it.
  public var size: CGSize { mapping.size }
}

extension EvdevDevice {
  /// Opens the one touch device that a word means.
  package convenience init(
    choosing word: String?, in folder: PanelFolder = .usual, isGrabbed: Bool = false
  ) throws(PanelError) {
    let choice = PanelChoice(word)
    let path =
      if case .path(let path) = choice { path } else {
        try choice.one(among: folder.panels(), in: folder).path
      }
    try self.init(path, isGrabbed: isGrabbed)
    guard description.isTouchDevice else {
      throw .notATouchDevice(path: path, name: description.name)
    }
  }
}
