import Foundation
@_spi(Kit) import TouchstoneCore

/// The position and appearance of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The centre, in the content's coordinates.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The transform.
  open var transform = CGAffineTransform.identity
  /// The transform of the layer.
  open var transform3D = CATransform3DIdentity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order from back to front; higher values are in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open internal(set) var representedElementKind: String?
  /// The category of the element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The frame in the content's coordinates, without the transform.
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
  /// The bounds, with the origin zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Called by `init(forCellWith:)` and similar initializers. `copy()` of a subclass calls it for
  /// its class.
  public required override init() { super.init() }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Makes the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Returns a copy; an override also copies its own properties.
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

  /// The key under which the collection view stores the element.
  var key: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }
  nonisolated deinit {}
}

/// Identifies an element of a collection view.
struct ElementKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  var path: IndexPath

  /// In the order of paths; at the same path the cell comes first, and a header before a footer.
  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.category != right.category { return left.category.rawValue < right.category.rawValue }
    return left.kind ?? "" > right.kind ?? ""
  }
}
