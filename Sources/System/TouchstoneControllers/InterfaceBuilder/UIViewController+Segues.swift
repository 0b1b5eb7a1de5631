extension UIViewController {
  // MARK: Performing

  /// Performs the segue with an identifier; an unknown identifier ends the program.
  func performStoryboardSegue(_ identifier: String, sender: Any?) {
    guard let segue = interface?.segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("\(type(of: self)) has no segue called \(identifier)")
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue for a control or recognizer, unless the controller refuses.
  public func performSegue(numbered id: String, sender: Any?) {
    guard let segue = interface?.segues.first(where: { $0.id == id }) else { return }
    if let identifier = segue.identifier,
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    perform(segue, sender: sender)
  }

  private func perform(_ segue: InterfaceScene.Segue, sender: Any?) {
    switch segue.kind {
    case .unwind(let action): unwind(segue, action, sender: sender)
    case .custom(let type):
      guard let destination = destination(of: segue) else { return }
      let way = type.init(identifier: segue.identifier, source: self, destination: destination)
      prepare(for: way, sender: sender)
      way.perform()
    case .show:
      guard let destination = destination(of: segue) else { return }
      perform(segue, to: destination, sender: sender) { [self] in
        show(destination, sender: sender)
      }
    case .present(let style, let isAnimated):
      guard let destination = destination(of: segue) else { return }
      if let style { destination.modalPresentationStyle = style }
      perform(segue, to: destination, sender: sender) { [self] in
        present(destination, animated: isAnimated)
      }
    case .embed: break
    }
  }

  private func destination(of segue: InterfaceScene.Segue) -> UIViewController? {
    segue.destination.flatMap { storyboard?.controller($0) }
  }

  private func perform(
    _ segue: InterfaceScene.Segue, to destination: UIViewController, sender: Any?,
    _ show: @escaping () -> Void
  ) {
    let way = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: destination, performHandler: show)
    prepare(for: way, sender: sender)
    way.perform()
  }

  // MARK: Embedding

  /// Adds the destination of an embed segue to its container.
  public func embed(numbered id: String, in container: UIView) {
    guard let segue = interface?.segues.first(where: { $0.id == id }),
      let child = destination(of: segue)
    else { return }
    perform(segue, to: child, sender: nil) { [self] in
      addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  // MARK: Unwinding

  private func unwind(_ segue: InterfaceScene.Segue, _ action: Selector, sender: Any?) {
    var place = presentingViewController ?? parent
    while let current = place {
      let candidates = [current] + current.children.reversed().filter { $0 !== self }
      if let goal = candidates.first(where: action.isUnderstood) {
        let way = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: goal)
        prepare(for: way, sender: sender)
        _ = action.send(to: goal, from: way, for: nil)
        goal.becomeTop()
        return
      }
      place = current.presentingViewController ?? current.parent
    }
  }
  /// Dismisses what the controller presents, and pops what was pushed above it.
  private func becomeTop() {
    if presentedViewController != nil { dismiss(animated: true) }
    guard let navigation = navigationController,
      let member = navigation.viewControllers.first(where: { $0 === self || $0 === parent }),
      navigation.topViewController !== member
    else { return }
    navigation.popToViewController(member, animated: true)
  }
}
