import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../lib/time/dates.ts";
import { ensureTemporal } from "../../lib/time/temporal.ts";
import { inEventOrder, type DatedEvent } from "./dated-event.ts";
import { EventFileError, eventsAsCalendar, eventsAsCsv, readEventFile } from "./event-files.ts";

await ensureTemporal();

const read = (text: string) => readEventFile(text, "Europe/Helsinki");

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1970-01-02", days));
const name = fc
  .string({ minLength: 1, unit: "grapheme" })
  .map((text) => `${text.replaceAll(/\p{C}|\s|'/gu, "")}x`);
const anyEvent: fc.Arbitrary<DatedEvent> = fc
  .record({
    at: day,
    name,
    lasts: fc.integer({ min: 0, max: 40 }),
    touchpoint: fc.option(name, { nil: undefined }),
  })
  .map(({ at, lasts, touchpoint, ...event }) =>
    Object.assign(
      { at, name: event.name },
      lasts > 20 && { until: addDays(at, lasts) },
      touchpoint !== undefined && { touchpoint },
    ),
  );

describe("events", () => {
  test.each([
    ["CSV", eventsAsCsv],
    ["iCalendar", eventsAsCalendar],
  ])("that were written as %s are read as they were, in order", (_, write) => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 6 }), (events) => {
        expect(read(write(events))).toEqual(inEventOrder(events));
      }),
    );
  });

  test("are written as CSV that a spreadsheet reads, with the columns that one of them needs", () => {
    const events = [
      { at: "2026-06-02", name: 'Price, "up"' },
      { at: "2026-06-01", name: "=New till" },
    ];
    expect(eventsAsCsv(events)).toBe('date,name\r\n2026-06-01,\'=New till\r\n2026-06-02,"Price, ""up"""\r\n');
    expect(eventsAsCsv([{ at: "2026-06-01", name: "Sale", until: "2026-06-30" }])).toBe(
      "date,name,until\r\n2026-06-01,Sale,2026-06-30\r\n",
    );
  });

  test("are written as a calendar that says what wrote it, also where there are none", () => {
    expect(eventsAsCalendar([])).toBe(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Earshot//Events//EN\r\nEND:VCALENDAR\r\n",
    );
  });

  test("are written as a calendar of whole days, in lines of at most 75 octets", () => {
    const text = eventsAsCalendar([
      { at: "2026-06-01", name: `Sale; ${"ä".repeat(60)}`, until: "2026-06-30" },
    ]);
    expect(text).toContain("DTSTART;VALUE=DATE:20260601\r\nDTEND;VALUE=DATE:20260701\r\nSUMMARY:Sale\\; ä");
    const lines = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
  });
});

describe("a CSV file", () => {
  test("may have other columns, in any order, semicolons, blank lines and quotes", () => {
    expect(read('\uFEFFName;Owner;Date\n"New; ""till""";Ann;2026-06-01\n\n;;\nSale;;2026-07-01')).toEqual([
      { at: "2026-06-01", name: 'New; "till"' },
      { at: "2026-07-01", name: "Sale" },
    ]);
  });

  test.each([
    ["", "1: must name the columns date and name"],
    ["2026-06-01,New till", "1: must name the columns date and name"],
    ["date,owner\n2026-06-01,Ann", "1: must name the columns date and name"],
    ["date,name\n2026-06-01,a\n2026-02-30,b", "3: at must be a day such as 2026-06-01"],
    ["date,name\n1.6.2026,a", "2: at must be a day such as 2026-06-01"],
    ['date,name\n2026-06-01,"a\nb"\n2026-06-01,', "4: name must not be empty"],
    ['date,name\n2026-06-01,"a', "2: has a quote that is not closed, or stands within a cell"],
  ])("is refused whole: %j", (text, message) => {
    expect(() => read(text)).toThrow(new EventFileError(Number(message.split(":")[0]), message.slice(3)));
  });
});

describe("a team's list", () => {
  test("has its events in order, and their teams are passed over", () => {
    const events = [
      { at: "2026-07-01", name: "Sale", until: "2026-07-30" },
      { at: "2026-06-01", name: 'New "till"', touchpoint: "t1" },
    ];
    const list = { events: events.map((event) => Object.assign({ teams: ["a"] }, event)) };
    expect(read(`\uFEFF\n${JSON.stringify(list, null, 2)}`)).toEqual(events);
    expect(read('{"events": []}')).toEqual([]);
  });

  test.each([
    ["{}", 1, 'has no list "events"'],
    ['{\n"events": {}}', 2, 'has no list "events"'],
    [
      '{"events": [\n{"at": "2026-06-01", "name": "a"},\n{"at": "June",\n"name": "b"}]}',
      3,
      "at must be a day such as 2026-06-01",
    ],
    ['{"events": [\n7]}', 2, "must be an event"],
  ])("is refused whole: %j", (text, line, reason) => {
    expect(() => read(text)).toThrow(new EventFileError(line, reason));
  });

  test("that is no JSON is told by its line", () => {
    expect(() => read('{"events": [\n{"at": "2026-06-01" "name": "a"}]}')).toThrow(/^2: /);
  });
});

const calendar = (...events: readonly (readonly string[])[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flat(), "END:VCALENDAR", ""].join("\r\n");

describe("a calendar", () => {
  test("has days, moments of a zone, moments of UTC, and what lasts", () => {
    const events = read(
      calendar(
        [
          "BEGIN:VEVENT",
          "DTSTART;VALUE=DATE:20260601",
          "DTEND;VALUE=DATE:20260602",
          "SUMMARY:Day",
          "END:VEVENT",
        ],
        [
          "BEGIN:VEVENT",
          "DTSTART;TZID=America/New_York:20260602T230000",
          "SUMMARY:Its own clock",
          "END:VEVENT",
        ],
        [
          "BEGIN:VEVENT",
          "DTSTART:20260603T220000Z",
          "SUMMARY:After midnight\\, in ",
          " Helsinki",
          "END:VEVENT",
        ],
        [
          "BEGIN:VEVENT",
          "DTSTART;VALUE=DATE:20260605",
          "DTEND;VALUE=DATE:20260701",
          "SUMMARY:Sale",
          "END:VEVENT",
        ],
      ),
    );
    expect(events).toEqual([
      { at: "2026-06-01", name: "Day" },
      { at: "2026-06-02", name: "Its own clock" },
      { at: "2026-06-04", name: "After midnight, in Helsinki" },
      { at: "2026-06-05", name: "Sale", until: "2026-06-30" },
    ]);
  });

  test.each([
    ["DTSTART;VALUE=DATE:20260601", "DTEND;VALUE=DATE:20260604", "2026-06-03"],
    ["DTSTART;VALUE=DATE:20260601 ", "DTEND;VALUE=DATE:20260604 ", "2026-06-03"],
    ["DTSTART:20260601T090000", "DTEND:20260604T000000", "2026-06-03"],
    ["DTSTART:20260601T090000", "DTEND:20260604T170000", "2026-06-04"],
    ["DTSTART:20260601T090000", "DTEND:20260601T170000", undefined],
    ["DTSTART;VALUE=DATE:20260601", "DTEND;VALUE=DATE:20260602", undefined],
    ["DTSTART:20260531T210000Z", "DTEND:20260603T210000Z", "2026-06-03"],
    ["DTSTART:20260531T210000Z", "DTEND:20260603T210001Z", "2026-06-04"],
  ])(
    "has what lasts until its last day; what ends as a day begins has that day no more: %s %s",
    (start, end, until) => {
      const event = ["BEGIN:VEVENT", start, end, "SUMMARY:Sale", "END:VEVENT"];
      expect(read(calendar(event))).toEqual([{ at: "2026-06-01", name: "Sale", until }]);
    },
  );

  test("may begin with a line of blanks", () => {
    const event = ["BEGIN:VEVENT", "DTSTART:20260601", "SUMMARY:New till", "END:VEVENT"];
    expect(read(` \r\n${calendar(event)}`)).toEqual([{ at: "2026-06-01", name: "New till" }]);
  });

  test("keeps what is no event, or was called off, to itself", () => {
    const alarm = ["BEGIN:VALARM", "SUMMARY:Wake up", "END:VALARM"];
    expect(
      read(
        calendar(
          ["BEGIN:VTODO", "DTSTART:20260601", "SUMMARY:To do", "END:VTODO"],
          ["BEGIN:VEVENT", "DTSTART:20260601", ...alarm, "SUMMARY:New till", "END:VEVENT"],
          ["BEGIN:VEVENT", "DTSTART:20260601", "STATUS:CANCELLED", "SUMMARY:Not this", "END:VEVENT"],
        ),
      ),
    ).toEqual([{ at: "2026-06-01", name: "New till" }]);
  });

  test("is refused with the line of the event that has no day or no name", () => {
    const broken = calendar(["BEGIN:VEVENT", "SUMMARY:x", "END:VEVENT"]);
    expect(() => read(broken)).toThrow(new EventFileError(3, "at must be a day such as 2026-06-01"));
    expect(() => read(calendar(["BEGIN:VEVENT", "DTSTART:20260231", "SUMMARY:x", "END:VEVENT"]))).toThrow(
      EventFileError,
    );
  });
});

const written = (...lines: readonly string[]) => calendar(["BEGIN:VEVENT", ...lines, "END:VEVENT"]);

describe("a calendar's texts", () => {
  test("have their signs and line breaks, as they are written and read", () => {
    const event = { at: "2026-06-01", name: "a\\b; c,\nd", touchpoint: "t;1" };
    const text = eventsAsCalendar([event]);
    expect(text).toContain("SUMMARY:a\\\\b\\; c\\,\\nd\r\nX-EARSHOT-TOUCHPOINT:t\\;1\r\nEND:VEVENT");
    expect(read(text)).toEqual([event]);
    expect(read(written("DTSTART:20260601", "SUMMARY:One\\Ntwo"))).toEqual([
      { at: "2026-06-01", name: "One\ntwo" },
    ]);
  });

  test("are those of the first property of a name, whatever its case and what stands beside it", () => {
    expect(
      read(
        written(
          'dtstart;TZID="Europe: Helsinki";X-A=1:20260601T100000',
          "Summary;LANGUAGE=fi:Ale: kaikki",
          "SUMMARY:Sale",
          "no property",
          "status:confirmed",
        ),
      ),
    ).toEqual([{ at: "2026-06-01", name: "Ale: kaikki" }]);
  });

  test("go on in the next line by a blank or a tab", () => {
    expect(read(written("DTSTART:20260601", "SUMMARY:New", "\t till", " s"))).toEqual([
      { at: "2026-06-01", name: "New tills" },
    ]);
  });

  test("of an event without an end, or with one before it, tell no last day", () => {
    for (const end of ["DTEND:20260531", "DTEND:x", "DTEND:20260601"])
      expect(read(written("DTSTART:20260601", end, "SUMMARY:Sale"))).toEqual([
        { at: "2026-06-01", name: "Sale" },
      ]);
  });
});

describe("the rows of a CSV file", () => {
  test("may be parted by tabs, and tell last days and touchpoints", () => {
    expect(
      read("at\tNAME\tuntil\tTouchpoint\n2026-06-01\tSale\t2026-06-30\t'=t1\n2026-07-01\tEnd\t\t"),
    ).toEqual([
      { at: "2026-06-01", name: "Sale", until: "2026-06-30", touchpoint: "=t1" },
      { at: "2026-07-01", name: "End" },
    ]);
  });

  test("may lack cells at their ends, and have blanks about them", () => {
    expect(read("name,until,date\n Sale ,, 2026-06-01 \n\r\n")).toEqual([{ at: "2026-06-01", name: "Sale" }]);
    expect(() => read("date,name,until\n2026-06-01")).toThrow(
      new EventFileError(2, "name must not be empty"),
    );
  });

  test("are counted by lines, those within quotes too", () => {
    const text = 'date,name\r\n2026-06-01,"a\r\nb"\r\n\r\nx,c';
    expect(() => read(text)).toThrow(new EventFileError(5, "at must be a day such as 2026-06-01"));
    expect(() => read('date,name\n2026-06-01,a"b')).toThrow(EventFileError);
  });
});

test("a line of a calendar whose quote is not closed is passed over in no time, however long it is", () => {
  const open = `SUMMARY;X=${"a".repeat(100_000)}"`;
  expect(read(written("DTSTART:20260601", open, 'SUMMARY;X="a:b"c"d":Sale'))).toEqual([
    { at: "2026-06-01", name: "Sale" },
  ]);
});
