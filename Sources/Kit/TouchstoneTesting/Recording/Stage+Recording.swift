import Foundation
import GestureCore
@_exported import TouchRecordings
import Touchstone

/// Converts between stages and recordings.
extension Stage {
  /// All input so far.
  public var recording: Recording {
    let header = RecordingHeader(deviceName: "stage", sceneSize: window.bounds.size)
    return Recording(header: header, frames: frames.flatMap(\.inWritableParts))
  }

  /// Creates a stage with a recording's size; the recording is not played.
  public convenience init(for recording: Recording) {
    self.init(size: recording.header.sceneSize)
  }

  /// Plays a recording from the present time. Locations are unchanged; fingers get the stage's next names.
  public func play(_ recording: Recording) {
    var numbers: [Int: Int] = [:]
    let start = timeline.now
    perform {
      for frame in recording.frames {
        timeline.add(
          frame.moved(by: start.seconds) { contact in
            let number = numbers[contact.id] ?? nextFingerID()
            numbers[contact.id] = number
            return number
          })
      }
    }
  }
}

extension InputFrame {
  /// Frames of equal time in which each contact changes at most once, as files require.
  fileprivate var inWritableParts: [InputFrame] {
    var parts: [InputFrame] = []
    var part = self
    part.contacts = []
    for contact in contacts {
      if part.contacts.contains(where: { $0.id == contact.id }) {
        parts.append(InputFrame(time: time, contacts: part.contacts))
        part.contacts = []
      }
      part.contacts.append(contact)
    }
    return parts + [part]
  }

  fileprivate func moved(by seconds: TimeInterval, _ number: (Contact) -> Int) -> InputFrame {
    var frame = self
    frame.time = time.advanced(by: seconds)
    for index in contacts.indices {
      frame.contacts[index].id = number(contacts[index])
      frame.contacts[index].sample.time = contacts[index].sample.time.advanced(by: seconds)
      for earlier in contacts[index].earlierSamples.indices {
        frame.contacts[index].earlierSamples[earlier].time =
          contacts[index].earlierSamples[earlier].time.advanced(by: seconds)
      }
    }
    return frame
  }
}
