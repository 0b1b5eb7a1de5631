import Foundation
import Touchstone

/// Two gestures of which the second has its chance when the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public let first: First
  public let second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    var outcomes = EitherOutcome()
    let one = first.assemble(in: assembly) { event in
      if outcomes.first(tells: event) { report(event.map(Value.first)) }
    }
    let other = second.assemble(in: assembly) { event in
      if outcomes.second(tells: event) { report(event.map(Value.second)) }
    }
    for late in other.recognizers where !(late is ActsAtOnce) {
      for early in one.recognizers where !(early is ActsAtOnce) { late.require(toFail: early) }
    }
    return GestureNode(one, other) { outcomes = EitherOutcome() }
  }
}

/// Two gestures of which the one that recognizes first keeps the other out.
public struct RaceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Value = ExclusiveGesture<First, Second>.Value

  public let first: First
  public let second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    var outcomes = EitherOutcome()
    let one = first.assemble(in: assembly) { event in
      if outcomes.first(tells: event) { report(event.map(Value.first)) }
    }
    let other = second.assemble(in: assembly) { event in
      if outcomes.second(tells: event) { report(event.map(Value.second)) }
    }
    return GestureNode(one, other) { outcomes = EitherOutcome() }
  }
}

/// Which of two gestures is still possible. That one of them fails is no news while the other may
/// happen yet, nor when the other has happened.
struct EitherOutcome {
  private enum Side { case open, telling, over }

  private var sides = (first: Side.open, second: Side.open)

  mutating func first<Value>(tells event: GestureEvent<Value>) -> Bool {
    let (tells, side, other) = Self.step(sides.first, beside: sides.second, on: event)
    sides = (side, other)
    return tells
  }

  mutating func second<Value>(tells event: GestureEvent<Value>) -> Bool {
    let (tells, side, other) = Self.step(sides.second, beside: sides.first, on: event)
    sides = (other, side)
    return tells
  }

  private static func step<Value>(
    _ side: Side, beside other: Side, on event: GestureEvent<Value>
  ) -> (tells: Bool, side: Side, other: Side) {
    switch event {
    case .changed: (true, .telling, other)
    case .ended: (true, .open, .open)
    case .cancelled:
      switch (side, other) {
      case (.telling, _): (true, .open, .open)
      case (.open, .over): (true, .open, .open)
      default: (false, .over, other)
      }
    }
  }
}
