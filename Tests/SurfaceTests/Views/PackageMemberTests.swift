import Foundation
import Synchronization
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Members that packages use")
struct PackageMemberTests {
  let stage = Stage()

  @Test("corners follow the view's size, and those of a container from inside")
  func corners() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    outer.cornerConfiguration = .capsule()
    #expect(outer.effectiveRadius(corner: .topLeft) == 30)
    outer.cornerConfiguration = .capsule(maximumRadius: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 50))
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 15)
    inner.cornerConfiguration = .uniformEdges(topRadius: 4, bottomRadius: nil)
    #expect(inner.effectiveRadius(corner: .topRight) == 4)
    #expect(inner.effectiveRadius(corner: .bottomLeft) == 0)
    stage.view.addSubview(outer)
    outer.cornerConfiguration = .capsule()
    outer.bounds.size.height = 20
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.layer.cornerRadius == 10)
    outer.cornerConfiguration = .capsule(maximumRadius: -1)
    #expect(outer.layer.cornerRadius == 0 && outer.effectiveRadius(corner: .topLeft) == 0)
  }

  @Test("a corner without a radius is drawn sharp, and one inside follows its container")
  func drawnCorners() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 50))
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    outer.cornerConfiguration = .corners(radius: 20)
    outer.addSubview(inner)
    #expect(inner.layer.cornerRadius == 15)
    outer.cornerConfiguration = .corners(radius: 12)
    #expect(inner.layer.cornerRadius == 7)
    outer.cornerConfiguration = .uniformEdges(topRadius: 20, bottomRadius: nil)
    #expect(outer.layer.cornerRadius == 20)
    #expect(outer.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(inner.layer.cornerRadius == 15)
    #expect(inner.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    inner.removeFromSuperview()
    #expect(inner.layer.cornerRadius == 0)
  }

  @Test("objects that are no responders keep their accessibility, and those that are use their own")
  func accessibility() {
    let plain = NSObject()
    plain.accessibilityLabel = "plain"
    plain.isAccessibilityElement = true
    #expect(plain.accessibilityLabel == "plain" && plain.isAccessibilityElement)
    #expect(NSObject().accessibilityLabel == nil)
    let button: NSObject = SpokenView()
    #expect(button.accessibilityLabel == "spoken")
    button.accessibilityHint = "hint"
    #expect((button as? UIView)?.accessibilityHint == "hint")
  }

  @Test("a bar of its own asks its delegate about items, and its back button pops")
  func navigationBar() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    stage.view.addSubview(bar)
    let gate = BarGate(stage)
    bar.delegate = gate
    bar.items = [UINavigationItem(title: "one")]
    bar.pushItem(UINavigationItem(title: "two"), animated: false)
    gate.isOpen = false
    bar.pushItem(UINavigationItem(title: "three"), animated: false)
    gate.isOpen = true
    bar.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 30, y: 22)).tap()
    #expect(bar.items?.map(\.title) == ["one"])
    #expect(bar.popItem(animated: false) == nil)
    #expect(stage.log == ["should two", "did two", "should three", "pop two", "popped two"])
  }

  @Test("an animated image shows its pictures while the view is in a window")
  func animatedImage() throws {
    let pictures = ["star", "heart"].compactMap { UIImage(systemName: $0) }
    let image = try #require(UIImage.animatedImage(with: pictures, duration: 1))
    #expect(image.images == pictures && image.duration == 1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.image = image
    #expect(!view.isAnimating && view.animationImages == nil)
    stage.view.addSubview(view)
    #expect(view.isAnimating)
    view.image = pictures[0]
    #expect(!view.isAnimating)
  }

  @Test("a part of a view is shown at its own size")
  func snapshot() {
    // Messages about missing pixels go to the trace of the scene that was made last.
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 20, width: 40, height: 20), afterScreenUpdates: false,
      withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    #expect(part?.bounds.size == CGSize(width: 40, height: 20))
    #expect(part?.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    let none = view.resizableSnapshotView(
      from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
    #expect(none == nil)
  }

  @Test("tab stops are copied with their style, in the order of their places")
  func tabStops() {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.tabStops.map(\.location) == [20, 40])
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map(\.location) == [40])
  }

  @Test("a picker has no source, and no address is opened")
  func absences() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    var opened: Bool?
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { opened = $0 }
    #expect(opened == false)
  }

  @Test("a scroll view's members can be overridden")
  func overriding() {
    let scroll = StubbornScroll(frame: .zero)
    scroll.scrollsToTop = true
    scroll.showsVerticalScrollIndicator = true
    #expect(!scroll.scrollsToTop && !scroll.showsVerticalScrollIndicator)
  }

  @Test("an object's lock is held as often as it was entered, and by one thread")
  func locks() {
    let object = Locked()
    #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
    let done = DispatchSemaphore(value: 0)
    Thread {
      let answer = objc_sync_exit(object)
      object.otherThreadsAnswer.withLock { $0 = answer }
      done.signal()
    }.start()
    done.wait()
    #expect(object.otherThreadsAnswer.withLock(\.self) == -1)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test("an object's lock keeps other threads out")
  func exclusion() {
    let object = Locked()
    DispatchQueue.concurrentPerform(iterations: 400) { _ in
      objc_sync_enter(object)
      // Without the lock other threads write in between, and their steps are lost.
      let count = object.count.withLock(\.self)
      sched_yield()
      object.count.withLock { $0 = count + 1 }
      objc_sync_exit(object)
    }
    #expect(object.count.withLock(\.self) == 400)
  }
}

private final class Locked: Sendable {
  let otherThreadsAnswer = Mutex<Int32>(0)
  let count = Mutex(0)
}

private final class SpokenView: UIView {
  override var accessibilityLabel: String? {
    get { "spoken" }
    set {}
  }
}

private final class StubbornScroll: UIScrollView {
  override var scrollsToTop: Bool {
    get { false }
    set {}
  }
  override var showsVerticalScrollIndicator: Bool {
    get { false }
    set {}
  }
}

private final class BarGate: NSObject, UINavigationBarDelegate {
  let stage: Stage
  var isOpen = true

  init(_ stage: Stage) { self.stage = stage }

  func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    stage.log.append("should \(item.title ?? "")")
    return isOpen
  }
  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
    stage.log.append("did \(item.title ?? "")")
  }
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    stage.log.append("pop \(item.title ?? "")")
    return isOpen
  }
  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
    stage.log.append("popped \(item.title ?? "")")
  }
}
