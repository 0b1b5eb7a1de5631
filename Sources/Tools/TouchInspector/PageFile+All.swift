import InspectorNetwork

extension PageFile {
  /// The files of the playground's page, by path.
  static let all: [String: PageFile] = {
    var files: [String: PageFile] = [:]
    for (name, bytes) in contents where name != "kept.js" {
      files["/\(name)"] = PageFile(name: name, bytes: bytes)
    }
    files["/"] = files["/index.html"]
    return files
  }()

  /// The files embedded in the binary.
  static let contents = Dictionary(uniqueKeysWithValues: named)

  private static let named: [(String, [UInt8])] = [
    ("index.html", PackageResources.index_html),
    ("style.css", PackageResources.style_css),
    ("icon.svg", PackageResources.icon_svg),
    ("address.js", PackageResources.address_js),
    ("alone.js", PackageResources.alone_js),
    ("app.js", PackageResources.app_js),
    ("axis.js", PackageResources.axis_js),
    ("changes.js", PackageResources.changes_js),
    ("clock.js", PackageResources.clock_js),
    ("collisions.js", PackageResources.collisions_js),
    ("colors.js", PackageResources.colors_js),
    ("connection.js", PackageResources.connection_js),
    ("controls.js", PackageResources.controls_js),
    ("curves.js", PackageResources.curves_js),
    ("devices.js", PackageResources.devices_js),
    ("dom.js", PackageResources.dom_js),
    ("fields.js", PackageResources.fields_js),
    ("files.js", PackageResources.files_js),
    ("gallery.js", PackageResources.gallery_js),
    ("gestures.js", PackageResources.gestures_js),
    ("graph.js", PackageResources.graph_js),
    ("input.js", PackageResources.input_js),
    ("hands.js", PackageResources.hands_js),
    ("hit.js", PackageResources.hit_js),
    ("inspector.js", PackageResources.inspector_js),
    ("keys.js", PackageResources.keys_js),
    ("kept.js", PackageResources.kept_js),
    ("labels.js", PackageResources.labels_js),
    ("lanes.js", PackageResources.lanes_js),
    ("marks.js", PackageResources.marks_js),
    ("memory.js", PackageResources.memory_js),
    ("meter.js", PackageResources.meter_js),
    ("order.js", PackageResources.order_js),
    ("column.js", PackageResources.column_js),
    ("lesson.js", PackageResources.lesson_js),
    ("opening.js", PackageResources.opening_js),
    ("overview.js", PackageResources.overview_js),
    ("pictures.js", PackageResources.pictures_js),
    ("replay.js", PackageResources.replay_js),
    ("scene.js", PackageResources.scene_js),
    ("sheet.js", PackageResources.sheet_js),
    ("source.js", PackageResources.source_js),
    ("stage.js", PackageResources.stage_js),
    ("story.js", PackageResources.story_js),
    ("strokes.js", PackageResources.strokes_js),
    ("tabs.js", PackageResources.tabs_js),
    ("testfile.js", PackageResources.testfile_js),
    ("timeline.js", PackageResources.timeline_js),
    ("toggle.js", PackageResources.toggle_js),
    ("trace.js", PackageResources.trace_js),
    ("transitions.js", PackageResources.transitions_js),
    ("trial.js", PackageResources.trial_js),
    ("why.js", PackageResources.why_js),
  ]
}
