import Foundation
import GestureCore
import Touchstone

/// One client's active contacts, presses and gestures, so that they can be cancelled when the
/// client disconnects.
struct DownLedger {
  /// Limits the fingers of a hostile page.
  private static let most = PageFrame.mostContacts

  private var contacts: [Int: Contact] = [:]
  private var presses: [Int: PressChange] = [:]
  private var hover: HoverChange?
  private var scroll: ScrollChange?
  private var transform: TransformChange?

  /// Whether nothing is active; a hovering pointer does not count.
  var isEmpty: Bool {
    contacts.isEmpty && presses.isEmpty && scroll == nil && transform == nil
  }

  /// Records a frame's changes, and removes from the frame those beyond the limits.
  mutating func admit(_ frame: inout InputFrame) {
    frame.contacts.removeAll { !admit($0) }
    frame.presses.removeAll { !admit($0) }
    if let change = frame.hover { hover = change.phase.isOver ? nil : change }
    if let change = frame.scroll { scroll = change.phase.isOver ? nil : change }
    if let change = frame.transform { transform = change.phase.isOver ? nil : change }
  }

  private mutating func admit(_ contact: Contact) -> Bool {
    switch contact.phase {
    case .began:
      guard contacts.count < Self.most else { return false }
      contacts[contact.id] = contact
    // Changes of contacts that are not down are left for the system's check, which reports them.
    case .moved: if contacts[contact.id] != nil { contacts[contact.id] = contact }
    case .ended, .cancelled: contacts[contact.id] = nil
    }
    return true
  }

  private mutating func admit(_ press: PressChange) -> Bool {
    if press.phase.isOver {
      presses[press.id] = nil
    } else if press.phase == .began {
      guard presses.count < Self.most else { return false }
      presses[press.id] = press
    } else if presses[press.id] != nil {
      presses[press.id] = press
    }
    return true
  }

  /// The frame that cancels all activity; `nil` if there is none.
  mutating func cancellation(at time: Timestamp) -> InputFrame? {
    guard !isEmpty || hover != nil else { return nil }
    var frame = InputFrame(time: time)
    frame.contacts = contacts.values.sorted { $0.id < $1.id }.map { contact in
      var contact = contact
      contact.phase = .cancelled
      contact.sample.time = time
      contact.earlierSamples = []
      return contact
    }
    frame.presses = presses.values.sorted { $0.id < $1.id }.map { press in
      var press = press
      press.phase = .cancelled
      return press
    }
    frame.hover = hover
    frame.hover?.phase = .cancelled
    frame.scroll = scroll.map {
      ScrollChange(phase: .cancelled, location: $0.location, isDiscrete: $0.isDiscrete)
    }
    frame.transform = transform.map { TransformChange(phase: .cancelled, location: $0.location) }
    self = DownLedger()
    return frame
  }
}
