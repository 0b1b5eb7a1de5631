import Foundation
import GestureCore
import Touchstone

/// One of everything that follows fingers: UIKit's recognizers on one view, its controls, and a scroll
/// view.
@MainActor final class Crowd: NSObject, UIGestureRecognizerDelegate {
  let scene = UIWindowScene(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
  let window: UIWindow
  let view = CountingView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  /// One place on each of the views.
  private(set) var places: [CGPoint] = [CGPoint(x: 40, y: 40)]
  /// Between two frames, in seconds.
  var interval: TimeInterval = 0.016
  private var now = Timestamp.zero
  private var recognizers: [UIGestureRecognizer] = []
  private var touches: [Weak] = []

  private struct Weak {
    weak var touch: UITouch?
  }

  override init() {
    window = UIWindow(windowScene: scene)
    super.init()
    window.isMultipleTouchEnabled = true
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    window.makeKeyAndVisible()
    addRecognizers()
    addControls()
    view.notice = { [unowned self] touch in touches.append(Weak(touch: touch)) }
  }

  // MARK: Fingers

  func contact(_ id: Int, _ phase: Contact.Phase, _ place: CGPoint) -> Contact {
    Contact(id: id, phase: phase, at: place, time: now)
  }

  func frame(_ contacts: Contact...) { send(contacts) }

  func send(_ contacts: [Contact]) {
    now = now.advanced(by: interval)
    var frame = InputFrame(time: now, contacts: contacts)
    for index in frame.contacts.indices { frame.contacts[index].sample.time = now }
    scene.touchSystem.receive(frame)
  }

  func wait(_ seconds: TimeInterval) {
    now = now.advanced(by: seconds)
    scene.touchSystem.advance(to: now)
  }

  // MARK: The end

  /// What is left when all is over, and whether a tap on something new does what it should.
  var complaints: [String] { leftovers + tapComplaints() }

  var leftovers: [String] {
    for _ in 0..<3 { wait(10) }
    var found: [String] = []
    for recognizer in recognizers where recognizer.state != .possible {
      found.append("\(type(of: recognizer)) is \(recognizer.state)")
    }
    if !view.down.isEmpty { found.append("\(view.down) never ended") }
    let alive = touches.count { $0.touch != nil }
    if alive > 0 { found.append("\(alive) touches are alive") }
    return found
  }

  private func tapComplaints() -> [String] {
    let cover = UIView(frame: window.bounds)
    var states: [UIGestureRecognizer.State] = []
    let tap = UITapGestureRecognizer()
    tap.addAction { states.append($0.state) }
    cover.addGestureRecognizer(tap)
    window.addSubview(cover)
    frame(contact(5000, .began, CGPoint(x: 50, y: 50)))
    frame(contact(5000, .ended, CGPoint(x: 50, y: 50)))
    return states == [.ended] ? [] : ["a tap on something new gives \(states)"]
  }

  // MARK: - Private

  private func addRecognizers() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .all
    recognizers = [
      UITapGestureRecognizer(), double, UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
      edge,
    ]
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
    }
  }

  private func addControls() {
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 5
    let stepper = UIStepper(frame: .zero)
    stepper.wraps = true
    let scroll = UIScrollView(frame: .zero)
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    scroll.maximumZoomScale = 5
    let views: [UIView] = [
      UIButton(type: .system), UISwitch(frame: .zero), stepper,
      UISegmentedControl(items: ["a", "b", "c"]), pages, UISlider(frame: .zero), scroll,
    ]
    for (number, each) in views.enumerated() {
      each.frame = CGRect(x: 10, y: 310 + 65 * CGFloat(number), width: 200, height: 60)
      window.addSubview(each)
      places.append(CGPoint(x: each.frame.minX + 20, y: each.frame.minY + 15))
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Counts the fingers that its owner has heard of and that have not ended.
final class CountingView: UIView {
  var down: [ObjectIdentifier: Int] = [:]
  private(set) var beginnings = 0
  var notice: (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginnings += touches.count
    for touch in touches {
      notice(touch)
      down[ObjectIdentifier(touch), default: 0] += 1
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { down[ObjectIdentifier(touch)] = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { down[ObjectIdentifier(touch)] = nil }
  }
}
