import Foundation

/// The values of a storyboard or nib for tables and their cells.
@MainActor public enum InterfaceTables {
  /// A section of static cells.
  public struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]

    /// Describes a section.
    public init(header: String?, footer: String?, cells: [UITableViewCell]) {
      self.header = header
      self.footer = footer
      self.cells = cells
    }
  }

  /// The style of the table that is made next.
  public static var style: UITableView.Style?
  /// The style of the cell that is made next.
  public static var cellStyle: UITableViewCell.CellStyle?
}

extension UITableView {
  /// Takes the static cells that a file describes, which a `UITableViewController` shows.
  public func setStaticSections(_ sections: [InterfaceTables.Section]) {
    staticSections = sections
    needsReload()
  }

  func staticSection(_ number: Int) -> InterfaceTables.Section? {
    guard let staticSections, staticSections.indices.contains(number) else { return nil }
    return staticSections[number]
  }

  func staticCell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(path.section)?.cells, cells.indices.contains(path.row) else {
      return nil
    }
    return cells[path.row]
  }
}

extension UITableViewCell {
  /// Takes the labels and the picture of its style from a file.
  public func setInterfaceLabels(
    text: UILabel? = nil, detail: UILabel? = nil, image: UIImageView? = nil
  ) {
    labels.adopt(text: text, detail: detail, image: image)
  }

  /// Takes the height that a file gives a static cell.
  public func setInterfaceHeight(_ height: CGFloat) { interfaceHeight = height }

  /// Takes the segue that selecting the cell sets off.
  public func setSelectionSegue(_ segue: @escaping @MainActor (UITableViewCell) -> Void) {
    selectionSegue = segue
  }

  /// Takes the segue that the cell's detail button sets off.
  public func setAccessorySegue(_ segue: @escaping @MainActor (UITableViewCell) -> Void) {
    accessorySegue = segue
  }
}

extension UICollectionViewCell {
  /// Takes the segue that selecting the cell sets off.
  public func setSelectionSegue(_ segue: @escaping @MainActor (UICollectionViewCell) -> Void) {
    selectionSegue = segue
  }
}
