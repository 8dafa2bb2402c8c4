"""Prometheus' text format: every name once, labels escaped, histograms that add up."""

from __future__ import annotations

from cogs.operations.exposition import Histogram, Metric, Sample, exposed


def test_a_metric_has_its_meaning_its_kind_and_its_values() -> None:
    page = exposed(
        [Metric("lair_tables", "gauge", "Tables.", [Sample(3, {"status": "lobby"}), Sample(0.25)])]
    )

    assert page == (
        "# HELP lair_tables Tables.\n# TYPE lair_tables gauge\n"
        'lair_tables{status="lobby"} 3\nlair_tables 0.25\n'
    )


def test_whatever_could_end_a_label_is_escaped() -> None:
    page = exposed([Metric("lair", "gauge", "Any.", [Sample(1, {"from": 'a"b\\c\nd'})])])

    assert r'lair{from="a\"b\\c\nd"} 1' in page
    assert page.count("\n") == 3


def test_a_bucket_counts_everything_up_to_its_bound() -> None:
    histogram = Histogram([0.1, 1.0])
    for seconds in (0.1, 0.2, 0.5, 7.0):
        histogram.observe(seconds)
    page = exposed([Metric("wait_seconds", "histogram", "Waits.", histogram.samples())])

    assert page.splitlines()[2:] == [
        'wait_seconds_bucket{le="0.1"} 1',
        'wait_seconds_bucket{le="1"} 3',
        'wait_seconds_bucket{le="+Inf"} 4',
        "wait_seconds_sum 7.8",
        "wait_seconds_count 4",
    ]
