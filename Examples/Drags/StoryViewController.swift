import UIKit

/// A button that brings up a story, which a finger pulls down again.
public final class StoryViewController: UIViewController {
  public let button = UIButton(type: .system)
  public let transition = PullDownTransition()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    button.setTitle("Read the story", for: .normal)
    button.tintColor = .white
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(button)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func open() {
    let story = UIViewController()
    story.view.backgroundColor = .systemYellow
    transition.present(story, over: self)
  }
}
