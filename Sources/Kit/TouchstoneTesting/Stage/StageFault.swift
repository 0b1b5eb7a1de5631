import Foundation
import GestureCore
import Touchstone

/// An impossible request of a test, with its source position.
///
/// It is added to the stage's log and trace, and every expectation of the stage fails. The request
/// is ignored, and the test continues.
public struct StageFault: Sendable, CustomStringConvertible {
  /// The request and why it is impossible: "finger a cannot move: it is not down".
  public var message: String
  /// The file of the call, as `#fileID`.
  public var file: StaticString
  /// The line of the call.
  public var line: UInt

  /// "finger a cannot move: it is not down (PanTests.swift:12)".
  public var description: String {
    let path = "\(file)"
    return "\(message) (\(path.split(separator: "/").last ?? path[...]):\(line))"
  }

  /// Prints the fault to standard error, if nothing else reports it.
  func print() { FileHandle.standardError.write(Data("\(self)\n".utf8)) }
}

extension Stage {
  /// Records a fault unless `condition` holds; returns `condition`.
  func allows(
    _ condition: Bool, _ message: @autoclosure () -> String, _ file: StaticString, _ line: UInt
  ) -> Bool {
    if !condition { note(StageFault(message: message(), file: file, line: line)) }
    return condition
  }

  /// Whether a duration is valid; negative, infinite and undefined ones are faults.
  func allows(
    seconds: TimeInterval, of whom: @autoclosure () -> String, _ file: StaticString, _ line: UInt
  ) -> Bool {
    allows(
      seconds >= 0 && seconds <= Self.longestTime,
      "\(whom()) cannot take \(Reason.spell(seconds)) s", file, line)
  }

  /// The longest duration, a day: a longer one is probably a wrong unit.
  private static var longestTime: TimeInterval { 86_400 }
}
