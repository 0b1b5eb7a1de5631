import Foundation
import GestureCore

/// The touch handling of text: a tap moves the caret, two select a word, three a paragraph, and a finger that rests drags the
/// caret.
@MainActor final class TextTouches {
  private weak var owner: (any TextEditing & TextTouched)?
  private let taps = (1...3).map { count in
    let tap = TextTapGestureRecognizer()
    tap.numberOfTapsRequired = count
    // A button in the text must not wait for a second tap.
    tap.delaysTouchesEnded = false
    tap.name = ["place the caret", "select a word", "select a paragraph"][count - 1]
    return tap
  }
  private let press = UILongPressGestureRecognizer()

  init(of owner: any TextEditing & TextTouched) {
    self.owner = owner
    // The recognizer that was added last acts first: the caret is moved before the word is selected.
    for (index, tap) in taps.enumerated().reversed() {
      tap.addAction { [weak self] tap in self?.tapped(index + 1, tap) }
      owner.addGestureRecognizer(tap)
    }
    press.name = "move the caret"
    press.addAction { [weak self] press in self?.pressed(press) }
    owner.addGestureRecognizer(press)
  }

  private func tapped(_ count: Int, _ tap: UIGestureRecognizer) {
    guard let owner else { return }
    let point = tap.location(in: owner)
    guard owner.takesTouch(at: point, isTap: count == 1) else { return }
    let here = owner.offset(of: owner.closestPosition(to: point) ?? owner.endOfDocument)
    switch count {
    case 1: owner.select(NSRange(location: here, length: 0))
    case 2: owner.select(owner.store.word(at: owner.places.character(at: point) ?? here))
    default: owner.select(owner.store.paragraph(at: here))
    }
  }

  private func pressed(_ press: UIGestureRecognizer) {
    guard let owner, press.state == .began || press.state == .changed else { return }
    let point = press.location(in: owner)
    guard owner.takesTouch(at: point, isTap: false) else { return }
    let here = owner.offset(of: owner.closestPosition(to: point) ?? owner.endOfDocument)
    owner.select(
      owner.isEditedByKeys
        ? NSRange(location: here, length: 0)
        : owner.store.word(at: owner.places.character(at: point) ?? here))
  }
}

/// Text that fingers can select.
@MainActor protocol TextTouched {
  /// Whether a finger at the point may change the selection; the object is first responder then.
  func takesTouch(at point: CGPoint, isTap: Bool) -> Bool
  /// Whether it has a caret.
  var isEditedByKeys: Bool { get }
}

/// A tap on text. It is simultaneous with other taps on the same text, each of which selects more.
private final class TextTapGestureRecognizer: UITapGestureRecognizer, HooksKnown {
  static var hooks: OverriddenHooks { [.prevents, .isPrevented] }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard preventedGestureRecognizer.view !== view else { return false }
    return super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer is TextTapGestureRecognizer
      && preventingGestureRecognizer.view === view
      ? false : super.canBePrevented(by: preventingGestureRecognizer)
  }
}
