"""The page to keep that README links: a swipe that a pan prevents. Usage: keep.py FILE.html"""

import sys

from playground import Server, browser

WINDOW = {"width": 1280, "height": 800}


def main(path):
    server, chromium = Server("pan-beats-swipe"), browser()
    page = chromium.new_context(viewport=WINDOW, has_touch=True, accept_downloads=True).new_page()
    page.goto(server.address)
    page.wait_for_selector("body[data-connection=open] .v")
    page.click("#record")
    page.wait_for_selector("#record[aria-pressed=true]")
    page.click("#doer button:text-is('Swipe right')")
    page.wait_for_selector("#story li")
    page.click("#record")
    with page.expect_download() as download:
        page.click("#keep:not(:disabled)")
    download.value.save_as(path)
    server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
