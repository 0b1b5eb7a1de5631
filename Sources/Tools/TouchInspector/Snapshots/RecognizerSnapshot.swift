import Foundation
import Touchstone

/// A recognizer's state at a moment; numbers and properties only for the selected view's
/// recognizers.
struct RecognizerSnapshot: Encodable, Equatable {
  var id: Int
  var view: Int
  var name: String
  /// Its name in sentences, if that differs.
  var spelled: String?
  var kind: String
  var state: String
  var enabled: Bool
  var live: Live?
  var properties: [PropertySnapshot]?

  struct Live: Encodable, Equatable {
    var translation: [Double]?
    var velocity: [Double]?
    var scale: Double?
    var rotation: Double?
    var location: [Double]?
    var touches: Int?
  }

  init(
    _ recognizer: UIGestureRecognizer, view: Int, isSelected: Bool, _ nicknames: Nicknames
  ) {
    id = recognizer.subject.id
    self.view = view
    kind = Self.kind(of: recognizer)
    name = nicknames.name(of: recognizer, kind: kind)
    let subject = recognizer.subject
    spelled = subject.name == name ? nil : subject.name
    state = recognizer.state.word
    enabled = recognizer.isEnabled
    guard isSelected else { return }
    live = Live(recognizer)
    properties = PropertyTable.properties(of: recognizer)
  }

  static func kind(of recognizer: UIGestureRecognizer) -> String {
    switch recognizer {
    case is UITapGestureRecognizer: "tap"
    case is UILongPressGestureRecognizer: "longPress"
    case is UIScreenEdgePanGestureRecognizer: "screenEdgePan"
    case is UIPanGestureRecognizer: "pan"
    case is UIPinchGestureRecognizer: "pinch"
    case is UIRotationGestureRecognizer: "rotation"
    case is UISwipeGestureRecognizer: "swipe"
    case is UIHoverGestureRecognizer: "hover"
    default: "\(Swift.type(of: recognizer))"
    }
  }
}

extension RecognizerSnapshot.Live {
  init(_ recognizer: UIGestureRecognizer) {
    let view = recognizer.view
    func pair(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      translation = pair(pan.translation(in: view))
      velocity = pair(pan.velocity(in: view))
    case let pinch as UIPinchGestureRecognizer:
      scale = Double(pinch.scale)
      velocity = [Double(pinch.velocity)]
    case let rotation as UIRotationGestureRecognizer:
      self.rotation = Double(rotation.rotation)
      velocity = [Double(rotation.velocity)]
    default: break
    }
    touches = recognizer.numberOfTouches
    if recognizer.numberOfTouches > 0 { location = pair(recognizer.location(in: view)) }
  }
}
