// Every file of this target sees the targets below.
@_exported import TouchstoneControllers
