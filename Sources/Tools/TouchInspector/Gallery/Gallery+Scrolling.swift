import Foundation
import Touchstone

extension Gallery {
  /// Scroll views, and recognizers below scrolling fingers.
  static var scrolling: [Example] {
    [
      scene(
        "scroll-nested", "Scroll views in a scroll view",
        "The rows scroll sideways, the whole scrolls up and down: the first movement decides.",
        ShelfBoard.init),
      scene(
        "scroll-paging", "Pages",
        "A flick goes on to the next page, a slow drag goes back if it was less than half.",
        PageBoard.init),
      scene(
        "scroll-zoom", "Zooming",
        "Two fingers zoom and move the picture, which springs back beyond its limits.",
        ZoomBoard.init),
      scene(
        "scroll-buttons", "Buttons in a scroll view",
        "A button lights up late, since the finger might scroll; dragging takes its touch away.",
        ButtonBoard.init),
    ]
  }

  private static func scene<Board: AnyObject>(
    _ id: String, _ title: String, _ text: String, _ build: @escaping @MainActor (UIWindow) -> Board
  ) -> Example {
    Example(id: id, title: title, group: "Scroll views", text: text) { window in
      window.backgroundColor = paper
      return build(window)
    }
  }

  static let paper = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)

  /// Muted colours that differ from their neighbours.
  static func tint(_ number: Int, lightness: CGFloat = 0.62) -> UIColor {
    let turn = Double(number) * 2.4
    let depth = min(0.2, 1 - lightness)
    func part(_ phase: Double) -> CGFloat { lightness + depth * CGFloat(cos(turn + phase)) }
    return UIColor(red: part(0), green: part(2.1), blue: part(4.2), alpha: 1)
  }

  fileprivate static func card(_ frame: CGRect, _ number: Int, _ text: String) -> UIView {
    let card = UIView(frame: frame)
    card.backgroundColor = tint(number)
    card.accessibilityIdentifier = "card \(text)"
    let label = UILabel(frame: CGRect(origin: .zero, size: frame.size))
    label.text = text
    label.textAlignment = .center
    label.accessibilityIdentifier = "label \(text)"
    card.addSubview(label)
    return card
  }

  fileprivate static func scrollView(_ frame: CGRect, named name: String) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.accessibilityIdentifier = name
    view.clipsToBounds = true
    view.panGestureRecognizer.name = "\(name) pan"
    view.pinchGestureRecognizer?.name = "\(name) pinch"
    return view
  }
}

/// Rows that scroll sideways in a column that scrolls up and down.
private final class ShelfBoard {
  init(in window: UIWindow) {
    let bounds = window.bounds
    let column = Gallery.scrollView(bounds, named: "column")
    column.backgroundColor = Gallery.paper
    let height: CGFloat = 132
    for number in 0..<8 {
      let row = Gallery.scrollView(
        CGRect(x: 0, y: 12 + CGFloat(number) * (height + 12), width: bounds.width, height: height),
        named: "row \(number + 1)")
      for place in 0..<9 {
        let frame = CGRect(x: 12 + CGFloat(place) * 122, y: 0, width: 110, height: height)
        row.addSubview(Gallery.card(frame, number * 3 + place, "\(number + 1).\(place + 1)"))
      }
      row.contentSize = CGSize(width: 12 + 9 * 122, height: height)
      column.addSubview(row)
    }
    column.contentSize = CGSize(width: bounds.width, height: 12 + 8 * (height + 12))
    window.addSubview(column)
  }
}

/// Pages side by side, with dots that follow.
private final class PageBoard: NSObject, UIScrollViewDelegate {
  private static let count = 5
  private let dots = UIPageControl(frame: .zero)

  init(in window: UIWindow) {
    super.init()
    let bounds = window.bounds
    let pages = Gallery.scrollView(bounds, named: "pages")
    pages.backgroundColor = Gallery.paper
    pages.isPagingEnabled = true
    pages.delegate = self
    for number in 0..<Self.count {
      let frame = CGRect(
        x: CGFloat(number) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
      pages.addSubview(
        Gallery.card(frame.insetBy(dx: 28, dy: 72), number, "Page \(number + 1)"))
    }
    pages.contentSize = CGSize(width: bounds.width * CGFloat(Self.count), height: bounds.height)
    dots.frame = CGRect(x: bounds.midX - 80, y: bounds.maxY - 52, width: 160, height: 28)
    dots.numberOfPages = Self.count
    dots.accessibilityIdentifier = "dots"
    dots.addAction(
      UIAction { [weak pages, weak dots] _ in
        guard let pages, let dots else { return }
        let x = CGFloat(dots.currentPage) * pages.bounds.width
        pages.setContentOffset(CGPoint(x: x, y: 0), animated: true)
      }, for: .valueChanged)
    window.addSubview(pages)
    window.addSubview(dots)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isTracking || scrollView.isDecelerating else { return }
    dots.currentPage = Int(
      bounding: (scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}

/// A picture that zooms between half and four times its size.
private final class ZoomBoard: NSObject, UIScrollViewDelegate {
  private let picture: UIImageView
  private let line: UILabel

  init(in window: UIWindow) {
    let bounds = window.bounds
    let size = CGSize(width: bounds.width * 1.4, height: bounds.width * 1.05)
    picture = UIImageView(image: UIImage(name: "pinch", size: size))
    picture.accessibilityIdentifier = "picture"
    line = UILabel(frame: CGRect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 30))
    line.textAlignment = .center
    line.accessibilityIdentifier = "line"
    line.textColor = Poster.ink
    line.text = "100 %"
    super.init()
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 56)
    let view = Gallery.scrollView(frame, named: "zoomer")
    view.backgroundColor = Gallery.paper
    view.addSubview(picture)
    view.contentSize = size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.delegate = self
    view.pinchGestureRecognizer?.name = "zoomer pinch"
    window.addSubview(view)
    window.addSubview(line)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    line.text = "\(Int(bounding: (scrollView.zoomScale * 100).rounded())) %"
  }
}

/// A column of buttons: pressing, and scrolling that starts on one.
private final class ButtonBoard {
  private let line: UILabel

  init(in window: UIWindow) {
    let bounds = window.bounds
    line = UILabel(frame: CGRect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 30))
    line.textAlignment = .center
    line.accessibilityIdentifier = "line"
    line.textColor = Poster.ink
    line.text = "Nothing yet"
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 56)
    let column = Gallery.scrollView(frame, named: "column")
    column.backgroundColor = Gallery.paper
    for number in 1...24 {
      let button = UIButton(type: .system)
      button.setTitle("Button \(number)", for: .normal)
      button.frame = CGRect(
        x: bounds.midX - 90, y: 16 + CGFloat(number - 1) * 60, width: 180, height: 44)
      button.accessibilityIdentifier = "button \(number)"
      for (event, words) in [
        (UIControl.Event.touchUpInside, "pressed"), (.touchCancel, "cancelled"),
      ] {
        button.addAction(
          UIAction { [weak self] _ in self?.line.text = "Button \(number) \(words)" }, for: event)
      }
      column.addSubview(button)
    }
    column.contentSize = CGSize(width: bounds.width, height: 16 + 24 * 60)
    window.addSubview(column)
    window.addSubview(line)
  }
}
