import Foundation
import GestureCore

/// Writes a Cypress test that triggers touch events on the page's body.
struct CypressWriter: FrameWriter {
  let head: String
  private var steps = TouchSteps()

  init(_ header: RecordingHeader) {
    let width = Int(bounding: header.sceneSize.width.rounded())
    let height = Int(bounding: header.sceneSize.height.rounded())
    head = """
      // Made by touchstone convert. The events are the page's own, and no touch of the browser: it does not scroll.
      describe('a recording', { viewportWidth: \(width), viewportHeight: \(height) }, () => {
        it('plays the fingers', () => {
          // Open your page here: cy.visit('…');
          const touch = (type, changedTouches, touches) => {
            const { clientX, clientY } = changedTouches[0];
            cy.get('body').trigger(type, clientX, clientY, {
              changedTouches, touches, targetTouches: touches, force: true, log: false });
          };
          const at = (identifier, clientX, clientY) =>
            ({ identifier, clientX, clientY, pageX: clientX, pageY: clientY });

      """
    steps.note(loss: "events are triggered at the body, whatever is below the fingers")
  }

  var losses: Set<String> { steps.losses }

  mutating func text(for frame: InputFrame) -> String {
    let wait = steps.milliseconds(to: frame)
    let changes = steps.changes(of: frame)
    if changes.contains(where: { $0.kind == .pencil || $0.kind == .indirectPointer }) {
      steps.note(loss: "pens and pointers become fingers")
    }
    var lines = wait > 0 ? "    cy.wait(\(wait), { log: false });\n" : ""
    let types: [(Contact.Phase, String)] = [
      (.moved, "touchmove"), (.ended, "touchend"), (.cancelled, "touchcancel"),
      (.began, "touchstart"),
    ]
    for (phase, type) in types {
      let changed = changes.filter { $0.phase == phase }
      guard !changed.isEmpty else { continue }
      let later = phase == .began ? [] : changes.filter { $0.phase == .began }.map(\.id)
      let touches = steps.down.filter { !later.contains($0.key) }.sorted { $0.key < $1.key }
      let list = changed.map { Self.point($0.id, $0.sample.location) }.joined(separator: ", ")
      let all = touches.map { Self.point($0.key, $0.value) }.joined(separator: ", ")
      lines += "    touch('\(type)', [\(list)], [\(all)]);\n"
    }
    return lines
  }

  mutating func end() -> String { "  });\n});\n" }

  private static func point(_ id: Int, _ place: CGPoint) -> String {
    "at(\(id), \(TouchSteps.number(place.x)), \(TouchSteps.number(place.y)))"
  }
}
