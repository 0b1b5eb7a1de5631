import Foundation
import Testing
import TouchstoneTesting
import UIKit

// Written as for iOS, but for `#selector`: what this file proves is that it compiles and works.

private final class VolumeController: UIViewController {
  let slider = UISlider()
  let mute = UISwitch()
  let steps = UIStepper()
  let pages = UIPageControl()
  let modes = UISegmentedControl(items: ["Low", "High"])
  lazy var reset = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Reset") { [unowned self] _ in
      slider.setValue(0, animated: true)
      log.append("reset")
    })
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, control) in [slider, mute, steps, pages, modes, reset].enumerated() {
      control.frame = CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 300, height: 40)
      view.addSubview(control)
    }
    slider.isContinuous = false
    slider.addTarget(self, action: VolumeController.volumeChanged, for: .valueChanged)
    mute.addTarget(self, action: VolumeController.muted, for: .valueChanged)
    steps.addTarget(self, action: VolumeController.stepped, for: .valueChanged)
    modes.addTarget(self, action: VolumeController.changed, for: .valueChanged)
    modes.selectedSegmentIndex = 0
    reset.addTarget(self, action: VolumeController.pressed, for: [.touchDown, .touchDragEnter])
    let tap = UITapGestureRecognizer(target: self, action: VolumeController.tapped)
    view.addGestureRecognizer(tap)
  }

  func volumeChanged(_ sender: UISlider, event: UIEvent) {
    log.append("volume \(sender.value) \(event.allTouches?.first?.phase == .ended)")
  }
  func muted(_ sender: UISwitch) { log.append("mute \(sender.isOn)") }
  func stepped(_ sender: Any) { log.append("step \((sender as? UIStepper)?.value ?? -1)") }
  func changed(sender: UISegmentedControl, forEvent event: UIEvent?) {
    log.append("mode \(sender.selectedSegmentIndex)")
  }
  func pressed() { log.append("pressed") }
  func tapped() { log.append("tapped") }
}

@MainActor @Suite struct ControlSource {
  @Test("a controller with one of each control hears of its fingers [CTL-15, CRC-01, API-X01]")
  func controller() {
    let stage = Stage()
    stage.view.removeFromSuperview()
    let controller = VolumeController()
    stage.window.rootViewController = controller
    stage.finger(at: CGPoint(x: 35, y: 120)).down().move(by: 300, 0).up()
    for y in [165.0, 215, 315, 370, 600] {
      stage.wait(1)
      stage.finger(at: CGPoint(x: y == 315 ? 300 : 40, y: y)).tap()
    }
    #expect(
      controller.log == [
        "volume 1.0 true", "mute true", "mode 1", "pressed", "reset", "tapped",
      ])
    #expect(controller.slider.value == 0)
  }
}
