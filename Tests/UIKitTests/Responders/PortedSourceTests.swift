import Testing
import TouchstoneTesting
import UIKit

// Written as for iOS, with nothing but `import UIKit`: what this file proves is that it compiles.

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  fileprivate class var brand: UIColor { UIColor(hex: 0x00_7A_FF) }
}

private final class PictureView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PictureController: UIViewController {
  private let picture = PictureView(
    image: UIImage(name: "cat", size: CGSize(width: 80, height: 60)))
  private let label = UILabel()
  private(set) var places: [CGPoint] = []

  init(caption: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = caption
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .brand
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    picture.contentMode = .scaleAspectFit
    view.addSubview(picture)
    view.addSubview(label)
    picture.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: PictureController.tapped))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    places.append(view.convert(point, to: picture))
    places.append(view.convert(point, to: UIScreen.main.coordinateSpace))
    places.append(view.convert(point, to: nil))
  }
}

@MainActor @Suite struct PortedSource {
  @Test("a controller written for iOS compiles and hears its finger")
  func controller() {
    let stage = Stage()
    stage.view.removeFromSuperview()
    let controller = PictureController(caption: "A cat")
    stage.window.rootViewController = controller
    stage.finger(at: CGPoint(x: 170, y: 380)).tap()
    #expect(
      controller.places == [
        CGPoint(x: 10, y: 10), CGPoint(x: 170, y: 380), CGPoint(x: 170, y: 380),
      ])
    #expect(controller.view.backgroundColor == .systemBlue)
  }
}
