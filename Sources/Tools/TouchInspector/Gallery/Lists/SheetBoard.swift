import Foundation
import TouchStories
import Touchstone
import TouchstoneLists

/// A controller that presents a sheet of two heights with a table.
final class SheetBoard: UIViewController {
  private let list = UIViewController()

  init(in window: UIWindow) {
    super.init(nibName: nil, bundle: nil)
    window.rootViewController = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Gallery.paper
    view.accessibilityIdentifier = "map"
    let table = Gallery.table(list.view.bounds, [Gallery.cities])
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.view.addSubview(table)
    list.view.accessibilityIdentifier = "sheet"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    list.sheetPresentationController?.detents = [.medium(), .large()]
    list.sheetPresentationController?.prefersGrabberVisible = true
    list.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    list.isModalInPresentation = true
    present(list, animated: false)
  }
}
