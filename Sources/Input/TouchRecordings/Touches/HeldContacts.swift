import GestureCore

/// The last state of each active finger, found by its ID and changed in place, because a contact takes about two hundred bytes.
struct HeldContacts: Sendable {
  /// In no particular order.
  private(set) var all: [Contact] = []
  /// The index in `all` by contact ID.
  private var indices: [Int: Int] = [:]

  var count: Int { all.count }

  func index(of id: Int) -> Int? {
    // Fast path for the usual case of one finger.
    if all.count == 1 { return all[0].id == id ? 0 : nil }
    return indices[id]
  }

  /// Changes a contact, except its ID.
  mutating func change<Result>(at index: Int, _ change: (inout Contact) -> Result) -> Result {
    change(&all[index])
  }

  mutating func insert(_ contact: Contact) {
    indices[contact.id] = all.count
    all.append(contact)
  }

  /// The last contact moves to the free index.
  mutating func remove(at index: Int) {
    indices[all[index].id] = nil
    let last = all.removeLast()
    guard index < all.count else { return }
    all[index] = last
    indices[last.id] = index
  }

  mutating func removeAll() { self = HeldContacts() }
}
