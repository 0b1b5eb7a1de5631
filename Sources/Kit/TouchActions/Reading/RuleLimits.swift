/// How much a rules file may hold; what is beyond is refused before it means anything.
package enum RuleLimits {
  /// In bytes.
  package static let size = 256 * 1024
  package static let depth = 16
  /// Values, each alias counting as all that it stands for.
  package static let values = 20_000
  package static let aliases = 200
  package static let rules = 500
  /// Actions of a rule, words of a command, chords of an action.
  package static let parts = 64
  /// Characters of a name.
  package static let nameLength = 200
  /// Characters of a word of a command.
  package static let wordLength = 4096
}
