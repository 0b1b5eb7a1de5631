import Foundation
import GestureCore

/// A layout that breaks items into lines, with a header and a footer for each section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of self-sizing items.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The reference of the insets of sections.
  nonisolated public enum SectionInsetReference: Int, Sendable {
    /// The content insets.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }
  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }
  /// The minimum spacing between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue != minimumInteritemSpacing) }
  }
  /// The size of items unless the delegate provides it.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }
  /// The estimated size of items before they are shown; zero disables self-sizing.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue != estimatedItemSize) } }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }
  /// The reference of the insets of sections.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }
  /// The size of headers; only its length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }
  /// The size of footers; only its length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }
  /// Whether headers stay visible while their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay visible while their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }

  private var sections: [FlowSection] = []
  private var lengths = LengthTable()
  private var contentWidth: CGFloat = 0
  /// The sizes of self-sized items.
  private var fitted: [IndexPath: CGSize] = [:]

  public override init() { super.init() }
  /// Reads the layout from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isChange: Bool) {
    if isChange { invalidateLayout() }
  }

  /// Called when the collection view's safe area or margins have changed.
  func areaChanged(_ reference: SectionInsetReference) {
    changed(sectionInsetReference == reference)
  }

  private var isVertical: Bool { scrollDirection == .vertical }
  private var isSelfSizing: Bool { estimatedItemSize != .zero }
  override var asksForPreferredSizes: Bool { isSelfSizing }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    // A pinned header or the size of one cell changes neither the sizes of items nor their lines.
    guard !keepsMetrics else { return }
    sections = []
    lengths = LengthTable()
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    contentWidth =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    sections = (0..<view.numberOfSections).map { makeSection($0, in: view) }
    lengths = LengthTable(sections.map(\.length))
  }

  private func makeSection(_ section: Int, in view: UICollectionView) -> FlowSection {
    let delegate = view.flowDelegate
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let spacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let gap =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let count = view.numberOfItems(inSection: section)
    let sizes = (0..<count).map { size(IndexPath(item: $0, section: section), view, delegate) }
    let metrics = FlowSection.Metrics(
      isVertical: isVertical, width: contentWidth, inset: referred(inset, in: view),
      header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width,
      lineSpacing: spacing.isFinite ? max(0, spacing) : 0,
      itemSpacing: gap.isFinite ? max(0, gap) : 0)
    return FlowSection(metrics, sizes: sizes)
  }

  /// The insets of a section in the content, whose sides may refer to another area (LST-74).
  private func referred(_ inset: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
    let area: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: area = view.safeAreaInsets
    case .fromLayoutMargins: area = view.layoutMargins
    }
    let content = view.adjustedContentInset
    var referred = inset
    if isVertical {
      referred.left = max(0, area.left + inset.left - content.left)
      referred.right = max(0, area.right + inset.right - content.right)
    } else {
      referred.top = max(0, area.top + inset.top - content.top)
      referred.bottom = max(0, area.bottom + inset.bottom - content.bottom)
    }
    return referred
  }

  private func size(
    _ path: IndexPath, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let known = fitted[path] { return known }
    let asked = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    let size = isSelfSizing && asked == itemSize ? estimatedItemSize : asked
    if size == Self.automaticSize { return CGSize(width: 50, height: 50) }
    guard size.width.isFinite, size.height.isFinite else { return CGSize(width: 50, height: 50) }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: contentWidth, height: lengths.total)
      : CGSize(width: lengths.total, height: contentWidth)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    guard !sections.isEmpty else { return found }
    var number = min(lengths.index(at: low), sections.count - 1)
    var start = lengths.start(of: number)
    while number < sections.count, start <= high {
      let section = sections[number]
      for (kind, length) in [
        (UICollectionView.elementKindSectionHeader, section.metrics.header),
        (UICollectionView.elementKindSectionFooter, section.metrics.footer),
      ] where length > 0 {
        let path = IndexPath(item: 0, section: number)
        if let element = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          element.frame.intersects(rect)
        {
          found.append(element)
        }
      }
      for item in section.items(from: low - start, to: high - start) {
        let path = IndexPath(item: item, section: number)
        if let element = layoutAttributesForItem(at: path), element.frame.intersects(rect) {
          found.append(element)
        }
      }
      start += section.length
      number += 1
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      var frame = sections[indexPath.section].frame(of: indexPath.item)
    else { return nil }
    let start = lengths.start(of: indexPath.section)
    if isVertical { frame.origin.y += start } else { frame.origin.x += start }
    let attributes = newAttributes(.cell, nil, indexPath)
    attributes.frame = frame
    return attributes
  }

  /// Makes attributes of the class that a subclass specifies.
  private func newAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (named ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = path
    attributes.representedElementKind = kind
    attributes.representedElementCategory = category
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = indexPath.first, sections.indices.contains(number) else { return nil }
    let metrics = sections[number].metrics
    let start = lengths.start(of: number)
    let end = start + sections[number].length
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? metrics.header : metrics.footer
    guard length > 0 else { return nil }
    var place = isHeader ? start : end - length
    if let view = collectionView {
      let low =
        isVertical
        ? view.contentOffset.y + view.adjustedContentInset.top
        : view.contentOffset.x + view.adjustedContentInset.left
      let high =
        isVertical
        ? view.contentOffset.y + view.bounds.height - view.adjustedContentInset.bottom
        : view.contentOffset.x + view.bounds.width - view.adjustedContentInset.right
      if isHeader, sectionHeadersPinToVisibleBounds {
        place = max(place, min(low, end - metrics.footer - length))
      } else if !isHeader, sectionFootersPinToVisibleBounds {
        place = min(place, max(high - length, start + metrics.header))
      }
    }
    let attributes = newAttributes(.supplementaryView, elementKind, indexPath)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: place, width: contentWidth, height: length)
      : CGRect(x: place, y: 0, width: length, height: contentWidth)
    attributes.zIndex = 10
    return attributes
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let isOther =
      isVertical
      ? newBounds.width != view.bounds.width : newBounds.height != view.bounds.height
    return isOther || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// Movement of pinned headers and footers invalidates neither sizes nor lines.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let view = collectionView, newBounds.size == view.bounds.size {
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.keepMetrics()
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Gives the item its size. What is in sight stays where it is, if the item lies before it (LST-73).
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    let size = preferredAttributes.size
    context.invalidateItems(at: [path])
    guard size.width.isFinite, size.height.isFinite else { return context }
    fitted[path] = size
    guard isPrepared || keepsMetrics, path.count == 2, sections.indices.contains(path.section)
    else {
      return context
    }
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.keepMetrics()
    let anchor = collectionView?.anchor(above: path)
    let (position, length) = (anchor.flatMap(position), lengths.total)
    sections[path.section].resize(
      path.item, to: CGSize(width: max(0, size.width), height: max(0, size.height)))
    lengths.set(sections[path.section].length, at: path.section)
    let growth = lengths.total - length
    context.contentSizeAdjustment = CGSize(
      width: isVertical ? 0 : growth, height: isVertical ? growth : 0)
    if let position, let moved = anchor.flatMap(self.position) {
      context.contentOffsetAdjustment = CGPoint(
        x: isVertical ? 0 : moved - position, y: isVertical ? moved - position : 0)
    }
    return context
  }

  /// Where an item begins along the scroll direction.
  private func position(of path: IndexPath) -> CGFloat? {
    layoutAttributesForItem(at: path).map { isVertical ? $0.frame.minY : $0.frame.minX }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { fitted = [:] }
    let isValid = isPrepared || keepsMetrics
    super.invalidateLayout(with: context)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    keepsMetrics =
      isValid && flow?.keepsMetrics == true && !context.invalidateEverything
      && !context.invalidateDataSourceCounts
  }

  override func moveMeasuredSizes(_ moves: [IndexPath: IndexPath]) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in fitted {
      if let new = moves[path] { moved[new] = size }
    }
    fitted = moved
  }
  nonisolated deinit {}
}
