import Foundation
import GestureCore
import Touchstone

extension Ordeal {
  /// Does what the ordeal is about. `actor` is the recognizer whose code runs, if it is one's.
  func commit(by actor: UIGestureRecognizer?) {
    switch mischief {
    case .removeView, .removeSuperview, .replaceView, .moveView, .moveToOtherWindow, .shuffleTree,
      .addViewBelowFinger, .flattenView, .freezeView:
      changeTree()
    case .removeWindow, .hideWindow, .raiseWindow, .deactivateScene, .present, .presentAndDismiss:
      changeWindow()
    case .removeVictim, .removeItself, .removeAll, .replaceList, .moveToSuperview, .addRecognizers,
      .disableVictim, .disableItself, .disableAndEnable, .requireEachOther, .requireLate,
      .ignoreTouches, .turnOptions:
      changeRecognizers(actor ?? troublemaker)
    case .becomeBegan, .becomeChanged, .becomeEnded, .becomeFailed, .becomeCancelled,
      .becomePossible:
      assignState()
    case .sendEventAgain, .sendThroughApplication, .forwardTouches, .receiveMove, .receiveLift,
      .receiveCancellation, .receiveInterruption, .receiveNonsense, .receiveNewFinger:
      comeInAgain()
    case .sleepSecond, .passSecond, .schedule: passTime()
    case .dropTarget, .dropDelegate, .dropVictim, .dropView, .dropWindow, .dropScene: drop()
    }
  }

  private func changeTree() {
    switch mischief {
    case .removeView: view?.removeFromSuperview()
    case .removeSuperview: outer?.removeFromSuperview()
    case .replaceView:
      view?.removeFromSuperview()
      let view = makeView()
      outer?.addSubview(view)
      self.view = view
    case .moveView: view.map { window?.rootViewController?.view.addSubview($0) }
    case .moveToOtherWindow: view.map { otherWindow?.addSubview($0) }
    case .shuffleTree:
      let shelf = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      outer?.insertSubview(shelf, at: 0)
      view.map { shelf.addSubview($0) }
      control.map { outer?.addSubview($0) }
      control.map { view?.insertSubview($0, at: 0) }
    case .addViewBelowFinger: view.map { $0.insertSubview(makeView(), at: 0) }
    case .flattenView:
      view?.transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
      control?.bounds = .zero
    case .freezeView:
      view?.isUserInteractionEnabled = false
      control?.isEnabled = false
    default: break
    }
  }

  private func changeWindow() {
    switch mischief {
    case .removeWindow: window?.windowScene = nil
    case .hideWindow: window?.isHidden = true
    case .raiseWindow:
      otherWindow?.windowLevel = .alert
      otherWindow?.makeKeyAndVisible()
    case .deactivateScene: scene?.transition(to: .background)
    case .present:
      window?.rootViewController?.present(UIViewController(), animated: false, completion: nil)
    case .presentAndDismiss:
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      window?.rootViewController?.present(controller, animated: false, completion: nil)
      controller.dismiss(animated: false, completion: nil)
    default: break
    }
  }

  private func changeRecognizers(_ actor: UIGestureRecognizer?) {
    guard let victim else { return }
    switch mischief {
    case .removeVictim: victim.view?.removeGestureRecognizer(victim)
    case .removeItself: if let actor { actor.view?.removeGestureRecognizer(actor) }
    case .removeAll: view?.gestureRecognizers = nil
    case .replaceList:
      view?.gestureRecognizers = [UITapGestureRecognizer(), victim, UIPanGestureRecognizer()]
    case .moveToSuperview: outer?.addGestureRecognizer(victim)
    case .addRecognizers:
      for _ in 0..<3 { view?.addGestureRecognizer(UIPanGestureRecognizer()) }
      outer?.addGestureRecognizer(UILongPressGestureRecognizer())
    case .disableVictim: victim.isEnabled = false
    case .disableItself: actor?.isEnabled = false
    case .disableAndEnable:
      for recognizer in [victim, troublemaker, bystander] {
        recognizer?.isEnabled = false
        recognizer?.isEnabled = true
      }
    case .requireEachOther:
      if let troublemaker {
        victim.require(toFail: troublemaker)
        troublemaker.require(toFail: victim)
      }
    case .requireLate: troublemaker.map { bystander?.require(toFail: $0) }
    case .ignoreTouches:
      if let event, let troublemaker {
        for touch in touches {
          troublemaker.ignore(touch, for: event)
          victim.ignore(touch, for: event)
        }
      }
    case .turnOptions:
      for recognizer in [victim, troublemaker, bystander].compactMap(\.self) {
        recognizer.cancelsTouchesInView.toggle()
        recognizer.delaysTouchesBegan.toggle()
        recognizer.delaysTouchesEnded.toggle()
      }
      view?.isMultipleTouchEnabled.toggle()
      view?.isExclusiveTouch.toggle()
    default: break
    }
  }

  private func assignState() {
    let state: UIGestureRecognizer.State =
      switch mischief {
      case .becomeBegan: .began
      case .becomeChanged: .changed
      case .becomeEnded: .ended
      case .becomeFailed: .failed
      case .becomeCancelled: .cancelled
      default: .possible
      }
    victim?.state = state
    troublemaker?.state = state
  }

  private func comeInAgain() {
    switch mischief {
    case .sendEventAgain: if let event { window?.sendEvent(event) }
    case .sendThroughApplication: if let event { UIApplication.shared.sendEvent(event) }
    case .forwardTouches:
      if let event {
        victim?.touchesBegan(touches, with: event)
        victim?.touchesEnded(touches, with: event)
      }
    case .receiveMove: receiveForAll(.moved)
    case .receiveLift: receiveForAll(.ended)
    case .receiveCancellation: receiveForAll(.cancelled)
    case .receiveInterruption: receive([], isInterruption: true)
    case .receiveNonsense:
      let nan = CGPoint(x: CGFloat.nan, y: .infinity)
      let far = CGPoint(x: 1e308, y: -1e308)
      receive([
        Contact(id: 1, phase: .moved, at: nan, time: .zero),
        Contact(id: 1, phase: .moved, at: far, time: .zero),
        Contact(id: 999, phase: .ended, at: far, time: .zero),
      ])
    case .receiveNewFinger:
      lastExtraFinger += 1
      let place = CGPoint(x: 150, y: 150)
      receive([Contact(id: lastExtraFinger, phase: .began, at: place, time: .zero)])
      receive([Contact(id: lastExtraFinger, phase: .ended, at: place, time: .zero)])
    default: break
    }
  }

  private func receiveForAll(_ phase: Contact.Phase) {
    receive(
      (1...12).map { Contact(id: $0, phase: phase, at: CGPoint(x: 170, y: 170), time: .zero) })
  }

  private func passTime() {
    switch mischief {
    case .sleepSecond: lateness += 1
    case .passSecond:
      lateness += 1
      scene?.touchSystem.advance(to: Timestamp(seconds: time + lateness))
    case .schedule:
      scene?.touchSystem.schedule(after: 0) { [weak self] in self?.victim?.isEnabled = false }
      scene?.touchSystem.schedule(after: 0.01) { [weak self] in self?.victim?.isEnabled = true }
    default: break
    }
  }

  private func drop() {
    switch mischief {
    case .dropTarget: target = nil
    case .dropDelegate: delegate = nil
    case .dropVictim:
      victim.map { $0.view?.removeGestureRecognizer($0) }
      victim = nil
    case .dropView:
      view?.removeFromSuperview()
      view = nil
      (victim, troublemaker, control) = (nil, nil, nil)
    case .dropWindow:
      window?.windowScene = nil
      (window, outer, view, control, victim, troublemaker, bystander) =
        (nil, nil, nil, nil, nil, nil, nil)
    case .dropScene:
      scene = nil
      (otherWindow, window) = (nil, nil)
    default: break
    }
  }
}
