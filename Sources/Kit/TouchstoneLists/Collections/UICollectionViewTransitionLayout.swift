import Foundation
@_spi(Kit) import TouchstoneCore

/// A layout on the way from one to another, which a gesture drives by `transitionProgress`.
///
/// ```
/// startInteractiveTransition(to:completion:) ─ transitionProgress and invalidateLayout(), as often as the finger moves
/// finishInteractiveTransition() ─ the next layout ─ completion(true, true)
/// cancelInteractiveTransition() ─ the former layout ─ completion(true, false)
/// ```
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout from which it goes.
  public let currentLayout: UICollectionViewLayout
  /// The layout to which it goes.
  public let nextLayout: UICollectionViewLayout
  /// How far it has gone, from 0 to 1; changing it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      isProgressing = true
      invalidateLayout()
      isProgressing = false
    }
  }
  /// Whether only the progress changes, and both layouts remain as they are.
  private var isProgressing = false
  private var values: [String: CGFloat] = [:]

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Always `nil`: nibs have no layout between two others.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value of the app's that changes with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The value that was kept last; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  override var isPrepared: Bool {
    didSet {
      guard !isPrepared, !isProgressing else { return }
      currentLayout.isPrepared = false
      nextLayout.isPrepared = false
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where !layout.isPrepared {
      layout.isPrepared = true
      layout.prepare()
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // What lies farther away in both layouts can be in sight between them.
    let near = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var keys: Set<ElementKey> = []
    let found = [currentLayout, nextLayout]
      .flatMap { $0.layoutAttributesForElements(in: near) ?? [] }
      .filter { keys.insert($0.key).inserted }
    return found.compactMap { attributes(like: $0) }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  private func attributes(
    like element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    switch element.representedElementCategory {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(
        ofKind: element.representedElementKind ?? "", at: element.indexPath)
    case .decorationView: element
    }
  }

  private func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    one + (other - one) * transitionProgress
  }

  /// What is in one layout alone fades.
  private func between(
    _ one: UICollectionViewLayoutAttributes?, _ other: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let model = other ?? one,
      let result = model.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard let one, let other else {
      result.alpha *= other == nil ? 1 - transitionProgress : transitionProgress
      return result
    }
    result.center = CGPoint(
      x: between(one.center.x, other.center.x), y: between(one.center.y, other.center.y))
    result.size = CGSize(
      width: between(one.size.width, other.size.width),
      height: between(one.size.height, other.size.height))
    result.alpha = between(one.alpha, other.alpha)
    let (from, to) = (one.transform, other.transform)
    result.transform = CGAffineTransform(
      a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c),
      d: between(from.d, to.d), tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
    return result
  }
  nonisolated deinit {}
}

extension UICollectionView {
  /// Receives whether the animation to the end was completed, and whether the next layout is the layout now.
  public typealias LayoutInteractiveTransitionCompletion =
    @MainActor (
      _ completed: Bool, _ finished: Bool
    ) -> Void

  /// Begins a change of layout that a gesture drives. The delegate may give the layout between the two.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    if let running = self.layout as? UICollectionViewTransitionLayout {
      reportMistake("an interactive transition was begun while one is under way")
      return running
    }
    let old = self.layout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    for view in elements.values { view.willTransition(from: old, to: layout) }
    between.collectionView = self
    transitionCompletion = completion
    self.layout = between
    between.invalidateLayout()
    return between
  }

  /// Goes on to the next layout.
  public func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Goes back to the former layout.
  public func cancelInteractiveTransition() { endTransition(finishes: false) }

  private func endTransition(finishes: Bool) {
    guard let between = layout as? UICollectionViewTransitionLayout else {
      return reportMistake(
        "\(finishes ? "finish" : "cancel")InteractiveTransition() was called, and none is under way"
      )
    }
    let completion = transitionCompletion
    transitionCompletion = nil
    let (new, old) =
      finishes
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    between.collectionView = nil
    replace(old, by: new, true) { completion?($0, finishes) }
  }
}
