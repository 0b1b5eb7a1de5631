import EvdevInput

/// How a recording is to be read.
public struct RecordingOptions: Sendable, Hashable {
  /// `nil` finds out by content.
  public var format: RecordingFormat?
  /// A file that describes the device: an evemu head, `getevent -lp` output, or lines of axes.
  public var devicePath: String?
  /// The size of the surface, for devices that do not report their resolution; it also overrules
  /// what they report.
  public var physicalSize: PhysicalSize?
  /// The density of the scene.
  public var pointsPerInch: Double
  /// How the panel lies under the scene.
  public var orientation: PanelOrientation = .upright
  /// Throws the first fault instead of reading on.
  public var isStrict: Bool
  /// Seconds between the events of a finger in a log without times; `nil` refuses such logs.
  public var interval: Double?
  /// The name of one recording in a file that holds several; `nil` reads them one after another.
  public var part: String?
  /// What is said of the device beyond what it reports itself.
  package var overrides = DeviceOverrides()
  /// Where a description is looked for if the recording has none and none is named.
  package var neighbour = Neighbour.onDisk(nil)
  /// Formats that other targets read, since they need a library.
  package var eventStreams: Set<EvdevEventStreamKind> = []
  /// Ways of packing that other targets unpack, since they need a library.
  package var unpackers: Set<UnpackerKind> = []
  /// Lines that end at one column are not tried as joined.
  var readsLinesAsTheyAre = false
  /// Counts what is read of the file.
  package var readBytes: ReadBytes?

  /// Options that find out all that a recording has.
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
}

extension RecordingOptions {
  /// What may describe a recording's device beside it.
  package enum Neighbour: Sendable, Hashable {
    /// A file in its folder, for a recording that is a file, of which many read together share the listings.
    case onDisk(FolderListings?)
    /// What the caller has found, with its name.
    case found(String, [UInt8])
    case nothing
  }
}
