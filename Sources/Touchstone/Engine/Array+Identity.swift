// Small lists of objects, searched by identity. Written as loops: a closure of the main actor that is passed to the
// standard library checks its actor at every call, which costs more than the search.
extension Array {
  /// Removes and returns the list while it is changed, so that reading it needs no check for a change under way.
  mutating func take() -> Self {
    var list: Self = []
    swap(&list, &self)
    return list
  }

  /// Empties the list and keeps its memory. For few elements it costs less than `removeAll(keepingCapacity:)`.
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

  /// Removes an object that is in the list at most once.
  mutating func removeObject(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}

// Iteration without retaining the elements: the list keeps them, and the caller does not change the list meanwhile.
extension Array where Element: AnyObject {
  @inline(__always)
  func each(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for index in indices { unretained(at: index).with(body) }
  }

  @inline(__always)
  func eachFromLast(_ body: (Element) -> Void) {
    defer { withExtendedLifetime(self) {} }
    for index in indices.reversed() { unretained(at: index).with(body) }
  }

  @inline(__always)
  func any(_ isWanted: (Element) -> Bool) -> Bool {
    defer { withExtendedLifetime(self) {} }
    for index in indices where unretained(at: index).with(isWanted) { return true }
    return false
  }

  /// The index of the last of the first `count` objects for which a condition holds; -1 if there is none.
  @inline(__always)
  func lastIndex(among count: Int, where condition: (Element) -> Bool) -> Int {
    defer { withExtendedLifetime(self) {} }
    var index = count - 1
    while index >= 0 {
      if unretained(at: index).with(condition) { return index }
      index -= 1
    }
    return -1
  }
}
