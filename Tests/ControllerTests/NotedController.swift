import Foundation
import Touchstone
import TouchstoneTesting

/// A controller that writes into its stage's log when it comes and goes: "a.willAppear".
final class NotedController: UIViewController {
  private let stage: Stage
  private let name: String

  init(_ name: String, on stage: Stage) {
    self.name = name
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ words: String) { stage.log.append("\(name).\(words)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "left" : "joined")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let before = view.bounds.width
    note("willTransition to \(Int(size.width)) from \(Int(before))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.note("alongside at \(Int(self?.view.bounds.width ?? 0))")
      }, completion: { [weak self] _ in self?.note("transitioned") })
  }
}
