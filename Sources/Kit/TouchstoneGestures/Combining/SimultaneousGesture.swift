import Foundation
import Touchstone

/// Two gestures that may happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The last values of both in this round; `nil` before the first report.
  public struct Value {
    /// The value of the first gesture; `nil` if it has reported none.
    public var first: First.Value?
    /// The value of the second gesture; `nil` if it has reported none.
    public var second: Second.Value?
  }

  /// The first gesture.
  public let first: First
  /// The second gesture.
  public let second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    var round = Round()
    func take<Part>(
      _ event: GestureEvent<Part>, _ part: WritableKeyPath<Value, Part?>,
      _ stand: WritableKeyPath<Round, Stand>
    ) {
      switch event {
      case .changed(let value):
        round.value[keyPath: part] = value
        round[keyPath: stand] = .under
        report(.changed(round.value))
      case .ended(let value):
        round.value[keyPath: part] = value
        round[keyPath: stand] = .ended
        // The last end ends the combination; the first end is reported as a change.
        if round.isUnderWay {
          report(.changed(round.value))
        } else {
          let value = round.value
          round = Round()
          report(.ended(value))
        }
      case .cancelled:
        let hadTold = round[keyPath: stand] == .under
        round[keyPath: stand] = .open
        guard !round.isUnderWay else { return }
        if round.hasEnded {
          let value = round.value
          round = Round()
          report(.ended(value))
        } else {
          let isNews = hadTold || round.value.first != nil || round.value.second != nil
          round = Round()
          if isNews { report(.cancelled) }
        }
      }
    }
    let one = first.assemble(in: assembly) { take($0, \.first, \.one) }
    let other = second.assemble(in: assembly) { take($0, \.second, \.other) }
    assembly.allow(one, togetherWith: other)
    return GestureNode(one, other) { round = Round() }
  }

  private enum Stand { case open, under, ended }

  private struct Round {
    var value = Value()
    var one = Stand.open
    var other = Stand.open

    var isUnderWay: Bool { one == .under || other == .under }
    var hasEnded: Bool { one == .ended || other == .ended }
  }
}
