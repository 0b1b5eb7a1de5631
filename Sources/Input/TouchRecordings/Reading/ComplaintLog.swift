/// Gathers complaints until they are taken, without growing with the file.
///
/// The first few of a kind are reported one by one; the rest are counted, and the count is reported
/// at the end. Strict reading throws the first fault instead.
struct ComplaintLog: Sendable {
  /// What a complaint is about, for counting.
  enum Kind: Hashable, Sendable {
    case malformed, unknownCode, time
    case tracking(String)
    case contact, open, device, range, reading
    /// How large the scene or surface is.
    case size
  }

  private static let toldOfAKind = 5

  let file: String
  let isStrict: Bool
  private var waiting: [Complaint] = []
  /// How many of each kind there were, reported or not.
  private var counts: [Kind: Int] = [:]
  private var untold: [Kind] = []

  init(file: String, isStrict: Bool = false) {
    self.file = file
    self.isStrict = isStrict
  }

  var isEmpty: Bool { waiting.isEmpty }
  /// Whether nothing has said how large the scene is.
  var assumesSize: Bool { counts[.size] != nil }

  /// Notes a complaint; throws it when reading is strict and it is a fault.
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

  /// Notes what others have to say, which are no faults.
  mutating func add(_ notes: [Complaint]) { waiting += notes }

  /// Adds how many of each kind were not reported.
  mutating func close() {
    for kind in untold {
      let count = counts[kind, default: 0] - Self.toldOfAKind
      waiting.append(
        Complaint(file: file, message: "\(count) more like \(Self.name(of: kind))"))
    }
    untold.removeAll()
  }

  /// Hands out what waits, oldest first.
  mutating func take() -> [Complaint] {
    defer { waiting.removeAll() }
    return waiting
  }

  /// How a kind is spoken of in the plural.
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
