import Drags
import TouchstoneGestures
import UIKit

/// The pile of cards of Examples/Drags, pulled by a composed gesture: a drag whose pull goes back by itself.
public final class ComposedCardStack: CardPile {
  private let pulled = TransientState<CGPoint?>(nil)

  public override var isPulled: Bool { pulled.value != nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    pulled.onChange = { [unowned self] in if let way = $0 { pull(by: way) } else { settle() } }
    gesture(
      DragGesture().updating(pulled) { $1 = CGPoint($0.translation) }
        .onEnded { [unowned self] in
          letGo(after: CGPoint($0.translation), at: $0.velocity.width)
        }.named("card"))
  }
}

extension CGPoint {
  /// Where a translation leads from nothing.
  init(_ translation: CGSize) { self.init(x: translation.width, y: translation.height) }
}
