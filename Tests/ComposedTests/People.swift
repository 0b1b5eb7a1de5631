import TouchstoneTesting

/// Who plays: 0 is a steady hand, and each other number a person's.
nonisolated let people = 0...6

/// That one's hands.
func hands(of person: Int) -> HandStyle {
  person == 0 ? .steady : .human(seed: UInt64(person))
}
