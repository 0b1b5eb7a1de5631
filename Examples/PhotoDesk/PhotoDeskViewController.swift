import UIKit

/// Pictures on a desk, for as many hands as there are: each can be dragged, enlarged, turned and
/// flicked; a double tap brings one to the front, a long press opens its menu.
open class PhotoDeskViewController: UIViewController, UIGestureRecognizerDelegate {
  /// Back to front when the view is loaded; the view's subviews have the present order.
  public private(set) var photos: [PhotoView] = []
  /// The menu that is open.
  public internal(set) var menu: PhotoMenu?

  private let pictures: [UIImage]
  private var arrangedSize = CGSize.zero

  /// - Parameter pictures: a renderer knows them by their names; `photo.` and the name is what each
  ///   view is identified by.
  public init(pictures: [UIImage] = PhotoDeskViewController.samples) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    pictures = PhotoDeskViewController.samples
    super.init(coder: coder)
  }

  /// Four pictures without files.
  public static let samples = [
    UIImage(name: "harbour", size: CGSize(width: 400, height: 300)),
    UIImage(name: "forest", size: CGSize(width: 300, height: 400)),
    UIImage(name: "market", size: CGSize(width: 400, height: 400)),
    UIImage(name: "summit", size: CGSize(width: 400, height: 300)),
  ]

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "desk"
    view.backgroundColor = .darkGray
    view.isMultipleTouchEnabled = true
    let colors: [UIColor] = [.systemTeal, .systemGreen, .systemOrange, .systemIndigo]
    for (index, picture) in pictures.enumerated() {
      let photo = PhotoView(image: picture)
      photo.accessibilityIdentifier = "photo.\(picture.name ?? "\(index)")"
      photo.backgroundColor = colors[index % colors.count]
      addGestures(to: photo)
      photos.append(photo)
      view.addSubview(photo)
    }
    let close = UITapGestureRecognizer(target: self, action: PhotoDeskViewController.tapElsewhere)
    close.name = "elsewhere"
    close.delegate = self
    view.addGestureRecognizer(close)
  }

  private func addGestures(to photo: PhotoView) {
    let doubleTap = UITapGestureRecognizer(
      target: self, action: PhotoDeskViewController.doubleTap)
    doubleTap.name = "double tap"
    doubleTap.numberOfTapsRequired = 2
    photo.addGestureRecognizer(doubleTap)
    let press = UILongPressGestureRecognizer(
      target: self, action: PhotoDeskViewController.longPress)
    press.name = "press"
    photo.addGestureRecognizer(press)
  }

  // MARK: Layout

  /// The first layout spreads the pictures; later ones keep them at their places, in proportion.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard size != arrangedSize, size.width > 0, size.height > 0 else { return }
    if arrangedSize == .zero { spread(over: size) } else { rearrange(from: arrangedSize, to: size) }
    arrangedSize = size
  }

  private func spread(over size: CGSize) {
    let places: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (0.3, 0.25, -0.1), (0.7, 0.35, 0.15), (0.35, 0.65, 0.08), (0.68, 0.75, -0.2),
    ]
    for (index, photo) in photos.enumerated() {
      let place = places[index % places.count]
      let picture = photo.image?.size ?? .zero
      let longest = max(picture.width, picture.height)
      let factor = longest > 0 ? 0.4 * min(size.width, size.height) / longest : 1
      photo.bounds.size = CGSize(width: picture.width * factor, height: picture.height * factor)
      // Those beyond the fourth lie a little aside of the first four.
      let aside = 20 * CGFloat(index / places.count)
      photo.center = CGPoint(x: place.x * size.width + aside, y: place.y * size.height + aside)
      photo.transform = CGAffineTransform(rotationAngle: place.angle)
    }
  }

  private func rearrange(from old: CGSize, to new: CGSize) {
    for photo in photos {
      photo.stopGliding()
      let middle = photo.middle
      photo.center.x += middle.x * (new.width / old.width - 1)
      photo.center.y += middle.y * (new.height / old.height - 1)
    }
    closeMenu()
  }

  // MARK: Gestures

  func doubleTap(_ recognizer: UITapGestureRecognizer) {
    if let photo = recognizer.view as? PhotoView { bringToFront(photo) }
  }

  func longPress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let photo = recognizer.view as? PhotoView else { return }
    openMenu(for: photo, at: recognizer.location(in: view))
  }

  func tapElsewhere() { closeMenu() }

  /// The desk's own tap is there for an open menu, and for what lies outside of it.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let menu else { return false }
    return touch.view.map { !$0.isDescendant(of: menu) } ?? true
  }
}
