import Foundation
import Testing

@testable import TouchStories

@Suite struct TimeRampTests {
  /// The relative luminance that contrast is measured by.
  private func luminance(_ color: String) throws -> Double {
    let value = try #require(Int(color.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { byte in
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test("later is always lighter, in steps that are about even, so that grey paper tells it too")
  func even() throws {
    for ramp in [TimeRamp.onLight, .onDark] {
      // A cube root is how bright light looks.
      let tones = try (0..<TimeRamp.steps).map { cbrt(try luminance(ramp.color($0))) }
      let steps = zip(tones, tones.dropFirst()).map { $1 - $0 }
      let mean = steps.reduce(0, +) / Double(steps.count)
      #expect(steps.allSatisfy { $0 > 0.2 * mean && $0 < 2.2 * mean }, "\(steps)")
    }
  }

  @Test("every step stands out from its page")
  func contrast() throws {
    for step in 0..<TimeRamp.steps {
      let onWhite = 1.05 / (try luminance(TimeRamp.onLight.color(step)) + 0.05)
      #expect(onWhite > 2)
      let onDark = (try luminance(TimeRamp.onDark.color(step)) + 0.05) / (0.0085 + 0.05)
      #expect(onDark > 2.5)
    }
  }
}
