import Touchstone

/// Unique short names for recognizers without a name, such as "pan 2".
final class Nicknames {
  private var names: [Int: String] = [:]
  private var taken: Set<String> = []

  /// - Parameter kind: the kind of recognizer, in one word.
  func name(of recognizer: UIGestureRecognizer, kind: String) -> String {
    if let name = recognizer.name {
      taken.insert(name)
      return name
    }
    let id = recognizer.subject.id
    if let known = names[id] { return known }
    // A class of the library that says what its recognizers are for, such as "swipe actions of table".
    let traced = recognizer.subject.name
    let base = traced == "\(Swift.type(of: recognizer)) \(id)" ? kind : traced
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base) \(number)"
      number += 1
    }
    names[id] = name
    return name
  }
}
