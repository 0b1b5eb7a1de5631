extension String {
  /// The text with a space for each control character, so that foreign text cannot end a line of the output. Compares scalars,
  /// as readers do.
  package var inOneLine: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.breaksLine ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a line separator or another control character.
  package var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
