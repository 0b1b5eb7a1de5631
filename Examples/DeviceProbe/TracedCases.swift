import UIKit

extension ProbeCase {
  /// The sequences of messages of the reference.
  @MainActor public static let traced: [ProbeCase] = taps + pans + containers + waits + receiving

  @MainActor private static let taps: [ProbeCase] = [
    ProbeCase("TRC-01", "Tap the grey area once.", ProbeStep.tap()) { _ = $0.tap(on: $0.view()) },
    ProbeCase(
      "TRC-02", "Put two fingers on the area, move both a little, and lift one after the other.",
      twoFingers
    ) { setting in
      _ = setting.scripted(on: setting.view()) { own, phase, _, _ in
        if phase == .ended, own.down.isEmpty { own.state = .ended }
      }
    },
    ProbeCase(
      "TRC-03", "Put two fingers on the area, move both a little, and lift one after the other.",
      twoFingers
    ) { setting in
      _ = setting.scripted(on: setting.view()) { own, phase, _, _ in
        if phase == .ended, own.down.isEmpty { own.state = .failed }
      }
    },
    ProbeCase("TRC-04", "Tap twice quickly.", doubleTap) { setting in
      _ = setting.tap("double", on: setting.view(), taps: 2)
    },
    ProbeCase("TRC-04b", "Tap twice quickly.", doubleTap) { setting in
      setting.tap("double", on: setting.view(), taps: 2).delaysTouchesEnded = false
    },
    ProbeCase("TRC-05", "Tap once, and wait for a second.", ProbeStep.tap() + [.wait(1)]) {
      setting in _ = setting.tap("double", on: setting.view(), taps: 2)
    },
    ProbeCase(
      "TRC-06", "Drag slowly by a third of the width, and lift.",
      [.down(0, x: 60, y: 100), .move(0, dx: 120, dy: 0, seconds: 0.4), .up(0)]
    ) { setting in setting.tap(on: setting.view()).delaysTouchesBegan = true },
    ProbeCase("TRC-07", "Tap once.", ProbeStep.tap()) { setting in
      setting.tap(on: setting.view()).delaysTouchesBegan = true
    },
    ProbeCase(
      "TRC-13", "Tap once, wait for a second, and then tap twice quickly.", singleThenDouble
    ) { setting in
      let view = setting.view()
      let double = setting.tap("double", on: view, taps: 2)
      setting.tap("single", on: view).require(toFail: double)
    },
    ProbeCase("TRC-14", "Tap twice quickly.", doubleTap) { setting in
      let view = setting.view()
      _ = setting.tap("double", on: view, taps: 2)
      _ = setting.tap("single", on: view)
    },
    ProbeCase("TRC-15", "Tap the dark button.", ProbeStep.tap()) { setting in
      _ = setting.tap(on: setting.root)
      _ = setting.button(nil, [("touchUpInside", .touchUpInside), ("touchCancel", .touchCancel)])
    },
    ProbeCase("TRC-15b", "Tap the dark button.", ProbeStep.tap()) { setting in
      let button = setting.button(
        nil, [("touchUpInside", .touchUpInside), ("touchCancel", .touchCancel)])
      _ = setting.tap(on: button)
    },
    ProbeCase("TRC-15c", "Tap the dark square.", ProbeStep.tap()) { setting in
      let control = UIControl(frame: setting.small)
      control.backgroundColor = UIColor(white: 0.6, alpha: 1)
      setting.root.addSubview(control)
      setting.listen(
        to: control, [("touchUpInside", .touchUpInside), ("touchCancel", .touchCancel)])
      _ = setting.tap(on: setting.root)
    },
    ProbeCase(
      "TRC-16", "Draw a check mark: down to the right, up to the right, and lift.",
      [
        .down(0, x: 60, y: 100), .move(0, dx: 40, dy: 60), .move(0, dx: 80, dy: -120), .up(0),
      ]
    ) { setting in checkmark(setting) },
    ProbeCase(
      "TRC-16b", "Put two fingers on the area at once, and lift both.", twoFingersAtOnce
    ) { setting in checkmark(setting) },
  ]

  @MainActor private static let pans: [ProbeCase] = [
    ProbeCase("TRC-09", "Drag by a finger's width, and lift.", ProbeStep.drag(dx: 25)) { setting in
      let view = setting.view()
      _ = setting.pan(on: view)
      _ = setting.tap(on: view)
    },
    ProbeCase("TRC-10", "Drag by a finger's width, and lift.", ProbeStep.drag(dx: 25)) { setting in
      let view = setting.view()
      let pan = setting.pan(on: view)
      _ = setting.tap(on: view)
      setting.delegate(of: [pan]) { $0.together = { _, _ in true } }
    },
    ProbeCase(
      "TRC-11", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120, seconds: 0.4)
    ) { setting in panAfterTap(setting) },
    ProbeCase("TRC-11b", "Drag by a finger's width, and lift.", ProbeStep.drag(dx: 25)) {
      setting in panAfterTap(setting)
    },
    ProbeCase(
      "TRC-12", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120, seconds: 0.4)
    ) { _ = $0.pan(on: $0.view()) },
    ProbeCase(
      "TRC-12b", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120, seconds: 0.4)
    ) { setting in setting.pan(on: setting.view()).cancelsTouchesInView = false },
    ProbeCase(
      "TRC-17", "Drag, and let an alarm ring or a call come while the finger is down.",
      [.down(0, x: 100, y: 100), .move(0, dx: 60, dy: 0), .interrupt]
    ) { _ = $0.pan(on: $0.view()) },
    ProbeCase(
      "TRC-18", "Drag by half of the width and lift; then drag again.",
      ProbeStep.drag(dx: 120, seconds: 0.4) + ProbeStep.drag(dx: 60)
    ) { setting in
      let pan = setting.pan(on: setting.view())
      var changes = 0
      setting.whenActs(pan) { pan in
        changes += 1
        guard changes == 3 else { return }
        pan.isEnabled = false
        pan.isEnabled = true
      }
    },
    ProbeCase("TRC-19", "Flick quickly to the right.", ProbeStep.drag(dx: 150, seconds: 0.12)) {
      setting in panAndSwipe(setting)
    },
    ProbeCase("TRC-19b", "Flick quickly to the right.", ProbeStep.drag(dx: 150, seconds: 0.12)) {
      setting in panAndSwipe(setting, waits: true)
    },
    ProbeCase(
      "TRC-19c", "Drag slowly to the right for two seconds.",
      ProbeStep.drag(dx: 150, seconds: 2)
    ) { setting in panAndSwipe(setting, waits: true) },
  ]

  @MainActor private static let containers: [ProbeCase] = [
    ProbeCase("TRC-08", "Put a finger on each half, and spread them.", spread) { setting in
      pinchOverHalves(setting, cancels: true)
    },
    ProbeCase("TRC-08b", "Put a finger on each half, and spread them.", spread) { setting in
      pinchOverHalves(setting, cancels: false)
    },
    ProbeCase(
      "TRC-20", "Put a finger on each half, left and right, and drag both down.",
      [
        .together([.down(0, x: 80, y: 100), .down(1, x: 240, y: 100)]),
        .together([.move(0, dx: 0, dy: 60), .move(1, dx: 0, dy: 60)]),
        .together([.up(0), .up(1)]),
      ]
    ) { setting in
      _ = setting.pan("left", on: setting.view("left view", setting.left))
      _ = setting.pan("right", on: setting.view("right view", setting.right))
    },
    ProbeCase("TRC-21", "Tap the dark square.", ProbeStep.tap()) { setting in
      let outer = setting.view("outer view")
      _ = setting.tap("outer", on: outer)
      let inner = setting.view("inner view", setting.small, in: outer)
      inner.backgroundColor = UIColor(white: 0.6, alpha: 1)
      _ = setting.tap("inner", on: inner)
    },
    ProbeCase("TRC-21b", "Tap once.", ProbeStep.tap()) { setting in
      let view = setting.view()
      _ = setting.tap("older", on: view)
      _ = setting.tap("newer", on: view)
    },
    ProbeCase(
      "TRC-25", "Tap the five squares, from left to right.",
      (0..<5).flatMap { ProbeStep.tap($0, x: 30 + 60 * Double($0), y: 100) + [.wait(0.5)] }
    ) { setting in
      setting.view("behind")
      @MainActor func square(_ name: String, _ index: Int) -> ProbeView {
        setting.view(name, CGRect(x: 5 + 60 * CGFloat(index), y: 75, width: 50, height: 50))
      }
      square("hidden", 0).isHidden = true
      square("faint", 1).alpha = 0.009
      square("disabled", 2).isUserInteractionEnabled = false
      let parent = setting.view("parent", CGRect(x: 180, y: 0, width: 60, height: 20))
      setting.view("outside", CGRect(x: 5, y: 75, width: 50, height: 50), in: parent)
      _ = square("back", 4)
      _ = square("front", 4)
    },
  ]

  @MainActor private static let waits: [ProbeCase] = [
    ProbeCase(
      "TRC-26", "Hold for half a second, and then drag.",
      [
        .down(0, x: 100, y: 100), .wait(0.5), .move(0, dx: 60, dy: 0, seconds: 0.3), .up(0),
      ]
    ) { setting in touchDelay(setting) },
    ProbeCase("TRC-26b", "Drag at once and quickly.", ProbeStep.drag(dx: 60, seconds: 0.1)) {
      setting in touchDelay(setting)
    },
    ProbeCase("TRC-26c", "Tap quickly.", ProbeStep.tap()) { setting in touchDelay(setting) },
    ProbeCase(
      "TRC-27", "Hold the dark dot for a second; then drag beside it with another finger.",
      dotAndPan
    ) { setting in _ = dot(setting) },
    ProbeCase(
      "TRC-27b", "Hold the dark dot for a second, and drag that finger.",
      [
        .down(0, x: 100, y: 100), .wait(1), .move(0, dx: 60, dy: 60, seconds: 0.3), .up(0),
      ]
    ) { setting in
      let (press, pan) = dot(setting)
      setting.delegate(of: [press, pan]) { $0.together = { _, _ in true } }
    },
    ProbeCase(
      "TRC-27c", "Hold the dark dot for a second; then drag beside it with another finger.",
      dotAndPan
    ) { setting in
      let (press, pan) = dot(setting)
      setting.whenActs(press) { press in
        guard press.state == .began else { return }
        pan.isEnabled = false
        pan.isEnabled = true
      }
    },
  ]

  @MainActor private static let receiving: [ProbeCase] = [
    ProbeCase(
      "TRC-22", "Put a finger on each half at once, drag both down, and lift the right one first.",
      twoHalves
    ) { setting in
      _ = setting.scripted(on: setting.view()) { own, phase, touches, event in
        switch phase {
        case .began:
          for touch in touches where touch.location(in: own.view).x < 160 {
            own.ignore(touch, for: event)
          }
        case .moved: own.state = own.state == .possible ? .began : .changed
        case .ended: own.state = own.state == .possible ? .failed : .ended
        case .cancelled: own.state = own.state == .possible ? .failed : .cancelled
        }
      }
    },
    ProbeCase(
      "TRC-23", "Put a finger on each half at once, drag both down, and lift the right one first.",
      twoHalves
    ) { setting in
      let view = setting.view()
      let own = setting.scripted(on: view) { own, phase, _, event in
        if phase == .began {
          setting.log.add("own has \(event.touches(for: own)?.count ?? 0) touches")
        }
        if phase == .ended { own.state = .ended }
      }
      setting.delegate(of: [own]) { $0.receives = { $0.location(in: view).x >= 160 } }
    },
    ProbeCase("TRC-24", "Tap once.", ProbeStep.tap()) { setting in
      let view = setting.view()
      let vetoed = setting.tap("vetoed", on: view)
      setting.tap("waiting", on: view).require(toFail: vetoed)
      setting.delegate(of: [vetoed]) { $0.begins = { _ in false } }
    },
  ]

  // MARK: - Fingers

  static let doubleTap: [ProbeStep] = ProbeStep.tap() + [.wait(0.1)] + ProbeStep.tap(1)

  private static let singleThenDouble: [ProbeStep] =
    ProbeStep.tap() + [.wait(1)] + ProbeStep.tap(1) + [.wait(0.1)] + ProbeStep.tap(2)

  static let twoFingers: [ProbeStep] = [
    .together([.down(0, x: 100, y: 100), .down(1, x: 220, y: 100)]),
    .together([.move(0, dx: 0, dy: 5, seconds: 0.02), .move(1, dx: 0, dy: 5, seconds: 0.02)]),
    .up(0), .wait(0.05), .up(1),
  ]

  private static let twoFingersAtOnce: [ProbeStep] = [
    .together([.down(0, x: 100, y: 100), .down(1, x: 220, y: 100)]),
    .together([.up(0), .up(1)]),
  ]

  private static let twoHalves: [ProbeStep] = [
    .together([.down(0, x: 80, y: 100), .down(1, x: 240, y: 100)]),
    .together([.move(0, dx: 0, dy: 60), .move(1, dx: 0, dy: 60)]),
    .up(1), .move(0, dx: 0, dy: 20), .up(0),
  ]

  private static let spread: [ProbeStep] = [
    .together([.down(0, x: 160, y: 150), .down(1, x: 160, y: 250)]),
    .together([.move(0, dx: 0, dy: -60, seconds: 0.3), .move(1, dx: 0, dy: 60, seconds: 0.3)]),
    .together([.up(0), .up(1)]),
  ]

  private static let dotAndPan: [ProbeStep] = [
    .down(0, x: 100, y: 100), .wait(1), .down(1, x: 240, y: 200),
    .move(1, dx: 0, dy: 60, seconds: 0.3), .up(1), .up(0),
  ]

  // MARK: - Settings

  @MainActor private static func panAfterTap(_ setting: ProbeSetting) {
    let view = setting.view()
    let tap = setting.tap(on: view)
    setting.pan(on: view).require(toFail: tap)
  }

  @MainActor private static func panAndSwipe(_ setting: ProbeSetting, waits: Bool = false) {
    let view = setting.view()
    let swipe = setting.add(UISwipeGestureRecognizer(), "swipe", to: view)
    let pan = setting.pan(on: view)
    if waits { pan.require(toFail: swipe) }
  }

  @MainActor private static func pinchOverHalves(_ setting: ProbeSetting, cancels: Bool) {
    setting.view("upper", setting.top)
    let lower = setting.view("lower", setting.bottom)
    setting.pinch(on: setting.root).cancelsTouchesInView = cancels
    _ = setting.tap(on: lower)
  }

  @MainActor private static func touchDelay(_ setting: ProbeSetting) {
    let delay = setting.scripted("delay", on: setting.root) { own, phase, _, _ in
      switch phase {
      case .began: own.perform(ProbeScripted.fail, with: nil, afterDelay: 0.15)
      case .moved: break
      case .ended, .cancelled: if own.state == .possible { own.state = .failed }
      }
    }
    delay.delaysTouchesBegan = true
    _ = setting.pan(on: setting.root)
    setting.view()
  }

  @MainActor private static func dot(
    _ setting: ProbeSetting
  ) -> (UILongPressGestureRecognizer, ProbePan) {
    let pan = setting.pan(on: setting.root)
    let dot = setting.view("dot", setting.small)
    dot.backgroundColor = UIColor(white: 0.6, alpha: 1)
    return (setting.add(UILongPressGestureRecognizer(), "press", to: dot), pan)
  }

  /// A stroke down, and then one up.
  @MainActor private static func checkmark(_ setting: ProbeSetting) {
    var last = CGPoint.zero
    var goesUp = false
    _ = setting.scripted("checkmark", on: setting.view()) { own, phase, touches, _ in
      let point = touches.first?.location(in: own.view) ?? .zero
      switch phase {
      case .began:
        goesUp = false
        if touches.count > 1 || own.down.count > 1 { own.state = .failed }
      case .moved:
        if !goesUp, point.y < last.y { goesUp = true }
        if !goesUp, point.x < last.x { own.state = .failed }
      case .ended: if own.state == .possible { own.state = goesUp ? .ended : .failed }
      case .cancelled: own.state = .failed
      }
      last = point
    }
  }
}
