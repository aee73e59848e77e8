import { expect, test } from "vitest";
import { withoutWorker } from "../../features/testing/without-worker.ts";
import { UnansweredError } from "../reading.ts";
import { commentsFor } from "./kept-index.ts";

const question = { kind: "repeats", filter: {}, find: "" } as const;

test("where no index answers, that is an error and not an index that found nothing", async () => {
  const reading = commentsFor(withoutWorker([]), {}, 0);
  await expect(reading.askFor(question)).rejects.toThrow(UnansweredError);
});

test("a question that was given up ends as what was given up", async () => {
  const reading = commentsFor(withoutWorker([]), {}, 0);
  await expect(reading.askFor(question, AbortSignal.abort())).rejects.toThrow("aborted");
});
