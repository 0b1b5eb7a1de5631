import Foundation
@_spi(Kit) import TouchstoneCore

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
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { .type($0) }
  }
  /// Makes decorations of a kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }
}
