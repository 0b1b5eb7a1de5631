import Foundation
import GestureCore
import JSONText

/// Reads the W3C's pointer events and touch events from pages' logs.
///
/// A page that logs both contains every finger twice; then the pointer events are used, because
/// only they have coalesced readings.
struct PointerRecords: ContactRecords {
  static let format = RecordingFormat.w3c
  static let timeRemedy = "record again with each event's timeStamp"

  private(set) var surface = ContactSurface(unit: .points)
  /// Whether pointer events are used; `nil` before the first event.
  private var usesPointers: Bool?

  private enum Kind {
    case pointer
    /// Hover of a mouse or pen; a log of only these contains no touches.
    case hover
    case touch
  }

  private static let typeNames: [JSONName] = ["type", "eventType", "event", "name"]
  private static let holderNames: [JSONName] = ["event", "detail", "payload"]
  private static let pageNames: [JSONName] = ["viewport", "window", "screen", "page"]
  private static let keyNames: [JSONName] = ["pointerId", "id", "identifier"]
  private static let (wideName, highName): (JSONName, JSONName) = ("innerWidth", "innerHeight")
  private static let pointerName: JSONName = "pointerId"

  static func recognizes(_ record: JSONValue) -> Bool {
    let event = event(in: record)
    return switch kind(of: event)?.kind {
    case .pointer: WebContact.location(in: event) != nil
    case .touch: event[first: ["changedTouches", "touches", "targetTouches"]] != nil
    case .hover, nil: false
    }
  }

  mutating func learn(from scout: Self) {
    usesPointers = scout.usesPointers
    surface = scout.surface
  }

  mutating func read(_ record: JSONValue, logged: Timestamp?, into ledger: inout ContactLedger) {
    let event = Self.event(in: record)
    noteSize(record)
    guard let (type, kind) = Self.kind(of: event) else { return }
    let time = WebContact.time(of: event) ?? WebContact.time(of: record) ?? logged
    switch kind {
    case .pointer:
      // After a pointer event, touch events are redundant.
      usesPointers = true
      ledger.at(time)
      ledger.hold(modifiers: WebContact.modifiers(in: event))
      readPointer(type, event, &ledger)
    case .hover:
      ledger.at(time)
      readHover(type, event, &ledger)
    case .touch where usesPointers != true:
      ledger.at(time)
      ledger.hold(modifiers: WebContact.modifiers(in: event))
      readTouches(type, event, &ledger)
    case .touch: break
    }
  }

  // MARK: - Private

  private static func kind(of event: JSONValue) -> (type: String, kind: Kind)? {
    guard let type = event[first: typeNames]?.string else { return nil }
    if let kind = kind(of: type) { return (type, kind) }
    let lowercased = type.lowercased()
    return kind(of: lowercased).map { (lowercased, $0) }
  }

  // Comparing short strings is faster than hashing them.
  private static func kind(of type: String) -> Kind? {
    switch type {
    case "pointermove", "pointerdown", "pointerup", "pointercancel": .pointer
    case "pointerenter", "pointerover", "pointerleave": .hover
    case "touchmove", "touchstart", "touchend", "touchcancel": .touch
    default: nil
    }
  }

  /// Some logs wrap the event.
  private static func event(in record: JSONValue) -> JSONValue {
    guard record[pointerName] == nil else { return record }
    for name in holderNames {
      if let inner = record[name], inner[first: typeNames]?.string != nil { return inner }
    }
    return record
  }

  private mutating func noteSize(_ record: JSONValue) {
    guard surface.size == nil else { return }
    if noteSize(record, Self.wideName, Self.highName) { return }
    // The event's own width is that of the contact.
    for name in Self.pageNames {
      guard let holder = record[name] else { continue }
      if noteSize(holder, Self.wideName, Self.highName) { return }
      if noteSize(holder, "width", "height") { return }
    }
  }

  /// Stores the size if the object has one; returns whether it does.
  private mutating func noteSize(_ holder: JSONValue, _ wide: JSONName, _ high: JSONName) -> Bool {
    guard let width = holder[wide]?.double, let height = holder[high]?.double,
      (1..<1e5).contains(width), (1..<1e5).contains(height)
    else { return false }
    surface.size = CGSize(width: width, height: height)
    return true
  }

  private func readPointer(_ type: String, _ event: JSONValue, _ ledger: inout ContactLedger) {
    let key = Self.key(of: event)
    switch type {
    case "pointerdown":
      guard let reading = WebContact.reading(in: event) else { return tellNowhere(&ledger) }
      ledger.leave(key)
      ledger.begin(key, reading)
    case "pointermove":
      guard let reading = WebContact.reading(in: event) else { return tellNowhere(&ledger) }
      // A mouse or pen also sends moves while it hovers.
      if reading.kind != .direct, !ledger.isDown(key) { return ledger.hover(key, reading) }
      ledger.move(key, reading, earlier: WebContact.coalesced(in: event))
    case "pointerup":
      if ledger.isDown(key) { ledger.end(key, WebContact.reading(in: event)) }
    default:
      ledger.leave(key)
      if ledger.isDown(key) { ledger.cancel(key) }
    }
  }

  private func readHover(_ type: String, _ event: JSONValue, _ ledger: inout ContactLedger) {
    let key = Self.key(of: event)
    guard type != "pointerleave" else { return ledger.leave(key) }
    // A contact that is down also enters elements.
    guard let reading = WebContact.reading(in: event), !ledger.isDown(key), reading.kind != .direct
    else { return }
    ledger.hover(key, reading)
  }

  private static func key(of event: JSONValue) -> Int64 {
    event[first: keyNames]?.integer ?? 0
  }

  private func readTouches(_ type: String, _ event: JSONValue, _ ledger: inout ContactLedger) {
    let changed = WebContact.touches(in: event["changedTouches"])
    let all = event["touches"].map { WebContact.touches(in: $0) }
    guard let changed else {
      // Without a list of changed touches, the list of all touches shows the changes.
      if let all = all ?? nil { ledger.show(all) }
      return
    }
    for (key, reading) in changed {
      switch type {
      case "touchstart": ledger.begin(key, reading)
      case "touchmove":
        if ledger.isDown(key) { ledger.move(key, reading) } else { ledger.begin(key, reading) }
      case "touchend": if ledger.isDown(key) { ledger.end(key, reading) }
      default: if ledger.isDown(key) { ledger.cancel(key) }
      }
    }
    guard let all = all ?? nil else { return }
    // A lift that the page has missed is visible in the list of all touches.
    ledger.end(allBut: Set(all.map(\.key))) { ledger, key in
      ledger.remark(.contact, "finger \(key) is gone without a touchend, taken as a lift")
      ledger.end(key)
    }
  }

  private func tellNowhere(_ ledger: inout ContactLedger) {
    ledger.remark(.malformed, "an event without a place, left out")
  }
}
