import Foundation
import GestureCore
import TouchRecordings

/// Follows the frames of a reader and notes what its promises rule out.
struct FrameAudit {
  private var problems: [String] = []
  private var down: Set<Int> = []
  private var last = Timestamp.zero

  init(_ header: RecordingHeader) {
    let sides = [header.sceneSize.width, header.sceneSize.height]
    if !sides.allSatisfy({ $0.isFinite && $0 > 0 }) {
      problems.append("the scene's size is \(header.sceneSize)")
    }
  }

  mutating func take(_ frame: InputFrame) {
    if frame.time < last { problems.append("time goes back at \(frame.time)") }
    last = frame.time
    if Set(frame.contacts.map(\.id)).count < frame.contacts.count {
      problems.append("a contact changes twice at \(frame.time)")
    }
    for contact in frame.contacts { take(contact, at: frame.time) }
    if frame.isInterruption { down = [] }
  }

  private mutating func take(_ contact: Contact, at time: Timestamp) {
    if down.contains(contact.id) == (contact.phase == .began) {
      problems.append("\(contact.phase) of \(contact.id) at \(time)")
    }
    if !(contact.earlierSamples + [contact.sample]).allSatisfy(\.isFinite) {
      problems.append("\(contact.id) is nowhere at \(time)")
    }
    switch contact.phase {
    case .began: down.insert(contact.id)
    case .moved: break
    case .ended, .cancelled: down.remove(contact.id)
    }
  }

  /// What was found, now that all frames were there.
  mutating func finish() -> [String] {
    problems + down.sorted().map { "\($0) never ends" }
  }
}
