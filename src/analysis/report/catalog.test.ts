import { expect, test } from "vitest";
import { reportCatalog } from "./catalog.ts";

const finnishIn = (told: string) => reportCatalog([], [], told).names.ofValue("language", "fi");

test("languages are named in that of the report", () => {
  expect(["en", "de", "fi"].map(finnishIn)).toEqual(["Finnish", "Finnisch", "suomi"]);
});
