import { beforeAll, expect, test } from "vitest";
import { ensureTemporal } from "../../../lib/time/temporal.ts";
import { surveyRequest } from "./reader-protocol.ts";

beforeAll(ensureTemporal);

test("the survey is the address's, whatever else is asked for", () => {
  const values = { from: "2026-01-01", touchpoint: "t", closed: true, lang: "fi", team: "a" } as const;
  expect(surveyRequest("s1", values, "UTC")).toEqual({
    filter: {
      createdFrom: Date.parse("2026-01-01") / 1000,
      surveyId: ["s1"],
      touchpointId: "t",
      isClosed: true,
    },
    appliedHere: { team: "a" },
  });
});
