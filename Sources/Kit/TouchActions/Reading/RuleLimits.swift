/// Size limits of a rules file, checked before it is interpreted.
package enum RuleLimits {
  /// In bytes.
  package static let size = 256 * 1024
  package static let depth = 16
  /// The number of values; an alias counts as all of its values.
  package static let values = 20_000
  package static let aliases = 200
  package static let rules = 500
  /// The number of a rule's actions, of a command's words, and of an action's chords.
  package static let parts = 64
  /// Characters of a name.
  package static let nameLength = 200
  /// Characters of a word of a command.
  package static let wordLength = 4096
}
