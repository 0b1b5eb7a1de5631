import Foundation
import GestureCore

/// A frame that Touchstone's own format cannot represent.
public struct UnwritableFrame: Error, Sendable, Hashable, CustomStringConvertible {
  public var description: String

  /// Creates the error; the description names the part that cannot be represented.
  public init(description: String) {
    self.description = description
  }
}

/// Writes frames in Touchstone's own format, one line each.
///
/// Reading the lines restores exactly the same frames.
struct TouchesWriter: Sendable {
  /// The state of each active finger that a reader of the lines so far has.
  private var down: [Int: Contact] = [:]

  /// The header lines.
  static func head(_ header: RecordingHeader) -> String {
    let name = header.deviceName.split(whereSeparator: \.isNewline).joined(separator: " ")
    let width = TouchesSpelling.number(header.sceneSize.width)
    let height = TouchesSpelling.number(header.sceneSize.height)
    return "touches \(TouchesSpelling.version)\n" + (name.isEmpty ? "" : "device \(name)\n")
      + "size \(width)x\(height)\n" + SceneNote.line(header.scene)
  }

  /// A frame's line with its line break.
  ///
  /// Throws for a frame before time zero, and for numbers that are not finite.
  mutating func line(for frame: InputFrame) throws(UnwritableFrame) -> String {
    if let what = Self.unwritable(in: frame) {
      throw UnwritableFrame(description: "the touches format has no words for \(what)")
    }
    var items: [String] = []
    for contact in frame.contacts { spell(contact, at: frame.time, into: &items) }
    items += TouchesOther.all(of: frame).map(\.words)
    if let modifiers = frame.modifiers { items.append("modifiers \(modifiers)") }
    if let buttons = frame.buttons { items.append("buttons \(buttons)") }
    if frame.isInterruption {
      items.append("interrupt")
      down = [:]
    }
    let changes = items.isEmpty ? "" : " " + items.joined(separator: "; ")
    return "\(TouchesSpelling.seconds(frame.time))\(changes)\n"
  }

  // MARK: - Private

  /// The part of the frame that cannot be represented; `nil` if there is none.
  private static func unwritable(in frame: InputFrame) -> String? {
    let samples = frame.contacts.flatMap { $0.earlierSamples + [$0.sample] }
    if frame.time < .zero || samples.contains(where: { $0.time < .zero }) {
      return "times before zero"
    }
    let isFinite =
      samples.allSatisfy(\.isFinite) && TouchesOther.all(of: frame).allSatisfy(\.isFinite)
    return isFinite ? nil : "numbers that are none"
  }

  /// Appends the text of a contact and its earlier readings.
  private mutating func spell(_ contact: Contact, at time: Timestamp, into items: inout [String]) {
    let old = contact.phase == .began ? nil : down[contact.id]
    for sample in contact.earlierSamples {
      items.append("past \(contact.id)" + words(sample, old?.sample, time))
    }
    var words = words(contact.sample, old?.sample, time)
    if contact.kind != old?.kind ?? .direct,
      let kind = TouchesSpelling.kinds.first(where: { $0.kind == contact.kind })
    {
      words += " kind \(kind.word)"
    }
    items.append("\(TouchesSpelling.word(for: contact.phase)) \(contact.id)\(words)")
    let isDown = contact.phase == .began || contact.phase == .moved
    down[contact.id] = isDown ? contact : nil
  }

  /// The location, and each value that differs from the reader's persistent one.
  private func words(_ sample: ContactSample, _ old: ContactSample?, _ time: Timestamp) -> String {
    let kept = old ?? ContactSample(time: time, location: sample.location)
    var words = " \(TouchesSpelling.point(sample.location))"
    if sample.time != time { words += " at \(TouchesSpelling.seconds(sample.time))" }
    if let precise = sample.preciseLocation {
      words += " precise \(TouchesSpelling.point(precise))"
    }
    for reading in LastingReading.allCases where sample[reading] != kept[reading] {
      words += " \(reading.word) \(TouchesSpelling.number(sample[reading]))"
    }
    let numbers = [
      ("estimated", sample.estimatedProperties.rawValue),
      ("expecting", sample.estimatedPropertiesExpectingUpdates.rawValue),
    ]
    for (word, number) in numbers where number != 0 { words += " \(word) \(number)" }
    if let index = sample.estimationUpdateIndex { words += " estimate \(index)" }
    return words
  }
}
