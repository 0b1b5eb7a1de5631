import UIKit

/// Pages that are turned sideways, with a slider on the first that is dragged sideways as well.
///
/// A slider keeps fingers on its thumb from the scroll view around it (CRC-03). It would still hear of
/// them late: scroll views hold touches back until they know that the finger does not scroll. Here
/// fingers on a control are told at once, and all others as ever.
public final class SliderPagesViewController: UIViewController {
  public let pages = UIScrollView()
  public let slider = UISlider()
  public let value = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    pages.isPagingEnabled = true
    pages.delaysContentTouches = false
    view.addSubview(pages)
    pages.addSubview(slider)
    pages.addSubview(value)
    value.text = "0"
    slider.addAction(
      UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.frame = view.bounds
    pages.contentSize = CGSize(width: 2 * pages.bounds.width, height: pages.bounds.height)
    slider.frame = CGRect(x: 40, y: 100, width: pages.bounds.width - 80, height: 34)
    value.frame = CGRect(x: 40, y: 140, width: pages.bounds.width - 80, height: 30)
  }

  private func show() { value.text = "\(Int(exactly: (slider.value * 100).rounded()) ?? 0)" }
}
