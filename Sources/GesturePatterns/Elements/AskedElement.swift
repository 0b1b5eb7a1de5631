/// What an element asks for.
public struct AskedElement: Sendable, Hashable {
  package var element: PatternElement

  package init(_ action: PatternElement.Action) { element = PatternElement(action) }
}
