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
