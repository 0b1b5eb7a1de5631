import JSONText

/// Reads bytes as JSON, strictly and leniently, and writes what it has read.
nonisolated enum JSONTrial {
  private static let limits = JSONReader.Limits(depth: 64, values: 10_000)

  static func problems(with bytes: [UInt8]) -> [String] {
    var problems: [String] = []
    do throws(JSONFault) {
      let value = try JSONReader.value(of: bytes, .strict, within: limits)
      if (try? JSONReader.value(of: bytes, .lenient, within: limits)) != value {
        problems.append("the lenient reader reads another value")
      }
      let text = text(value)
      if (try? JSONReader.value(of: text, .strict, within: limits)).map(self.text) != text {
        problems.append("a value that was written is another when it is read")
      }
      problems += prefixProblems(of: bytes, value)
    } catch {
      problems += faultProblems(error, in: bytes)
    }
    do throws(JSONFault) {
      _ = try JSONReader.value(of: bytes, .lenient, within: limits)
    } catch {
      problems += faultProblems(error, in: bytes)
    }
    let offset = JSONReader.offset(of: "$.a[1].b", in: bytes)
    if !(0...bytes.count).contains(offset) { problems.append("a path leads to \(offset)") }
    return problems
  }

  /// A list or an object without its last byte is cut off, and so is one without its second half.
  private static func prefixProblems(of bytes: [UInt8], _ value: JSONValue) -> [String] {
    guard value.isObject || value.array != nil,
      let last = bytes.lastIndex(where: { ![0x20, 0x09, 0x0a, 0x0d].contains($0) })
    else { return [] }
    return [last, last / 2].compactMap { count in
      do throws(JSONFault) {
        _ = try JSONReader.value(of: bytes, in: 0..<count, .strict, within: limits)
        return "the first \(count) bytes are a value of their own"
      } catch {
        return error == JSONFault(.cutOff, at: count)
          ? nil : "the first \(count) bytes are not cut off: \(error)"
      }
    }
  }

  private static func faultProblems(_ fault: JSONFault, in bytes: [UInt8]) -> [String] {
    let isInside = (0...bytes.count).contains(fault.offset)
    if isInside, fault.kind != .cutOff || fault.offset == bytes.count { return [] }
    return ["\(fault) of \(bytes.count) bytes"]
  }

  private static func text(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    write(value, to: &writer)
    return writer.bytes
  }

  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value {
    case .null: writer.null()
    case .bool(let value): writer.value(value)
    case .integer(let value): writer.value(Int(value))
    case .number(let value): writer.value(value)
    case .string(let text): writer.value(text)
    case .array(let values): writer.array(values) { write($1, to: &$0) }
    case .object(let object):
      writer.object { writer in
        for (name, value) in object.members {
          writer.key(name)
          write(value, to: &writer)
        }
      }
    }
  }
}
