import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ensureTemporal } from "./temporal.ts";
import { readDate } from "./typed-date.ts";

await ensureTemporal();

const TODAY = "2026-11-20";
const read = (text: string, locale = "en") => readDate(text, TODAY, locale);

test.each([
  ["2026-11-20", "2026-11-20"],
  ["2026-3-9", "2026-03-09"],
  ["2026/03/9", "2026-03-09"],
  ["29.3.2026", "2026-03-29"],
  ["29. 3. 2026", "2026-03-29"],
  [" 1.1.1970 ", "1970-01-01"],
  ["today", "2026-11-20"],
  ["Yesterday", "2026-11-19"],
  ["-7d", "2026-11-13"],
  ["−2w", "2026-11-06"],
  ["-9m", "2026-02-20"],
  ["-1Y", "2025-11-20"],
  ["٢٠٢٦-٣-٩", "2026-03-09"],
])("%j is read as %s", (text, date) => {
  expect(read(text)).toEqual({ date });
});

test("today and yesterday are read in the language of the interface, and in English", () => {
  expect(read("heute", "de")).toEqual({ date: TODAY });
  expect(read("Gestern", "de")).toEqual({ date: "2026-11-19" });
  expect(read("tänään", "fi")).toEqual({ date: TODAY });
  expect(read("today", "fi")).toEqual({ date: TODAY });
});

test.each(["en-GB", "en-US", "de", "sv", "ar"])(
  "where only one of two numbers can be the month, %s has no say",
  (locale) => {
    for (const text of ["29/3/2026", "3/29/2026", "29/03/2026", "29/ 3/ 2026", "٢٩/٣/٢٠٢٦"])
      expect(read(text, locale)).toEqual({ date: "2026-03-29" });
    expect(read("3.4.2026", locale)).toEqual({ date: "2026-04-03" });
    expect(read("12.12.2026", locale)).toEqual({ date: "2026-12-12" });
  },
);

test.each(["en-GB", "fi", "sv-SE", "de", "es", "fr", "ar"])(
  "with slashes the day comes first in %s",
  (locale) => {
    expect(read("3/4/2026", locale)).toEqual({ date: "2026-04-03" });
  },
);

test("with slashes the month comes first where dates begin with it", () => {
  expect(read("3/4/2026", "en-US")).toEqual({ date: "2026-03-04" });
});

test.each([
  ["1969-12-31", "too-early"],
  ["31.12.1969", "too-early"],
  ["-99y", "too-early"],
  ["2026-02-30", "no-such-day"],
  ["2026-13-01", "no-such-day"],
  ["0.1.2026", "no-such-day"],
  ["31/2/2026", "no-such-day"],
  ["13/13/2026", "no-such-day"],
  ["0/3/2026", "no-such-day"],
  ["3/29/1969", "too-early"],
  ["29/3.2026", "unreadable"],
  ["29/3", "unreadable"],
  ["2026-11", "unreadable"],
  ["7d", "unreadable"],
  ["soon", "unreadable"],
])("%j is none: %s", (text, problem) => {
  expect(read(text)).toEqual({ problem });
});

test("every day from 1970 on is read in both orders, with and without zeros", () => {
  const days = fc
    .integer({ min: 0, max: 40_000 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (date) => {
      const [year, month, day] = date.split("-").map(Number);
      for (const text of [date, `${year}-${month}-${day}`, `${day}.${month}.${year}`])
        expect(read(text)).toEqual({ date });
    }),
  );
});
