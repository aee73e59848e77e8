import { expect, test } from "vitest";
import { answer, chain } from "../columns/chains.fixture.ts";
import { CommentsGatherer } from "./comments-gatherer.ts";
import { textsOf } from "./comments.fixture.ts";

const said = (text: string, createdAt: number, touchpointId: string, till: string) =>
  chain({
    _id: text,
    createdAt,
    touchpointId,
    metadata: { till },
    responses: [answer("NPS", "nps", 9), answer("Text", "why", text)],
  });

test("chains are selected by where they were answered and by their metadata, those that are alike each for itself", () => {
  const gatherer = new CommentsGatherer();
  for (const each of [
    said("first", 100, "lobby", "1"),
    said("elsewhere", 200, "gate", "1"),
    said("other till", 300, "lobby", "2"),
    said("second", 400, "lobby", "1"),
  ])
    gatherer.take(each);
  const { selected, responses, span } = gatherer.select({
    touchpoint: ["lobby"],
    metadata: [{ key: "till", value: "1" }],
  });
  expect(textsOf(gatherer.index, selected)).toEqual(["second", "first"]);
  expect({ responses, span }).toEqual({ responses: 2, span: { first: 100, last: 400 } });
  expect(gatherer.select({}).responses).toBe(4);
});
