import Foundation
@_spi(Kit) import TouchstoneCore

/// Where one element of a collection is, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The place of the middle.
  open var center = CGPoint.zero
  /// How large it is.
  open var size = CGSize.zero
  /// How it is turned, scaled and moved.
  open var transform = CGAffineTransform.identity
  /// How its layer is transformed.
  open var transform3D = CATransform3DIdentity
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// What is in front of what.
  open var zIndex = 0
  /// Whether it is not seen.
  open var isHidden = false
  /// The path of what a list shows, or of an identifier; `nil` for none.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open internal(set) var representedElementKind: String?
  /// What the attributes are of.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// Its rectangle in the content, before its transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// Its own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Made by `init(forCellWith:)` and the like. `copy()` of a subclass makes one of its class.
  public required override init() { super.init() }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a header, a footer or another view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Makes the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// A copy; an override copies its own properties too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  /// What the collection keeps the element under.
  var key: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }
}

/// Which element of a collection is meant.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  var path: IndexPath
}

/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }
  /// Everything is, since the data is other data.
  open internal(set) var invalidateEverything = false
  /// The numbers of sections and items are.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items whose places are.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The views whose places are.
  open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations whose places are.
  open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content's offset is to be moved.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is to be.
  open var contentSizeAdjustment = CGSize.zero

  /// Has the places of items computed again.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Has the places of views computed again.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Has the places of decorations computed again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// One change of an update, as layouts receive it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  nonisolated public enum Action: Int, Sendable {
    /// Something can be inserted.
    case insert
    /// It can be deleted.
    case delete
    /// It is shown anew.
    case reload
    /// It is moved.
    case move
    /// None.
    case none
  }
  /// Where it was; `nil` for what is inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is; `nil` for what is deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

/// Says where the elements of a collection are. An app's own layouts are subclasses.
///
/// ```
/// invalidateLayout() ─ prepare() ─ collectionViewContentSize ─ layoutAttributesForElements(in:)
/// the bounds change ─ shouldInvalidateLayout(forBoundsChange:) ─ yes: invalidateLayout(with:) and again
/// a finger lifts ─ targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
/// ```
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// The size of the content; an override gives it.
  open var collectionViewContentSize: CGSize { .zero }
  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether it is mirrored for the other direction; kept and of no effect.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  var isPrepared = false
  /// Whether cells are asked for the size of their content.
  var asksForPreferredSizes: Bool { true }
  var decorations: [String: ReusePool<UICollectionReusableView>.Source] = [:]

  public override init() { super.init() }
  /// Takes what a nib says of the layout.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.describe(self, from: coder)
  }

  /// Computes what the other methods answer; an override calls `super`.
  open func prepare() {}
  /// The elements that a rectangle of the content touches.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is; `nil` for one that does not exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer or another view is; `nil` for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration is; `nil` for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Scrolling

  /// Where the content comes to rest that a finger lets go.
  /// - Parameter velocity: in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the content is after an update or a change of layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  /// Has everything computed again before the next layout.
  open func invalidateLayout() {
    let context = newContext(UICollectionViewLayoutInvalidationContext.self)
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Has computed again what a context says; an override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutInvalidated(by: context)
  }
  /// Whether other bounds make the layout invalid.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// What is out of date then.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    newContext(UICollectionViewLayoutInvalidationContext.self)
  }
  /// Whether a size that content would like makes the layout invalid.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is out of date then.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    newContext(UICollectionViewLayoutInvalidationContext.self)
  }

  func newContext<Context: UICollectionViewLayoutInvalidationContext>(
    _ type: Context.Type
  ) -> Context {
    let kind = Swift.type(of: self).invalidationContextClass as? Context.Type ?? type
    return kind.init()
  }

  // MARK: Updates

  /// An update is about to be shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// The update has been shown.
  open func finalizeCollectionViewUpdates() {}
  /// An update is about to be shown.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// The change of the bounds has been shown.
  open func finalizeAnimatedBoundsChange() {}
  /// The layout is about to come, or to go.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// The layout is about to come, or to go.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// The change of layouts has been shown.
  open func finalizeLayoutTransition() {}
  /// Where an item that is inserted comes from; `nil` lets it fade in at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that is deleted goes; `nil` lets it fade out at its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view comes from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  /// Makes decorations of a kind.
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { .type($0) }
  }
  /// Makes decorations of a kind.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }
}
