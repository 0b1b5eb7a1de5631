import TouchRecordings

/// What can be tried with any bytes.
nonisolated package enum FuzzTarget: Sendable, Hashable {
  /// A reader of recordings, which is told its format.
  case recording(RecordingFormat)
  /// A reader that has to find the format out.
  case anyRecording
  /// A HID report descriptor and reports, as bytes.
  case descriptor
  /// Datagrams of Open Sound Control, as trackers send them.
  case osc
  /// A scene file.
  case scene
  /// What a page says to the playground's server, a message a line.
  case messages

  package static let all: [FuzzTarget] =
    RecordingFormat.allCases.map(FuzzTarget.recording)
    + [.anyRecording, .descriptor, .osc, .scene, .messages]

  /// What it is called on the command line, and its corpus in `Fuzz/Corpus`.
  package var name: String {
    switch self {
    case .recording(let format): format.rawValue
    case .anyRecording: "any"
    case .descriptor: "descriptor"
    case .osc: "osc"
    case .scene: "scene"
    case .messages: "messages"
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
    case .anyRecording: RecordingTrial(nil).problems(with: bytes)
    case .descriptor: RecordingTrial(.hid).problems(with: DescriptorBytes.recording(of: bytes))
    case .osc: PacketTrial.problems(with: bytes)
    case .scene: SceneTrial.problems(with: bytes)
    case .messages: MessageTrial.problems(with: bytes)
    }
  }

  /// How many touches a reader of recordings finds.
  @MainActor package func touchCount(in bytes: [UInt8]) -> Int {
    switch self {
    case .recording(let format): RecordingTrial(format).touchCount(in: bytes)
    case .anyRecording: RecordingTrial(nil).touchCount(in: bytes)
    case .descriptor: RecordingTrial(.hid).touchCount(in: DescriptorBytes.recording(of: bytes))
    case .osc: PacketTrial.touchCount(in: bytes)
    case .scene, .messages: 0
    }
  }
}
