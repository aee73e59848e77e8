/** What comments are narrowed by, and how they are shown. */
import { msg } from "@lingui/core/macro";
import * as codec from "./field.ts";
import { field, oneOf } from "./field.ts";
import { filter } from "./filter.ts";

export const commentFilters = {
  /** What a comment, or the answers of a response, must say: the syntax of `analysis/comments/search.ts`; typed over the list. */
  find: filter({
    on: ["responses", "comments"],
    codec: codec.query,
    label: msg`Search answers`,
    freeText: true,
    words: (typed, { screen }) => {
      // A phrase has its own quotation marks.
      const find = typed.replace(/^"([^"]*)"$/, "$1");
      return screen === "comments" ? msg`Comments with “${find}”` : msg`Answers with “${find}”`;
    },
    here: true,
  }),
  /** Names of codes: a comment, or a chain by one of its comments, has one of them. */
  code: filter({
    on: ["nps", "scores", "responses", "comments"],
    codec: codec.identifiers,
    label: msg`Code`,
    chipPerValue: true,
    freeText: true,
    here: true,
    control: {
      kind: "choices",
      options: ({ options }) => (options.codes ?? []).map((name) => ({ value: name, label: name })),
    },
    words: (names, { list }) => msg`Code: ${list(names)}`,
  }),
  /** That a comment has none of the codes. */
  uncoded: filter({
    on: ["comments"],
    codec: oneOf<boolean>(true),
    label: msg`Not coded`,
    words: () => msg`Not coded`,
  }),
} as const;

export const commentsView = {
  /** Comments in an order drawn at random, and what it is drawn by. */
  order: field(["comments"], oneOf("random")),
  seed: field(["comments"], codec.identifier),
  /** Repeats each by itself in place of one line for all of them, or what was searched for in context. */
  listed: field(["comments"], oneOf("each", "context")),
  /** Listed in place of all: what repeats, or is most like, a comment: `similar:0:CHAIN`, with its place in its chain. */
  beside: field(["comments"], codec.besideComment),
  /** What stands beside the list in place of words. */
  column: field(["comments"], oneOf("codes", "repeats")),
  /** The two sides whose words are compared, see `analysis/comments/keyness.ts`. */
  compare: field(["comments"], codec.query),
  /** The response that is open beside the comments. */
  response: field(["comments"], codec.identifier),
} as const;
