import { describe, expect, test } from "vitest";
import { apiFixture, chain, contactQuestion, survey } from "./api-fixture.ts";

describe("a survey", () => {
  test("has the fields of the specification, its questions embedded", async () => {
    const { json } = await apiFixture();
    expect(await json("/v5.0.3/surveys?preferredLanguage=fi")).toEqual({
      data: [
        {
          _id: "s1",
          name: "Store visit",
          createdBy: "u1",
          teamId: "team-a",
          teamName: "Stores",
          languages: ["en", "fi"],
          archived: false,
          questions: [
            {
              _id: "q-nps",
              title: "Kuinka…?",
              choicesString: [],
              questionType: "NPS",
              languages: ["en", "fi"],
              language: "fi",
              choices: [],
              surveyId: "s1",
            },
            {
              _id: "q-contact",
              title: "May we contact you?",
              subtitle: "Vapaaehtoinen",
              choicesString: ["Sähköposti", "Phone"],
              questionType: "Contact",
              languages: ["fi", "en"],
              language: "en",
              choices: [
                { fieldId: "c1", fieldName: "Sähköposti", type: "string", subType: "email" },
                { fieldId: "c2", fieldName: "Phone", type: "string", subType: "tel" },
              ],
              surveyId: "s1",
            },
          ],
        },
      ],
      paging: { next: null, previous: null },
    });
  });

  test("that is archived is listed too", async () => {
    const { json } = await apiFixture({ surveys: [survey({ archived: true })] });
    expect(await json("/v5/surveys")).toMatchObject({ data: [{ archived: true }] });
  });

  test("comes by name, then by id, compared by code point", async () => {
    const names = { "2": "a", "1": "a", "3": "Z", "4": "ä" };
    const surveys = Object.entries(names).map(([_id, name]) => survey({ _id, name, questions: [] }));
    const { page } = await apiFixture({ surveys });
    expect((await page("/v5/surveys")).data.map(({ _id }) => _id)).toEqual(["3", "1", "2", "4"]);
  });

  test("that changes is served as it is now", async () => {
    const { json, store } = await apiFixture();
    await json("/v5/surveys");
    await store.write((transaction) => transaction.putSurvey(survey({ name: "Renamed" })));
    expect(await json("/v5/surveys")).toMatchObject({ data: [{ name: "Renamed" }] });
  });
});

describe("questions", () => {
  const surveys = [
    survey(),
    survey({ _id: "s2", name: "Zoo", questions: [{ ...contactQuestion, _id: "q-zoo" }] }),
  ];
  const ids = async (query: string) => {
    const { page } = await apiFixture({ surveys });
    return (await page(`/v5.0.3/questions${query}`)).data.map(({ _id }) => _id);
  };

  test("of all surveys are listed in the surveys' order", async () => {
    expect(await ids("")).toEqual(["q-nps", "q-contact", "q-zoo"]);
  });

  test.each([
    "?questionId=q-zoo&questionId=q-nps",
    "?questionId[]=q-zoo&questionId[]=q-nps",
    "?questionId=q-zoo,q-nps",
  ])("are filtered by their ids: %s", async (query) => {
    expect(await ids(query)).toEqual(["q-nps", "q-zoo"]);
  });

  test("are filtered by their survey, and by both together", async () => {
    expect(await ids("?surveyId=s2")).toEqual(["q-zoo"]);
    expect(await ids("?surveyId=s2&questionId=q-nps")).toEqual([]);
  });

  test("an id of another kind or of nothing finds nothing", async () => {
    expect(await ids("?questionId=s1")).toEqual([]);
  });
});

describe("a response chain", () => {
  const responses = [
    { questionId: "q-nps", questionType: "NPS", surveyId: "s1", answer: 9, valueNum: 9, language: "fi" },
    {
      questionId: "q-contact",
      questionType: "Contact",
      surveyId: "s1",
      answer: "a@b.example",
      valueString: "a@b.example",
      language: "fi",
    },
  ];
  const served = {
    _id: "chain-1",
    surveyId: "s1",
    touchpointId: "t1",
    touchpointName: "Helsinki",
    createdAt: 1_544_115_478,
    createdAtDate: "2018-12-06T16:57:58.000Z",
    teamId: "team-a",
    teamName: "Stores",
    metadata: { till: "4" },
    language: "fi",
    browser: "Chrome 131",
    responses: [
      {
        question: "How likely…?",
        answer: 9,
        valueNum: 9,
        language: "fi",
        questionType: "NPS",
        questionId: "q-nps",
        surveyId: "s1",
      },
      {
        question: "May we contact you?",
        answer: "a@b.example",
        valueString: "a@b.example",
        language: "fi",
        questionType: "Contact",
        questionId: "q-contact",
        surveyId: "s1",
      },
    ],
  };

  test("has the fields of the specification, its responses embedded, and nothing that is only filtered by", async () => {
    const { json } = await apiFixture({ chains: [chain({ responses })] });
    expect(await json("/v5.0.3/response-chains")).toEqual({
      data: [served],
      paging: { next: null, previous: null },
    });
  });

  test("comes bare by its id", async () => {
    const { json } = await apiFixture({ chains: [chain({ responses })] });
    expect(await json("/v5.0.3/response-chains/chain-1")).toEqual(served);
  });

  test("titles its questions in the language asked for", async () => {
    const { json } = await apiFixture({ chains: [chain({ responses })] });
    const titled = {
      responses: [{ question: "Kuinka…?", language: "fi" }, { question: "May we contact you?" }],
    };
    expect(await json("/v5/response-chains?preferredLanguage=fi")).toMatchObject({ data: [titled] });
    expect(await json("/v5/response-chains/chain-1?preferredLanguage=fi")).toMatchObject(titled);
  });

  test("without a browser has none", async () => {
    const { browser: _, ...rest } = chain();
    const { json } = await apiFixture({ chains: [rest] });
    expect(await json("/v5/response-chains/chain-1")).not.toHaveProperty("browser");
  });

  test("keeps metadata and unknown question types as they are", async () => {
    const metadata = { ["__proto__"]: { a: 1 }, constructor: "x", deep: [{ n: null }], "": 0 };
    const odd = {
      questionId: "q-nps",
      questionType: "Hologram",
      surveyId: "s1",
      answer: "=1+1",
      language: "",
    };
    const { get } = await apiFixture({
      chains: [chain({ metadata, responses: [odd] })],
    });
    const text = await (await get("/v5/response-chains/chain-1")).text();
    expect(text).toContain(JSON.stringify(metadata));
    expect(text).toContain('"questionType":"Hologram"');
  });

  test("keeps every text that JSON can say", async () => {
    const naughty = '\u0001\u0002\u0003 \u2028 \\ " </script> ‮ 😀 Z͑ͫ̓';
    const { json } = await apiFixture({
      chains: [chain({ touchpointName: naughty, metadata: { [naughty]: naughty } })],
    });
    expect(await json("/v5/response-chains/chain-1")).toMatchObject({
      touchpointName: naughty,
      metadata: { [naughty]: naughty },
    });
  });

  test("of a question that is gone has no title", async () => {
    const { json, store } = await apiFixture({ chains: [chain()] });
    await store.write((transaction) => transaction.putSurvey(survey({ questions: [] })));
    expect(await json("/v5/response-chains/chain-1")).toMatchObject({ responses: [{ question: "" }] });
  });

  test.each(["a/b", "a b", "ä%20", "%", "?", "#", "__proto__", "a\\b", "😀"])(
    "is found by the odd id %s",
    async (id) => {
      const { json } = await apiFixture({ chains: [chain({ _id: id })] });
      expect(await json(`/v5/response-chains/x${encodeURIComponent(id)}`)).toMatchObject({ status: 404 });
      expect(await json(`/v5/response-chains/${encodeURIComponent(id)}`)).toMatchObject({ _id: id });
    },
  );

  test.each(["nothing", "%00", "%ff", "%zz", "s1", "constructor"])("is not found by %s", async (id) => {
    const { get } = await apiFixture({ chains: [chain()] });
    const response = await get(`/v5/response-chains/${id}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });
});
