import { describe, expect, test } from "vitest";
import type { ReportFigures, ReportRow } from "../../analysis/report.ts";
import { NewestComments, type ReportComments } from "../../analysis/report/newest-comments.ts";
import type { MadeReport } from "../../analysis/report/make-report.ts";
import type { Statements } from "../../analysis/report/statement.ts";
import { fullReport } from "../../analysis/report/report.fixture.ts";
import { momentAt } from "../../analysis/report-values.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { reportWordsIn } from "../report-words.ts";
import { reportFile } from "./report-file.ts";

await ensureTemporal();

const changes: Statements = fullReport.changes.map((change) => ({ kind: "change", change }));

interface Said {
  readonly statements?: Statements;
  readonly comments?: ReportComments;
  readonly language?: string;
  readonly lastDays?: MadeReport["lastDays"];
}

const written = (
  different: Partial<ReportFigures> = {},
  { statements = changes, comments, language = "en", lastDays = [] }: Said = {},
) =>
  reportFile({ figures: { ...fullReport, ...different }, statements, lastDays }, reportWordsIn(language), {
    source: "database",
    titleOf: (dimension) => (dimension === "answer:q1" ? "How long did you wait?" : ""),
    comments,
  });

const lowestOfTrend = (kind: "share" | "balance") =>
  />([^<]*)<\/text>/.exec(written({ metric: { ...fullReport.metric, kind }, changes: [] }))?.[1];

const row = (name: string, answers: number, id = `id of ${name}`): ReportRow => ({
  id,
  name,
  answers,
  score: 10,
  interval: { low: 0, high: 20 },
  verdict: "expected",
  differs: "no",
  rest: 30,
});

const coded = (...code: ReportRow[]) => written({ breakdowns: { code } });

const rowsOf = (only: ReportRow) =>
  ({
    kind: "rows",
    dimension: "touchpoint",
    title: "",
    lowest: only,
    highest: only,
    all: 5,
    differing: 1,
  }) as const;

const writtenAt = (unix: number) => written({ readAt: momentAt(unix, fullReport.zone) });

/** A report whose difference has a part that only the first side has, of so many of its 600 answers. */
const withGone = (answers: number) => {
  const { explained } = fullReport;
  if (explained === null) throw new Error("nothing to try");
  const [phone] = explained.parts;
  const sides = [
    { share: answers / 600, score: 50 },
    { share: 0, score: null },
  ] as const;
  const part = {
    ...phone,
    id: "office",
    name: "Office",
    scores: 0,
    mix: 0,
    new: 0,
    gone: 9.5,
    differs: null,
    score: 50,
    sides,
  };
  return written({ explained: { ...explained, parts: [...explained.parts, part] } });
};

describe("the file of a report", () => {
  test("has no name of which a part is covered", () => {
    expect(written({ breakdowns: { "metadata:agent": [row("Liisa ••••••••", 50)] } })).not.toContain("Liisa");
  });

  test("has what few answers are behind on either side of a difference among others", () => {
    expect(withGone(9)).not.toContain("Office");
    expect(withGone(9)).toMatch(/<tr><th[^>]*>Others<\/th>.*?\+9\.5/);
    expect(withGone(10)).toContain("Office");
  });

  test("says of rows how they differ where there is a rest to compare them with, and else nothing", () => {
    const [till, few] = [row("Till", 50), { ...row("Phone", 9), verdict: null, differs: null }];
    expect(written({ breakdowns: { touchpoint: [till, row("Phone", 10)] } })).toContain(
      "<td>no clear difference</td>",
    );
    const alone = { ...till, differs: null, rest: null };
    expect(written({ breakdowns: { touchpoint: [alone, few] } })).not.toMatch(/no clear difference|too few/);
  });

  test("marks scores of few answers, and what their asterisks stand for", () => {
    const few = written().split("</section>");
    expect(few[0]).toContain('<p class="score soft">+30 <small>few answers</small></p>');
    const cards = written({ answers: 30, breakdowns: { touchpoint: [row("Till", 30), row("Phone", 29)] } });
    expect(cards).toContain('<p class="score">+30</p>');
    expect(cards).toMatch(
      /Till<\/th><td>\+10.0<\/td>.*Phone<\/th><td><span class="soft">\+10.0\*<\/span><\/td>/s,
    );
    expect(cards).toContain('<p class="soft note">* few answers</p></section>');
    expect(written({ breakdowns: { touchpoint: [row("Till", 30), row("Phone", 30)] } })).not.toContain(
      "* few answers</p></section>",
    );
  });

  test("tells the language of each word where there are several", () => {
    const [english] = fullReport.words;
    if (english === undefined) throw new Error("The report has no words.");
    const finnish = { ...english, text: "pitkä jono", language: "fi" };
    expect(written({ words: [english, finnish] })).toMatch(
      /<th scope="col">Language<\/th>.*pitkä jono<\/th><td>Finnish<\/td>/s,
    );
    expect(written({ words: [finnish] })).not.toContain("<td>Finnish</td>");
  });

  test("a period that has not ended is so far, in the table and below the trend", () => {
    const end = fullReport.trend.at(-1)?.end.unix ?? 0;
    expect(writtenAt(end)).not.toContain("so far");
    expect(writtenAt(end - 1)).toMatch(/so far<\/text>.*<th scope="row" dir="auto">[^<]+ so far<\/th>/s);
  });

  test("tells score, interval, counts, sentences, and what they rest on", () => {
    const text = written();
    for (const said of [
      "+30",
      "−6 to +61",
      "NPS fell from +31 to +21 in February 2026.",
      "Everything that matches was read.",
      "UTC",
      "<dt>Dates</dt><dd>Jan 1, 2026 – Feb 27, 2026</dd>",
      "<dt>Source</dt><dd>Earshot’s own database</dd>",
      "Jan 1, 2026 – Feb 27, 2026 · Times in UTC · From Jan 1, 2026 · Touchpoint: Till and Phone line · Based on all 25 responses</p>",
    ]) {
      expect(text).toContain(said);
    }
    for (const untrue of [{ complete: false }, { responses: 0 }])
      expect(written(untrue)).not.toContain("Based on");
    expect(text).toContain("long queue");
    expect(text).toContain('<html lang="en" dir="ltr">');
  });

  test.each([
    { language: "en", left: "60", whole: "60" },
    { language: "ar", left: "220", whole: "0" },
  ])("shades how long an event lasted, in $language", ({ language, left, whole }) => {
    const [event] = fullReport.events;
    const [january] = fullReport.trend;
    if (event === undefined || january === undefined) throw new Error("The report has neither.");
    const starts = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"].map((day) =>
      momentAt(Date.parse(day) / 1000, "UTC"),
    );
    const trend = starts
      .slice(1)
      .map((end, place) => Object.assign({}, january, { start: starts[place] ?? end, end }));
    const shaded = (...lastDays: MadeReport["lastDays"] & {}) =>
      /<rect class="event" x="([\d.]+)"[^>]* width="([\d.]+)"/
        .exec(written({ trend, events: [{ ...event, at: "2026-01-16" }] }, { lastDays, language }))
        ?.slice(1);
    expect(shaded("2026-02-02")).toEqual([left, "440"]);
    expect(shaded("2031-01-01")).toEqual([whole, "660"]);
    expect(shaded("2026-01-20")).toBeUndefined();
    expect(shaded(undefined)).toBeUndefined();
  });

  test("marks events on the trend by the numbers of their list, and draws the target", () => {
    const [event] = fullReport.events;
    const events = ["2026-01-16", "2025-01-01"].flatMap((at) =>
      event === undefined ? [] : [{ ...event, at }],
    );
    const text = written({ events });
    expect(text.match(/<line class="event"/g)).toHaveLength(1);
    expect(text).toMatch(/<line class="event" x1="(?:2\d\d)/);
    expect(text.match(/<li><span class="soft">.*?<\/li>/g)).toHaveLength(2);
    expect(text).toContain("After “New till”: 10 points lower (5 to 15)");
    expect(text).toContain('<p class="target">Below the target of 40</p>');
    expect(text).toContain('class="target" x1="60"');
    expect(written({ events: [], target: null })).not.toMatch(/class="(?:event|events|target)"/);
  });

  test("draws the trend of a share from nothing on: it has no scores below", () => {
    expect([lowestOfTrend("balance"), lowestOfTrend("share")]).toEqual(["−20", "0%"]);
  });

  test("ends with how its numbers were made, and what its maker knows of that", () => {
    const text = reportFile({ figures: fullReport, statements: [] }, reportWordsIn("en"), {
      source: "api",
      titleOf: () => "",
      byHand: { "response rate": "41 <b>%" },
    });
    expect(text.split("About these numbers")[1]).toContain("41 &lt;b&gt;%");
    expect(written()).toContain("Respondents chose to answer; intervals cover chance alone.");
  });

  test("says so where not everything could be read", () => {
    expect(written({ complete: false }, { statements: [] })).toContain("nothing is claimed");
  });

  test("draws its charts from right to left where its language is read so", () => {
    const [english, arabic] = ["en", "ar"].map((language) => {
      const text = written({}, { language });
      const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
      return {
        axis: number(/<line x1="(\d+)"/),
        dot: number(/<circle cx="([\d.]+)"/),
        columns: [...text.matchAll(/<rect x="(-?\d+)"/g)].map(([, x]) => Number(x)),
      };
    });
    expect(english?.axis).toBe(60);
    expect(arabic?.axis).toBe(720 - 60);
    expect(arabic?.dot).toBeCloseTo(720 - (english?.dot ?? 0), 5);
    expect(arabic?.columns).toEqual(arabic?.columns.toSorted((one, other) => other - one));
    expect(english?.columns).toEqual(english?.columns.toSorted((one, other) => one - other));
  });

  test("has no script, and nothing that would ask the network", () => {
    const text = written();
    expect(text).not.toMatch(/<script|<link|<img|<iframe|src=|href=|url\(|@import|https?:/i);
    expect(text).toContain("default-src &#39;none&#39;");
  });

  test("shows names that are HTML as they are written", () => {
    const touchpoint = [row("<img src=x onerror=alert(1)>", 50), row('A & B\'s "shop"', 40)];
    const statements: Statements = touchpoint.map((each) => rowsOf(each));
    const text = written({ breakdowns: { touchpoint } }, { statements });
    expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).toContain("A &amp; B&#39;s &quot;shop&quot;");
    expect(text).not.toMatch(/<img|<script/);
  });

  test("puts small groups, ids, and what points at a person together as others", () => {
    const touchpoint = [
      row("Till", 50),
      row("5f0c8a1b2c3d4e5f60718293", 40),
      row("unnamed", 30, "unnamed"),
      row("Small", 9),
    ];
    const customers = [row("ann@example.org", 20), row("••••••••", 15), row("gold", 30)];
    const text = written({ breakdowns: { touchpoint, "metadata:customer": customers } });
    expect(text).not.toMatch(/5f0c8a1b|unnamed|Small|ann@|358 40|id of/);
    expect(text).toContain("gold");
    expect(text).toMatch(/<th scope="row" dir="auto">Others<\/th><td><\/td><td><\/td><td>79<\/td>/);
    expect(text).toMatch(/<th scope="row" dir="auto">Others<\/th><td><\/td><td><\/td><td>35<\/td>/);
  });

  test("tells rows of one name apart by the ends of their ids", () => {
    const ids = ["0123456789abcdef01aaaaaa", "0123456789abcdef01bbbbbb"];
    const touchpoint = ids.map((id) => row(`Main Street (${id})`, 20, id));
    const statements: Statements = touchpoint.map((each) => rowsOf(each));
    const text = written({ breakdowns: { touchpoint } }, { statements });
    expect(text).toMatch(
      /<th scope="row" dir="auto">Main Street \(…aaaaaa\)<.*<th scope="row" dir="auto">Main Street \(…bbbbbb\)</s,
    );
    expect(text).not.toMatch(/0123456789|Others/);
  });

  test("leaves names as they are whose ids can be read, and shows no end of a number", () => {
    const touchpoint = ["store-1-entrance", "store-2-entrance", "+358401234567"].map((id) =>
      row(`Entrance (${id})`, 20, id),
    );
    const text = written({ breakdowns: { touchpoint } });
    expect(text).toContain("Entrance (store-1-entrance)");
    expect(text).toContain("Entrance (store-2-entrance)");
    expect(text).not.toContain("234567");
  });

  test("adds up no rows of codes, which overlap", () => {
    const rows = ["Queue", "Staff", "Price", "Till"].map((name, at) => row(name, 9 + at));
    expect(coded(...rows, row("Sound", 3))).toMatch(/Others<\/th><td><\/td><td><\/td><td><\/td>/);
    expect(coded(...rows)).toMatch(/Others<\/th><td><\/td><td><\/td><td>9<\/td>/);
    const many = Array.from({ length: 15 }, (_, at) => row(`Code ${at}`, 50));
    expect(coded(...many)).toMatch(/3 more<\/th><td><\/td><td><\/td><td><\/td>/);
  });

  test("says nothing of whom it does not show", () => {
    const rows = [row("ann@example.org", 50), row("Till", 40)];
    const statements: Statements = rows.map((each) =>
      rowsOf({ ...each, verdict: "lower", differs: "lower" }),
    );
    expect(written({}, { statements })).toContain("Till scores unusually low");
    expect(written({}, { statements: statements.slice(0, 1) })).not.toMatch(/ann@|Nothing stands out/);
    const [word] = fullReport.words;
    const words = word === undefined ? [] : [{ ...word, text: "ann@example.org" }];
    expect(written({ words })).not.toContain("ann@");
  });

  test("shows comments where that was chosen, without what points at a person", () => {
    const texts = [
      "=HYPERLINK(1) <b>bold</b>",
      "Call 040 123 4567 or ann@example.org",
      "5f0c8a1b2c3d4e5f60718293",
    ];
    const comments = new NewestComments();
    for (const [at, text] of texts.entries())
      comments.add({ id: String(at), createdAt: 1_772_000_000 + at, score: 3, text });
    const text = written({}, { comments: comments.get() });
    expect(text).toContain("=HYPERLINK(1) &lt;b&gt;bold&lt;/b&gt;");
    expect(text).toContain("Call •••••••• or ••••••••");
    expect(text).not.toMatch(/ann@|040 123|5f0c8a1b/);
    expect(written()).not.toContain("HYPERLINK");
  });

  test("keeps texts from turning around what stands after them", () => {
    const touchpoint = [row("\u202Egnihton\u2066", 50), row("متجر", 40)];
    const text = written({ breakdowns: { touchpoint } });
    expect(text).toContain('dir="auto">gnihton</th>');
    expect(text).toContain('dir="auto">متجر</th>');
  });

  test("keeps a sentence in the direction of its language, whatever a name in it is written in", () => {
    const names = ["Till", "a\u2069b\u2068", "\u2068\u2069 c"];
    const statements: Statements = names.map((name) =>
      rowsOf({ ...row(name, 50), verdict: "lower", differs: "lower" }),
    );
    const text = written({ events: [] }, { statements, language: "ar" });
    const items = [...text.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item ?? "");
    expect(items.map((item) => item.split(" منخفضة")[0]?.replace("نتيجة ", ""))).toEqual([
      "<bdi>Till</bdi>",
      "<bdi>a</bdi>b<bdi></bdi>",
      "<bdi></bdi> c",
    ]);
  });

  test("gives a row without a name one", () => {
    const text = written({ breakdowns: { "metadata:till": [row("1", 50), row("", 40)] } });
    expect(text).toContain('<th scope="row" dir="auto">(none)</th>');
  });

  test("stays below 400 kB, however much there is", () => {
    const [period] = fullReport.trend;
    const [word] = fullReport.words;
    const rows = Array.from({ length: 1000 }, (_, at) =>
      row(`${"A long name of a place ".repeat(3)}${at}`, 2000 - at),
    );
    const breakdowns = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`metadata:key ${at}`, rows]),
    );
    const comments = new NewestComments();
    for (let at = 0; at < 1000; at++)
      comments.add({ id: String(at), createdAt: at, score: 3, text: "<&".repeat(5000) });
    const text = written(
      {
        trend: period === undefined ? [] : Array.from({ length: 1500 }, () => period),
        words: word === undefined ? [] : Array.from({ length: 5000 }, () => word),
        breakdowns,
      },
      { comments: comments.get() },
    );
    expect(new TextEncoder().encode(text).length).toBeLessThan(400_000);
  });

  test("of no answers tells the finding alone, without an empty score, part, chart or line", () => {
    const nothing = { kind: "none", answers: 0, overTime: false, dimensions: [] } as const;
    const method = { ...fullReport.method, first: null, last: null };
    const text = written(
      {
        answers: 0,
        counts: { top: 0, middle: 0, bottom: 0 },
        score: null,
        interval: null,
        distribution: Array.from({ length: 11 }, () => 0),
        trend: [],
        changes: [],
        explained: null,
        breakdowns: {},
        words: [],
        drivers: null,
        target: null,
        events: [],
        method,
      },
      { statements: [nothing] },
    );
    const [, body] = text.split("<body>");
    expect(body).toContain("<li>There are no NPS answers in this selection.</li>");
    expect(body).not.toMatch(/class="(?:score|bar|parts|charts|tables)|<svg|—|0%|<dd><\/dd>|Promoters<\/dt>/);
    expect(written()).toMatch(/class="score.*class="parts".*class="charts".*How often each score was given/s);
  });

  test("breaks a name where it has a sign, before it breaks a word", () => {
    const text = written({ breakdowns: { touchpoint: [row("community.rstudio.com", 50), row("A. B", 40)] } });
    expect(text).toContain('dir="auto">community.<wbr>rstudio.<wbr>com</th>');
    expect(text).toContain('dir="auto">A. B</th>');
  });
});
