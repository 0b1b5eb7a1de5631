import UIKit

/// A list of messages that scrolls, each of which can be pulled to reply to it.
public final class ChatViewController: UIViewController {
  public let list = UIScrollView()
  public private(set) var bubbles: [ChatBubbleView] = []
  public let answer = UILabel()

  private let stack = UIStackView()
  private static let messages = [
    "Are you coming tonight?", "Yes, but late.", "Shall I bring something?", "A cake!",
    "Which one?", "The one with cherries.", "They are out of season.", "Then any.",
    "See you at nine.", "At eight, please.", "I'll try.", "Thank you!",
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for part in [list, stack, answer] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(list)
    view.addSubview(answer)
    list.addSubview(stack)
    stack.axis = .vertical
    stack.spacing = 40
    answer.text = "Nothing chosen"
    let content = list.contentLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: answer.topAnchor, constant: -10),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: list.widthAnchor),
      answer.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      answer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
    for message in Self.messages {
      let bubble = ChatBubbleView(text: message)
      bubble.onReply = { [weak self] in self?.answer.text = "Reply to: \(message)" }
      bubbles.append(bubble)
      stack.addArrangedSubview(bubble)
    }
  }
}
