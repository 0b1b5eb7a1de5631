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
  /// Whether the frames are a sensor's and a millimetre has a known number of points. A script's leaps are intended, and
  /// `touches` holds frames as they were delivered, which a replay must repeat.
  var hasSensorsScale: Bool {
    switch format {
    case .touches, .monkey, .maestro, .webdriver, .devtools, .inputCommands: false
    default: device != nil || isInPoints || !isSizeAssumed
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
