import Foundation
import TouchRecordings

/// The format of a text, and each change as `time phase id x,y`, in the reader's order.
func changes(_ text: String, _ options: RecordingOptions = RecordingOptions()) throws -> [String] {
  let recording = try Recording(text: text, named: "pasted", options: options)
  return [recording.header.format.rawValue]
    + recording.frames.flatMap { frame in
      frame.contacts.map { contact in
        let place = contact.sample.location
        let (x, y) = (Int(place.x.rounded()), Int(place.y.rounded()))
        return String(format: "%.3f", frame.time.seconds)
          + " \(contact.phase) \(contact.id) \(x),\(y)"
      }
    }
}
