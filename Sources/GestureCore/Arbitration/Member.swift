/// A recognizer as the arbiter sees it: a small number that is unique while it takes part.
package struct Member: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (left: Member, right: Member) -> Bool { left.number < right.number }

  package var description: String { "#\(number)" }
}
