"""One recording, and many."""

from __future__ import annotations

import itertools
import multiprocessing
import pathlib
import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import touchstone_gestures as tg
from conftest import NONE, PAN, PRESS, PRESSES, SHORTER, TAP


def test_a_path_and_bytes_are_told_alike(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "a b.touches"
    path.write_bytes(TAP)
    for source in (path, str(path), TAP):
        story = tg.explain(source)
        assert [gesture.gesture for gesture in story.gestures] == ["tap"]
        assert story.summary["device"] == "Phone"
        assert story.error is None


def test_a_gesture_has_its_values() -> None:
    gesture = tg.explain(PAN).gestures[-1]
    assert (gesture.gesture, gesture.fingers, gesture.state) == ("pan", 1, "ended")
    assert gesture.translation_x is not None and gesture.translation_x > 60
    assert gesture.scale is None


def test_a_loss_says_why() -> None:
    story = tg.explain(PRESS, scene=PRESSES)
    loss = next(loss for loss in story.losses if loss.recognizer == "longPress")
    assert (loss.cause, loss.limit, loss.measured, loss.bound) == (
        "under", "minimumPressDuration", 0.45, 0.5,
    )  # fmt: skip
    why = story.why("longPress")[0]
    assert why.outcome == "failed"
    assert "0.45 s" in why.causes[0]
    assert str(why).startswith("longPress: failed\n")


def test_a_change_that_would_have_helped() -> None:
    wishes = tg.explain(PRESS, scene=PRESSES).want("longPress")
    assert any("minimumPressDuration = 0.4" in wish.change for wish in wishes)
    assert tg.explain(PRESS, scene=SHORTER).want("longPress") == []


def test_scenes_are_dictionaries_texts_and_files(tmp_path: pathlib.Path) -> None:
    text = '{"view": {"recognizers": [{"type": "longPress", "minimumPressDuration": 0.4}]}}'
    path = tmp_path / "a.scene.json"
    path.write_text(text)
    for scene in (SHORTER, text, path):
        assert tg.explain(PRESS, scene=scene).gestures[0].gesture == "longPress"


def test_what_is_wrong_is_an_exception_of_its_kind(tmp_path: pathlib.Path) -> None:
    with pytest.raises(tg.RecordingError, match="is not a touch recording") as caught:
        tg.explain(NONE)
    assert caught.value.remedy is not None
    assert pickle.loads(pickle.dumps(caught.value)).args == caught.value.args
    with pytest.raises(tg.RecordingError, match="cannot be opened"):
        tg.explain(tmp_path / "missing")
    with pytest.raises(tg.SceneError, match="recognisers: unknown here"):
        tg.explain(TAP, scene={"view": {"recognisers": []}})
    with pytest.raises(tg.UsageError, match="--rotate"):
        tg.explain(TAP, options=tg.Options(rotate=45))
    with pytest.raises(tg.UsageError, match="no recognizer of the scene is called"):
        tg.explain(TAP).why("missing")


def test_many_keep_their_order_and_errors(folder: pathlib.Path) -> None:
    paths = sorted(folder.rglob("*.touches"))
    stories = list(tg.explain(paths, jobs=2))
    assert [story.file for story in stories] == [str(path) for path in paths]
    assert [story.error is None for story in stories] == ["none" not in p.name for p in paths]
    with pytest.raises(tg.RecordingError):
        list(tg.explain(paths, errors="raise"))


def test_bytes_have_names_if_they_are_given() -> None:
    stories = list(tg.explain([("s3://a", TAP), NONE, b"", ("", PAN)]))
    assert [story.file for story in stories] == ["s3://a", "recording 2", "recording 3", ""]
    assert [len(story.gestures) > 0 for story in stories] == [True, False, False, True]


def test_paths_and_bytes_do_not_go_together() -> None:
    with pytest.raises(TypeError, match="do not go together"):
        list(tg.explain(["a.touches", TAP]))


def test_nothing_is_nothing() -> None:
    assert list(tg.explain([])) == []


def test_an_endless_source_is_told_as_it_comes() -> None:
    taken = itertools.islice(tg.explain(itertools.repeat(TAP)), 300)
    assert sum(len(story.gestures) for story in taken) == 300


def test_an_answer_comes_before_the_next_is_asked() -> None:
    told: list[str] = []

    def asking() -> Iterator[tuple[str, bytes]]:
        for number in range(5):
            while len(told) < number:
                pass
            yield f"{number}", TAP

    for story in tg.explain(asking()):
        told.append(story.file)
    assert told == ["0", "1", "2", "3", "4"]


def test_what_the_source_raises_is_raised() -> None:
    def broken() -> Iterator[bytes]:
        yield TAP
        raise KeyError("lost")

    with pytest.raises(KeyError, match="lost"):
        list(tg.explain(broken()))


def test_a_recording_that_takes_too_long_costs_its_own_row() -> None:
    taps = "".join(f"{n} down 1 9,9\n{n}.05 up 1\n" for n in range(200_000))
    long = b"touches 1\nsize 400x800\n" + taps.encode()
    limits = tg.Limits(time=0.3)
    stories = list(tg.explain([("long", long), ("tap", TAP)], limits=limits))
    assert stories[0].error is not None and "took more than 0.3 s" in stories[0].error.message
    assert stories[1].error is None


def test_a_recording_that_is_too_large_costs_its_own_row() -> None:
    large = b"touches 1\nsize 400x800\n" + b"# nothing\n" * 200_000
    stories = list(tg.explain([large, TAP], limits=tg.Limits(length=1)))
    assert stories[0].error is not None and "more than 1048576" in stories[0].error.message
    assert len(stories[1].gestures) == 1


def test_a_recording_that_ends_its_process_costs_its_own_row() -> None:
    large = b"touches 1\nsize 400x800\n" + b"# nothing\n" * 5_000_000
    limits = tg.Limits(memory=100)
    stories = list(tg.explain([TAP, large, TAP], limits=limits))
    assert stories[1].error is not None and "ended the process" in stories[1].error.message
    assert [len(story.gestures) for story in stories] == [1, 0, 1]


def _count(number: int) -> int:
    return sum(len(story.gestures) for story in tg.explain([TAP] * number))


def test_threads_do_not_meet() -> None:
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(_count, range(1, 17))) == list(range(1, 17))


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_do_not_meet(method: str) -> None:
    with multiprocessing.get_context(method).Pool(2) as pool:
        assert pool.map(_count, range(1, 7)) == list(range(1, 7))


def test_a_picture_shows_itself(tmp_path: pathlib.Path) -> None:
    picture = tg.explain(PAN).plot()
    assert picture._repr_svg_().startswith("<svg")
    picture.save(tmp_path / "pan.svg")
    assert "pan" in (tmp_path / "pan.svg").read_text()


def test_advice_is_about_a_scene() -> None:
    advice = tg.advise({"view": {"recognizers": [{"type": "pan"}, {"type": "swipe"}]}})
    assert advice[0].recognizers == ["pan", "swipe"]
    assert advice[0].fingers is not None
    assert advice[0].fingers[0].startswith("0 down 1 ")
    with pytest.raises(tg.SceneError):
        tg.advise({"vjew": {}})


def test_a_notebook_shows_stories_and_reasons() -> None:
    (story,) = tg.explain([("<b>.touches", PRESS)], scene=PRESSES)
    shown = story._repr_html_()
    assert "&lt;b&gt;.touches" in shown
    assert "<td>longPress</td><td>failed: lifted after 0.45 s" in shown
    why = story.why("longPress")[0]._repr_html_()
    assert why.startswith("<p><b>longPress</b>: failed</p><ol><li>longPress failed at 0.450")
