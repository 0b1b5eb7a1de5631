extension String {
  /// Its prefix of `count` scalars. Counts scalars, because a character may contain any number of combining marks.
  func shortened(to count: Int) -> String {
    utf8.count > count ? String(unicodeScalars.prefix(count)) : self
  }
}
