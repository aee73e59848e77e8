import { expect, test } from "vitest";
import { ApiError } from "../http/errors.ts";
import type { Row } from "../testing/moving-list.ts";
import { walkedPage } from "../testing/walked-page.ts";
import { RequestGate } from "./request-gate.ts";
import { SeenPages } from "./seen-pages.ts";
import { SequentialReader } from "./sequential-reader.ts";
import type { WalkedPage } from "./types.ts";

const signal = new AbortController().signal;
const PAGES_OF = 10;

/** Follows what `answer` gives for each skip, `request` being the number of the request from 0. */
function following(answer: (skip: number, request: number) => WalkedPage<Row>, mostPages = 50) {
  const asked: number[] = [];
  const ids: string[] = [];
  const fetchPage = async (skip: number) => answer(skip, asked.push(skip) - 1);
  const context = {
    seen: new SeenPages<Row>(),
    gate: new RequestGate<Row>(fetchPage, 6, () => 0),
    mostPages,
    order: "along",
    handOver: async (rows: readonly Row[]) => void ids.push(...rows.map(({ _id }) => _id)),
  } as const;
  return { reader: new SequentialReader(context, PAGES_OF), asked, ids };
}

/** Ten rows from `skip` on, each time under other names where `name` differs. */
const rows = (skip: number, name: unknown = "r") =>
  Array.from({ length: PAGES_OF }, (_, at) => `${String(name)}${skip + at}`);

const next = (skip: number, pages: number) =>
  skip + PAGES_OF < pages * PAGES_OF ? skip + PAGES_OF : undefined;

const serverError = new ApiError({ kind: "http", status: 500, invalidParameters: [], attempts: 3 });

test("a list is finished once it was the same twice", async () => {
  const { reader, asked, ids } = following((skip) => walkedPage(rows(skip), next(skip, 3)));
  expect(await reader.run(signal)).toEqual({ kind: "finished" });
  expect(asked).toEqual([0, 10, 20, 0, 10, 20]);
  expect(new Set(ids).size).toBe(30);
  expect(ids).toHaveLength(30);
  expect(reader.gaps).toEqual([]);
});

test("a list without rows is read once", async () => {
  const { reader, asked } = following(() => walkedPage([]));
  expect(await reader.run(signal)).toEqual({ kind: "finished" });
  expect(asked).toEqual([0]);
});

test("a page that was another one is a reason to read all of it once more", async () => {
  const { reader, asked, ids } = following((skip, request) =>
    walkedPage(rows(skip, request < 3 ? "r" : "s"), next(skip, 2)),
  );
  expect(await reader.run(signal)).toEqual({ kind: "finished" });
  expect(asked).toEqual([0, 10, 0, 10, 0, 10, 0, 10]);
  expect(ids).toHaveLength(40);
});

test("a list that is another one each time is read five times", async () => {
  const { reader, asked } = following((skip, request) => walkedPage(rows(skip, request), next(skip, 2)));
  expect(await reader.run(signal)).toEqual({ kind: "stopped", stop: { reason: "kept-moving" } });
  expect(asked).toEqual([0, 10, 0, 10, 0, 10, 0, 10, 0, 10]);
});

test("a page that fails is missing with all that follow, until it comes", async () => {
  const { reader, asked } = following((skip, request) => {
    if (request === 2) throw serverError;
    return walkedPage(rows(skip), next(skip, 4));
  });
  expect(await reader.run(signal)).toEqual({
    kind: "stopped",
    stop: { reason: "failed", error: serverError.fault },
  });
  expect(reader.gaps).toEqual([{ firstPage: 3, lastPage: undefined, ofPages: undefined }]);
  expect(await reader.run(signal)).toEqual({ kind: "finished" });
  expect(asked).toEqual([0, 10, 20, 20, 30, 0, 10, 20, 30]);
  expect(reader.gaps).toEqual([]);
});

test("what fails when it is read again is missing in part", async () => {
  const { reader } = following((skip, request) => {
    if (request === 4) throw serverError;
    return walkedPage(rows(skip), next(skip, 3));
  });
  await reader.run(signal);
  expect(reader.gaps).toEqual([{ firstPage: 2, lastPage: undefined, ofPages: undefined, isInPart: true }]);
});

test("who leaves is told apart from what fails", async () => {
  const { reader } = following((skip, request) => {
    if (request === 1) throw new ApiError({ kind: "cancelled" });
    return walkedPage(rows(skip), next(skip, 3));
  });
  expect(await reader.run(signal)).toEqual({ kind: "stopped", stop: { reason: "cancelled" } });
});

test("no more pages are read than are allowed", async () => {
  const { reader, asked } = following((skip) => walkedPage(rows(skip), skip + PAGES_OF), 3);
  const stop = { reason: "too-many-pages", pages: 3 };
  expect(await reader.run(signal)).toEqual({ kind: "stopped", stop });
  expect(asked).toEqual([0, 10, 20]);
});

test("three empty pages in a row end it, and all from the first of them on is missing", async () => {
  const { reader, asked } = following((skip) =>
    skip < 30
      ? walkedPage(rows(skip), skip + PAGES_OF)
      : walkedPage([], skip + PAGES_OF, { pagingFault: "empty-with-next" }),
  );
  expect(await reader.run(signal)).toEqual({ kind: "stopped", stop: { reason: "empty-with-next" } });
  expect(asked).toEqual([0, 10, 20, 30, 40, 50]);
  expect(reader.gaps).toEqual([{ firstPage: 4, lastPage: undefined, ofPages: undefined }]);
});

test("empty pages between others are passed", async () => {
  const { reader, ids } = following((skip) =>
    skip % 30 === 0
      ? walkedPage(rows(skip), next(skip, 10))
      : walkedPage([], skip + PAGES_OF, { pagingFault: "empty-with-next" }),
  );
  expect(await reader.run(signal)).toEqual({ kind: "finished" });
  expect(ids).toHaveLength(40);
});

test("three pages in a row that were there before end it, and all from the first of them on is missing", async () => {
  const { reader, asked } = following((skip) => walkedPage(rows(skip < 30 ? skip : 20), skip + PAGES_OF));
  expect(await reader.run(signal)).toEqual({ kind: "stopped", stop: { reason: "repeated-page" } });
  expect(asked).toEqual([0, 10, 20, 30, 40, 50]);
  expect(reader.gaps).toEqual([{ firstPage: 4, lastPage: undefined, ofPages: undefined }]);
});

test("behind a page whose link leads nowhere all is missing", async () => {
  const { reader } = following((skip) =>
    skip < 20
      ? walkedPage(rows(skip), skip + PAGES_OF)
      : walkedPage(rows(skip), undefined, { pagingFault: "unusable-link" }),
  );
  expect(await reader.run(signal)).toEqual({ kind: "stopped", stop: { reason: "unusable-link" } });
  expect(reader.gaps).toEqual([{ firstPage: 4, lastPage: undefined, ofPages: undefined }]);
});
