extension String {
  /// The text in one line, with a blank for each sign of control: what others have written must not end a line
  /// of what is written here. It goes by scalars, as its readers do.
  package var inOneLine: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.breaksLine ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line, or is another sign of control.
  package var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
