import Foundation
import Synchronization
@_spi(Kit) import TouchstoneCore

/// The classes of cells and of other views of lists that can be made from their class alone.
///
/// Swift makes an object of a class that is a value only by a `required` initializer. So each class that is registered
/// with a list, used by a registration or named in a nib has a maker here. Ported sources write it down.
nonisolated enum CellMakers {
  /// Makes a view of a class: a cell's style, the reuse identifier, and the frame in a collection view.
  typealias Maker =
    @MainActor (
      _ style: UITableViewCell.CellStyle, _ identifier: String?, _ frame: CGRect
    ) -> UIView

  private static let makers = Mutex<[ObjectIdentifier: Maker]>([:])

  static func add(_ kind: AnyClass, _ make: @escaping Maker) {
    makers.withLock { $0[ObjectIdentifier(kind)] = make }
  }

  /// Makes a view of the class; `nil`, with a message that says what to add, if no maker is known.
  @MainActor static func make(
    _ kind: AnyClass, style: UITableViewCell.CellStyle = .default, identifier: String?,
    frame: CGRect = .zero, call: String
  ) -> UIView? {
    if let view = maker(of: kind)?(style, identifier, frame) { return view }
    OneTimeNotice.print(
      "\(String(reflecting: kind)) has no maker, and a class of UIKit's stands in for it: "
        + advice(kind, call))
    return nil
  }

  @MainActor fileprivate static func maker(of kind: AnyClass) -> Maker? {
    let name = String(reflecting: kind)
    _ = PortedModule.named(PortedModule.module(of: name))
    return makers.withLock { $0[ObjectIdentifier(kind)] }
  }

  fileprivate static func advice(_ kind: AnyClass, _ call: String) -> String {
    "add `table.add(making: \(kind).\(call))` to a table of ObjCMethods"
  }
}

extension ObjCMethods {
  /// A new cell of a class, as `cellType.init(style:reuseIdentifier:)` makes it on iOS.
  @preconcurrency @MainActor public static func made<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    if type == UITableViewCell.self,
      let plain = UITableViewCell(style: style, reuseIdentifier: reuseIdentifier) as? Cell
    {
      return plain
    }
    guard let cell = CellMakers.maker(of: type)?(style, reuseIdentifier, .zero) as? Cell else {
      preconditionFailure(
        "\(String(reflecting: type)) has no maker: "
          + CellMakers.advice(type, "init(style:reuseIdentifier:)"))
    }
    return cell
  }

  /// Adds a class of cells of tables that is registered, used by a registration, or named in a nib.
  /// ```swift
  /// table.add(making: MailCell.init(style:reuseIdentifier:))
  /// ```
  @preconcurrency nonisolated public mutating func add<Cell: UITableViewCell>(
    making make: @escaping @MainActor (UITableViewCell.CellStyle, String?) -> Cell
  ) {
    CellMakers.add(Cell.self) { style, identifier, _ in make(style, identifier) }
  }

  /// Adds a class of headers and footers of tables.
  @preconcurrency nonisolated public mutating func add<Header: UITableViewHeaderFooterView>(
    making make: @escaping @MainActor (String?) -> Header
  ) {
    CellMakers.add(Header.self) { _, identifier, _ in make(identifier) }
  }

  /// Adds a class of cells or of other views of collections.
  @preconcurrency nonisolated public mutating func add<View: UICollectionReusableView>(
    making make: @escaping @MainActor (CGRect) -> View
  ) {
    CellMakers.add(View.self) { _, _, frame in make(frame) }
  }
}
