import Foundation
import GestureCore
import Touchstone

/// A stage on which a troublemaker does one thing at one moment, while a victim's gesture is
/// under way. Afterwards everything must be as if nothing had been.
package final class Ordeal {
  /// What the moment is part of.
  package enum Occasion: String, CaseIterable {
    /// Something of what fingers do.
    case fingers
    /// A change that the client makes when no input is being handled, with many fingers down.
    case change
  }

  let mischief: Mischief
  let moment: Moment
  let occasion: Occasion
  let victimKind: Victim

  var log: [LogLine] = []
  /// How often each moment came.
  package private(set) var counts: [Moment: Int] = [:]
  /// How often the mischief may still happen; some would go on for ever.
  var patience = 4
  /// Whether the client makes a change of its own.
  private var isChanging = false
  var event: UIEvent?
  var touches: Set<UITouch> = []

  // What the client holds, and may let go.
  var scene: UIWindowScene?
  var window: OrdealWindow?
  var otherWindow: UIWindow?
  var outer: UIView?
  var view: OrdealView?
  var control: OrdealControl?
  var victim: UIGestureRecognizer?
  var troublemaker: Troublemaker?
  var bystander: UITapGestureRecognizer?
  var target: OrdealTarget?
  var delegate: OrdealDelegate?

  /// How much later everything is than it should have been.
  var lateness: TimeInterval = 0
  var time: TimeInterval = 0
  /// Mischief may add a finger of its own.
  var lastExtraFinger = 1000
  private var viewCount = 0
  private var subjects: [Int: Int] = [:]
  private var seen: [WeakTouch] = []

  private struct WeakTouch {
    weak var touch: UITouch?
  }

  package init(
    _ mischief: Mischief, at moment: Moment, against victim: Victim,
    on occasion: Occasion = .fingers
  ) {
    self.mischief = mischief
    self.moment = moment
    self.occasion = occasion
    victimKind = victim
    setUp()
  }

  /// What is wrong afterwards; nothing, it is hoped.
  package func play() -> [String] {
    let beats =
      switch occasion {
      case .fingers: OrdealScript.beats(for: victimKind, moment)
      case .change: OrdealScript.beatsOfChange
      }
    for beat in beats { play(beat) }
    let complaints = aftermath()
    return complaints + Invariants(log).breaches.filter { !isExcused($0) }
  }

  /// Every mischief at every moment against everybody, on every occasion.
  package static let all: [(Mischief, Moment, Victim, Occasion)] = Mischief.allCases.flatMap {
    mischief in
    Moment.allCases.flatMap { moment in
      Victim.allCases.flatMap { victim in
        Occasion.allCases.map { (mischief, moment, victim, $0) }
      }
    }
  }

  /// What is wrong after the ordeal of that seed; as many seeds as there are ordeals play each once.
  package static func fault(ofSeed seed: UInt64) -> String? {
    let (mischief, moment, victim, occasion) = all[Int(seed % UInt64(all.count))]
    let ordeal = Ordeal(mischief, at: moment, against: victim, on: occasion)
    let complaints = ordeal.play()
    return complaints.isEmpty ? nil : "\(ordeal.name): \(complaints.joined(separator: "; "))"
  }

  package var name: String {
    "\(mischief.rawValue) at \(moment.rawValue) of \(occasion.rawValue) against \(victimKind.rawValue)"
  }

  // MARK: For those on the stage

  /// Code of the client's runs.
  func reach(
    _ reached: Moment, _ recognizer: UIGestureRecognizer? = nil, _ touches: Set<UITouch> = [],
    _ event: UIEvent? = nil
  ) {
    if let event { self.event = event }
    counts[reached, default: 0] += 1
    guard reached == moment, patience > 0, occasion == .fingers || isChanging else { return }
    patience -= 1
    self.touches = touches
    commit(by: recognizer)
  }

  func recognizer(hears phase: Contact.Phase, _ touches: Set<UITouch>) {
    notice(touches)
    log.append(.hears(0, phase, touches.map(\.contactID).sorted()))
  }

  func view(_ number: Int, hears phase: Contact.Phase, _ touches: Set<UITouch>) {
    notice(touches)
    let sightings = touches.map(\.contactID).sorted().map {
      LogLine.Sighting(touch: $0, x: 0, y: 0, time: nil)
    }
    log.append(.view(number, phase, sightings))
  }

  func acts(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: reach(.actionBegan, recognizer)
    case .changed: reach(.actionChanged, recognizer)
    case .ended: reach(.actionEnded, recognizer)
    case .cancelled: reach(.actionCancelled, recognizer)
    case .possible, .failed: break
    }
  }

  func makeView() -> OrdealView {
    let view = OrdealView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    view.ordeal = self
    view.isMultipleTouchEnabled = true
    view.number = viewCount
    viewCount += 1
    return view
  }

  var leaks: [Int] { seen.compactMap { $0.touch?.contactID } }

  // MARK: - Private

  private func setUp() {
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 400)))
    let window = OrdealWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let other = UIWindow(windowScene: scene)
    other.windowLevel = UIWindow.Level(-1)
    other.isHidden = false
    window.ordeal = self
    let outer =
      victimKind == .scroll ? UIScrollView(frame: window.bounds) : UIView(frame: window.bounds)
    (outer as? UIScrollView)?.contentSize = CGSize(width: 1000, height: 1000)
    outer.isMultipleTouchEnabled = true
    controller.view.isMultipleTouchEnabled = true
    controller.view.addSubview(outer)
    let view = makeView()
    outer.addSubview(view)
    let control = OrdealControl(frame: CGRect(x: 260, y: 260, width: 40, height: 40))
    control.ordeal = self
    control.addAction(
      UIAction { [weak self] _ in self?.reach(.controlEvent) }, for: .allTouchEvents)
    view.addSubview(control)
    (self.scene, self.window, otherWindow) = (scene, window, other)
    (self.outer, self.view, self.control) = (outer, view, control)
    setUpRecognizers(outer, view)
    scene.touchSystem.trace = { [weak self] event in self?.hear(event) }
    _ = scene.touchSystem.schedule(after: 0.1) { [weak self] in self?.reach(.deadline) }
  }

  private func setUpRecognizers(_ outer: UIView, _ view: UIView) {
    let (target, delegate) = (OrdealTarget(), OrdealDelegate())
    (target.ordeal, delegate.ordeal) = (self, self)
    (self.target, self.delegate) = (target, delegate)
    let victim = victimKind.make()
    let troublemaker = Troublemaker()
    troublemaker.ordeal = self
    let bystander = UITapGestureRecognizer()
    (self.victim, self.troublemaker, self.bystander) = (victim, troublemaker, bystander)
    for (number, recognizer) in [troublemaker, victim, bystander].enumerated() {
      recognizer.name = "r\(number)"
      recognizer.addTarget(target, action: OrdealTarget.act)
      recognizer.delegate = delegate
      subjects[recognizer.subject.id] = number
    }
    victim.delaysTouchesBegan = victimKind.delaysTouches
    for recognizer in [victim, troublemaker, bystander] {
      recognizer.cancelsTouchesInView = !victimKind.goesTogether
    }
    view.addGestureRecognizer(troublemaker)
    view.addGestureRecognizer(victim)
    outer.addGestureRecognizer(bystander)
    bystander.require(toFail: victim)
  }

  private func hear(_ event: TraceEvent) {
    switch event.kind {
    case .state(let subject, from: _, to: .possible, _), .withdrawn(let subject):
      if let number = subjects[subject.id] { log.append(.reset(number)) }
    case .action(let subject, let state):
      if let number = subjects[subject.id] { log.append(.action(number, state)) }
    default: break
    }
    reach(.traceLine)
  }

  private func notice(_ touches: Set<UITouch>) {
    for touch in touches where !seen.contains(where: { $0.touch === touch }) {
      seen.append(WeakTouch(touch: touch))
    }
  }

  private func play(_ beat: OrdealScript.Beat) {
    time += beat.delay
    if beat.viewLeaves, let view, let superview = view.superview {
      view.removeFromSuperview()
      superview.addSubview(view)
    }
    if beat.clientChanges { changeByHand() }
    receive(beat.contacts, isInterruption: beat.isInterruption)
  }

  /// Ends what recognizers have and what they withhold, and lets them begin anew.
  private func changeByHand() {
    isChanging = true
    for recognizer in [bystander, troublemaker, victim] {
      recognizer?.isEnabled = false
      recognizer?.isEnabled = true
    }
    isChanging = false
  }

  func receive(_ contacts: [Contact], isInterruption: Bool = false) {
    let now = Timestamp(seconds: time + lateness)
    var frame = InputFrame(time: now, contacts: contacts, isInterruption: isInterruption)
    for index in frame.contacts.indices { frame.contacts[index].sample.time = now }
    scene?.touchSystem.receive(frame)
  }

  /// Nobody is left to tell views of a scene that has gone. Who listens to the trace hears of a change
  /// while it is being made, and what it changes then may be told out of order.
  private func isExcused(_ breach: String) -> Bool {
    let isOfScene = breach.contains("never hears") || breach.contains("has not been reset")
    let isOfOrder = breach.contains(" sends ")
    return mischief == .dropScene && isOfScene || moment == .traceLine && isOfOrder
  }
}
