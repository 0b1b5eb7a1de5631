import Foundation
import GestureCore

/// Examines the beginning of a contact log before it is read: its surface, and its largest
/// coordinates.
struct ContactSurvey<Reader: ContactReader> {
  let reader: Reader
  let reach: CGPoint
  let hasContacts: Bool
  let hasTimes: Bool
  /// Whether the whole file was examined.
  let isWhole: Bool

  init(_ source: inout ByteSource, _ prefix: LinePrefix, part: String?) throws(RecordingError) {
    var beginning = try source.preview(bytes: Reader.surveyBytes)
    var scout = Reader()
    if let part { scout.choose(part) }
    var ledger = ContactLedger()
    var reach = CGPoint.zero
    func note(_ frame: InputFrame) {
      for place in frame.contacts.map(\.sample.location) + [frame.hover?.location ?? .zero] {
        reach.x = max(reach.x, place.x)
        reach.y = max(reach.y, place.y)
      }
    }
    while var line = try beginning.nextPiece() {
      ledger.line = line.number
      prefix.strip(&line.cursor)
      scout.read(line, into: &ledger)
      _ = ledger.takeRemarks()
      for frame in ledger.takeFrames() { note(frame) }
    }
    if beginning.isWhole { scout.finish(into: &ledger) }
    ledger.commit()
    for frame in ledger.takeFrames() { note(frame) }
    isWhole = beginning.isWhole
    reader = scout
    self.reach = reach
    hasContacts = ledger.contactCount > 0
    hasTimes =
      scout.hasCertainTimes && (ledger.timedCount > 0 || ledger.timelessCount == 0)
  }
}
