import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { chainSchema } from "../contract/resources.ts";
import { anyChain } from "./archive/documents.arbitraries.ts";
import { chainTemplate, fillTemplate } from "./chain-template.ts";

const title = (surveyId: string, questionId: string): string => JSON.stringify(`${surveyId}/${questionId}?`);

describe("a chain's template", () => {
  test("filled in, is the chain as the API returns it, whatever the ids and texts hold", () => {
    fc.assert(
      fc.property(anyChain("c1"), (chain) => {
        const { surveyVersion: _version, isClosed: _closed, responses, ...rest } = chain;
        const filled: unknown = JSON.parse(fillTemplate(chainTemplate(chain), title));
        const asked = responses.map((response) =>
          Object.assign({ question: `${response.surveyId}/${response.questionId}?` }, response),
        );
        expect(filled).toEqual({ ...rest, responses: asked });
      }),
    );
  });

  test("has the fields in the API's order, whatever order they came in", () => {
    fc.assert(
      fc.property(anyChain("c1"), (chain) => {
        const { _id, surveyId, responses, metadata, ...rest } = chain;
        const turned = { responses, metadata, ...rest, surveyId, _id };
        expect(chainTemplate(turned)).toBe(chainTemplate(chain));
        const filled = z.looseObject({}).parse(JSON.parse(fillTemplate(chainTemplate(chain), title)));
        const names = Object.keys(filled);
        expect(names).toEqual(Object.keys(chainSchema.shape).filter((name) => names.includes(name)));
      }),
    );
  });
});
