import TouchRecordings

/// What can be tried with any bytes.
nonisolated package enum FuzzTarget: Sendable, Hashable {
  /// A reader of recordings, which is told its format.
  case recording(RecordingFormat)
  /// A reader that has to find the format out.
  case anyRecording
  /// A recording packed with gzip or xz.
  case packed
  /// A HID report descriptor and reports, as bytes.
  case descriptor
  /// Datagrams of Open Sound Control, as trackers send them.
  case osc
  /// Any JSON.
  case json
  /// A scene file.
  case scene
  /// A file that says more of devices: udev's hardware database, libinput's quirks, or a description.
  case devices
  /// Rules of what is done at gestures.
  case rules
  /// A recording that is played to an example of the gallery.
  case gallery
  /// A file of which every verb says something.
  case printers
  /// What a page says to the playground's server, a message a line.
  case messages
  /// A file of an image.
  case images
  /// A source to be ported, and what is ported beside it: nibs, storyboards, property lists.
  case source, interface

  package static let all: [FuzzTarget] =
    RecordingFormat.allCases.map(FuzzTarget.recording)
    + [
      .anyRecording, .packed, .descriptor, .osc, .json, .scene, .devices, .rules, .gallery,
      .printers, .messages, .images,
    ] + ported

  /// What ports needs the toolchain's SwiftSyntax.
  #if canImport(SourcePort)
    private static let ported: [FuzzTarget] = [.source, .interface]
  #else
    private static let ported: [FuzzTarget] = []
  #endif

  /// What it is called on the command line, and its corpus in `Fuzz/Corpus`.
  package var name: String {
    switch self {
    case .recording(let format): format.rawValue
    case .anyRecording: "any"
    case .packed: "packed"
    case .descriptor: "descriptor"
    case .osc: "osc"
    case .json: "json"
    case .scene: "scene"
    case .devices: "devices"
    case .rules: "rules"
    case .gallery: "gallery"
    case .printers: "printers"
    case .messages: "messages"
    case .images: "images"
    case .source: "source"
    case .interface: "interface"
    }
  }

  /// The target with a name.
  package init?(named name: String) {
    guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  /// Reads the bytes, plays what is in them, and tells what went wrong that never may.
  @MainActor package func problems(with bytes: [UInt8]) -> [String] {
    switch self {
    case .recording(let format): RecordingTrial(format).problems(with: bytes)
    case .anyRecording, .packed: RecordingTrial(nil).problems(with: bytes)
    case .descriptor: RecordingTrial(.hid).problems(with: DescriptorBytes.recording(of: bytes))
    case .osc: PacketTrial.problems(with: bytes)
    case .json: JSONTrial.problems(with: bytes)
    case .scene: SceneTrial.problems(with: bytes)
    case .devices: DeviceTrial.problems(with: bytes)
    case .rules: RulesTrial.problems(with: bytes)
    case .gallery: GalleryTrial.problems(with: bytes)
    case .printers: PrinterTrial.problems(with: bytes)
    case .messages: MessageTrial.problems(with: bytes)
    case .images: ImageTrial.problems(with: bytes)
    case .source, .interface: portProblems(with: bytes)
    }
  }

  /// What goes wrong on each example of the gallery.
  @MainActor package static func problemsOfGallery(with bytes: [UInt8]) -> [String] {
    (0..<GalleryTrial.count).flatMap { index in
      GalleryTrial.problems(with: bytes, on: index).map { "\(index): \($0)" }
    }
  }

  /// How many touches a reader of recordings finds; of rules, how often one acts; of what is said of
  /// devices, how many touches of a device that it changes.
  @MainActor package func touchCount(in bytes: [UInt8]) -> Int {
    switch self {
    case .recording(let format): RecordingTrial(format).touchCount(in: bytes)
    case .anyRecording, .packed: RecordingTrial(nil).touchCount(in: bytes)
    case .descriptor: RecordingTrial(.hid).touchCount(in: DescriptorBytes.recording(of: bytes))
    case .osc: PacketTrial.touchCount(in: bytes)
    case .gallery: RecordingTrial(nil).touchCount(in: Array(bytes.dropFirst()))
    case .printers: RecordingTrial(nil).touchCount(in: bytes)
    case .devices: DeviceTrial.touchCount(in: bytes)
    case .rules: RulesTrial.firingCount(in: bytes)
    case .json, .scene, .messages, .images, .source, .interface: 0
    }
  }

  @MainActor private func portProblems(with bytes: [UInt8]) -> [String] {
    #if canImport(SourcePort)
      self == .source
        ? PortTrial.problems(ofSource: bytes) : PortTrial.problems(ofInterface: bytes)
    #else
      []
    #endif
  }
}
