import { expect, test } from "vitest";
import { MirrorReport } from "./mirror-report.ts";

test("of many fields that the API does not have the first are named, and the others counted", () => {
  const report = new MirrorReport();
  const fields = Array.from({ length: 21 }, (_, at) => `x${at}`);
  const named = fields.slice(0, 20).map((field) => `${field} is not a field of the API: left out.`);
  const told = (unknownFields: readonly string[]): readonly string[] => {
    report.taken("id", { ok: true, document: {}, unknownFields });
    return report.lines().slice(1);
  };
  expect(told(fields.slice(0, 20))).toEqual(named);
  expect(told(fields)).toEqual([...named, "… and 1 other field that the API does not have: left out."]);
  expect(told(["y", "z"])).toEqual([...named, "… and 3 other fields that the API does not have: left out."]);
});
