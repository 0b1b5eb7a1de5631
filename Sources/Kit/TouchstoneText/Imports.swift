// Every file of this target sees the targets below, and so does a target above.
@_exported import TouchstoneControllers
