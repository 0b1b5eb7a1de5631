//
//  DialAppTests.swift
//  DialAppTests
//

import XCTest
@testable import DialApp

@MainActor
final class DialAppTests: XCTestCase {

    private var controller: DialViewController!

    override func setUpWithError() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: DialViewController.self))
        controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? DialViewController)
        controller.loadViewIfNeeded()
    }

    override func tearDown() {
        controller = nil
    }

    func testNoteIsLoadedFromItsNib() {
        XCTAssertEqual(controller.note?.text, "Turn the dial")
    }

    func testOutletsAreConnected() throws {
        let dial = try XCTUnwrap(controller.view.subviews.first as? DialView)
        XCTAssertTrue(dial.delegate === controller)
        XCTAssertEqual(dial.gestureRecognizers?.count, 2)
    }

    func testDetailsSayTheValue() throws {
        let details = try XCTUnwrap(controller.storyboard?.instantiateViewController(withIdentifier: "details") as? DetailsViewController)
        details.value = 3
        details.loadViewIfNeeded()
        XCTAssertEqual((details.view.subviews.first as? UILabel)?.text, "The dial is at 3.0")
    }
}
