import Foundation
import Touchstone
import TouchstoneTesting

/// A controller that writes what it is told into its stage's log: "root.willAppear".
class LoudController: UIViewController {
  private let stage: Stage
  let name: String
  /// Done at the end of `viewDidLoad`.
  var setup: (LoudController) -> Void = { _ in }

  init(_ name: String, on stage: Stage) {
    self.name = name
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ words: String) { stage.log.append("\(name).\(words)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    note("didLoad")
    setup(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear" + (animated ? " animated" : ""))
  }

  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \((parent as? LoudController)?.name ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \((parent as? LoudController)?.name ?? "nil")")
  }
}
