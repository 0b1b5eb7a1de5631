import InspectorNetwork
import Touchstone

extension Session {
  func tellKeptPage(_ ask: Int, to viewer: Viewer) {
    guard var source = replay?.source ?? finished,
      let example = source.example.flatMap({ id in gallery.first { $0.id == id } }) ?? stage.example
    else { return tell(viewer.client, ServerMessage.Text(type: "page", ask: ask)) }
    guard source.frames.count <= KeptCourse.mostFrames else {
      tell(viewer.client, ServerMessage.Text(type: "page", ask: ask))
      return complain(viewer.client, "That recording is too long for one page.", of: "page")
    }
    if replay != nil { source.edits = edits.edits }
    let course = KeptCourse(source, on: example)
    let title = "\(example.title) · \(source.name)"
    let name = "\(source.name.split(separator: ".").first ?? "recording").html"
    // A new question cancels the answer to the previous one.
    viewer.trial?.cancel()
    viewer.trial = aside.begin { [weak self, weak viewer] in
      guard let self, let viewer else { return true }
      guard course.run() else { return false }
      viewer.trial = nil
      let (page, story) = (KeptPage(title), course.story)
      // Packing takes seconds where a long recording has to be cut to fit.
      files.run {
        page.text(of: story)
      } then: { [weak self, weak viewer] text in
        guard let self, let viewer else { return }
        tell(viewer.client, ServerMessage.Text(type: "page", ask: ask, name: name, text: text))
      }
      return true
    }
  }
}
