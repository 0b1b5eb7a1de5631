import UIKit

extension ProbeCase {
  /// The questions that the reference leaves open.
  @MainActor public static let open: [ProbeCase] = states + deliveries + numbers + orders

  /// Every case, in the order of the facts.
  @MainActor public static let all: [ProbeCase] = (traced + open).sorted { $0.id < $1.id }

  @MainActor private static let states: [ProbeCase] = [
    ProbeCase("OPN-01", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120)) {
      setting in
      let pan = setting.pan(on: setting.view())
      setting.whenActs(pan) { if $0.state == .changed { $0.isEnabled = false } }
    },
    ProbeCase("OPN-02", "Drag by a finger's width, and lift.", ProbeStep.drag(dx: 30)) { setting in
      let view = setting.view()
      let tap = setting.tap(on: view)
      let pan = setting.pan(on: view)
      pan.require(toFail: tap)
      view.whenMoved = { setting.log.add("pan reads \(pan.state.rawValue)") }
    },
    ProbeCase(
      "OPN-03", "Hold one finger, tap with another one, and lift the first.",
      [
        .down(0, x: 80, y: 100), .wait(0.3), .down(1, x: 240, y: 100), .wait(0.1), .up(1),
        .wait(0.2), .up(0),
      ]
    ) { setting in
      _ = setting.scripted(on: setting.view()) { own, phase, _, _ in
        if phase == .began, own.state == .possible { own.state = .failed }
      }
    },
    ProbeCase("OPN-04", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120)) {
      setting in
      _ = setting.scripted(on: setting.view()) { own, phase, _, _ in
        if phase == .moved, own.state == .possible { own.state = .began }
        if phase == .ended { own.state = own.state == .possible ? .failed : .ended }
      }
    },
    ProbeCase("OPN-10", "Drag with one finger; add another one, and spread both.", panThenPinch) {
      setting in
      _ = setting.pinch(on: setting.root)
      _ = setting.pan(on: setting.root)
      setting.view()
    },
    ProbeCase(
      "OPN-11", "Drag by a finger's width, lift, and wait for a second.",
      ProbeStep.drag(dx: 30, seconds: 0.1) + [.wait(1)]
    ) { setting in
      let view = setting.view()
      let double = setting.tap("double", on: view, taps: 2)
      setting.pan(on: view).require(toFail: double)
    },
    ProbeCase("OPN-14", "Drag with two fingers, lift one, and go on.", dragWithTwo) { setting in
      setting.pan(on: setting.view()).minimumNumberOfTouches = 2
    },
    ProbeCase("OPN-25", "Tap once.", ProbeStep.tap()) { setting in
      let view = setting.view()
      let assigned: [(String, UIGestureRecognizer.State)] = [
        ("changed first", .changed), ("cancelled first", .cancelled),
      ]
      for (name, state) in assigned {
        let own = setting.scripted(name, on: view) { own, phase, _, _ in
          if phase == .ended {
            own.state = state
            setting.log.add("\(name) reads \(own.state.rawValue)")
          }
        }
        own.isPreventable = false
      }
    },
    ProbeCase("OPN-30", "Tap once, and wait for a second.", ProbeStep.tap() + [.wait(1)]) {
      setting in
      let view = setting.view()
      let double = setting.tap("double", on: view, taps: 2)
      let first = setting.scripted("first", on: view) { own, phase, _, _ in
        if phase == .ended { own.state = .failed }
      }
      let second = setting.scripted("second", on: view) { own, phase, _, _ in
        if phase == .ended { own.state = .ended }
      }
      first.require(toFail: double)
      second.require(toFail: first)
    },
  ]

  @MainActor private static let deliveries: [ProbeCase] = [
    ProbeCase("OPN-05", "Tap once.", ProbeStep.tap()) { _ = $0.tap(on: $0.view()) },
    ProbeCase("OPN-07", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120)) {
      setting in
      _ = setting.pan(on: setting.root)
      setting.root.gestureRecognizers?.first?.cancelsTouchesInView = false
      let view = setting.view()
      view.whenMoved = { [weak view] in view?.removeFromSuperview() }
    },
    ProbeCase("OPN-08", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120)) {
      setting in
      let pan = setting.pan(on: setting.view())
      setting.whenActs(pan) { pan in
        if pan.state == .changed { pan.view?.removeGestureRecognizer(pan) }
      }
    },
    ProbeCase("OPN-09", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120)) {
      setting in
      let pan = setting.pan(on: setting.view())
      pan.delaysTouchesBegan = true
      pan.cancelsTouchesInView = false
    },
    ProbeCase("OPN-12", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120)) {
      setting in
      setting.pan(on: setting.view()).whenEnded = { touch in
        setting.log.add("the touch has a view: \(touch.view != nil)")
      }
    },
    ProbeCase("OPN-13", "Tap the dark button, which is disabled.", ProbeStep.tap()) { setting in
      _ = setting.tap(on: setting.root)
      setting.button(nil, [("touchUpInside", .touchUpInside)]).isEnabled = false
    },
    ProbeCase(
      "OPN-20", "Tap the square.", ProbeStep.tap()
    ) { setting in
      setting.view("behind")
      setting.view("front", setting.small).alpha = 0.01
    },
    ProbeCase("OPN-23", "Tap twice quickly.", doubleTap) { setting in setting.view() },
    ProbeCase("OPN-28", "Drag in the left half.", ProbeStep.drag(x: 40, dx: 80)) { setting in
      let other = setting.tap("other", on: setting.view("right view", setting.right))
      setting.pan(on: setting.view("left view", setting.left)).require(toFail: other)
    },
    ProbeCase(
      "OPN-31", "Put two fingers on the area one after the other, lift the first, and drag.",
      [
        .down(0, x: 80, y: 100), .wait(0.2), .down(1, x: 240, y: 100), .wait(0.2), .up(0),
        .wait(0.1), .move(1, dx: 0, dy: 60), .up(1),
      ]
    ) { setting in setting.view().isMultipleTouchEnabled = false },
    ProbeCase(
      "OPN-32", "Put a finger on each half at once, and lift both.",
      [
        .together([.down(0, x: 80, y: 100), .down(1, x: 240, y: 100)]), .wait(0.2),
        .together([.up(0), .up(1)]),
      ]
    ) { setting in
      setting.view("left view", setting.left)
      setting.window("right view", setting.right)
    },
    ProbeCase(
      "OPN-33", "Tap once with two fingers, and wait for a second.", twoFingers + [.wait(1)]
    ) {
      setting in
      let view = setting.view()
      let double = setting.tap("double", on: view, taps: 2, fingers: 2)
      setting.tap("single", on: view, fingers: 2).require(toFail: double)
    },
  ]

  @MainActor private static let numbers: [ProbeCase] = [
    ProbeCase("OPN-15", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120, seconds: 1))
    {
      setting in
      var last: UIGestureRecognizer.State?
      setting.pan(on: setting.view()).whenMoved = { pan in
        guard pan.state != last else { return }
        last = pan.state
        let way = pan.translation(in: pan.view)
        let size = (way.x * way.x + way.y * way.y).squareRoot()
        setting.log.add("in state \(pan.state.rawValue) the translation is under 5 pt: \(size < 5)")
      }
    },
    ProbeCase("OPN-16", "Spread two fingers slowly.", spreadSlowly) { setting in
      let pinch = setting.pinch(on: setting.view())
      setting.whenActs(pinch) { recognizer in
        guard let pinch = recognizer as? UIPinchGestureRecognizer, pinch.state == .began else {
          return
        }
        setting.log.add("the scale is 1: \(pinch.scale == 1)")
      }
    },
    ProbeCase(
      "OPN-17", "Drag to the right by a third of a finger's width.",
      ProbeStep.drag(dx: 35, seconds: 0.1)
    ) { setting in
      setting.add(UISwipeGestureRecognizer(), "swipe", to: setting.view())
    },
    ProbeCase(
      "OPN-18", "Put a finger down, roll it by half of its width, and lift.",
      ProbeStep.drag(dx: 30, seconds: 0.1)
    ) { setting in _ = setting.tap(on: setting.view()) },
    ProbeCase(
      "OPN-18b", "Hold for a second, and lift.", [.down(0, x: 100, y: 100), .wait(1), .up(0)]
    ) { setting in _ = setting.tap(on: setting.view()) },
    ProbeCase(
      "OPN-22", "Hold the dark button, drag straight down to the end of the area, and lift.",
      [.down(0, x: 100, y: 100), .move(0, dx: 0, dy: 260, seconds: 1), .up(0)]
    ) { setting in
      let button = setting.button(nil, [])
      setting.add(UIPanGestureRecognizer(), "watch", to: setting.root) { pan in
        let below = pan.location(in: button).y - button.bounds.height
        if below > 60, below < 65 {
          setting.log.add("tracking inside at 60: \(button.isTouchInside)")
        }
        if below > 75, below < 80 {
          setting.log.add("tracking inside at 75: \(button.isTouchInside)")
        }
      }.cancelsTouchesInView = false
    },
    ProbeCase(
      "OPN-26", "Drag inwards from the very edge of the area.",
      ProbeStep.drag(x: 3, dx: 100)
    ) { setting in
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      setting.add(edge, "edge", to: setting.view())
    },
    ProbeCase("OPN-26b", "Spread two fingers slowly by a finger's width.", spreadSlowly) {
      setting in
      let view = setting.view()
      let turn = setting.add(UIRotationGestureRecognizer(), "rotation", to: view)
      setting.delegate(of: [turn, setting.pinch(on: view)]) { $0.together = { _, _ in true } }
    },
    ProbeCase(
      "OPN-27", "Drag steadily by half of the width in half of a second, and lift.",
      ProbeStep.drag(dx: 160, seconds: 0.5)
    ) { setting in
      let pan = setting.pan(on: setting.view())
      setting.whenActs(pan) { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
        let speed = pan.velocity(in: pan.view).x
        setting.log.add("the velocity is between 160 and 640 pt/s: \(speed > 160 && speed < 640)")
      }
    },
  ]

  @MainActor private static let orders: [ProbeCase] = [
    ProbeCase("OPN-06", "Tap once.", ProbeStep.tap()) { setting in together(setting, 2) },
    ProbeCase("OPN-19", "Tap the dark button.", ProbeStep.tap()) { setting in
      _ = setting.button(
        nil,
        [
          ("primaryActionTriggered", .primaryActionTriggered), ("touchUpInside", .touchUpInside),
        ])
    },
    ProbeCase("OPN-21", "Tap the area once; a stepper's value has been set.", ProbeStep.tap()) {
      setting in
      let stepper = UIStepper()
      setting.root.addSubview(stepper)
      setting.listen(to: stepper, [("valueChanged", .valueChanged)])
      stepper.value = 5
      setting.log.add("the stepper has \(stepper.value)")
      setting.view()
    },
    ProbeCase("OPN-24", "Tap once.", ProbeStep.tap()) { setting in together(setting, 3) },
    ProbeCase(
      "OPN-29", "Drag by half of the width, and lift.", ProbeStep.drag(dx: 120, seconds: 0.4)
    ) { setting in
      let view = setting.view()
      let tap = setting.tap(on: view)
      let pan = setting.pan(on: view)
      pan.require(toFail: tap)
      setting.delegate(of: [pan]) { delegate in
        delegate.begins = { recognizer in
          setting.log.add("delegate.shouldBegin \(recognizer.name ?? "")")
          return true
        }
      }
    },
    ProbeCase("OPN-34", "Tap the dark square.", ProbeStep.tap()) { setting in
      let outer = setting.scripted("outer", on: setting.view("outer view")) { own, phase, _, _ in
        if phase == .ended { own.state = .ended }
      }
      let view = setting.view("inner view", setting.small, in: outer.view)
      view.backgroundColor = UIColor(white: 0.6, alpha: 1)
      let inner = setting.scripted("inner", on: view) { own, phase, _, _ in
        if phase == .ended { own.state = .ended }
      }
      inner.prevents = false
    },
  ]

  // MARK: - Settings and fingers

  /// Taps on one view that go together.
  @MainActor private static func together(_ setting: ProbeSetting, _ count: Int) {
    let view = setting.view()
    let taps = (1...count).map { setting.tap("tap \($0)", on: view) }
    setting.delegate(of: taps) { $0.together = { _, _ in true } }
  }

  private static let panThenPinch: [ProbeStep] = [
    .down(0, x: 80, y: 100), .move(0, dx: 40, dy: 0), .down(1, x: 200, y: 100), .wait(0.1),
    .together([.move(0, dx: -60, dy: 0, seconds: 0.3), .move(1, dx: 60, dy: 0, seconds: 0.3)]),
    .together([.up(0), .up(1)]),
  ]

  private static let dragWithTwo: [ProbeStep] = [
    .together([.down(0, x: 80, y: 100), .down(1, x: 200, y: 100)]),
    .together([.move(0, dx: 0, dy: 60), .move(1, dx: 0, dy: 60)]),
    .up(1), .move(0, dx: 0, dy: 60), .up(0),
  ]

  private static let spreadSlowly: [ProbeStep] = [
    .together([.down(0, x: 140, y: 100), .down(1, x: 180, y: 100)]),
    .together([.move(0, dx: -40, dy: 0, seconds: 1), .move(1, dx: 40, dy: 0, seconds: 1)]),
    .together([.up(0), .up(1)]),
  ]
}
