import Foundation
import Testing

@testable import EvdevInput
@testable import TouchRecordings

@Suite("HID report descriptors")
struct HIDReportDescriptorTests {
  private func bytes(_ text: String) -> [UInt8] {
    text.split(separator: " ").compactMap { UInt8($0, radix: 16) }
  }

  @Test("a finger's fields: offsets, usages, ranges, units; constants take room and are no fields")
  func finger() {
    let descriptor = HIDReportDescriptor(
      bytes("05 0d 09 04 a1 01 85 01 " + Samples.hidFinger + " c0"))
    let told = descriptor.fields.map { field in
      [
        String(field.usage, radix: 16), "\(field.bitOffset)+\(field.bitCount)",
        "\(field.minimum)...\(field.maximum)", "\(field.physicalMaximum)e\(field.unitExponent)",
      ].joined(separator: " ")
    }
    #expect(
      told == [
        "d0042 0+1 0...1 0e0", "d0051 8+8 0...127 0e0", "10030 16+16 0...1629 2540e-2",
        "10031 32+16 0...1629 2540e-2",
      ])
    #expect(descriptor.reportBits == [1: 48])
    #expect(descriptor.ancestors(of: descriptor.fields[0]).map(\.usage) == [0xd0022, 0xd0004])
  }

  @Test("usage ranges, push and pop, and usages of four bytes")
  func items() {
    let descriptor = HIDReportDescriptor(
      bytes(
        "05 09 19 01 29 03 15 00 25 01 75 01 95 03 a4 81 02 75 08 b4 0b 30 00 01 00 95 01 81 02"))
    #expect(descriptor.fields.map(\.usage) == [0x90001, 0x90002, 0x90003, 0x10030])
    #expect(descriptor.fields.map(\.bitCount) == [1, 1, 1, 1])
    #expect(descriptor.fields.map(\.bitOffset) == [0, 1, 2, 3])
  }

  @Test("values: any bits, with a sign where the minimum has one; too short a report has none")
  func values() throws {
    let signed = HIDReportDescriptor(bytes("05 01 09 30 16 01 f8 26 ff 07 75 0c 95 02 81 02"))
    let field = signed.fields[1]
    #expect(field.bitOffset == 12)
    #expect(HIDReportDescriptor.value(of: field, in: [0x00, 0xf0, 0xff]) == -1)
    #expect(HIDReportDescriptor.value(of: field, in: [0x00, 0x10, 0x00]) == 1)
    #expect(HIDReportDescriptor.value(of: field, in: [0x00, 0x10]) == nil)
    #expect(field.minimum == -2047)
  }

  @Test("a maximum that lost its sign bit is taken without a sign")
  func unsignedMaximum() {
    let descriptor = HIDReportDescriptor(bytes("05 01 09 30 15 00 25 ff 75 08 95 01 81 02"))
    #expect(descriptor.fields.map(\.maximum) == [255])
  }

  @Test("junk and endless counts do no harm")
  func junk() {
    var state: UInt64 = 1
    for _ in 0..<500 {
      var bytes: [UInt8] = []
      for _ in 0..<200 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 40))
      }
      let descriptor = HIDReportDescriptor(bytes)
      #expect(descriptor.fields.count <= 4096)
      _ = HIDTouchDevice(descriptor)
    }
    let endless = HIDReportDescriptor(bytes("75 20 97 ff ff ff ff 81 02"))
    #expect(endless.fields == [])
  }

  @Test("the device: a screen of known size with both axes; a mouse is none")
  func device() throws {
    let text = "05 0d 09 04 a1 01 85 01 \(Samples.hidFinger) \(Samples.hidFinger) c0"
    let device = try #require(HIDTouchDevice(HIDReportDescriptor(bytes(text)), name: "Screen"))
    #expect(device.reports[1]?.fingers.count == 2)
    #expect(device.description.surface == .touchscreen)
    #expect(
      device.description.axes[EvdevCode.positionX]
        == AxisRange(minimum: 0, maximum: 1629, resolution: 6))
    let mouse = "05 01 09 02 a1 01 09 30 09 31 15 81 25 7f 75 08 95 02 81 06 c0"
    #expect(HIDTouchDevice(HIDReportDescriptor(bytes(mouse))) == nil)
  }
}
