import UIKit

/// A chat: bubbles above a text view, which keeps above the keyboard.
public final class ChatViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate, UITextViewDelegate
{
  public private(set) var messages = (1...30).map { "Message \($0)" }
  public private(set) var liked: Set<String> = []
  public let tableView = UITableView(frame: .zero, style: .plain)
  public let input = UITextView()
  private let send = UIButton(type: .system)
  private let bar = UIView()
  private var barBottom: NSLayoutConstraint?
  private var inputHeight: NSLayoutConstraint?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addTable()
    addBar()
    layOut()
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = end?.cgRectValue
        let screen = notification.object as? UIScreen
        MainActor.assumeIsolated {
          // Each screen has a keyboard of its own.
          if let self, let frame, screen === self.view.window?.screen {
            self.keyboardMoves(to: frame)
          }
        }
      }
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showLast(animated: false)
  }

  private func addTable() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .onDrag
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    view.addSubview(tableView)
    let press = UILongPressGestureRecognizer(target: self, action: ChatViewController.like)
    press.name = "like"
    tableView.addGestureRecognizer(press)
  }

  private func addBar() {
    bar.backgroundColor = .secondarySystemBackground
    input.delegate = self
    input.font = .systemFont(ofSize: 17)
    input.isScrollEnabled = false
    send.setTitle("Send", for: .normal)
    send.isEnabled = false
    send.addTarget(self, action: ChatViewController.sendMessage, for: .touchUpInside)
    view.addSubview(bar)
    bar.addSubview(input)
    bar.addSubview(send)
  }

  private func layOut() {
    for view in [tableView, bar, input, send] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let inputHeight = input.heightAnchor.constraint(equalToConstant: 38)
    (self.barBottom, self.inputHeight) = (barBottom, inputHeight)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      barBottom,
      input.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
      input.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
      input.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
      input.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -8),
      inputHeight,
      send.widthAnchor.constraint(equalToConstant: 60),
      send.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
      send.topAnchor.constraint(equalTo: input.topAnchor),
      send.heightAnchor.constraint(equalToConstant: 38),
    ])
  }

  // MARK: The keyboard

  private func keyboardMoves(to frame: CGRect) {
    let covered = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    barBottom?.constant = -covered
    view.layoutIfNeeded()
    if covered > 0 { showLast(animated: false) }
  }

  private func showLast(animated: Bool) {
    guard !messages.isEmpty else { return }
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  // MARK: Writing

  public func textViewDidChange(_ textView: UITextView) {
    send.isEnabled = !textView.text.isEmpty
    let fitting = textView.sizeThatFits(
      CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
    inputHeight?.constant = min(120, max(38, fitting.height))
    textView.isScrollEnabled = fitting.height > 120
    view.layoutIfNeeded()
  }

  private func sendMessage() {
    messages.append(input.text)
    input.text = ""
    textViewDidChange(input)
    tableView.insertRows(
      at: [IndexPath(row: messages.count - 1, section: 0)], with: .automatic)
    showLast(animated: true)
  }

  private func like(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began,
      let path = tableView.indexPathForRow(at: press.location(in: tableView))
    else { return }
    liked.formSymmetricDifference([messages[path.row]])
    tableView.reloadRows(at: [path], with: .none)
  }

  // MARK: Rows

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = liked.contains(message) ? "♥ \(message)" : message
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }

  /// A tap on a message puts the keyboard away.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    view.endEditing(true)
  }
}
