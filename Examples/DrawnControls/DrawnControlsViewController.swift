import UIKit

/// A canvas, a knob, a slider for a range and a joystick, all drawn by themselves.
public final class DrawnControlsViewController: UIViewController {
  public let canvas = CanvasView()
  public let knob = Knob()
  public let range = RangeSlider()
  public let joystick = Joystick()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    knob.accessibilityLabel = "Ink"
    for part in [canvas, knob, range, joystick] { view.addSubview(part) }
    knob.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        canvas.ink = UIColor(hue: knob.value * 0.9, saturation: 0.8, brightness: 0.6, alpha: 1)
      }, for: .valueChanged)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inner = view.bounds.insetBy(dx: 20, dy: 30)
    canvas.frame = CGRect(
      x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 200)
    knob.frame = CGRect(x: inner.minX, y: canvas.frame.maxY + 20, width: 110, height: 110)
    joystick.frame = CGRect(
      x: inner.maxX - 110, y: canvas.frame.maxY + 20, width: 110, height: 110)
    range.frame = CGRect(x: inner.minX, y: inner.maxY - 40, width: inner.width, height: 40)
  }
}
