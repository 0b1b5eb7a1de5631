import Foundation
import Touchstone
import TouchstoneLists

/// A collection in lines whose items show titles, and which is its own data source: the `collectionView` of scene files.
/// ``code`` is the class in tests that are written of such a scene.
package final class TitleCollection: UICollectionView, UICollectionViewDataSource {
  /// The items.
  package var items: [String] {
    get { titles }
    set {
      titles = newValue
      reloadData()
    }
  }
  private var titles: [String] = []
  /// The size of each item, in points.
  package var itemSize: CGSize {
    get { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    set { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = newValue }
  }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "title")
    dataSource = self
  }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles.count }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "title", for: indexPath)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
    label.frame = cell.contentView.bounds
    label.textAlignment = .center
    label.text = titles[indexPath.item]
    cell.contentView.addSubview(label)
    cell.backgroundColor = .secondarySystemFill
    cell.accessibilityIdentifier = titles[indexPath.item]
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  package func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    titles.insert(titles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  static let code = """
    final class TitleCollection: UICollectionView, UICollectionViewDataSource {
      var items: [String] = [] { didSet { reloadData() } }
      var itemSize: CGSize {
        get { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
        set { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = newValue }
      }

      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        register(UICollectionViewCell.self, forCellWithReuseIdentifier: "title")
        dataSource = self
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { items.count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        dequeueReusableCell(withReuseIdentifier: "title", for: indexPath)
      }
    }
    """
}
