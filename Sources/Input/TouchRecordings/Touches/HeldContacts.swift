import GestureCore

/// The last state of each finger that is down, found by its id and changed where it lies: a contact is
/// some two hundred bytes.
struct HeldContacts: Sendable {
  /// In no order.
  private(set) var all: [Contact] = []
  /// Where each is.
  private var indices: [Int: Int] = [:]

  var count: Int { all.count }

  func index(of id: Int) -> Int? {
    // Mostly there is one finger, and nothing to look for.
    if all.count == 1 { return all[0].id == id ? 0 : nil }
    return indices[id]
  }

  /// Changes a contact, but not its id.
  mutating func change<Result>(at index: Int, _ change: (inout Contact) -> Result) -> Result {
    change(&all[index])
  }

  mutating func insert(_ contact: Contact) {
    indices[contact.id] = all.count
    all.append(contact)
  }

  /// The last one takes its place.
  mutating func remove(at index: Int) {
    indices[all[index].id] = nil
    let last = all.removeLast()
    guard index < all.count else { return }
    all[index] = last
    indices[last.id] = index
  }

  mutating func removeAll() { self = HeldContacts() }
}
