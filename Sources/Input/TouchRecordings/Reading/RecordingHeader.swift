import EvdevInput
import Foundation

/// What is known about a recording before its first frame.
public struct RecordingHeader: Sendable, Hashable {
  /// The format in which it was written.
  public var format: RecordingFormat
  /// Empty when the recording does not say.
  public var deviceName: String
  /// The scene in points.
  public var sceneSize: CGSize
  /// The device with every axis that the frames were made with; `nil` for recordings in points.
  public var device: DeviceDescription?
  /// Where the axes come from: the file, another file's path, or an assumption.
  public var axesSource: AxesSource
  /// The scene that the fingers met, as the JSON text of a scene file; `nil` unless the recording
  /// was made with one.
  public var scene: String?

  /// Whether the size is a usual one, since nothing gives it.
  package var isSizeAssumed = false

  /// Where the size of the device's axes is from.
  public enum AxesSource: Sendable, Hashable {
    /// The recording itself.
    case recording
    /// Another file, by its path.
    case file(String)
    /// Nothing did: usual axes were assumed.
    case assumption
  }

  /// Describes a recording.
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
