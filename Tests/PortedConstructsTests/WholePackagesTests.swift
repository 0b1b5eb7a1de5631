import Foundation
import PortedConstructs
import Synchronization
import Testing
import TouchstoneTesting
import UIKit

/// A class of a module that is not ported.
private final class PlainOwner: NSObject, PanelDelegate {
  func panel(_ panel: Panel, rateFor speed: CGFloat) -> CGFloat { speed * 2 }
  var title: String { "plain" }
  func panelDidMove(_ panel: Panel) {}
}

private final class EmptyOwner: NSObject, PanelDelegate {}

@MainActor @Suite(.serialized) struct WholePackagesTests {
  private let stage = Stage()

  @Test("an optional requirement is found in another module, a function, and a subclass [COR-28]")
  func optionals() {
    let panel = Panel()
    let (plain, empty, late) = (PlainOwner(), EmptyOwner(), LatePanelOwner())
    panel.delegate = plain
    #expect(panel.ask() == ["moved", "rate 4.0", "plain"])
    panel.delegate = empty
    #expect(panel.ask() == [])
    panel.delegate = late
    #expect(panel.ask() == ["named 3.0"])
    #expect(Panel.local() == ["view 7"])
  }

  @Test("a selector by name finds a method of a generic class")
  func generic() {
    let relay = Relay<Int>()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(control)
    Relay<Int>.attach(relay, to: control)
    stage.finger(at: CGPoint(x: 20, y: 20)).tap()
    #expect(relay.sent == ["relayed Int"])
  }

  @Test("values are observed inside of their setters, until the observation ends")
  func observing() {
    let watcher = Watcher()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    watcher.watch(scroll)
    scroll.contentOffset.y = 5
    scroll.contentOffset.y = 5
    scroll.contentSize = CGSize(width: 30, height: 300)
    watcher.raise()
    watcher.stop(scroll)
    scroll.contentOffset.y = 9
    scroll.contentSize = .zero
    watcher.raise()
    #expect(watcher.log == ["level 1", "0.0 to 5.0", "contentSize 30.0", "level 2"])
  }

  @Test("values are read by their names, through other objects too")
  func values() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(scroll)
    stage.view.tag = 4
    #expect(scroll.value(forKeyPath: "superview.tag") as? Int == 4)
    #expect(scroll.value(forKey: "contentOffset") as? CGPoint == .zero)
    #expect(scroll.value(forKey: "nothing of the kind") == nil)
  }

  @Test("a proxy hands on what it leaves out")
  func proxies() {
    let (proxy, origin) = (ScrollProxy(), ScrollOrigin())
    proxy.origin = origin
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = proxy
    #expect(scroll.delegate?.viewForZooming(in: scroll) == nil)
    scroll.delegate?.scrollViewDidScroll(scroll)
    scroll.delegate?.scrollViewDidZoom(scroll)
    #expect(proxy.log == ["proxy"] && origin.log == ["zooming", "scrolled"])
  }

  @Test("an app's own members come before those that Touchstone adds")
  func names() {
    let view = CrowdedView()
    view.removeAllAnimations()
    #expect(view.log == ["removed"] && view.presentation == "mine")
    #expect(view.touchstone.presentation.alpha == 1)
    let tap = CrowdedTap()
    var calls = 0
    tap.afterSeconds(1) { calls += 1 }
    tap.touchstone.afterSeconds(1) { calls += 1 }
    #expect(tap.states == [1] && calls == 1)
  }

  @Test("a wait moves the clocks, and ends with what it waits for")
  func waiting() async throws {
    var log: [String] = []
    SceneQueue(near: stage.view).asyncAfter(deadline: .now() + 30) { log.append("30") }
    SceneQueue(near: stage.view).asyncAfter(deadline: .now() + 90) { log.append("90") }
    PortedWait.run(until: Date(timeIntervalSinceNow: 31))
    #expect(log == ["30"])
    try await PortedWait.sleep(for: .seconds(70))
    #expect(log == ["30", "90"])
  }

  @Test("a wait leaves the clocks of other tests alone, and ends where work makes itself due again")
  func waitingAlone() async throws {
    let other = await Task { @MainActor in Stage() }.value
    let before = other.now
    func again() { SceneQueue(near: stage.view).asyncAfter(deadline: .now()) { again() } }
    again()
    try await PortedWait.sleep(for: .seconds(5))
    #expect(other.now == before)
    #expect(stage.now >= 5)
  }

  @Test("a member of UIKit's class that the app adds is called by the object's class")
  func extensionMembers() {
    let views: [UIView] = [UIView(), UIButton(), UILabel(), Note(), LoudNote()]
    #expect(
      views.map { $0.story() } == [
        "view", "view", "label in view", "note in label in view", "loud note in label in view",
      ])
    #expect(views.map(\.depth) == [1, 1, 1, 2, 2])
  }

  @Test("objects of a class that only run time knows are of that class")
  func made() {
    #expect(make(Plate.self).isPlate && make(Plate.self).tag == 3)
    #expect(make(UISwitch.self).tag == 3)
    Plate.look()
    #expect(Plate.appearance().tintColor == .red)
  }

  @Test("a managed property of a layer is zero at first, and a change of it draws the layer anew")
  func managed() {
    let layer = TurnLayer()
    #expect(layer.turn == 0)
    layer.turn = 2
    #expect(layer.turn == 2 && layer.displays == 1)
    #expect(layer.value(forKey: "turn") as? CGFloat == 2)
  }

  private final class Empty: NSObject, Loader {}
  private final class Full: NSObject, Loader {
    func load(_ name: String) throws -> Int {
      if name.isEmpty { throw LoadFault() }
      return name.count
    }
  }

  @Test("an optional requirement that throws is absent, or throws its own errors [COR-28]")
  func throwing() {
    #expect(load("abc", with: Empty()) == "absent")
    #expect(load("abc", with: Full()) == "loaded 3")
    #expect(load("", with: Full()) == "fault")
  }

  private final class Box: Sendable {
    private let objects: Mutex<[any AnyObject & Sendable]>
    init(_ objects: [any AnyObject & Sendable]) { self.objects = Mutex(objects) }
    func empty() { objects.withLock { $0 = [] } }
  }

  private struct Witness { weak var object: AnyObject? }

  @Test("objects of an app's own classes may be released on any thread")
  func releasedElsewhere() async {
    var objects = objectsOfOwnClasses()
    let witnesses = objects.map { Witness(object: $0) }
    let box = Box(objects)
    objects = []
    #expect(witnesses.count { $0.object != nil } == 9)
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        box.empty()
        done.resume()
      }
    }
    #expect(witnesses.count { $0.object != nil } == 0)
  }

  @Test("a path's own way to stroke is found by code that knows only UIBezierPath")
  func stroked() {
    let path = CountedPath()
    (path as UIBezierPath).stroke()
    #expect(path.strokes == 1)
  }

  @Test("a PDF context draws, and writes no file")
  func pdf() {
    let file = NSTemporaryDirectory() + "none-\(UUID().uuidString).pdf"
    #expect(UIGraphicsBeginPDFContextToFile(file, .zero, nil))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    #expect(UIGraphicsGetCurrentContext() != nil)
    CountedPath().fill()
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
