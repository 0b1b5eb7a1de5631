/// Collects complaints in bounded memory.
///
/// The first few of a kind are reported one by one; the others are counted, and the count is
/// reported at the end. Strict reading throws the first error instead.
struct ComplaintLog: Sendable {
  /// The subject of a complaint, for counting.
  enum Kind: Hashable, Sendable {
    case malformed, unknownCode, time
    case tracking(String)
    case contact, open, device, range, reading
    /// The size of the scene or surface.
    case size
  }

  private static let toldOfAKind = 5

  let file: String
  let isStrict: Bool
  private var waiting: [Complaint] = []
  /// The number of complaints of each kind, reported or not.
  private var counts: [Kind: Int] = [:]
  private var untold: [Kind] = []
  /// The number of lines of other text.
  private(set) var proseCount = 0
  /// Artefacts of the sensor so far.
  var artefacts = SensorArtefacts()

  init(file: String, isStrict: Bool = false) {
    self.file = file
    self.isStrict = isStrict
  }

  var isEmpty: Bool { waiting.isEmpty }
  /// Whether the scene's size was assumed.
  var assumesSize: Bool { counts[.size] != nil }

  /// Adds a complaint; throws it if it is an error and reading is strict.
  mutating func add(
    _ kind: Kind, line: Int? = nil, _ message: String, remedy: String? = nil,
    severity: Complaint.Severity = .fault
  ) throws(RecordingError) {
    let complaint = Complaint(
      file: file, line: line, message: message, remedy: remedy, severity: severity)
    if isStrict && severity == .fault { throw RecordingError(complaint) }
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count <= Self.toldOfAKind {
      waiting.append(complaint)
    } else if count == Self.toldOfAKind + 1 {
      untold.append(kind)
    }
  }

  /// Reports the first line of other text among the events, as a bug report has it, and only counts further lines.
  mutating func addProse(_ text: ByteCursor, line: Int) {
    proseCount += 1
    guard proseCount == 1 else { return }
    waiting.append(
      Complaint(
        file: file, line: line, message: "text that is no event is left out: “\(text.excerpt)”",
        severity: .note))
  }

  /// Adds complaints that are never thrown.
  mutating func add(_ notes: [Complaint]) { waiting += notes }

  /// Adds the numbers of complaints that were not reported.
  mutating func close() {
    for kind in untold {
      let count = counts[kind, default: 0] - Self.toldOfAKind
      waiting.append(
        Complaint(file: file, message: "\(count) more like \(Self.name(of: kind))"))
    }
    untold.removeAll()
  }

  /// Removes and returns the pending complaints, oldest first.
  mutating func take() -> [Complaint] {
    defer { waiting.removeAll() }
    return waiting
  }

  /// The kind's name in the plural.
  private static func name(of kind: Kind) -> String {
    switch kind {
    case .malformed: "the lines that could not be read"
    case .unknownCode: "the unknown event codes"
    case .time: "the times that go backwards"
    case .tracking(let what): "“\(what)”"
    case .contact: "the impossible changes of a finger"
    case .open: "the fingers left down"
    case .device: "the notes about devices"
    case .size: "the notes about sizes"
    case .range: "the positions out of range"
    case .reading: "the failed reads"
    }
  }
}
