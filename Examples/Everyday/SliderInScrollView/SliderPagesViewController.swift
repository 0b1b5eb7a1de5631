import UIKit

/// Pages that are turned sideways, with a slider on the first that is dragged sideways as well.
///
/// Scroll views leave fingers to the controls that heard of them (API-C20). They would hear late: touches are
/// held back until it is clear that the finger does not scroll. So here fingers are told at once. And the
/// page still turns where a finger lies on the slider and not on its thumb.
public final class SliderPagesViewController: UIViewController {
  public let pages: UIScrollView = PagesView()
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

/// Pages that turn also under fingers that a control was told of and has no use for.
private final class PagesView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    (view as? UIControl)?.isTracking != true
  }
}
