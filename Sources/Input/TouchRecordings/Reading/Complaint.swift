import JSONText

/// A message about a recording: where, what, and what to do about it.
public struct Complaint: Sendable, Hashable {
  /// How serious it is.
  public enum Severity: Sendable, Hashable {
    /// Information; the file is valid.
    case note
    /// A value missing in the file was assumed.
    case assumption
    /// An error in the file; the rest is still read.
    case fault
  }

  /// The file's name as given; `-` for standard input.
  public var file: String
  /// The line number, from 1; `nil` if it concerns the whole file.
  public var line: Int?
  /// The problem as a sentence without a full stop. For an error of the whole file, only the predicate: `is empty`.
  public var message: String
  /// What to do about it, in the imperative.
  public var remedy: String?
  /// How serious it is.
  public var severity: Severity

  /// Creates a complaint, by default about an error.
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

/// Why a recording cannot be read, or the first error in strict reading.
public struct RecordingError: Error, Sendable, Hashable {
  /// The error and its location.
  public var complaint: Complaint
  /// The gestures that libinput recognized, if a log contains these instead of fingers.
  package var gestures: LibinputGestures?
  /// The messages of Apple's gesture system, if a log contains these instead of touches.
  package var appleGestures: AppleGestureLog?

  /// Creates an error from a complaint.
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
  /// `FILE:LINE: message; remedy`. For an error of the whole file, a sentence about it:
  /// `README.md is not a touch recording; …`.
  public var description: String {
    guard complaint.line == nil else { return complaint.description }
    let subject = complaint.file == "-" ? "standard input" : complaint.file
    let text = "\(subject) \(complaint.message)" + (complaint.remedy.map { "; \($0)" } ?? "")
    return text.harmlessLine
  }
}
