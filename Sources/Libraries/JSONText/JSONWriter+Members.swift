/// Members in one call; `nil` writes nothing.
extension JSONWriter {
  public mutating func field(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  public mutating func field(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  public mutating func field(_ name: StaticString, _ value: Bool?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  public mutating func field(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  public mutating func field(_ name: StaticString, _ value: Double, decimals: Int) {
    key(name)
    self.value(value, decimals: decimals)
  }

  public mutating func field(_ name: StaticString, _ values: [String]?) {
    guard let values else { return }
    key(name)
    array(values) { $0.value($1) }
  }

  public mutating func field(_ name: StaticString, _ values: [Int]?) {
    guard let values else { return }
    key(name)
    array(values) { $0.value($1) }
  }

  public mutating func field(_ name: StaticString, _ values: [Double]?) {
    guard let values else { return }
    key(name)
    array(values) { $0.value($1) }
  }

  public mutating func field(_ name: StaticString, _ values: [Double], decimals: Int) {
    key(name)
    array(values) { $0.value($1, decimals: decimals) }
  }

  /// A list of objects, whose members `write` writes.
  @inlinable public mutating func field<Element>(
    _ name: StaticString, _ values: [Element]?, _ write: (Element, inout JSONWriter) -> Void
  ) {
    guard let values else { return }
    key(name)
    array(values) { writer, value in writer.object { write(value, &$0) } }
  }
}
