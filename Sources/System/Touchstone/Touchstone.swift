// The umbrella: all floors under one name.
@_exported import TouchstoneAdvice
@_exported import TouchstoneControllers
@_exported import TouchstoneControls
@_exported import TouchstoneCore
@_exported import TouchstoneGraphics
@_exported import TouchstoneScrolling
