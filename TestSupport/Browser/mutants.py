"""Breaks rules of the playground's page one at a time, and looks whether a test in a browser notices.

The page is served from a copy, so that nothing is built. Each rule is a file of the page, the exact text
there, what it is broken into, and the test that must fail. A text that is no longer found once is told.
Fails while a broken rule is noticed by no test.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/Tools/TouchInspector/Resources/page"

# (file, text, what it is broken into, test, the rule)
RULES = [
    ("stage.js", "for (const id of changed.scrolled) {", "for (const id of []) {",
     "test_scrolling.Scrolling.test_the_content_follows_the_finger",
     "subviews move when the bounds of the view above them do"),
    ("stage.js", "for (const id of changed.scrolled) {", "for (const id of []) {",
     "test_scrolling.Scrolling.test_the_button_that_is_seen_is_the_one_that_is_pressed",
     "the button that is drawn is the one that is there"),
    ("stage.js", "for (const id of changed.scrolled) {", "for (const id of []) {",
     "test_scrolling.Scrolling.test_a_flick_turns_the_page",
     "a flick shows the next page"),
    ("opening.js", "if (!isOffered) return false;", "",
     "test_opening.OpeningOfAScene.test_a_server_that_was_asked_for_a_scene_begins_without_it",
     "the opening does not replace a scene that was asked for"),
    ("stage.js", "if (this.isFrozen) return; // `rebuild` follows.", "",
     "test_opening.Opening.test_with_reduced_motion_it_is_four_stills",
     "with reduced motion nothing moves while the opening plays"),
    ("app.js", "key: memory.key,", "key: null,",
     "test_cures.Changes.test_they_are_switched_off_taken_back_and_survive_a_reload",
     "a page that comes back says whose it was"),
    ("app.js", 'if (memory.recording) connection.send("keep", memory.recording);', "",
     "test_cures.Changes.test_a_server_that_starts_anew_finds_scene_changes_and_recording_again",
     "a server that starts anew gets the page's recording back"),
    ("memory.js", "write(KEY, key);", "",
     "test_cures.Changes.test_they_are_switched_off_taken_back_and_survive_a_reload",
     "a page that is loaded anew knows whose it was"),
    ("memory.js", "write(RECORDING, text.length > LONGEST ? null : text);", "",
     "test_cures.Changes.test_a_server_that_starts_anew_finds_scene_changes_and_recording_again",
     "a page keeps what its session had for a server that starts anew"),
    ("connection.js", "message = JSON.parse(text);",
     "message = JSON.parse(text); (window.kept ??= []).push(structuredClone(message));",
     "test_limits.Memory.test_three_fingers_leave_page_and_server_as_they_were",
     "the page keeps nothing of what has been shown"),
    ("style.css", ".drop, .bar, .unseen)", ".drop, .bar)",
     "test_access.Access.test_every_state_in_light_and_dark",
     "with the stage alone it is still said what happens"),
    ("style.css", "    --soft: #a09e97;", "    --soft: #6a6862;",
     "test_access.Access.test_every_state_in_light_and_dark",
     "quiet words can be read in the dark"),
    ("trial.js", 'this.connection.ask("try", { changes });', 'this.connection.ask("try", { changes: [] });',
     "test_cures.OwnScene.test_from_opening_to_a_tested_cure_in_eight_actions",
     "what is tried is the cure"),
    ("trial.js", "this.keep(cure.changes);", "",
     "test_cures.OwnScene.test_from_opening_to_a_tested_cure_in_eight_actions",
     "what is kept is in the scene"),
    ("app.js", 'if (event.target.matches("input, select, textarea")) return;',
     'if (event.target.matches("input, select, textarea, #stage, #stage *")) return;',
     "test_cures.WithoutPointer.test_the_pages_keys_work_while_the_stage_has_the_focus",
     "keys work while the stage has the focus"),
    ("app.js", "clock.rest(!isBusy && !scene.touches.size && !gestures.isBusy);", "",
     "test_time.Rest.test_the_last_gesture_stays_and_the_page_does_nothing",
     "time stands while nothing happens"),
    ("address.js", 'put(rest, "frame", recording != null ? frame : null);', "",
     "test_links.Links.test_every_frame_is_restored",
     "a link has the number of its frame"),
    ("scene.js", "return news.add == null ? known : { ...news, known };", "return known;",
     "test_drawing.Drawing.test_a_stroke_stays_on_the_canvas",
     "what comes to a drawing is drawn"),
    ("overview.js", "this.chip.hidden = count === 0;", "this.chip.hidden = true;",
     "test_time.Rest.test_a_chip_counts_what_comes_while_the_lanes_are_paused",
     "a gesture while the lanes are paused shows a chip"),
    ("style.css", ".scene-text, .story { font-size: 12.5px; line-height: 1.35; height: 84px; }",
     ".scene-text, .story { font-size: 12.5px; line-height: 1.35; height: 42px; }",
     "test_story.OnAPhone.test_on_a_phone_the_winner_and_the_loser_are_read_whole",
     "on a phone the sentences of the winner and the first loser are whole"),
    ("inspector.js", 'this.refreshFields("view", view, this.own);', "",
     "test_properties.Properties.test_a_views_properties_are_shown_and_changed",
     "the selected view has fields for its properties"),
    ("style.css", "@media (max-height: 480px) and (min-width: 560px) {\n  body { grid-template",
     "@media (max-height: 1px) {\n  body { grid-template",
     "test_sizes.Sizes.test_no_control_is_cut_off_in_landscape",
     "in landscape the panel is beside the stage"),
    ("style.css", "@media (max-height: 480px) and (min-width: 560px) {\n  body.kept {",
     "@media (max-height: 1px) {\n  body.kept {",
     "test_sizes.Sizes.test_a_page_to_keep_has_a_stage_to_see_at_every_size",
     "in landscape a kept page has the lanes beside the stage"),
    ("style.css", "  --hand-1: #c2418c;", "  --hand-1: #b3261e;",
     "test_orientation.Colors.test_no_finger_has_the_colour_of_a_state_or_of_another_hand",
     "no finger has the colour of a state"),
    ("gallery.js", "each.tabIndex = each === button ? 0 : -1;", "each.tabIndex = 0;",
     "test_orientation.Focus.test_the_gallery_is_one_stop_with_arrows",
     "the gallery is one stop of the Tab key"),
    ("app.js", 'onFocusLost(() => (why.opener?.isConnected ? why.opener : find("stage")).focus({ preventScroll: true }));',
     "",
     "test_orientation.Focus.test_it_returns_to_the_bar_that_was_asked_about",
     "the focus returns when a sheet closes"),
    ("trace.js", "this.empty.hidden = [...this.list.children].some(({ hidden }) => !hidden);", "this.empty.hidden = true;",
     "test_orientation.Words.test_empty_panels_say_why",
     "an empty trace says why it is empty"),
    ("scene.js", "if (names.get(each.name) === 1) return [each.id, each.name];", "return [each.id, each.name];",
     "test_orientation.Words.test_equal_names_are_told_apart_by_their_views",
     "recognizers with equal names are shown with the names of their views"),
    ("connection.js", "if (isAwake && now - this.heard > PATIENCE) this.setSilent(true);", "",
     "test_orientation.Silence.test_a_server_that_stands_still_is_shown_within_seconds",
     "a server that stands still is shown"),
    ("opening.js", 'for (const type of ["pointerdown", "keydown", "wheel"])', 'for (const type of ["keydown", "wheel"])',
     "test_opening.Opening.test_a_touch_ends_it_at_once_and_the_scene_is_as_new",
     "a touch ends the opening"),
    ("opening.js", "this.change(cures[0]?.changes ?? []);", "",
     "test_opening.Opening.test_it_shows_a_swipe_that_fails_its_why_and_the_cure",
     "the opening makes the cure that it shows"),
    ("opening.js", "address.scene != null || ", "",
     "test_opening.Opening.test_a_link_and_a_browser_that_is_driven_begin_without_it",
     "a link to a scene begins without the opening"),
    ("stage.js", "this.drawTrail(id, touch);", "",
     "test_opening.Looking.test_fingers_leave_a_trail",
     "fingers leave a trail"),
    ("app.js", "if (message.isDone) lesson.draw(true);", "",
     "test_lessons.Lessons.test_a_task_is_done_by_a_finger_and_leads_to_the_next_lesson",
     "a lesson says that its task is done"),
    ("lesson.js", "this.order[this.order.indexOf(this.example) + 1]", "this.order[0]",
     "test_lessons.Lessons.test_a_task_is_done_by_a_finger_and_leads_to_the_next_lesson",
     "a lesson leads to the next one"),
    ("style.css", "text-wrap: balance; font-size: 20px;", "text-wrap: balance; font-size: 14px;",
     "test_lessons.Lessons.test_a_task_is_done_by_a_finger_and_leads_to_the_next_lesson",
     "a task is in large print"),
    ("app.js", 'scene.report ? [scene.report, "The report"] : ', "",
     "test_lessons.Lessons.test_a_problem_links_to_its_report_in_a_page_of_its_own",
     "a problem links to its report"),
    ("stage.js", "if (from?.isTurning) event.stopPropagation(); // A turn picks no view.", "",
     "test_opening.Looking.test_the_view_in_layers_is_turned_by_a_drag",
     "a turn of the layers picks no view"),
    ("column.js", "if (known) set(known);", "",
     "test_opening.Looking.test_the_column_of_names_is_widened_and_stays_so",
     "a widened column stays so"),
    ("gestures.js", 'hover: [["Hover across"', 'pointer: [["Hover across"',
     "test_opening.Looking.test_hover_and_custom_recognizers_have_gestures",
     "hovering has a gesture of its own"),
    ("kept.js", "  openWhy();\n\n", "\n",
     "test_keeping.Keeping.test_a_page_to_keep_needs_nothing_but_itself",
     "a kept page opens with the card of what failed"),
]


def fails(test, page, *broken):
    """Whether a test fails on a page; `broken`: the text that a page to keep has, and what it is broken into there."""
    result = subprocess.run(
        [sys.executable, "-W", "ignore::ResourceWarning", "-m", "unittest", test],
        cwd=ROOT / "TestSupport/Browser", env=dict(os.environ, TOUCHSTONE_PAGE=str(page), TOUCHSTONE_BROKEN=json.dumps(broken)),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if "Ran 1 test" not in result.stdout:
        sys.exit(f"mutate-page: {test} did not run:\n{result.stdout}")
    return result.returncode != 0


def main(wanted):
    survivors = []
    for number, (file, text, broken, test, rule) in enumerate(RULES):
        if wanted and number not in wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page"
            shutil.copytree(PAGE, page)
            if fails(test, page):
                sys.exit(f"mutate-page: {test} fails on the page as it is")
            source = (page / file).read_text(encoding="utf-8")
            if source.count(text) != 1:
                sys.exit(f"mutate-page: {number}: {file} has {text!r} {source.count(text)} times")
            (page / file).write_text(source.replace(text, broken), encoding="utf-8")
            is_caught = fails(test, page, text, broken)
        print(f"{number:2} {'caught' if is_caught else 'SURVIVED'}: {rule} ({test.split('.')[-1]})", flush=True)
        if not is_caught:
            survivors.append(number)
    sys.exit(f"mutate-page: {len(survivors)} survived" if survivors else 0)


if __name__ == "__main__":
    main([int(each) for each in sys.argv[1:]])
