import EvdevInput
import Foundation

/// How to read a recording.
public struct RecordingOptions: Sendable, Hashable {
  /// `nil` to recognize the format by the content.
  public var format: RecordingFormat?
  /// A file that describes the device: an evemu header, `getevent -lp` output, or override lines.
  public var devicePath: String?
  /// The surface's size; it overrides the resolution that the device reports.
  public var physicalSize: PhysicalSize?
  /// The scene's density.
  public var pointsPerInch: Double
  /// The panel's orientation relative to the scene.
  public var orientation: PanelOrientation = .upright
  /// Whether to throw the first error instead of reading on.
  public var isStrict: Bool
  /// Seconds between a finger's events in a log without times; `nil` to refuse such logs.
  public var interval: Double?
  /// The name of one recording in a file with several; `nil` to read all in sequence.
  public var part: String?
  /// Overrides of what the device reports.
  package var overrides = DeviceOverrides()
  /// Where to look for a description if the recording has none and none is given.
  package var neighbour = Neighbour.onDisk(nil)
  /// Formats that other targets parse, because they need a library.
  package var eventStreams: Set<EvdevEventStreamKind> = []
  /// Compression formats that other targets support, because they need a library.
  package var unpackers: Set<UnpackerKind> = []
  /// Whether wrapped lines are left unjoined.
  var readsLinesAsTheyAre = false
  /// Counts the bytes that are read.
  package var readBytes: ReadBytes?

  /// Creates options with which everything is determined from the recording.
  public init(
    format: RecordingFormat? = nil, devicePath: String? = nil, physicalSize: PhysicalSize? = nil,
    pointsPerInch: Double = PanelMapping.standardPointsPerInch, isStrict: Bool = false
  ) {
    self.format = format
    self.devicePath = devicePath
    self.physicalSize = physicalSize
    self.pointsPerInch = pointsPerInch
    self.isStrict = isStrict
  }

  /// Splits `FILE#NAME`, which selects one recording of a file with several, unless a file has that whole name.
  func selectingPart(of path: String) -> (path: String, options: RecordingOptions) {
    guard let mark = path.lastIndex(of: "#"), !FileManager.default.fileExists(atPath: path) else {
      return (path, self)
    }
    let file = String(path[..<mark])
    guard FileManager.default.fileExists(atPath: file) else { return (path, self) }
    var options = self
    options.part = String(path[path.index(after: mark)...])
    return (file, options)
  }
}

extension RecordingOptions {
  /// A description of the device next to the recording.
  package enum Neighbour: Sendable, Hashable {
    /// A file in the recording's folder; many recordings read together share the listings.
    case onDisk(FolderListings?)
    /// A file that the caller has read, with its name.
    case found(String, [UInt8])
    case nothing
  }
}
