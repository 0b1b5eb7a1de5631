import UIKit

/// Photos in a grid. A pinch changes the number of columns; taps and a drag of two fingers select several.
public final class PhotosViewController: UICollectionViewController {
  public private(set) var columns = 4
  private let layout: UICollectionViewFlowLayout

  public init() {
    layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    super.init(collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.allowsMultipleSelection = true
    let pinch = UIPinchGestureRecognizer(target: self, action: PhotosViewController.pinched)
    pinch.name = "columns"
    collectionView.addGestureRecognizer(pinch)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    fitColumns()
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.state == .changed else { return }
    if pinch.scale > 1.4, columns > 1 { change(by: -1, pinch) }
    if pinch.scale < 0.7, columns < 8 { change(by: 1, pinch) }
  }

  private func change(by step: Int, _ pinch: UIPinchGestureRecognizer) {
    columns += step
    pinch.scale = 1
    fitColumns()
  }

  private func fitColumns() {
    let gaps = CGFloat(columns - 1) * layout.minimumInteritemSpacing
    let side = ((collectionView.bounds.width - gaps) / CGFloat(columns)).rounded(.down)
    if side > 0 { layout.itemSize = CGSize(width: side, height: side) }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemIndigo
    cell.configurationUpdateHandler = { cell, state in
      cell.contentView.alpha = state.isSelected ? 0.4 : 1
    }
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
}
