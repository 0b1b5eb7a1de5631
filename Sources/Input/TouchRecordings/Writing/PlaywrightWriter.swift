import Foundation
import GestureCore

/// Writes a Playwright test that plays the fingers in Chromium through its protocol, because Playwright's own touchscreen only
/// taps.
struct PlaywrightWriter: FrameWriter {
  let head: String
  private var steps = TouchSteps()

  init(_ header: RecordingHeader) {
    let width = Int(bounding: header.sceneSize.width.rounded())
    let height = Int(bounding: header.sceneSize.height.rounded())
    head = """
      // Made by touchstone convert. Chromium alone takes these touches.
      import { test } from '@playwright/test';

      test.use({ hasTouch: true, viewport: { width: \(width), height: \(height) } });

      test('plays the fingers of a recording', async ({ page }) => {
        // Open your page here: await page.goto('…');
        const client = await page.context().newCDPSession(page);
        const touch = (type, touchPoints) =>
          client.send('Input.dispatchTouchEvent', { type, touchPoints });

      """
  }

  var losses: Set<String> { steps.losses }

  mutating func text(for frame: InputFrame) -> String {
    let wait = steps.milliseconds(to: frame)
    let changes = steps.changes(of: frame)
    guard !changes.isEmpty else { return wait > 0 ? Self.wait(wait) : "" }
    if changes.contains(where: { $0.kind == .pencil || $0.kind == .indirectPointer }) {
      steps.note(loss: "pens and pointers become fingers")
    }
    let ended = changes.filter { $0.phase == .ended || $0.phase == .cancelled }
    var lines = wait > 0 ? Self.wait(wait) : ""
    // An event lists all active points; lifted ones are missing.
    if !ended.isEmpty {
      let type = ended.contains { $0.phase == .cancelled } ? "touchCancel" : "touchEnd"
      let began = Set(changes.filter { $0.phase == .began }.map(\.id))
      lines += line(type, without: began)
    }
    if changes.contains(where: { $0.phase == .began }) {
      lines += line("touchStart", without: [])
    } else if changes.contains(where: { $0.phase == .moved }) {
      lines += line("touchMove", without: [])
    }
    return lines
  }

  mutating func end() -> String { "});\n" }

  // MARK: - Private

  private static func wait(_ milliseconds: Int) -> String {
    "  await page.waitForTimeout(\(milliseconds));\n"
  }

  private func line(_ type: String, without others: Set<Int>) -> String {
    let points = steps.down.filter { !others.contains($0.key) }.sorted { $0.key < $1.key }.map {
      "{ x: \(TouchSteps.number($0.value.x)), y: \(TouchSteps.number($0.value.y)), id: \($0.key) }"
    }
    return "  await touch('\(type)', [\(points.joined(separator: ", "))]);\n"
  }
}
