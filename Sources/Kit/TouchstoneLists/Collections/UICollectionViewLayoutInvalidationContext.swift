import Foundation

/// The invalidated parts of a layout.
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
  /// Where items that a finger moves were; `nil` if none is moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where these items are now.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point of the content that they are moved to.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// How far the offset of the content moves with the invalidation.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows with the invalidation, in points, until the layout says its size again.
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
  nonisolated deinit {}
}

/// The invalidated parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of all items are computed again.
  open var invalidateFlowLayoutAttributes = true

  var keepsMetrics: Bool { !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes }

  func keepMetrics() {
    invalidateFlowLayoutDelegateMetrics = false
    invalidateFlowLayoutAttributes = false
  }
  nonisolated deinit {}
}

/// One change of an update, as layouts receive it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update.
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
  /// The index path before the update; `nil` for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the update.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
  nonisolated deinit {}
}
