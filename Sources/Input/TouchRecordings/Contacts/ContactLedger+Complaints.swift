import GestureCore

extension ContactLedger {
  /// A remark about a line, to be reported.
  struct Remark: Sendable {
    var kind: ComplaintLog.Kind
    var line: Int
    var message: String
    var remedy: String?
    var severity = Complaint.Severity.fault
  }

  /// Passes the remarks to the log.
  mutating func report(to log: inout ComplaintLog, namesLines: Bool = true)
    throws(RecordingError)
  {
    guard hasRemarks else { return }
    for remark in takeRemarks() {
      try log.add(
        remark.kind, line: namesLines ? remark.line : nil, remark.message, remedy: remark.remedy,
        severity: remark.severity)
    }
  }

  /// Ends the file: cancels active contacts, and throws if there were no contacts.
  mutating func close(_ log: inout ComplaintLog, namesLines: Bool = true) throws(RecordingError) {
    try report(to: &log, namesLines: namesLines)
    if downCount > 0 {
      let fingers = downCount == 1 ? "a finger" : "\(downCount) fingers"
      try log.add(
        .open, "ends with \(fingers) down, cancelled at the last event",
        remedy: "stop recording after the last lift")
      cancelAll()
    }
    leaveAll()
    commit()
    if contactCount == 0 { throw RecordingOpening.noEvents(log.file) }
  }
}
