// The sources of this target lie in the folder iOS; the plugin TouchstonePort ports them.
