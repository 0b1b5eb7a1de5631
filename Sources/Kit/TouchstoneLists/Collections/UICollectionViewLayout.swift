import Foundation
@_spi(Kit) import TouchstoneCore

/// Positions the elements of a collection view. Apps subclass it for their own layouts.
///
/// ```
/// invalidateLayout() ─ prepare() ─ collectionViewContentSize ─ layoutAttributesForElements(in:)
/// the bounds change ─ shouldInvalidateLayout(forBoundsChange:) ─ yes: invalidateLayout(with:) and again
/// a finger lifts ─ targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
/// ```
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// The size of the content; overridden by subclasses.
  open var collectionViewContentSize: CGSize { .zero }
  /// The layout direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored for the other layout direction. It has no effect here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  var isPrepared = false {
    didSet { if !isPrepared { keepsMetrics = false } }
  }
  /// Whether what the layout has calculated is still valid although it is to be prepared again.
  var keepsMetrics = false
  /// Whether cells are asked for their preferred size.
  var asksForPreferredSizes: Bool { true }
  var decorations: [String: ReusePool<UICollectionReusableView>.Source] = [:]

  public override init() { super.init() }
  /// Reads the layout from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.describe(self, from: coder)
  }

  /// Calculates the layout; an override calls `super`.
  open func prepare() {}
  /// The attributes of the elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item; `nil` for an invalid index path.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view; `nil` for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view; `nil` for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Scrolling

  /// The offset at which the content comes to rest after a drag.
  /// - Parameter velocity: The velocity, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// The offset of the content after an update or a change of layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is recalculated in the next pass.
  open func invalidateLayout() {
    let context = newContext(UICollectionViewLayoutInvalidationContext.self)
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Invalidates the parts in a context; an override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutInvalidated(by: context)
  }
  /// Whether a change of the bounds invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// The context of that invalidation.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    newContext(UICollectionViewLayoutInvalidationContext.self)
  }
  /// Whether a preferred size invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context of that invalidation.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    newContext(UICollectionViewLayoutInvalidationContext.self)
  }

  // MARK: Interactive movement

  /// Where an item that a finger moves would be put.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Where the item is while a finger moves it: its own attributes with another middle, unless overridden.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// What is out of date when a finger moves items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext(UICollectionViewLayoutInvalidationContext.self)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// What is out of date when the items are let go.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext(UICollectionViewLayoutInvalidationContext.self)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  /// Called before an update invalidates the layout, with the paths of remaining items before and after it.
  func moveMeasuredSizes(_ moves: [IndexPath: IndexPath]) {}

  func newContext<Context: UICollectionViewLayoutInvalidationContext>(
    _ type: Context.Type
  ) -> Context {
    let kind = Swift.type(of: self).invalidationContextClass as? Context.Type ?? type
    return kind.init()
  }

  // MARK: Updates

  /// Called before an update is shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the update has been shown.
  open func finalizeCollectionViewUpdates() {}
  /// Called in an animation block in which the size of the collection view changes, before its items are laid out.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called in that animation block when the items are laid out.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before the layout is replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called when the change of the layout has been shown.
  open func finalizeLayoutTransition() {}
  /// The paths of views of a kind that an update removes, as they were before it.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The paths of decoration views of a kind that an update removes, as they were before it.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The paths of views of a kind that an update adds.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The paths of decoration views of a kind that an update adds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The initial attributes of an inserted item; `nil` fades it in at its position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The final attributes of a deleted item; `nil` fades it out at its position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The initial attributes of an inserted supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The final attributes of a deleted supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The initial attributes of an inserted decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The final attributes of a deleted decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  /// Registers a class of decoration views for a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { .type($0) }
  }
  /// Registers a nib of a decoration view for a kind; `nil` removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }
  nonisolated deinit {}
}
