import { describe, expect, test } from "vitest";
import { formatNumber, formatShare, formatSigned } from "./format-number.ts";
import { formatPart } from "./format-part.ts";
import { formatDate, formatDateRange, formatMoment, formatWeekday } from "./time/format-time.ts";

describe("numbers", () => {
  test("are grouped as the locale does", () => {
    expect(formatNumber(8214, "en")).toBe("8,214");
    expect(formatNumber(2.346, "de", 2)).toBe("2,35");
  });

  test("carry their sign, with a real minus", () => {
    expect(formatSigned(13, "en")).toBe("+13");
    expect(formatSigned(-12.5, "en", 1)).toBe("−12.5");
    expect(formatSigned(0, "en", 1)).toBe("0.0");
  });

  test("as shares are percentages", () => {
    expect(formatShare(0.125, "en")).toBe("13%");
    expect(formatShare(0.25, "fi", 1)).toBe("25,0\u00a0%");
  });

  test("as parts are none of nothing alone, and all of everything alone", () => {
    const parts = [0, 1e-9, 0.004, 0.005, 0.994, 0.9951, 0.9999, 1];
    const written = ["0%", "<1%", "<1%", "1%", "99%", ">99%", ">99%", "100%"];
    expect(parts.map((part) => formatPart(part, "en"))).toEqual(written);
    const nearly = { under: (share: string) => `alle ${share}`, over: (share: string) => `yli ${share}` };
    expect(formatPart(0.0004, "fi", 1, nearly)).toBe("alle 0,1\u00A0%");
    expect(formatPart(0.9996, "fi", 1, nearly)).toBe("yli 99,9\u00A0%");
  });

  test("that do not exist are an em dash", () => {
    expect([
      formatNumber(undefined, "en"),
      formatSigned(undefined, "en"),
      formatShare(undefined, "en"),
      formatPart(undefined, "en"),
    ]).toEqual(["—", "—", "—", "—"]);
  });
});

describe("times", () => {
  const noon = Date.UTC(2026, 10, 20, 12) / 1000;

  test("are written in the zone and the locale", () => {
    expect(formatMoment(noon, "en-GB", "Europe/Helsinki")).toBe("20 Nov 2026, 14:00");
    expect(formatMoment(noon, "en-GB", "UTC", "second")).toBe("20 Nov 2026, 12:00:00");
    expect(formatMoment(noon, "de", "UTC", "date")).toBe("20.11.2026");
  });

  test("that are impossible are not written", () => {
    expect(formatMoment(1e18, "en", "UTC")).toBeUndefined();
    expect(formatMoment(Number.NaN, "en", "UTC")).toBeUndefined();
  });

  test("calendar dates do not move with any zone", () => {
    expect(formatDate("2026-11-01", "en-GB")).toBe("1 Nov 2026");
    expect(formatDate("2026-11-01", "en", { month: "short", year: "numeric" })).toBe("Nov 2026");
    expect(formatDateRange("2026-11-01", "2026-11-20", "en-GB")).toMatch(/^1\s?[–-]\s?20 Nov 2026$/);
  });

  test("weekdays count from Monday", () => {
    expect([1, 7].map((day) => formatWeekday(day, "en", "long"))).toEqual(["Monday", "Sunday"]);
  });
});
