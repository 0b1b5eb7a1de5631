import Foundation
import GestureCore

/// Writes the pointer actions of WebDriver and Appium: `{"actions": [source, …]}`, with a source for each finger. A long
/// recording consists of several such requests.
///
/// All sources have the same number of actions, and actions with the same index are executed together. A frame consists of a
/// step of movements, whose duration is the time since the previous frame, and a step of lifts and landings if it has any. If no
/// finger is down, a step of pauses precedes them, because a pointer that does not touch must not move for that time. A
/// millisecond is reserved for sending a step.
struct WebDriverWriter: FrameWriter {
  /// Step limit of a request, which is held in memory.
  private static let mostSteps = 100_000
  /// After this many bytes, the next request begins when no finger is down, because formats are recognized by the first 256 KiB
  /// of a file.
  private static let mostBytes = 1 << 16
  private static let sending = 1

  private struct Source {
    var kind: Contact.Kind
    var contact: Int?
    var place = CGPoint.zero
    /// The actions so far as JSON.
    var actions: [String] = []
  }

  private var steps = TouchSteps()
  private var sources: [Source] = []
  private var count = 0
  private var byteCount = 0
  private var hasBegun = false
  /// Duration of the steps so far, and the frame's time, in milliseconds.
  private var sent = 0
  private var now = 0

  init(_ header: RecordingHeader) {
    if header.isSizeAssumed { return }
    let (width, height) = (header.sceneSize.width, header.sceneSize.height)
    steps.note(
      loss: "the size of the surface is left out: \(TouchSteps.number(width))"
        + "x\(TouchSteps.number(height)) points")
  }

  var losses: Set<String> { steps.losses }
  var head: String { "" }

  mutating func text(for frame: InputFrame) -> String {
    guard count < Self.mostSteps else {
      steps.note(loss: "frames beyond \(Self.mostSteps) steps are left out")
      return ""
    }
    now += steps.milliseconds(to: frame)
    let changes = steps.changes(of: frame)
    guard !changes.isEmpty else { return "" }
    hasBegun = true
    for change in changes where change.phase == .began { assign(change) }
    if changes.allSatisfy({ $0.phase == .began }), steps.down.count == changes.count { pause() }
    let duration = max(0, now - sent)
    step { index, source in
      guard let contact = source.contact,
        let change = changes.first(where: { $0.id == contact }), change.phase != .cancelled
      else { return nil }
      source.place = change.sample.location
      let time = change.phase == .began ? 0 : duration
      return Self.move(to: source.place, duration: time)
    }
    sent += duration + Self.sending
    // If all sources pause, one of them pauses for the step's duration.
    if duration > 0 { lengthen(to: duration) }
    press(changes)
    return steps.down.isEmpty && byteCount > Self.mostBytes ? end() : ""
  }

  mutating func end() -> String {
    defer { (sources, count, byteCount) = ([], 0, 0) }
    // Every file has at least one request, and none ends with an empty one.
    guard !sources.isEmpty || !hasBegun else { return "" }
    let list = sources.enumerated().map { index, source in
      """
        {"type": "pointer", "id": "\(Self.name(source.kind))\(index + 1)", "parameters": \
      {"pointerType": "\(Self.type(source.kind))"}, "actions": [
          \(source.actions.joined(separator: ",\n    "))
        ]}
      """
    }
    return "{\"actions\": [\n\(list.joined(separator: ",\n"))\n]}\n"
  }

  // MARK: - Private

  private static func type(_ kind: Contact.Kind) -> String {
    switch kind {
    case .pencil: "pen"
    case .indirectPointer: "mouse"
    case .direct, .indirect: "touch"
    }
  }

  private static func name(_ kind: Contact.Kind) -> String {
    kind == .pencil ? "pen" : kind == .indirectPointer ? "mouse" : "finger"
  }

  private static func pause(_ duration: Int) -> String {
    "{\"type\": \"pause\", \"duration\": \(duration)}"
  }

  private static func move(to place: CGPoint, duration: Int) -> String {
    """
    {"type": "pointerMove", "duration": \(duration), "origin": "viewport", "x": \
    \(TouchSteps.number(place.x)), "y": \(TouchSteps.number(place.y))}
    """
  }

  /// Assigns the first free source of its kind to a contact that lands.
  private mutating func assign(_ change: Contact) {
    let kind: Contact.Kind = change.kind == .indirect ? .direct : change.kind
    if let free = sources.firstIndex(where: { $0.contact == nil && $0.kind == kind }) {
      sources[free].contact = change.id
    } else {
      var source = Source(kind: kind, contact: change.id)
      source.actions = Array(repeating: Self.pause(0), count: count)
      sources.append(source)
    }
  }

  private mutating func step(_ action: (Int, inout Source) -> String?) {
    for index in sources.indices {
      let text = action(index, &sources[index]) ?? Self.pause(0)
      sources[index].actions.append(text)
      byteCount += text.utf8.count
    }
    count += 1
  }

  /// Writes a step of pauses until the time of a frame's landings.
  private mutating func pause() {
    let duration = now - sent - Self.sending
    guard duration > 0 else { return }
    step { index, _ in index == 0 ? Self.pause(duration) : nil }
    sent += duration + Self.sending
  }

  private mutating func lengthen(to duration: Int) {
    let isLong = sources.contains {
      $0.actions.last?.contains("\"duration\": \(duration),") == true
    }
    guard !isLong,
      let index = sources.firstIndex(where: { $0.actions.last?.contains("pause") == true })
        ?? sources.indices.first
    else { return }
    let last = sources[index].actions.count - 1
    sources[index].actions[last] = sources[index].actions[last].replacing(
      "\"duration\": 0", with: "\"duration\": \(duration)")
  }

  /// Writes a step of lifts, and a second one of landings if a source has both.
  private mutating func press(_ changes: [Contact]) {
    for phases in [[Contact.Phase.ended, .cancelled], [.began]] {
      let some = changes.filter { phases.contains($0.phase) }
      guard !some.isEmpty else { continue }
      step { _, source in
        guard let contact = source.contact, let change = some.first(where: { $0.id == contact })
        else { return nil }
        switch change.phase {
        case .began: return #"{"type": "pointerDown", "button": 0}"#
        case .cancelled:
          source.contact = nil
          return #"{"type": "pointerCancel"}"#
        default:
          source.contact = nil
          return #"{"type": "pointerUp", "button": 0}"#
        }
      }
      sent += Self.sending
    }
  }
}
