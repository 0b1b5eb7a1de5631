import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct ResponderChain {
  let stage = Stage()

  /// The chain from a responder to its end, by identity.
  private func chain(from responder: UIResponder) -> [ObjectIdentifier] {
    var chain: [ObjectIdentifier] = []
    var current: UIResponder? = responder
    while let responder = current {
      chain.append(ObjectIdentifier(responder))
      current = responder.next
    }
    return chain
  }

  private func ids(_ responders: UIResponder...) -> [ObjectIdentifier] {
    responders.map { ObjectIdentifier($0) }
  }

  @Test("from a view over its controller to window, scene and application [RSP-01, RSP-02, RSP-03]")
  func rootController() {
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.rootViewController = controller
    controller.view.addSubview(inner)
    #expect(
      chain(from: inner)
        == ids(
          inner, controller.view, controller, stage.window, stage.scene, UIApplication.shared))
  }

  @Test("a child's chain goes on where its view lies [RSP-01, RSP-02]")
  func child() {
    let (parent, child) = (UIViewController(), UIViewController())
    stage.window.rootViewController = parent
    let shelf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.view.addSubview(shelf)
    parent.addChild(child)
    shelf.addSubview(child.view)
    #expect(
      chain(from: child.view)
        == ids(
          child.view, child, shelf, parent.view, parent, stage.window, stage.scene,
          UIApplication.shared))
  }

  @Test("a presented controller's chain goes on at who presented it [RSP-02]")
  func presented() {
    let (presenter, presented) = (UIViewController(), UIViewController())
    stage.window.rootViewController = presenter
    presenter.present(presented, animated: false)
    #expect(
      chain(from: presented.view)
        == ids(
          presented.view, presented, presenter, stage.window, stage.scene, UIApplication.shared))
  }

  @Test("a window without a scene goes straight to the application [RSP-03]")
  func windowAlone() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(chain(from: window) == ids(window, UIApplication.shared))
  }

  @Test("a view that its controller gave up has its superview next [RSP-01]")
  func givenUp() {
    let controller = UIViewController()
    let view = UIView(frame: .zero)
    stage.view.addSubview(view)
    controller.view = view
    #expect(view.next === controller)
    controller.view = UIView(frame: .zero)
    #expect(view.next === stage.view)
  }

  final class Delegate: UIResponder, UIApplicationDelegate {}
  final class PlainDelegate: UIApplicationDelegate {}
  final class ViewDelegate: UIView, UIApplicationDelegate {}
  final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
  final class SelfDelegate: UIApplication, UIApplicationDelegate {}

  @Test("the application's delegate is last, if it is a responder without another place [RSP-04]")
  func delegate() {
    let application = SelfDelegate()
    #expect(application.next == nil)
    let delegates: [any UIApplicationDelegate] = [
      Delegate(), PlainDelegate(), ViewDelegate(frame: .zero), ControllerDelegate(), application,
    ]
    let isNext = delegates.map { delegate in
      application.delegate = delegate
      return application.next === delegate
    }
    #expect(isNext == [true, false, false, false, false])
  }

  @Test("walks follow an overridden next [RSP-05]")
  func overriddenNext() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = LoudResponderView("view", on: stage, frame: frame)
    let stranger = LoudResponderView("stranger", on: stage, frame: frame)
    let above = LoudResponderView("above", on: stage, frame: frame)
    stage.view.addSubview(above)
    above.addSubview(view)
    view.stranger = stranger
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    let method = Selector { (responder: LoudTarget) in responder.act }
    let target = view.target(forAction: method, withSender: nil)
    #expect(
      stage.log == [
        "view.began a on view", "stranger.began a on view", "view.ended a on view",
        "stranger.ended a on view",
      ])
    #expect(target == nil)
    let last = LoudTarget()
    stranger.stranger = last
    #expect(view.target(forAction: method, withSender: nil) as? LoudTarget === last)
  }

  /// A responder with an action of its own.
  final class LoudTarget: UIResponder {
    func act() {}
  }
}
