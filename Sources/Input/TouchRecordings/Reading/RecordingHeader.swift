import EvdevInput
import Foundation

/// A recording's properties that are known before its first frame.
public struct RecordingHeader: Sendable, Hashable {
  /// The format in which it was written.
  public var format: RecordingFormat
  /// The device's name; empty if unknown.
  public var deviceName: String
  /// The scene's size in points.
  public var sceneSize: CGSize
  /// The device, with the axes used to make the frames; `nil` for recordings in points.
  public var device: DeviceDescription?
  /// The source of the axes.
  public var axesSource: AxesSource
  /// The recorded scene as a scene file's JSON text; `nil` if the recording contains none.
  public var scene: String?

  /// Whether the scene's size was assumed.
  package var isSizeAssumed = false
  /// Whether a log's locations are in points, whatever its size.
  var isInPoints = false
  /// Whether the frames are from a sensor and a millimetre has a known number of points. A script's leaps are intended, and
  /// `touches` holds frames as they were delivered, which a replay must repeat. A guess of a touchpad's size is close.
  var hasKnownScale: Bool {
    switch format {
    case .touches, .monkey, .maestro, .webdriver, .devtools, .inputCommands: false
    case .log, .freerdp, .tslib, .strokes: !isSizeAssumed
    default:
      device.map { $0.surface == .touchpad || !isSizeAssumed } ?? (isInPoints || !isSizeAssumed)
    }
  }

  /// The scene's points per inch. Formats with a size of their own have the default.
  func density(_ options: RecordingOptions) -> Double {
    switch format {
    case .debugEvents, .touchpadLog: RecordingOptions().pointsPerInch
    default: options.pointsPerInch
    }
  }

  /// The source of the device's axes.
  public enum AxesSource: Sendable, Hashable {
    /// The recording itself.
    case recording
    /// Another file, by its path.
    case file(String)
    /// Common axes were assumed.
    case assumption
  }

  /// Creates a header.
  public init(
    format: RecordingFormat = .touches, deviceName: String = "", sceneSize: CGSize,
    device: DeviceDescription? = nil, axesSource: AxesSource = .recording
  ) {
    self.format = format
    self.deviceName = deviceName
    self.sceneSize = sceneSize
    self.device = device
    self.axesSource = axesSource
  }
}
