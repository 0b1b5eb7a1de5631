import Foundation
import GestureCore

/// What a page shows of a recording that has been played: plain values, so that a page can be packed off the main actor.
nonisolated struct KeptStory: Sendable {
  /// A message that a page would have received, with its time in seconds.
  struct Message: Sendable {
    var at: Double
    var text: String
  }

  /// The answer to "why" for a gesture with a result.
  struct Answer: Encodable, Sendable {
    var recognizer: Int
    var at: Double
    var state: String
    /// Whether it is a part of a list or a text; the page opens with the why of another one.
    var isPart: Bool?
    var sentences: [String]
  }

  let messages: [Message]
  let answers: [Answer]
  /// The length of the recording including its consequences, in seconds.
  let end: Double
  /// The time in seconds until which messages were stored.
  let lastShown: Double
  /// Seconds between two updates of movement; 0 if each sample is shown.
  let interval: Double

  /// A JSON object with the messages until a time in seconds, escaped so that it cannot end a script element.
  func json(until seconds: Double) -> String {
    let messages = messages.filter { $0.at <= seconds }.map(\.text)
    let whys = String(
      decoding: ServerMessage.encodeAny(answers.filter { $0.at <= seconds }), as: UTF8.self)
    let text =
      "{\"messages\":[\(messages.joined(separator: ","))],\"whys\":\(whys),"
      + "\"end\":\(min(seconds, lastShown))}"
    return text.replacing("<", with: "\\u003c")
  }

  /// Describes the parts of the recording that the story until `seconds` omits.
  func note(until seconds: Double) -> String {
    let shown = min(seconds, lastShown)
    var parts: [String] = []
    if shown < end {
      parts.append(
        "The first \(Int(bounding: shown.rounded())) of \(Int(bounding: end.rounded())) seconds: "
          + "all of them would be more than \(KeptPage.largest / 1000) kB.")
    }
    if interval > 0 {
      parts.append("Movement is shown \(Int(bounding: (1 / interval).rounded())) times a second.")
    }
    return parts.joined(separator: " ")
  }
}
