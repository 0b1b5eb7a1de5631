import Foundation
import TouchstoneWindow
import UIKit

// Prints what comes through a window, for Scripts/test-window.

do {
  // snippet.window
  let appWindow = try AppWindow(
    WindowOptions(environment: ProcessInfo.processInfo.environment))
  let scene = UIWindowScene(screen: appWindow.screen)
  let window = UIWindow(windowScene: scene)
  window.rootViewController = ProbeController(appWindow)
  window.makeKeyAndVisible()
  // snippet.hide
  say("open \(ProbeController.spell(appWindow.screen.bounds.size))")
  // snippet.show
  appWindow.run(scene)
  // snippet.end
  say("closed")
} catch {
  say("no window: \(error)")
  exit(1)
}

/// Prints a line at once, also into a file.
nonisolated func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// A field for text, a view that blinks when the letter b is typed, and all else for touches.
final class ProbeController: UIViewController {
  private let appWindow: AppWindow
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
  private let blinking = UIView(frame: CGRect(x: 300, y: 20, width: 20, height: 20))
  private let slider = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))

  init(_ appWindow: AppWindow) {
    self.appWindow = appWindow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let probe = ProbeView()
    view = probe
    guard CommandLine.arguments.contains("--follow") else { return }
    probe.following = slider
    appWindow.didShowFrame = { [unowned probe, appWindow] in
      probe.reportLatencies(at: appWindow.currentTime)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
    field.backgroundColor = .lightGray
    blinking.backgroundColor = .red
    slider.backgroundColor = .blue
    for part in [field, blinking, slider] { view.addSubview(part) }
    // A pan would take the touches that a view follows.
    guard appWindow.didShowFrame == nil else { return }
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    _ = pan.addAction { [unowned pan] _ in
      say("pan \(pan.state) \(Self.spell(pan.translation(in: nil)))")
    }
    pan.allowedScrollTypesMask = .all
    view.addGestureRecognizer(pan)
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    _ = hover.addAction { [unowned hover] _ in
      say("hover \(hover.state) \(Self.spell(hover.location(in: nil)))")
    }
    view.addGestureRecognizer(hover)
    field.addAction(
      UIAction { [field] _ in say("text \(field.text ?? "")") }, for: .editingChanged)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    say("resize \(Self.spell(size))")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    for key in presses.compactMap(\.key) {
      say("key \(key.keyCode.rawValue) “\(key.characters)” \(key.modifierFlags.rawValue)")
      act(on: key.characters)
    }
  }

  private var second: AppWindow?
  private var secondScene: UIWindowScene?

  private func openSecond() {
    var options = WindowOptions()
    options.size = CGSize(width: 300, height: 200)
    options.title = "Second"
    do {
      // snippet.beside
      let second = try AppWindow(options, beside: appWindow)
      let scene = UIWindowScene(screen: second.screen)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = SecondController()
      window.makeKeyAndVisible()
      second.didClose = { say("second closed") }
      second.show(scene)
      // snippet.end
      (self.second, secondScene) = (second, scene)
      say("second open")
    } catch {
      say("no second window: \(error)")
    }
  }

  private func act(on characters: String) {
    switch characters {
    case "b": blinking.isHidden.toggle()
    case "c":
      let counts = [appWindow.wakeCount, appWindow.drawnPixelCount, appWindow.frameCount]
      say("counts \(counts.map(String.init).joined(separator: " "))")
    case "m":
      // From another thread, through the main queue.
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { say("main queue") } }
      }
    case "p":
      DispatchQueue.global().async { RunLoop.main.perform { say("run loop") } }
    case "t":
      let start = ProcessInfo.processInfo.systemUptime
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
        MainActor.assumeIsolated {
          self.blinking.isHidden.toggle()
          let milliseconds = Int((ProcessInfo.processInfo.systemUptime - start) * 1000)
          say("timer after \(milliseconds)")
        }
      }
    case "a":
      UIView.animate(withDuration: 0.4) {
        self.slider.frame.origin.x += 200
      } completion: { _ in
        say("animated")
      }
    case "v": say("pasteboard \(UIPasteboard.general.string ?? "")")
    case "w": UIPasteboard.general.string = "text of the probe"
    case "n": openSecond()
    case "x": second?.close()
    case "q": appWindow.close()
    default: break
    }
  }

  static func spell(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }
  static func spell(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
}

/// The controller of a window beside the first one: a view that a tap turns green.
final class SecondController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .orange
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    _ = tap.addAction { [unowned self] in
      say("second tapped \(ProbeController.spell($0.location(in: view)))")
      view.backgroundColor = .green
    }
    view.addGestureRecognizer(tap)
  }
}

/// Prints its touches, or lets a view follow them and prints how long each reading took to be shown.
final class ProbeView: UIView {
  weak var following: UIView?
  /// The times of the readings since the last shown frame.
  private var unshown: [TimeInterval] = []

  func reportLatencies(at now: TimeInterval) {
    for time in unshown { say("shown after \(Int(((now - time) * 1000).rounded())) ms") }
    unshown = []
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let coalesced = event?.coalescedTouches(for: touch) ?? []
      readings += coalesced.count
      guard let following else { continue }
      following.center = touch.location(in: self)
      unshown += coalesced.map(\.timestamp)
    }
    guard following == nil else { return }
    report("moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("ended", touches, event)
    say("readings \(readings)")
    readings = 0
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("cancelled", touches, event)
  }

  private var readings = 0

  private func report(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let place = ProbeController.spell(touch.location(in: nil))
      let buttons = event?.buttonMask.rawValue ?? 0
      say("touch \(what) \(place) type \(touch.type.rawValue) buttons \(buttons)")
    }
  }
}
