import { describe, expect, test } from "vitest";
import { announcedAnswers, answersLink } from "./answers-link.ts";

describe("the announcement of the stream", () => {
  test.each([
    ["https://feedback.test", "/earshot/answers"],
    ["https://feedback.test/", "/earshot/answers"],
    ["https://feedback.test/survey/api//", "/survey/api/earshot/answers"],
  ])("of a service at %s leads to %s", (base, path) => {
    const link = answersLink(base);
    expect(link).toBe(`<${path}>; rel="urn:earshot:answers"`);
    expect(announcedAnswers(link)).toBe(path);
  });

  test.each([
    ["</a>; rel=urn:earshot:answers", "/a"],
    ['</a>;rel="next", <b?c=d,e>; title="x, <y>"; rel="prev urn:earshot:answers"', "b?c=d,e"],
    ['</a> ; REL = "URN:Earshot:Answers" ; type="x"', "/a"],
    ['<https://other.test/a>; rel="urn:earshot:answers"', "https://other.test/a"],
  ])("is found in %s", (header, target) => {
    expect(announcedAnswers(header)).toBe(target);
  });

  test.each([
    null,
    "",
    "</a>",
    '</a>; rel="next"',
    '</a>; rel="next"; rel="urn:earshot:answers"',
    '</a>; rel="urn:earshot:answers-of-old"',
    '</a>; title="rel=urn:earshot:answers"',
    '</a>; anchor="/b"; rel="urn:earshot:answers"',
    '<>; rel="urn:earshot:answers"',
    'rel="urn:earshot:answers"',
  ])("is not in %s", (header) => {
    expect(announcedAnswers(header)).toBeUndefined();
  });
});
