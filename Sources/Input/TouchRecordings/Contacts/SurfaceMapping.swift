import EvdevInput
import Foundation
import GestureCore

/// Maps a log's locations to the scene.
struct SurfaceMapping: Sendable {
  /// The scene's size in points.
  let size: CGSize
  /// The assumption about the surface; `nil` if it is known.
  let assumption: PanelAssumption?

  private let scaleX: CGFloat
  private let scaleY: CGFloat

  /// Common scene sizes in points, ascending, for logs without a size.
  private static let usualScenes: [(width: CGFloat, height: CGFloat)] = [
    (390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 800), (1366, 1024), (1920, 1080),
    (2560, 1440), (3840, 2160),
  ]

  /// Creates a mapping; `reach` contains the largest coordinates found.
  init(_ surface: ContactSurface, reach: CGPoint, _ options: RecordingOptions) {
    let density = options.pointsPerInch / 25.4
    let measured = options.physicalSize.map {
      CGSize(width: $0.width * density, height: $0.height * density)
    }
    let (extent, scene, assumption) = Self.guess(surface, reach, options.pointsPerInch)
    let size = measured ?? scene
    scaleX = size.width / extent.width
    scaleY = size.height / extent.height
    self.size = size
    // A size is sufficient for fractions, but not for units whose number is unknown.
    let isKnown = measured != nil && (surface.unit == .shares || surface.size != nil)
    self.assumption = isKnown ? nil : assumption
  }

  /// The frame converted to points.
  func map(_ frame: InputFrame) -> InputFrame {
    var frame = frame
    place(&frame)
    return frame
  }

  /// Converts a frame to points in place.
  func place(_ frame: inout InputFrame) {
    for index in frame.contacts.indices {
      map(&frame.contacts[index].sample)
      for earlier in frame.contacts[index].earlierSamples.indices {
        map(&frame.contacts[index].earlierSamples[earlier])
      }
    }
    // Avoids an assignment, which would cost as much as the rest.
    guard frame.hover != nil else { return }
    frame.hover?.location.x *= scaleX
    frame.hover?.location.y *= scaleY
  }

  // MARK: - Private

  private func map(_ sample: inout ContactSample) {
    sample.location.x *= scaleX
    sample.location.y *= scaleY
    sample.majorRadius *= scaleX
  }

  /// The surface in its own unit and in points, and the assumption made.
  private static func guess(_ surface: ContactSurface, _ reach: CGPoint, _ density: Double)
    -> (extent: CGSize, scene: CGSize, PanelAssumption?)
  {
    switch surface.unit {
    case .points:
      if let size = surface.size { return (size, size, nil) }
      let size = smallestScene(holding: reach)
      let name = "\(Int(bounding: size.width))x\(Int(bounding: size.height))"
      return (
        size, size,
        PanelAssumption(
          message: "has no size; a scene of \(name) points is assumed, from the places seen",
          remedy: "give the surface's size with --size WIDTHxHEIGHTmm")
      )
    case .pixels:
      let (mapping, extent, assumption) = panel(surface.size, reach, density)
      return (extent, mapping.size, assumption)
    case .shares:
      let share = CGSize(width: 1, height: 1)
      if let size = surface.size { return (share, size, nil) }
      let physical = PhysicalSize(width: 250, height: 156)
      return (
        share,
        CGSize(width: physical.width * density / 25.4, height: physical.height * density / 25.4),
        PanelAssumption(
          message: "has shares of a surface and not its size; assumed \(physical)",
          remedy: "give its size with --size WIDTHxHEIGHTmm")
      )
    }
  }

  private static func smallestScene(holding reach: CGPoint) -> CGSize {
    let usual = usualScenes.first { reach.x < $0.width && reach.y < $0.height }
    return CGSize(
      width: usual?.width ?? (reach.x + 1).rounded(.up),
      height: usual?.height ?? (reach.y + 1).rounded(.up))
  }

  /// A phone's screen with that many pixels, or the smallest common one that contains all
  /// locations.
  private static func panel(_ size: CGSize?, _ reach: CGPoint, _ density: Double)
    -> (PanelMapping, extent: CGSize, PanelAssumption?)
  {
    var seen = ObservedRange()
    let (width, height) = size.map { ($0.width - 1, $0.height - 1) } ?? (reach.x, reach.y)
    for (code, value) in [(EvdevCode.positionX, width), (EvdevCode.positionY, height)] {
      seen.note(
        EvdevEvent(
          time: .zero, type: EvdevCode.abs, code: code,
          value: Int32(bounding: min(max(value, 0), 1e6))))
    }
    var (device, assumption) = seen.description()
    if size != nil {
      // The number of pixels is known, and their size is not.
      device.axes[EvdevCode.positionX] = AxisRange(
        minimum: 0, maximum: Int32(bounding: min(width, 1e6)))
      device.axes[EvdevCode.positionY] = AxisRange(
        minimum: 0, maximum: Int32(bounding: min(height, 1e6)))
    }
    let mapping = PanelMapping(device: device, pointsPerInch: density)
    if size != nil, let first = mapping.assumptions.first { assumption = first }
    assumption.remedy = "give the screen's size with --size WIDTHxHEIGHTmm"
    let extent = CGSize(
      width: (mapping.device.horizontal?.span ?? 0) + 1,
      height: (mapping.device.vertical?.span ?? 0) + 1)
    return (mapping, extent, assumption)
  }
}
