import GestureCore
import Touchstone

/// A recording's frames in memory, stored compactly.
///
/// It accepts frames until a limit is reached, and reports which.
nonisolated struct KeptFrames: RandomAccessCollection, Sendable {
  /// The limit that was reached.
  enum Limit: String, Sendable {
    case frames = "more frames than are kept of a recording"
    case changes = "more readings of fingers and keys than are kept of a recording"
    case fingers = "more fingers at one time than hands have"
    case server = "more than the server has room for beside the other recordings"
  }

  /// Several minutes of input of many fingers.
  static let mostFrames = 400_000
  /// One change of a finger or key takes a few hundred bytes.
  static let mostChanges = 300_000
  static let mostFingers = PageFrame.mostContacts
  /// Memory limit in bytes for all recordings of a server.
  static let mostOfServer = 384 << 20

  private(set) var limit: Limit?
  private var times: [Timestamp] = []
  /// End index of each frame's contacts in `contacts`.
  private var ends: [UInt32] = []
  private var contacts: [Contact] = []
  /// Frames that contain more than contacts, by frame index.
  private var others: [Int: InputFrame] = [:]
  private var changes = 0
  private var down: Set<Int> = []
  /// Its memory limit in bytes.
  private var room: Int

  init(room: Int = mostOfServer) { self.room = room }

  init(_ frames: [InputFrame]) {
    self.init()
    for frame in frames { add(frame) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { times.count }

  subscript(number: Int) -> InputFrame {
    if let whole = others[number] { return whole }
    let start = number == 0 ? 0 : Int(ends[number - 1])
    return InputFrame(time: times[number], contacts: Array(contacts[start..<Int(ends[number])]))
  }

  func time(of number: Int) -> Timestamp { times[number] }

  /// The number of frames until `time`, inclusive.
  func count(upTo time: Timestamp) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] > time { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Approximate size in bytes.
  var bytes: Int { times.count * 12 + changes * Self.bytesOfChange + others.count * 256 }

  private static let bytesOfChange = MemoryLayout<Contact>.stride

  /// Appends a frame unless a limit has been reached.
  mutating func add(_ frame: InputFrame) {
    limit = limit ?? reached(with: frame)
    guard limit == nil else { return }
    times.append(frame.time)
    changes += Self.changes(of: frame)
    note(frame)
    if Self.holdsContactsAlone(frame) {
      contacts += frame.contacts
    } else {
      others[times.count - 1] = frame
    }
    ends.append(UInt32(contacts.count))
  }

  /// If a limit was reached, cancels the fingers that are still down after the last stored frame.
  mutating func close() {
    guard limit != nil, let last = times.last, !down.isEmpty else { return }
    times.append(last)
    ends.append(UInt32(contacts.count))
    others[times.count - 1] = InputFrame(time: last, isInterruption: true)
    down = []
  }

  // MARK: - Private

  private func reached(with frame: InputFrame) -> Limit? {
    if times.count >= Self.mostFrames { return .frames }
    if changes >= Self.mostChanges { return .changes }
    if bytes > room { return .server }
    return down.count > Self.mostFingers ? .fingers : nil
  }

  private mutating func note(_ frame: InputFrame) {
    if frame.isInterruption { down = [] }
    for index in frame.contacts.indices {
      switch frame.contacts[index].phase {
      case .began: down.insert(frame.contacts[index].id)
      case .moved: break
      case .ended, .cancelled: down.remove(frame.contacts[index].id)
      }
    }
  }

  private static func changes(of frame: InputFrame) -> Int {
    frame.contacts.reduce(frame.presses.count + frame.estimateUpdates.count) {
      $0 + 1 + $1.earlierSamples.count
    }
  }

  private static func holdsContactsAlone(_ frame: InputFrame) -> Bool {
    frame.presses.isEmpty && frame.hover == nil && frame.scroll == nil && frame.transform == nil
      && frame.estimateUpdates.isEmpty && !frame.isInterruption && frame.modifiers == nil
      && frame.buttons == nil
  }
}
