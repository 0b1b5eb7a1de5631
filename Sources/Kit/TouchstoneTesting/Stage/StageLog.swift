import Foundation
import Touchstone

#if canImport(Testing)
  import Testing
#endif

/// The lines of a stage's log, in order: `#expect(stage.log == ["tap ended"])`.
///
/// If that comparison fails, Swift Testing also prints why each recognizer is in its state, and the stage writes artifacts
/// (`Stage.artifactsFolder`).
nonisolated public struct StageLog: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible
{
  /// The lines as an array.
  public private(set) var lines: [String] = []
  /// The stage whose recognizers are explained; `nil` for a log created by a test.
  weak var stage: Stage?

  /// An empty log.
  public init() {}

  /// Creates a log of these lines, to compare it with a stage's.
  public init(arrayLiteral lines: String...) { self.lines = lines }

  public var startIndex: Int { lines.startIndex }
  public var endIndex: Int { lines.endIndex }

  public subscript(index: Int) -> String {
    get { lines[index] }
    set { lines[index] = newValue }
  }

  public subscript(bounds: Range<Int>) -> ArraySlice<String> {
    get { lines[bounds] }
    set { lines[bounds] = newValue }
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with newLines: some Collection<String>
  ) {
    lines.replaceSubrange(range, with: newLines)
  }

  /// The lines as an array literal.
  public var description: String { "\(lines)" }
}

extension StageLog: Equatable {
  /// Whether the lines are equal.
  public static func == (left: StageLog, right: StageLog) -> Bool { left.lines == right.lines }

  /// Whether the lines equal an array's.
  public static func == (left: StageLog, right: [String]) -> Bool { left.lines == right }

  /// Whether the lines equal an array's.
  public static func == (left: [String], right: StageLog) -> Bool { left == right.lines }
}

#if canImport(Testing)
  extension StageLog: CustomTestStringConvertible {
    /// The lines, and why each recognizer of the stage is in its state.
    public var testDescription: String {
      guard MainQueue.isCurrent else { return description }
      return MainActor.assumeIsolated {
        guard let stage else { return description }
        let location = Test.current?.sourceLocation
        let name = location.map { "\($0.fileName.replacing(".swift", with: ""))-\($0.line)" }
        return description + stage.whyLines
          + stage.leaveArtifacts(
            because: "the log is not what was expected: \(description)", named: name ?? "test")
      }
    }
  }
#endif

extension Stage {
  /// The most recognizers that a failed comparison explains.
  private static let mostWhys = 8

  /// Why each recognizer is in its state, from a new line on.
  var whyLines: String {
    var reports = cast.prefix(Self.mostWhys).map { "\n\(why($0))" }
    if cast.count > Self.mostWhys { reports.append("\n\(cast.count - Self.mostWhys) others") }
    return reports.joined()
  }
}
