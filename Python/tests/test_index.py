"""Data sets: filling and asking them, and comparing scenes over them."""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

import pytest

from conftest import PAN, PRESS, PRESSES, SHORTER, TAP
from touchstone_gestures.cli import main
from touchstone_gestures.compare import compare
from touchstone_gestures.dataset import DataSet
from touchstone_gestures.errors import TouchstoneError
from touchstone_gestures.index import Indexed, index
from touchstone_gestures.options import Options
from touchstone_gestures.questions import QUESTIONS, query

pytest.importorskip("duckdb")
pytest.importorskip("pyarrow")


def test_only_new_recordings_are_explained(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    data = tmp_path / "data"
    assert index(folder, data) == Indexed(told=4, known=0)
    assert index(folder, data) == Indexed(told=0, known=4)
    (folder / "again.touches").write_bytes(TAP)
    os.utime(folder / "pan.touches")
    (folder / "new.touches").write_bytes(TAP + b"# another\n")
    assert index(folder, data) == Indexed(told=1, known=5)
    found = query(data, "SELECT count(*) AS n, count(DISTINCT content) AS c FROM recordings")
    assert found.to_pylist() == [{"n": 5, "c": 5}]


def test_recordings_have_labels(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    meta = tmp_path / "meta.csv"
    meta.write_text("file,app_version,recorded,who\npan.touches,3.1,2026-03-01T14:30:00,ada\n")
    index(folder, tmp_path / "data", meta=meta)
    found = query(
        tmp_path / "data",
        "SELECT app_version, labels['hand'] AS hand, labels['who'] AS who, "
        "strftime(recorded, '%H:%M') AS at FROM recordings "
        "WHERE app_version > '1' ORDER BY app_version",
    ).to_pylist()
    assert [(row["app_version"], row["hand"], row["who"]) for row in found] == [
        ("1.0", None, None), ("1.0", None, None), ("2.0", "left", None), ("3.1", None, "ada"),
    ]  # fmt: skip
    assert found[3]["at"] == "14:30"


def test_ready_questions(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    data = tmp_path / "data"
    index(folder, data, scene=PRESSES)
    failures = query(data, "failures").to_pylist()
    press = next(row for row in failures if row["limit"] == "minimumPressDuration")
    assert (press["losses"], press["median_measured"], press["bound"]) == (1, 0.45, 0.5)
    for question in QUESTIONS:
        for part in (None, "device", "app_version", "hour", "hand", "a\"b'c"):
            assert query(data, question, by=part).num_columns > 0
    by_version = query(data, "recordings", by="app_version").to_pylist()
    assert [(row["app_version"], row["recordings"]) for row in by_version] == [
        ("1.0", 2), ("2.0", 1), (None, 1),
    ]  # fmt: skip
    with pytest.raises(ValueError, match="only the ready questions"):
        query(data, "SELECT 1", by="device")


def test_a_data_set_keeps_to_its_scene(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    index(folder, tmp_path / "data")
    with pytest.raises(TouchstoneError, match="another scene"):
        index(folder, tmp_path / "data", scene=PRESSES)
    with pytest.raises(TouchstoneError, match="no rows"):
        query(tmp_path / "other", "failures")


def test_a_data_set_keeps_to_what_its_scene_holds(
    folder: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = tmp_path / "a.scene.json"
    scene.write_text(json.dumps(PRESSES))
    index(folder, tmp_path / "data", scene=scene)
    # The same text in another file is the same scene.
    moved = tmp_path / "b.scene.json"
    moved.write_text(json.dumps(PRESSES))
    assert index(folder, tmp_path / "data", scene=moved) == Indexed(told=0, known=4)
    scene.write_text(json.dumps(SHORTER))
    with pytest.raises(TouchstoneError, match="made with another scene; index into a new"):
        index(folder, tmp_path / "data", scene=scene)
    with pytest.raises(TouchstoneError, match="the scene cannot be read"):
        index(folder, tmp_path / "data", scene=tmp_path / "none.scene.json")
    monkeypatch.setattr("touchstone_gestures.binary.version", lambda: "touchstone 99")
    with pytest.raises(TouchstoneError, match="another version of the command"):
        index(folder, tmp_path / "data", scene=moved)


def test_wrong_names_get_the_nearest_right_one(
    folder: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    index(folder, tmp_path / "data")
    assert main(["query", str(tmp_path / "data"), "falures"]) == 1
    assert "“falures” is no ready question; did you mean “failures”?" in capsys.readouterr().err
    assert main(["query", str(tmp_path / "data"), "xyzzy"]) == 1
    assert "there are gestures, failures" in capsys.readouterr().err
    assert main(["index", str(folder) + "x"]) == 1
    assert f"did you mean “{folder.name}”?" in capsys.readouterr().err
    assert main(["index", str(folder), "--meta", str(tmp_path / "none.csv")]) == 1
    assert "the labels cannot be read" in capsys.readouterr().err


def test_a_question_without_rows_is_a_sentence(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    index(folder, tmp_path / "data")
    # Newer releases of DuckDB answer it with an empty table.
    with contextlib.suppress(TouchstoneError):
        assert query(tmp_path / "data", "SET threads = 1").num_rows == 0
    with pytest.raises(TouchstoneError, match="cannot be answered"):
        query(tmp_path / "data", "SELECT CAST(recognizer AS INTEGER) FROM gestures")


def test_a_data_set_keeps_to_what_its_device_holds(
    folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    device = tmp_path / "a.evemu"
    device.write_text("A: 35 0 1000 0 0 10\n")
    index(folder, tmp_path / "data", options=Options(device=device))
    moved = tmp_path / "b.evemu"
    moved.write_text("A: 35 0 1000 0 0 10\n")
    assert index(folder, tmp_path / "data", options=Options(device=moved)).told == 0
    device.write_text("A: 35 0 2000 0 0 10\n")
    with pytest.raises(TouchstoneError, match="made with other options"):
        index(folder, tmp_path / "data", options=Options(device=device))


def test_a_time_may_end_with_z(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    meta = tmp_path / "meta.csv"
    meta.write_text("file,recorded\npan.touches,2026-03-01T14:30:00Z\n")
    assert index(folder, tmp_path / "data", meta=meta).left_out == []
    found = query(tmp_path / "data", "SELECT strftime(recorded, '%H:%M') AS at FROM recordings "
                  "WHERE file LIKE '%pan.touches'")  # fmt: skip
    assert found.to_pylist() == [{"at": "14:30"}]


def test_a_run_that_is_killed_loses_and_doubles_nothing(tmp_path: pathlib.Path) -> None:
    many, data = tmp_path / "many", tmp_path / "data"
    many.mkdir()
    for number in range(400):
        (many / f"{number}.touches").write_bytes(PAN + b"# %d\n" % number)
    code = (
        "from touchstone_gestures.index import index; import sys; "
        "index(sys.argv[1], sys.argv[2], part=80, jobs=1)"
    )
    kills = 0
    while True:
        before = len(list(data.glob("rows/*.parquet")))
        run = subprocess.Popen([sys.executable, "-c", code, many, data])
        while run.poll() is None and len(list(data.glob("rows/*.parquet"))) == before:
            time.sleep(0.01)
        # Somewhere in the next part.
        time.sleep(0.05 * kills)
        if run.poll() is None:
            run.send_signal(signal.SIGKILL)
            kills += 1
        if run.wait() == 0:
            break
        assert kills < 10
    assert kills > 0
    found = query(data, "SELECT count(*) AS n, count(DISTINCT file) AS files FROM recordings")
    assert found.to_pylist() == [{"n": 400, "files": 400}]


def test_the_command_line(
    folder: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["index", str(folder)]) == 0
    assert capsys.readouterr().out.endswith(": 4 told, 0 known already\n")
    assert main(["index", str(folder)]) == 0
    assert capsys.readouterr().out.endswith(": 0 told, 4 known already\n")
    assert main(["query", str(folder), "errors"]) == 0
    assert "is not a touch recording" in capsys.readouterr().out
    assert main(["query", str(folder), "gestures", "--json"]) == 0
    assert '"gesture": "tap"' in capsys.readouterr().out
    assert main(["query", str(tmp_path / "missing")]) == 1
    assert "index a folder first" in capsys.readouterr().err


def test_scenes_are_compared_over_a_data_set(
    folder: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    index(folder, data)
    found = compare(data, PRESSES, SHORTER)
    assert found.recordings == 4
    assert found.counts() == {"+longPress": 1, "-tap": 1}
    change = found.changes[0]
    assert change.file.endswith("press.touches")
    assert [gesture.recognizer for gesture in change.appeared] == ["longPress"]
    before, after = change.pictures()
    assert before.svg != after.svg
    paths = []
    for name, scene in (("a", PRESSES), ("b", SHORTER)):
        paths.append(tmp_path / f"{name}.scene.json")
        paths[-1].write_text(str(scene).replace("'", '"'))
    pictures = tmp_path / "pictures"
    words = ["compare", str(data), *map(str, paths), "--pictures", str(pictures)]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith(
        "1 of 4 recordings change: {'+longPress': 1, '-tap': 1}\n"
    )
    assert sorted(path.name for path in pictures.iterdir()) == ["001-a.svg", "001-b.svg"]


def test_the_largest_differences_come_first() -> None:
    view = {"recognizers": [{"type": "longPress", "minimumPressDuration": 0.4}, {"type": "tap"}]}
    two = PRESS.replace(b"0.45 up 1\n", b"0.45 up 1\n1 down 2 9,9\n1.05 up 2\n")
    found = compare([("part", two), ("whole", PRESS), ("none", TAP)], PRESSES, {"view": view})
    assert [change.file for change in found.changes] == ["whole", "part"]


def test_a_moved_data_set_says_which_file_is_missing(
    folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    index(folder, tmp_path / "data")
    shutil.rmtree(folder)
    assert compare(tmp_path / "data", PRESSES, SHORTER).changes == []


def test_what_is_bad_costs_itself_alone(
    folder: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    with open(os.fsencode(folder) + b"/\xff.touches", "wb") as file:
        file.write(TAP + b"# 1\n")
    (folder / "recorded=yesterday").mkdir()
    (folder / "recorded=yesterday" / "tap.touches").write_bytes(TAP + b"# 2\n")
    late = folder / "late.touches"
    late.write_bytes(TAP + b"# 3\n")
    os.utime(late, (1e11, 1e11))
    (data / "rows").mkdir(parents=True)
    (data / "rows" / "0.parquet").write_bytes(b"")
    (data / "rows" / "1.parquet").write_bytes(b"PAR1 cut off")
    assert main(["index", str(folder), str(data)]) == 0
    printed = capsys.readouterr()
    assert printed.out.endswith(": 4 told, 0 known already\n")
    lines = printed.err.splitlines()
    assert len(lines) == 5
    for words in ("not UTF-8", "“yesterday” is no time", "out of range", "0.parquet", "1.parquet"):
        assert sum(words in line for line in lines) == 1
    (data / "rows" / "2.parquet").write_bytes(b"")
    assert query(data, "SELECT count(*) AS n FROM recordings").to_pylist() == [{"n": 4}]
    # Where a part is lost, its recordings are explained again.
    (part,) = [path for path in (data / "rows").glob("*.parquet") if path.stat().st_size]
    part.write_bytes(part.read_bytes()[:-20])
    assert index(folder, data).told == 4
    assert query(data, "SELECT count(*) AS n FROM recordings").to_pylist() == [{"n": 4}]


def test_a_data_set_is_filled_by_one_process(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    data = tmp_path / "data"
    with DataSet(data).held():
        pattern = f"data: the process {os.getpid()} is filling it"
        with pytest.raises(TouchstoneError, match=pattern):
            index(folder, data)
    assert index(folder, data).told == 4


def test_two_runs_at_once_double_nothing(tmp_path: pathlib.Path) -> None:
    many, data = tmp_path / "many", tmp_path / "data"
    many.mkdir()
    for number in range(200):
        (many / f"{number}.touches").write_bytes(PAN + b"# %d\n" % number)
    words = [sys.executable, "-m", "touchstone_gestures", "index", str(many), str(data), "--jobs=1"]
    runs = [subprocess.Popen(words, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    errors = [run.communicate()[1] for run in runs]
    assert sorted(run.returncode for run in runs) == [0, 1, 1]
    assert all("is filling it" in error for error in errors if error)
    found = query(data, "SELECT count(*) AS n FROM recordings").to_pylist()
    assert found == [{"n": 200}]


def test_a_path_is_no_pattern(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    index(folder, tmp_path / "gd1")
    for name in ("gd[1]", "g*", "gd?", "it's {a,b}"):
        odd = tmp_path / name
        with pytest.raises(TouchstoneError, match="no rows"):
            query(odd, "failures")
        lone = tmp_path / f"of {name}"
        lone.mkdir()
        (lone / "tap.touches").write_bytes(TAP)
        index(lone, odd)
        assert query(odd, "SELECT count(*) AS n FROM recordings").to_pylist() == [{"n": 1}]


def test_names_reach_a_terminal_spelled(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a\x1b[2J\u202e\x9b.touches").write_bytes(b"Dear diary.\n")
    assert main(["index", str(tmp_path / "in")]) == 0
    assert main(["query", str(tmp_path / "in"), "SELECT file, 'x\ny\x1b' AS t FROM rows"]) == 0
    assert main(["query", str(tmp_path / "in"), 'SELECT nothing FROM "\x1b[2J"']) == 1
    printed = capsys.readouterr()
    text = printed.out + printed.err
    assert "\\u001b[2J\\u202e\\u009b" in text
    assert not any(sign in text for sign in "\x1b\x9b\u202e")
