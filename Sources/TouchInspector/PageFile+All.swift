import InspectorNetwork

extension PageFile {
  /// The files of the playground's page by the paths they are asked for.
  static let all: [String: PageFile] = {
    var files: [String: PageFile] = [:]
    for (name, bytes) in contents { files["/\(name)"] = PageFile(name: name, bytes: bytes) }
    files["/"] = files["/index.html"]
    return files
  }()

  private static let contents: [(String, [UInt8])] = [
    ("index.html", PackageResources.index_html),
    ("style.css", PackageResources.style_css),
    ("icon.svg", PackageResources.icon_svg),
    ("address.js", PackageResources.address_js),
    ("app.js", PackageResources.app_js),
    ("changes.js", PackageResources.changes_js),
    ("clock.js", PackageResources.clock_js),
    ("connection.js", PackageResources.connection_js),
    ("dom.js", PackageResources.dom_js),
    ("fields.js", PackageResources.fields_js),
    ("gallery.js", PackageResources.gallery_js),
    ("gestures.js", PackageResources.gestures_js),
    ("graph.js", PackageResources.graph_js),
    ("input.js", PackageResources.input_js),
    ("inspector.js", PackageResources.inspector_js),
    ("keys.js", PackageResources.keys_js),
    ("lanes.js", PackageResources.lanes_js),
    ("memory.js", PackageResources.memory_js),
    ("pictures.js", PackageResources.pictures_js),
    ("replay.js", PackageResources.replay_js),
    ("scene.js", PackageResources.scene_js),
    ("stage.js", PackageResources.stage_js),
    ("timeline.js", PackageResources.timeline_js),
    ("transitions.js", PackageResources.transitions_js),
    ("trial.js", PackageResources.trial_js),
    ("why.js", PackageResources.why_js),
  ]
}
