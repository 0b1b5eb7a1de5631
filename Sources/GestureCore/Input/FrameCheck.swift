import Foundation

/// Keeps impossible input out: what remains of a frame is legal, and every loss has a reason.
///
/// A contact begins once, moves and ends only while it is down, and has finite coordinates; time
/// does not run backwards. One bad contact never costs the others of its frame.
package struct FrameCheck: Sendable {
  private var time: Timestamp?
  private var contactsDown: [Int] = []
  private var pressesDown: [Int] = []

  package init() {}

  /// What of the frame may come in. `refused` is called once for each thing that may not.
  package mutating func admit(
    _ frame: InputFrame, refused: (FrameRefusal) -> Void
  ) -> InputFrame {
    var admitted = frame
    let late = time.map { frame.time < $0 } ?? false
    if late, let time {
      refused(.timeRanBackwards(by: time.seconds(since: frame.time)))
      admitted.time = time
      admitted.hover = nil
      admitted.scroll = nil
      admitted.transform = nil
    }
    time = admitted.time
    if !frame.contacts.isEmpty { admitContacts(&admitted, onlyLifts: late, refused: refused) }
    if !frame.presses.isEmpty { admitPresses(&admitted, onlyLifts: late, refused: refused) }
    dropNonsense(&admitted, refused: refused)
    if frame.isInterruption {
      contactsDown.removeAll()
      pressesDown.removeAll()
    }
    return admitted
  }

  private mutating func admitContacts(
    _ frame: inout InputFrame, onlyLifts: Bool, refused: (FrameRefusal) -> Void
  ) {
    var dropped: [Int] = []
    for index in frame.contacts.indices {
      let contact = frame.contacts[index]
      if let refusal = refusal(of: contact, at: index, in: frame, onlyLifts: onlyLifts) {
        if let refusal { refused(refusal) }
        dropped.append(index)
        continue
      }
      switch contact.phase {
      case .began: contactsDown.append(contact.id)
      case .moved: break
      case .ended, .cancelled: contactsDown.removeAll { $0 == contact.id }
      }
    }
    for index in dropped.reversed() { frame.contacts.remove(at: index) }
  }

  /// `nil` lets the contact in; `.some(nil)` drops it without a word, since the frame's own refusal
  /// has said it.
  private func refusal(
    of contact: Contact, at index: Int, in frame: InputFrame, onlyLifts: Bool
  ) -> FrameRefusal?? {
    let isLift = contact.phase == .ended || contact.phase == .cancelled
    if onlyLifts && !isLift { return .some(nil) }
    if frame.contacts[..<index].contains(where: { $0.id == contact.id && !follows(contact, $0) }) {
      return .twiceInOneFrame(id: contact.id)
    }
    let isDown = contactsDown.contains(contact.id)
    if contact.phase == .began, isDown { return .alreadyDown(id: contact.id) }
    if contact.phase != .began, !isDown { return .notDown(id: contact.id, phase: contact.phase) }
    if !contact.sample.isFinite, contact.phase != .cancelled {
      // A lift without a usable place still is a lift, or the finger would stay down for ever; the
      // touch then keeps its last place.
      return isLift ? nil : .notFinite("contact \(contact.id)")
    }
    return nil
  }

  /// A contact may lift and another take its id in the same frame, and a tap may fit into one frame.
  private func follows(_ later: Contact, _ earlier: Contact) -> Bool {
    switch (earlier.phase, later.phase) {
    case (.ended, .began), (.cancelled, .began), (.began, .ended), (.began, .cancelled): true
    default: false
    }
  }

  private mutating func admitPresses(
    _ frame: inout InputFrame, onlyLifts: Bool, refused: (FrameRefusal) -> Void
  ) {
    var admitted: [PressChange] = []
    for press in frame.presses {
      let isLift = press.phase == .ended || press.phase == .cancelled
      if onlyLifts && !isLift { continue }
      let isDown = pressesDown.contains(press.id)
      if press.phase == .began, isDown {
        refused(.pressAlreadyDown(id: press.id))
      } else if press.phase != .began, !isDown {
        refused(.pressNotDown(id: press.id))
      } else {
        if press.phase == .began { pressesDown.append(press.id) }
        if isLift { pressesDown.removeAll { $0 == press.id } }
        admitted.append(press)
      }
    }
    frame.presses = admitted
  }

  private func dropNonsense(_ frame: inout InputFrame, refused: (FrameRefusal) -> Void) {
    // The end of a stream counts even if its numbers do not, or it would never end.
    if let hover = frame.hover, !hover.isFinite, !hover.phase.isOver {
      refused(.notFinite("the hovering pointer"))
      frame.hover = nil
    }
    if let scroll = frame.scroll, !scroll.isFinite, !scroll.phase.isOver {
      refused(.notFinite("a scroll"))
      frame.scroll = nil
    }
    if let transform = frame.transform, !transform.isFinite, !transform.phase.isOver {
      refused(.notFinite("a trackpad transform"))
      frame.transform = nil
    }
    if !frame.estimateUpdates.allSatisfy(\.isFinite) {
      refused(.notFinite("an update of an estimate"))
      frame.estimateUpdates.removeAll { !$0.isFinite }
    }
    for index in frame.contacts.indices
    where !frame.contacts[index].earlierSamples.allSatisfy(\.isFinite) {
      refused(.notFinite("an earlier sample of contact \(frame.contacts[index].id)"))
      frame.contacts[index].earlierSamples.removeAll { !$0.isFinite }
    }
  }
}
