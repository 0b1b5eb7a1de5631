import Testing

@testable import LibinputRecordings
