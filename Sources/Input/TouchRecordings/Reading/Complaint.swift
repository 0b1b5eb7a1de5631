import JSONText

/// Something a person should know about a recording: where, what, and what to do about it.
public struct Complaint: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: Sendable, Hashable {
    /// Worth knowing; nothing is wrong with the file.
    case note
    /// Something that the file lacks was assumed.
    case assumption
    /// Something in the file is wrong; the rest of it is still read.
    case fault
  }

  /// The file's name as it was given; `-` is standard input.
  public var file: String
  /// Counted from 1; `nil` when it concerns the file as a whole.
  public var line: Int?
  /// What is wrong, in a sentence without its end. Of a fault of the whole file it is the predicate:
  /// `is empty`.
  public var message: String
  /// What a person can do about it, as an imperative.
  public var remedy: String?
  /// How bad it is.
  public var severity: Severity

  /// Makes a complaint; most are faults.
  public init(
    file: String, line: Int? = nil, message: String, remedy: String? = nil,
    severity: Severity = .fault
  ) {
    self.file = file
    self.line = line
    self.message = message
    self.remedy = remedy
    self.severity = severity
  }
}

extension Complaint: CustomStringConvertible {
  /// `FILE:LINE: message; remedy`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return ("\(place): \(message)" + (remedy.map { "; \($0)" } ?? "")).harmlessLine
  }
}

/// Why a recording cannot be read, or in strict reading the first thing wrong with it.
public struct RecordingError: Error, Sendable, Hashable {
  /// What is wrong, and where.
  public var complaint: Complaint
  /// What libinput recognized, where a log has its gestures and no fingers.
  package var gestures: LibinputGestures?
  /// What Apple's gesture system wrote, where a log has that and no touches.
  package var appleGestures: AppleGestureLog?

  /// An error that is nothing but its complaint.
  public init(_ complaint: Complaint) {
    self.complaint = complaint
  }

  init(file: String, line: Int? = nil, _ message: String, remedy: String? = nil) {
    complaint = Complaint(file: file, line: line, message: message, remedy: remedy)
  }

  init(file: String, _ gestures: LibinputGestures) {
    let count = gestures.gestures.count
    self.init(
      file: file,
      "holds no fingers; it has \(count == 1 ? "a gesture" : "\(count) gestures") that libinput"
        + " recognized on a touchpad",
      remedy: "record the fingers with sudo libinput record; then explain --beside shows these"
        + " gestures next to them")
    self.gestures = gestures
  }

  init(file: String, _ log: AppleGestureLog) {
    let count = log.entries.count
    self.init(
      file: file,
      "holds no touches; it has \(count == 1 ? "1 line" : "\(count) lines") of Apple's gesture"
        + " system",
      remedy: "NSLog the touches and the event in touchesBegan and the other three; then these"
        + " lines are shown beside the reasons found here")
    appleGestures = log
  }
}

extension RecordingError: CustomStringConvertible {
  /// `FILE:LINE: message; remedy`. An error of the whole file is a sentence about it:
  /// `README.md is not a touch recording; …`.
  public var description: String {
    guard complaint.line == nil else { return complaint.description }
    let subject = complaint.file == "-" ? "standard input" : complaint.file
    let text = "\(subject) \(complaint.message)" + (complaint.remedy.map { "; \($0)" } ?? "")
    return text.harmlessLine
  }
}
