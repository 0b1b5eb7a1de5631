// Small lists of objects, searched by identity. Written as loops: a closure made on the main actor
// and handed to the standard library is checked for its actor at every call, which costs more than
// the search.
extension Array where Element: AnyObject {
  func has(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  mutating func drop(_ object: Element) {
    var index = 0
    while index < count {
      if self[index] === object {
        remove(at: index)
      } else {
        index += 1
      }
    }
  }
}
