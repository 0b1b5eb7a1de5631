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
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The size of headers; only its length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }
  /// The size of footers; only its length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }
  /// Whether headers stay visible while their section is.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible while their section is.
  open var sectionFootersPinToVisibleBounds = false

  private var sections: [FlowSection] = []
  private var contentLength: CGFloat = 0
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

  private var isVertical: Bool { scrollDirection == .vertical }
  private var isSelfSizing: Bool { estimatedItemSize != .zero }
  override var asksForPreferredSizes: Bool { isSelfSizing }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    sections = []
    contentLength = 0
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    contentWidth =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    for section in 0..<view.numberOfSections {
      let flow = makeSection(section, in: view)
      sections.append(flow)
      contentLength = flow.end
    }
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
    return FlowSection(
      start: contentLength, isVertical: isVertical, width: contentWidth, inset: inset,
      header: isVertical ? header.height : header.width,
      footer: isVertical ? footer.height : footer.width,
      lineSpacing: spacing.isFinite ? max(0, spacing) : 0,
      itemSpacing: gap.isFinite ? max(0, gap) : 0, sizes: sizes)
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
      ? CGSize(width: contentWidth, height: contentLength)
      : CGSize(width: contentLength, height: contentWidth)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() {
      guard section.end >= low || number == sections.count - 1, section.start <= high else {
        continue
      }
      for (kind, length) in [
        (UICollectionView.elementKindSectionHeader, section.header),
        (UICollectionView.elementKindSectionFooter, section.footer),
      ] where length > 0 {
        let path = IndexPath(item: 0, section: number)
        if let element = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          element.frame.intersects(rect)
        {
          found.append(element)
        }
      }
      for item in section.items(from: low, to: high) {
        let path = IndexPath(item: item, section: number)
        if let element = layoutAttributesForItem(at: path), element.frame.intersects(rect) {
          found.append(element)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let frame = sections[indexPath.section].frame(of: indexPath.item)
    else { return nil }
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
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    var place = isHeader ? section.start : section.end - length
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
        place = max(place, min(low, section.end - section.footer - length))
      } else if !isHeader, sectionFootersPinToVisibleBounds {
        place = min(place, max(high - length, section.start + section.header))
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

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, preferredAttributes.representedElementCategory == .cell else {
      return false
    }
    return fitted[originalAttributes.indexPath] == nil
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    fitted[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { fitted = [:] }
    super.invalidateLayout(with: context)
  }
  nonisolated deinit {}
}
