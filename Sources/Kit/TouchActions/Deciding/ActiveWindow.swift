/// The window that has the keyboard, as far as it is known.
package enum ActiveWindow: Hashable {
  /// What its application is called; there may be several names, or there may be no window.
  case named([String])
  /// Not known, and why.
  case unknown(String)

  func fits(_ patterns: [NamePattern]) -> Bool {
    guard case .named(let names) = self else { return false }
    return names.contains { name in patterns.contains { $0.fits(name) } }
  }
}
