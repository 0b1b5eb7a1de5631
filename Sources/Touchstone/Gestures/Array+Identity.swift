// Small lists of objects, searched by identity. Written as loops: a closure made on the main actor
// and handed to the standard library is checked for its actor at every call, which costs more than
// the search.
extension Array {
  /// Takes the list out of its owner while it is changed: nobody who reads it then has to be checked
  /// for whether it is just changing, which costs more than the reading.
  mutating func take() -> Self {
    var list: Self = []
    swap(&list, &self)
    return list
  }

  /// Empties the list and keeps its memory. For the few elements that lists have here it costs less
  /// than `removeAll(keepingCapacity:)`, which is made to replace any part of a list by any other.
  mutating func empty() {
    while !isEmpty { removeLast() }
  }
}

extension Array where Element: AnyObject {
  func has(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  func isSame(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// Removes an object that is in the list once, if it is.
  mutating func drop(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}

// What is only looked at need not be counted: the list keeps it, and the caller of these keeps the
// list as it is meanwhile.
extension Array where Element: AnyObject {
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for index in indices { uncounted(at: index).with(body) }
  }

  @inline(__always)
  func eachFromLast(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for index in indices.reversed() { uncounted(at: index).with(body) }
  }

  @inline(__always)
  func any(_ isWanted: (Element) -> Bool) -> Bool {
    defer { withExtendedLifetime(self) {} }
    for index in indices where uncounted(at: index).with(isWanted) { return true }
    return false
  }

  /// The place of the last among the first so many for which something holds, or -1.
  @inline(__always)
  func lastPlace(among count: Int, where isIt: (Element) -> Bool) -> Int {
    defer { withExtendedLifetime(self) {} }
    var place = count - 1
    while place >= 0 {
      if uncounted(at: place).with(isIt) { return place }
      place -= 1
    }
    return -1
  }
}
