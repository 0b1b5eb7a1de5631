import Foundation

/// Registration and reuse of views.
extension UICollectionView {
  // MARK: Registering

  static func key(_ kind: String?, _ identifier: String) -> String {
    "\(kind ?? "cell")/\(identifier)"
  }

  // MARK: Dequeuing

  func dequeue(
    _ key: String, _ identifier: String, _ path: IndexPath, _ plain: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    // Without attributes it may be a cell that an app only measures.
    let size = attributesToShow?.size
    if let view = pool.takeExisting(key) { return view }
    if let view = pool.take(key) {
      if !pool.record(view, isForPath: true) { view.removeFromSuperview() }
      UIView.performWithoutAnimation {
        view.prepareForReuse()
        if let size { view.bounds.size = size }
      }
      return view
    }
    let view = made(pool.source(of: key), plain, CGRect(origin: .zero, size: size ?? .zero))
    if let size, view.bounds.size != size { view.bounds.size = size }
    view.reuseIdentifier = identifier
    view.reuseKey = key
    _ = pool.record(view, isForPath: true)
    return view
  }

  func made(
    _ source: ReusePool<UICollectionReusableView>.Source?, _ plain: UICollectionReusableView.Type,
    _ frame: CGRect
  ) -> UICollectionReusableView {
    switch source {
    case .type(let kind)
    where kind != UICollectionViewCell.self && kind != UICollectionReusableView.self:
      let view = CellMakers.make(kind, identifier: nil, frame: frame, call: "init(frame:)")
      if let view = view as? UICollectionReusableView { return view }
    case .nib(let nib):
      let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UICollectionReusableView }
      if let view = views.first { return view }
      reportMistake("a nib has no UICollectionReusableView at its top")
    case .maker(let make):
      if let view = make() { return view }
    case .type, nil: break
    }
    return plain == UICollectionViewCell.self
      ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
  }

  // MARK: Making

  /// The data source's view for an element. Views that it has dequeued and not returned are reusable again.
  func makeElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    pool.beginQuestion()
    let view = askedElement(attributes)
    endQuestion(view, attributes.indexPath, attributes.representedElementCategory)
    return view
  }

  private func endQuestion(
    _ view: UICollectionReusableView?, _ path: IndexPath, _ category: ElementCategory
  ) {
    if let count = pool.surplus() {
      let call =
        category == .cell
        ? "dequeueReusableCell(withReuseIdentifier:for:)"
        : "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
      reportMistake(
        "\(call) was called \(count) times for \(path.words("Item")): only the returned view is shown. "
          + "Dequeue one view for each path")
    }
    for unused in pool.endQuestion(view).spare where isUnused(unused) { putBack(unused) }
  }

  /// Whether the view is neither an element's nor in a view of the app's.
  private func isUnused(_ view: UICollectionReusableView) -> Bool {
    (view.superview ?? self) === self && !elements.contains { $0.value === view }
  }

  private func askedElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let outer = attributesToShow
    attributesToShow = attributes
    defer { attributesToShow = outer }
    switch attributes.representedElementCategory {
    case .cell:
      let asked = movement?.sourcePath(of: path) ?? path
      let cell = dataSource.collectionView(self, cellForItemAt: asked)
      if let other = elements.first(where: { $0.value === cell })?.key {
        reportMistake(
          "collectionView(_:cellForItemAt:): the cell for \(path.words("Item")) is already that of "
            + "\(other.path.words("Item")): dequeue a cell for each item")
        elements[other] = nil
        places[other] = nil
      }
      return cell
    case .supplementaryView:
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "", at: path)
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      guard let source = layout.decorations[kind] else {
        reportMistake("\(type(of: layout)) has registered no decoration view of kind \(kind)")
        return nil
      }
      return made(source, UICollectionReusableView.self, attributes.frame)
    }
  }

  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    count()
    holdCounts {
      for path in paths where !isOutdated {
        guard has(path) else {
          reportMistake(
            "reconfigureItems(at:): there is no \(path.words("Item")), \(sizes(at: path))")
          continue
        }
        let key = ElementKey(category: .cell, kind: nil, path: path)
        guard let view = elements[key] else { continue }
        // The data source's call to dequeue returns the existing cell.
        pool.beginQuestion(reconfiguring: view, view.reuseKey)
        let made = dataSource.collectionView(self, cellForItemAt: path)
        endQuestion(made, path, .cell)
        view.needsPreferredSize = true
        guard made !== view else { continue }
        reportMistake(
          "reconfigureItems(at:): the data source returned another cell for \(path.words("Item")), "
            + "which is reloaded")
        if isUnused(made) { putBack(made) }
        elements[key] = nil
        places[key] = nil
        release(view, key)
      }
    }
    setNeedsLayout()
  }
}

// MARK: - Registrations

extension UICollectionView {
  /// Identifies a registration.
  fileprivate final class RegistrationName {}

  /// Makes and configures cells for a type of items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let name = RegistrationName()

    /// Makes a registration of the cell class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }
    /// Makes a registration of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// Makes and configures headers, footers and other supplementary views.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
    fileprivate let elementKind: String
    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let name = RegistrationName()

    /// Makes a registration of the view class.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }
    /// Makes a registration of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a cell that the registration has made or reused, and configured.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "\(Cell.self) \(ObjectIdentifier(registration.name))"
    let key = Self.key(nil, identifier)
    if pool.source(of: key) == nil {
      pool.register(registration.nib.map { .nib($0) } ?? .type(Cell.self), for: key)
    }
    let view = dequeue(key, identifier, indexPath, UICollectionViewCell.self)
    guard let cell = view as? Cell else { return Self.missing(Cell.self) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view that the registration has made or reused, and configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = "\(Supplementary.self) \(ObjectIdentifier(registration.name))"
    let key = Self.key(registration.elementKind, identifier)
    if pool.source(of: key) == nil {
      pool.register(registration.nib.map { .nib($0) } ?? .type(Supplementary.self), for: key)
    }
    let view = dequeue(key, identifier, indexPath, UICollectionReusableView.self)
    guard let found = view as? Supplementary else { return Self.missing(Supplementary.self) }
    registration.handler(found, registration.elementKind, indexPath)
    return found
  }

  /// Makes a view of the class. Without a registered maker, it uses the initializer for nibs, which every class has.
  private static func missing<View: UICollectionReusableView>(_ type: View.Type) -> View {
    InterfaceCoder.make({ View(coder: $0) }, { (_: View) in })
  }
}
