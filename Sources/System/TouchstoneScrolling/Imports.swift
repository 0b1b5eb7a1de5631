// Every file of this target imports the modules below, and re-exports them to the modules above.
@_exported import TouchstoneControls
