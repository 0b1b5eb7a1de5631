/// A recognizer as the arbiter sees it: a small number that is unique while it takes part.
public struct Member: Sendable, Hashable, Comparable, CustomStringConvertible, BitwiseCopyable {
  public let number: Int

  public init(_ number: Int) { self.number = number }

  public static func < (left: Member, right: Member) -> Bool { left.number < right.number }

  public var description: String { "#\(number)" }
}
