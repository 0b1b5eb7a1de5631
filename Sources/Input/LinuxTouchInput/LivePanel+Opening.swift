import EvdevInput
import Foundation

extension LivePanel {
  /// Opens a touch device of this machine, with the clock that `LiveTouches` uses.
  ///
  /// - Parameters:
  ///   - word: a path, a number, or a name or part of one, as listed by `touchstone devices`; `nil` selects the touchscreen, or
  ///     else the touch device.
  ///   - physicalSize: the surface's size (mm), if the device reports it wrong or not at all.
  ///   - pointsPerInch: the scene's points per inch of the surface.
  ///   - orientation: the panel's orientation relative to the scene.
  ///   - isGrabbed: whether other programs, including the desktop, receive no events meanwhile.
  /// - Throws: a ``PanelError`` that says what is wrong with the device or the word, and what to do about it.
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

  /// The surface's size in points, in the scene's orientation: the size of a screen for it.
  public var size: CGSize { mapping.size }
}

extension EvdevDevice {
  /// Opens the only touch device that a word matches.
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
