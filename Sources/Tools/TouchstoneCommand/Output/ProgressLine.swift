import Foundation
import TouchRecordings
import TouchStories

/// A line on a terminal that shows a long command's progress: bytes, gestures, and remaining time.
///
/// It is drawn below the output after the first second, and erased before other output. It uses the
/// given clock, and is never written to output that a program reads.
final class ProgressLine {
  /// Seconds before the line appears, because shorter commands need no progress.
  private static let patience = 1.0
  private static let interval = 0.1

  /// The bytes read of the current file.
  let bytes = ReadBytes()
  private let now: () -> Double
  private let width: () -> Int
  private let write: (String) -> Void
  private let start: Double
  private var lastDrawing: Double?
  private var isShown = false
  private var work = Work()

  private struct Work {
    var name = ""
    /// The current file's number, from 1, and the number of files if it is known.
    var number = 0
    var count: Int?
    var gestures = 0
    /// Work on the file other than reading, and its completed share if known.
    var step: (words: String, share: Double?)?
    /// Whether files are read in sequence, so that a part of a file is a part of the whole.
    var isInTurn = true
  }

  /// - Parameters:
  ///   - now: seconds since any fixed time.
  ///   - width: the terminal's columns.
  init(
    now: @escaping () -> Double, width: @escaping () -> Int, write: @escaping (String) -> Void
  ) {
    self.now = now
    self.width = width
    self.write = write
    start = now()
  }

  /// Sets the number of files; `nil` if it is known only at the end.
  func expect(_ count: Int?) { work.count = count }

  /// Starts the next file.
  func begin(_ name: String) {
    bytes.begin(nil)
    let last = name == "-" ? "standard input" : (name as NSString).lastPathComponent
    work.name = last.harmlessName(atMost: 40)
    work.number += 1
    work.isInTurn = true
    work.step = nil
    update()
  }

  /// Sets the number of files that other processes have completed.
  func note(filesDone count: Int) {
    work.number = count
    work.isInTurn = false
    update()
  }

  /// Reports work on the file other than reading.
  func note(_ words: String, share: Double? = nil) {
    work.step = (words, share)
    update()
  }

  func note(_ entry: StoryEntry) {
    if case .gesture = entry { noteGesture() }
  }

  func noteGesture() { work.gestures += 1 }

  /// Draws the line if enough time has passed; called after every event.
  func update() {
    let now = now()
    guard now - start >= Self.patience else { return }
    if let lastDrawing, now - lastDrawing < Self.interval { return }
    lastDrawing = now
    isShown = true
    write("\r" + Self.cut(text(after: now - start), to: width() - 1) + "\u{1b}[K")
  }

  /// Erases the line before other output.
  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1b}[K")
  }

  // MARK: - Private

  private func text(after seconds: Double) -> String {
    var parts: [String] = []
    if let step = work.step {
      parts.append(step.words)
    } else if work.isInTurn {
      if let total = bytes.total, total > 0 {
        parts.append("\(Int(bounding: share * 100)) % of \(Self.size(total))")
      } else if bytes.read > 0 {
        parts.append(Self.size(bytes.read))
      }
    }
    if work.gestures > 0 {
      parts.append(work.gestures == 1 ? "1 gesture" : "\(work.gestures) gestures")
    }
    if done > 0.01, work.step == nil || work.step?.share != nil {
      parts.append(Self.time(seconds / done * (1 - done)) + " left")
    }
    return heading + parts.joined(separator: ", ")
  }

  private var heading: String {
    guard work.isInTurn else {
      return work.count.map { "\(work.number) of \($0) files  " } ?? "\(work.number) files  "
    }
    switch work.count {
    case 1?: return work.name + "  "
    case let count?: return "\(work.number) of \(count): \(work.name)  "
    case nil: return "\(work.number): \(work.name)  "
    }
  }

  /// The completed share of the current file, from 0 to 1.
  private var share: Double {
    if let step = work.step { return min(step.share ?? 0, 1) }
    guard let total = bytes.total, total > 0 else { return 0 }
    return min(Double(bytes.read) / Double(total), 1)
  }

  /// The completed share of the whole, as far as it is known.
  private var done: Double {
    guard let count = work.count, count > 0 else { return 0 }
    let whole = work.isInTurn ? Double(work.number - 1) + share : Double(work.number)
    return min(whole / Double(count), 1)
  }

  /// Truncates the line, because a wrapped line cannot be erased; characters beyond ASCII may take
  /// two columns.
  private static func cut(_ text: String, to columns: Int) -> String {
    var left = columns
    return String(
      text.prefix { letter in
        left -= letter.isASCII ? 1 : 2
        return left >= 0
      })
  }

  private static func size(_ bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) B" }
    if bytes < 1_000_000 { return "\(bytes / 1_000) kB" }
    let tenths = bytes / 100_000
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) MB" : "\(tenths / 10) MB"
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(bounding: seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    return whole < 3600
      ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole / 60 % 60) min"
  }
}
