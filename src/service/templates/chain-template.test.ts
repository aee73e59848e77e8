import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { chainSchema } from "../../contract/resources.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import { anyChain } from "../documents/documents.arbitraries.ts";
import { chainTemplate } from "./chain-template.ts";
import { fillTemplates } from "./template-filling.ts";
import { TitleTable } from "./title-table.ts";

/** The chain as it is served, every question titled by its survey's id and its own. */
function served(chain: ArchivedChain): unknown {
  const titles = new TitleTable(
    chain.responses.map(({ surveyId, questionId }) => [
      surveyId,
      questionId,
      JSON.stringify(`${surveyId}/${questionId}?`),
    ]),
  );
  const template = new TextEncoder().encode(chainTemplate(chain));
  return JSON.parse(new TextDecoder().decode(fillTemplates(template, titles)));
}

describe("a chain's template", () => {
  test("filled in, is the chain as the API returns it, whatever the ids and texts hold", () => {
    fc.assert(
      fc.property(anyChain("c1"), (chain) => {
        const { surveyVersion: _version, isClosed: _closed, responses, ...rest } = chain;
        const asked = responses.map((response) =>
          Object.assign({ question: `${response.surveyId}/${response.questionId}?` }, response),
        );
        expect(served(chain)).toEqual({ ...rest, responses: asked });
      }),
    );
  });

  test("has the fields in the API's order, whatever order they came in", () => {
    fc.assert(
      fc.property(anyChain("c1"), (chain) => {
        const { _id, surveyId, responses, metadata, ...rest } = chain;
        const turned = { responses, metadata, ...rest, surveyId, _id };
        expect(chainTemplate(turned)).toBe(chainTemplate(chain));
        const filled = z.looseObject({}).parse(served(chain));
        const names = Object.keys(filled);
        expect(names).toEqual(Object.keys(chainSchema.shape).filter((name) => names.includes(name)));
      }),
    );
  });
});
