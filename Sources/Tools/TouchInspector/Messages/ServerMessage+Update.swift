import JSONText

extension ServerMessage.Update {
  /// The JSON to send, identical to the general encoder's.
  ///
  /// It is sent hundreds of times a second, so only its rare members use the general encoder.
  var json: [UInt8] {
    var writer = JSONWriter(capacity: 4096, nonFinite: .words)
    writer.object { writer in
      writer.field("type", type)
      writer.field("at", at)
      writer.field("busy", busy)
      writer.field("views", views) { $0.write(to: &$1) }
      writer.field("removedViews", removedViews)
      writer.field("order", rare: order)
      writer.field("recognizers", recognizers) { $0.write(to: &$1) }
      writer.field("removedRecognizers", removedRecognizers)
      writer.field("relations", rare: relations)
      writer.field("advice", rare: advice)
      writer.field("touches", touches) { $0.write(to: &$1) }
      writer.field("trace", trace) { $0.write(to: &$1) }
      writer.field("story", rare: story)
      writer.field("isDone", isDone)
    }
    return writer.bytes
  }
}

extension ViewSnapshot {
  func write(to writer: inout JSONWriter) {
    writer.field("id", id)
    writer.field("parent", parent)
    writer.field("name", name)
    writer.field("class", `class`)
    writer.field("bounds", bounds)
    writer.field("center", center)
    writer.field("anchor", anchor)
    writer.field("transform", transform)
    writer.field("alpha", alpha)
    writer.field("hidden", hidden)
    writer.field("clips", clips)
    writer.field("color", color)
    writer.field("text", text)
    writer.field("rows", rows) { $0.write(to: &$1) }
    writer.field("textColor", textColor)
    writer.field("fontSize", fontSize)
    writer.field("bold", bold)
    writer.field("mono", mono)
    writer.field("alignment", alignment)
    writer.field("image", image)
    writer.field("corner", corner)
    writer.field("under", under)
    writer.field("over", over)
    writer.field("mask", mask)
    writer.field("shadow", shadow)
    writer.field("enabled", enabled)
    writer.field("control", rare: control)
    writer.field("transition", rare: transition)
    writer.field("properties", rare: properties)
  }
}

extension JSONWriter {
  fileprivate mutating func field(_ name: StaticString, _ drawn: Drawn?) {
    switch drawn {
    case nil: break
    case .all(let markup): field(name, markup)
    case .same:
      key(name)
      object { _ in }
    case .change(let change):
      key(name)
      object { writer in
        writer.field("keep", change.kept)
        writer.field("add", change.added)
      }
    }
  }
}

extension TextRow {
  func write(to writer: inout JSONWriter) {
    writer.field("text", text)
    writer.field("width", width)
  }
}

extension RecognizerSnapshot {
  func write(to writer: inout JSONWriter) {
    writer.field("id", id)
    writer.field("view", view)
    writer.field("name", name)
    writer.field("spelled", spelled)
    writer.field("kind", kind)
    writer.field("state", state)
    writer.field("enabled", enabled)
    writer.field("live", rare: live)
    writer.field("properties", rare: properties)
  }
}

extension TouchSnapshot {
  func write(to writer: inout JSONWriter) {
    writer.field("id", id)
    writer.field("phase", phase)
    writer.field("x", x)
    writer.field("y", y)
    writer.field("view", view)
    writer.field("hand", hand)
  }
}

extension TraceEntry {
  func write(to writer: inout JSONWriter) {
    writer.field("at", at)
    writer.field("kind", kind)
    writer.field("text", text)
    writer.field("subject", subject)
    writer.field("other", other)
    writer.field("from", from)
    writer.field("to", to)
    writer.field("answer", answer)
    writer.field("touch", touch)
    writer.field("phase", phase)
    writer.field("x", x)
    writer.field("y", y)
    writer.field("hand", hand)
  }
}

extension JSONWriter {
  /// Writes a member of any other type.
  mutating func field(_ name: StaticString, rare value: (some Encodable)?) {
    guard let value else { return }
    key(name)
    self.value(json: ServerMessage.encodeAny(value))
  }
}
