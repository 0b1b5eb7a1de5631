import Foundation
import GestureCore
import Touchstone

/// What a pointer does without touches.
extension Performance {
  func receive(after delay: Int, _ stream: Script.Stream) {
    time += delay
    let number = stream.number
    var frame = InputFrame(time: timestamp)
    switch stream {
    case .hover(_, let x, let y):
      let isNew = streams[number] == nil
      let place = CGPoint(x: x, y: y)
      streams[number] = OpenStream(kind: .hover, place: place)
      frame.hover = HoverChange(phase: isNew ? .began : .changed, location: place)
    case .leave:
      frame.hover = HoverChange(phase: .ended, location: streams[number]?.place ?? .zero)
    case .begin(_, let kind, let x, let y, let step):
      streams[number] = OpenStream(kind: kind, place: CGPoint(x: x, y: y))
      add(.began, step, of: number, to: &frame)
    case .go(_, let step): add(.changed, step, of: number, to: &frame)
    case .end: add(.ended, Script.StreamStep(x: 0, y: 0), of: number, to: &frame)
    case .cancel: add(.cancelled, Script.StreamStep(x: 0, y: 0), of: number, to: &frame)
    }
    scene.touchSystem.receive(frame)
  }

  private func add(
    _ phase: InputPhase, _ step: Script.StreamStep, of number: Int, to frame: inout InputFrame
  ) {
    guard let stream = streams[number] else { return }
    if stream.kind == .transform {
      frame.transform = TransformChange(
        phase: phase, location: stream.place, scale: CGFloat(step.percent) / 100,
        rotation: CGFloat(step.turn) / 100)
    } else {
      frame.scroll = ScrollChange(
        phase: phase, location: stream.place, dx: CGFloat(step.x), dy: CGFloat(step.y),
        isDiscrete: stream.kind == .wheel)
    }
  }

  struct OpenStream {
    var kind: Script.StreamKind
    var place: CGPoint
  }
}
