import GestureCore
import Touchstone

/// Frames of a recording that stay in memory: what each holds, and not the room for what it might.
///
/// It takes frames until one of its limits is reached, and says which.
nonisolated struct KeptFrames: RandomAccessCollection, Sendable {
  /// Why no more frames are taken.
  enum Limit: String, Sendable {
    case frames = "more frames than are kept of a recording"
    case changes = "more readings of fingers and keys than are kept of a recording"
    case fingers = "more fingers at one time than hands have"
    case server = "more than the server has room for beside the other recordings"
  }

  /// Minutes of input of many fingers.
  static let mostFrames = 400_000
  /// What a finger or a key did at a moment takes a few hundred bytes.
  static let mostChanges = 300_000
  static let mostFingers = PageFrame.mostContacts
  /// Bytes that a server keeps of all its recordings.
  static let mostOfServer = 384 << 20

  private(set) var limit: Limit?
  private var times: [Timestamp] = []
  /// Where each frame's contacts end among all.
  private var ends: [UInt32] = []
  private var contacts: [Contact] = []
  /// Frames that hold something else than contacts, by their numbers.
  private var others: [Int: InputFrame] = [:]
  private var changes = 0
  private var down: Set<Int> = []
  /// Bytes that it may take.
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

  /// How many frames there are up to a moment, those at that moment included.
  func count(upTo time: Timestamp) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] > time { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Bytes, about.
  var bytes: Int { times.count * 12 + changes * Self.bytesOfChange + others.count * 256 }

  private static let bytesOfChange = MemoryLayout<Contact>.stride

  /// Takes a frame, unless it is full.
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

  /// Leaves no finger down behind the last frame that was taken.
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
