import Testing
import TouchRecordings

@Suite struct HarmlessErrorTests {
  @Test("an error is one line without signs of control, whatever the file is called")
  func names() {
    let name = "a\u{1b}[2J\nb\u{9b}c\u{202e}d\r"
    let spelled = #"a\u001b[2J\u000ab\u009bc\u202ed\u000d"#
    #expect("\(Complaint(file: name, line: 3, message: name))" == "\(spelled):3: \(spelled)")
    let error = #expect(throws: RecordingError.self) {
      try RecordingReader(opening: "/nowhere/\(name)")
    }
    #expect("\(error!)".hasPrefix("/nowhere/\(spelled) "))
  }
}
