import Foundation

nonisolated extension IndexPath {
  /// The path of a row.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The path of an item.
  public init(item: Int, section: Int) { self = [section, item] }
  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

nonisolated extension NSIndexPath {
  /// The path of a row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  /// The path of an item.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index.
  public var row: Int { index(atPosition: 1) }
  /// The second index.
  public var item: Int { row }
}
