import Foundation
import GestureCore
import Touchstone

/// Something impossible that a test asked for, and where it did.
///
/// It stands in the stage's log and trace, fails every expectation of the stage, and nothing else
/// happens: the finger does not do it, the test goes on.
public struct StageFault: Sendable, CustomStringConvertible {
  /// What was asked and why it cannot be: "finger a cannot move: it is not down".
  public var message: String
  /// The call, as `#fileID` and `#line` give it.
  public var file: StaticString
  /// The line of the call.
  public var line: UInt

  /// "finger a cannot move: it is not down (PanTests.swift:12)".
  public var description: String {
    let path = "\(file)"
    return "\(message) (\(path.split(separator: "/").last ?? path[...]):\(line))"
  }

  /// Printed to standard error where nothing else reports it.
  func print() { FileHandle.standardError.write(Data("\(self)\n".utf8)) }
}

extension Stage {
  /// Notes that something cannot be done unless `condition` holds, and says whether it does.
  func allows(
    _ condition: Bool, _ message: @autoclosure () -> String, _ file: StaticString, _ line: UInt
  ) -> Bool {
    if !condition { note(StageFault(message: message(), file: file, line: line)) }
    return condition
  }

  /// Whether a script may take that long; negative, endless and undefined times are faults.
  func allows(
    seconds: TimeInterval, of whom: @autoclosure () -> String, _ file: StaticString, _ line: UInt
  ) -> Bool {
    allows(
      seconds >= 0 && seconds <= Self.longestTime,
      "\(whom()) cannot take \(Reason.spell(seconds)) s", file, line)
  }

  /// A day: a script that asks for more has made a mistake in the unit.
  private static var longestTime: TimeInterval { 86_400 }
}
