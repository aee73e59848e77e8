import { describe, expect, test } from "vitest";
import * as z from "zod";
import { ANSWER_COLUMNS } from "../../../contract/answers/answer-columns.ts";
import { apiFixture, chain } from "../api-fixture.ts";
import { extensionOperations } from "./extension-operations.ts";
import { openApiDocument, operations } from "./openapi-document.ts";
import { componentSchemas } from "./schemas.ts";

const { json } = await apiFixture({ chains: [chain()] });

const operationSchema = z.object({
  tags: z.array(z.string()),
  description: z.optional(z.string()),
  parameters: z.array(z.object({ name: z.string() })),
});
const documentSchema = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.object({ get: operationSchema })),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});
const document = documentSchema.parse(await json("/openapi.json", { authorization: "" }));
const PATHS = [
  ...Object.keys(operations),
  "/earshot/answers",
  "/earshot/codes",
  "/earshot/metrics",
  "/earshot/events",
];

// Reading one is what checks it.
const anySchema = z.custom<Parameters<typeof z.fromJSONSchema>[0]>();

/** A component as a zod schema again: what the document promises, held against what is served. */
function component(name: string): z.ZodType {
  const definitions = document.components.schemas;
  const text = JSON.stringify({ ...definitions[name], $defs: definitions });
  const schema: unknown = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/"));
  return z.fromJSONSchema(anySchema.parse(schema));
}

describe("/openapi.json", () => {
  test("tells the four endpoints and every parameter of the specification", () => {
    const parameters = Object.entries(operations).map(([path, operation]) => [
      path,
      operation.parameters.map(({ name }) => name).join(" "),
    ]);
    const made = documentSchema.parse(openApiDocument(extensionOperations));
    for (const { paths } of [document, made]) expect(Object.keys(paths)).toEqual(PATHS);
    expect(Object.fromEntries(parameters)).toEqual({
      "/v5.0.3/surveys": "skip preferredLanguage",
      "/v5.0.3/questions": "skip preferredLanguage questionId surveyId",
      "/v5.0.3/response-chains":
        "skip createdFrom createdTo touchpointId surveyId preferredLanguage isClosed surveyVersion",
      "/v5.0.3/response-chains/{id}": "id preferredLanguage",
    });
  });

  test("tells what Earshot adds apart from the specification", () => {
    const tags = Object.entries(document.paths).map(([path, { get: described }]) => [path, described.tags]);
    expect(new Map(tags.map(([path, tag]) => [String(path).startsWith("/v5.0.3/"), tag]))).toEqual(
      new Map([
        [true, ["Feedback Survey Read API"]],
        [false, ["Earshot"]],
      ]),
    );
    const answers = document.paths["/earshot/answers"]?.get;
    expect(answers?.parameters.map(({ name }) => name).join(" ")).toBe(
      "createdFrom createdTo touchpointId surveyId isClosed surveyVersion questionId type metadata text contacts comments",
    );
    for (const { name, type } of ANSWER_COLUMNS)
      expect(answers?.description).toContain(`\`${name}\`: ${type}`);
  });

  test.each([
    ["/v5/surveys", "Survey"],
    ["/v5/questions", "Question"],
    ["/v5/response-chains", "ResponseChain"],
  ])("describes what %s serves, to the last field", async (path, name) => {
    const { data, paging } = z
      .object({ data: z.array(z.unknown()), paging: z.unknown() })
      .parse(await json(path));
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) expect(component(name).parse(row)).toEqual(row);
    expect(component("Paging").parse(paging)).toEqual(paging);
  });

  test("tells how a token is sent, and that the addresses begin where the document lies", () => {
    expect(openApiDocument({})).toMatchObject({
      info: { title: "Feedback Survey Read API", version: "5.0.3" },
      servers: [{ url: "/" }],
      security: [{ token: [] }, { bearer: [] }],
      tags: [{ name: "Feedback Survey Read API" }],
      components: {
        securitySchemes: {
          token: {
            type: "apiKey",
            in: "header",
            name: "Authorization",
            description: "The bare access token.",
          },
          bearer: { type: "http", scheme: "bearer", description: "The same token after `Bearer`." },
        },
      },
    });
  });

  test("names what is beside the specification where something is", () => {
    expect(openApiDocument({})["tags"]).toHaveLength(1);
    expect(openApiDocument(extensionOperations)["tags"]).toMatchObject([
      { description: "What the specification describes, and nothing else." },
      { name: "Earshot", description: "Not part of the specification: other deployments have none." },
    ]);
  });

  test("tells answers as numbers and texts, and metadata as an object", () => {
    const { Response: answer, ResponseChain: found } = componentSchemas();
    expect(answer).toMatchObject({ properties: { answer: { type: ["number", "string"] } } });
    expect(found).toMatchObject({ properties: { metadata: { type: "object" } } });
  });

  test("describes errors too", async () => {
    const problem = await json("/v5/surveys?skip=x");
    expect(component("Problem").parse(problem)).toEqual(problem);
  });

  test("a field that the document does not know would be noticed", () => {
    expect(component("Paging").safeParse({ next: null, previous: null, more: 1 }).success).toBe(false);
  });
});

describe("/docs", () => {
  test("names every endpoint and parameter, without a token, and describes those that need it", async () => {
    const fresh = await apiFixture({ chains: [chain()] });
    const response = await fresh.get("/docs", { authorization: "" });
    const text = await response.text();
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    for (const [path, { parameters }] of Object.entries({ ...operations, ...extensionOperations })) {
      expect(text).toContain(path);
      for (const { name } of parameters) expect(text).toContain(`<code>${name}</code>`);
    }
    const described = Object.values({ ...operations, ...extensionOperations }).filter(
      ({ description }) => description !== undefined,
    );
    for (const { description = "" } of described) expect(text).toContain(`<pre>${description.slice(0, 12)}`);
    expect(text.match(/<pre>/g)).toHaveLength(described.length);
  });

  test("allows exactly the style that stands in it", async () => {
    const fresh = await apiFixture({ chains: [chain()] });
    const response = await fresh.get("/docs");
    const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(response.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
  });
});
