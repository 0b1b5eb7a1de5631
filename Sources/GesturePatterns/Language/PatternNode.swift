/// A pattern as it is written: elements, and how they follow each other.
package indirect enum PatternNode: Sendable, Hashable {
  case element(PatternElement)
  case sequence([PatternNode])
  case choice([PatternNode])
  case repetition(PatternNode, least: Int, most: Int?)
}
