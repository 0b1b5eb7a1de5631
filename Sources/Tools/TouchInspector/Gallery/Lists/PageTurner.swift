import Foundation
import Touchstone

/// Pages that turn sideways, each with a knob that a pan moves sideways.
final class PageTurner: NSObject, UIPageViewControllerDataSource {
  private let pages = (1...3).map { KnobPage(number: $0) }
  private let turner = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  init(in window: UIWindow) {
    super.init()
    turner.dataSource = self
    turner.setViewControllers([pages[0]], direction: .forward, animated: false)
    turner.view.accessibilityIdentifier = "pages"
    window.rootViewController = turner
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  private func page(beside controller: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }
}
