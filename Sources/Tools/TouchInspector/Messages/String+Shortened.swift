extension String {
  /// Its beginning, for what is kept. Bounded by scalars, since one character may have any number of
  /// accents.
  func shortened(to count: Int) -> String {
    utf8.count > count ? String(unicodeScalars.prefix(count)) : self
  }
}
