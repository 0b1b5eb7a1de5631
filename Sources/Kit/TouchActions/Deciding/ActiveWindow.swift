/// The window with keyboard focus, as far as it is known.
package enum ActiveWindow: Hashable {
  /// The names of its application; empty if no window has focus.
  case named([String])
  /// Unknown, with the reason.
  case unknown(String)

  func fits(_ patterns: [NamePattern]) -> Bool {
    guard case .named(let names) = self else { return false }
    return names.contains { name in patterns.contains { $0.fits(name) } }
  }
}
