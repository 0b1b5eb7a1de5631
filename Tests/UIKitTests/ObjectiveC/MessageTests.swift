import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Messages by name, now and later") struct MessageTests {
  let stage = Stage()
  let listener: Listener

  final class Listener: UIView {
    var heard: [String] = []
    func ring() { heard.append("ring") }
    func take(_ value: NSString) -> NSString { "\(value)\(value)" as NSString }
    func both(_ one: NSString, _ two: NSString) { heard.append("\(one) \(two)") }
    func ticked(_ timer: Timer) { heard.append("tick \(timer.userInfo ?? "none")") }
  }

  private static let table = ObjCMethods({ table in
    table.add("msg_ring", Listener.ring)
    table.add("msg_take:", Listener.take(_:))
    table.add("msg_both::", Listener.both(_:_:))
    table.add("msg_ticked:", Listener.ticked(_:))
  })

  init() {
    listener = Listener(frame: .zero)
    stage.view.addSubview(listener)
    _ = Self.table
  }

  // MARK: At once

  @Test("an object performs what it has a method for, with its values and its result")
  func perform() {
    #expect(listener.responds(to: Selector("msg_ring")))
    #expect(!listener.responds(to: Selector("msg_unknown")))
    #expect(!NSObject().responds(to: Selector("msg_ring")))
    listener.perform(Selector("msg_ring"))
    listener.perform(Selector("msg_both::"), with: "a" as NSString, with: "b" as NSString)
    #expect(listener.heard == ["ring", "a b"])
    let twice = listener.perform(Selector("msg_take:"), with: "x" as NSString)
    #expect(twice?.takeUnretainedValue() as? NSString == "xx")
    #expect(listener.perform(Selector("msg_take:"), with: 3) == nil)
    #expect(listener.perform(Selector("msg_unknown")) == nil)
  }

  // MARK: Later

  @Test("what is performed after a delay goes by the clock of the object's scene")
  func delay() {
    listener.perform(Selector("msg_ring"), with: nil, afterDelay: 0.5)
    stage.wait(0.4)
    #expect(listener.heard == [])
    stage.wait(0.2)
    #expect(listener.heard == ["ring"])
  }

  @Test("what is on its way can be taken back, all of it or one message")
  func takenBack() {
    for word in ["a", "b"] {
      listener.perform(Selector("msg_take:"), with: word as NSString, afterDelay: 0.5)
    }
    listener.perform(Selector("msg_ring"), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: Selector("msg_ring"), object: nil)
    stage.wait(1)
    #expect(listener.heard == [])
    listener.perform(Selector("msg_ring"), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    stage.wait(1)
    #expect(listener.heard == [] && stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("a timer calls its target by the clock of the scene, until it is invalidated")
  func timer() {
    let timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: listener, selector: Selector("msg_ticked:"), userInfo: "tock",
      repeats: true)
    stage.wait(0.6)
    #expect(listener.heard == ["tick tock", "tick tock"] && timer.isValid)
    timer.invalidate()
    stage.wait(1)
    #expect(listener.heard.count == 2 && !timer.isValid)
    let once = Timer.scheduledTimer(
      timeInterval: 0.25, target: listener, selector: Selector("msg_ticked:"), userInfo: nil,
      repeats: false)
    stage.wait(1)
    #expect(listener.heard.count == 3 && !once.isValid)
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("two scenes keep their own time")
  func twoScenes() {
    let other = Stage()
    listener.perform(Selector("msg_ring"), with: nil, afterDelay: 0.5)
    other.wait(1)
    #expect(listener.heard == [])
    stage.wait(1)
    #expect(listener.heard == ["ring"])
  }

  // MARK: Associated objects

  private static let (key, other) = (malloc(1)!, malloc(1)!)

  @Test("values are kept with an object by a key, and go with it")
  func associated() {
    let (key, other) = (UnsafeRawPointer(Self.key), UnsafeRawPointer(Self.other))
    let view = UIView(frame: .zero)
    #expect(objc_getAssociatedObject(view, key) == nil)
    objc_setAssociatedObject(view, key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, other, 3, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view, key) as? String == "kept")
    #expect(objc_getAssociatedObject(view, other) as? Int == 3)
    objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, key) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, other) == nil)
    weak var gone: NSObject?
    do {
      let kept = NSObject()
      gone = kept
      objc_setAssociatedObject(UIView(frame: .zero), key, kept, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view, other, kept, .OBJC_ASSOCIATION_ASSIGN)
    }
    for _ in 0..<200 {
      objc_setAssociatedObject(NSObject(), key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(gone == nil && objc_getAssociatedObject(view, other) == nil)
  }
}
