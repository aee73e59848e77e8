import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, npsAnswer, npsQuestion, survey } from "../../../service/api/api-fixture.ts";
import { activateInterfaceLanguage } from "../../../i18n/interface-language.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { moreTest } from "../../testing/more-test.ts";

const satisfied = {
  ...npsQuestion,
  _id: "q-sat",
  questionType: "Slider",
  title: { en: "Were you satisfied?" },
};

const rated = (valueNum: number, place: number) =>
  chain({
    _id: `c${place}`,
    responses: [{ ...npsAnswer(valueNum, "q-sat"), questionType: "Slider" }],
  });

const data = {
  surveys: [survey({ questions: [npsQuestion, satisfied] })],
  chains: [5, 5, 4, 3, 1, 9].map(rated),
};

/** The same of a survey and a question whose ids hold what stands between ids. */
const odd = {
  surveys: [survey({ _id: "srv:1", questions: [{ ...satisfied, _id: "q,5" }] })],
  chains: data.chains.map((each) => ({
    ...each,
    surveyId: "srv:1",
    responses: each.responses.map((one) => ({ ...one, surveyId: "srv:1", questionId: "q,5" })),
  })),
};

test("a question other than NPS is scored once the reader has said what counts", async () => {
  const { address } = await renderApp("/nps?answer=q-sat:4", data);
  await page.getByRole("combobox", { name: "NPS question" }).click();
  await page.getByRole("option", { name: "Were you satisfied?" }).click();
  // Its own answers are no filter of it.
  await expect.poll(address).not.toContain("answer");
  const form = page.getByRole("form", { name: "What counts" });
  await expect.element(form.getByLabelText("Top")).toHaveValue("9,10");
  await form.getByLabelText("Top").fill("4,5");
  await form.getByLabelText("Bottom").fill("");
  await form.getByLabelText("Scale").fill("1-5");
  await form.getByLabelText("Name").fill("Satisfied");
  await expect
    .element(form.getByRole("status"))
    .toHaveTextContent("Of 6 answers 3 are top and 0 bottom; 1 would not be counted.");
  await form.getByRole("button", { name: "Show this score" }).click();
  const score = page.getByRole("status", { name: "Satisfied (4–5 of 1–5)" });
  await expect.element(score).toHaveTextContent("60%");
  await expect.element(page.getByText("1 not counted")).toBeVisible();
  expect(new URLSearchParams(address().split("?")[1]).get("top")).toBe("4,5");
  // From now on the list has it under its name.
  const list = page.getByRole("combobox", { name: "Question", exact: true });
  await expect.element(list).toHaveValue("Satisfied");
  await list.click();
  await page.getByRole("option", { name: "All NPS questions" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "NPS" })).toBeVisible();
  await page.getByRole("combobox", { name: "NPS question" }).click();
  await page.getByRole("option", { name: "Satisfied", exact: true }).click();
  await expect.element(score).toHaveTextContent("60%");
});

const text = { ...npsAnswer(0, "q-text"), questionType: "Text" };

moreTest(
  "comments whose words were not compared are named where nothing stands out, until they are",
  async () => {
    const said = { ...text, answer: "Kind", valueString: "Kind" };
    const chains = [5, 4, 2].map((value, at) =>
      chain({ _id: `c${at}`, responses: [...rated(value, at).responses, said] }),
    );
    const { router } = await renderApp("/scores?question=s1:q-sat&top=4,5&scale=1-5", { ...data, chains });
    const says = page.getByRole("region", { name: "What the numbers say" });
    await says.getByRole("link", { name: "The words of 3 comments have not been compared." }).click();
    await expect.element(page.getByRole("status").filter({ hasText: "3 comments" })).toBeVisible();
    router.history.back();
    await expect.element(says.getByText(/^Too few answers/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Read all 3 comments" })).toBeVisible();
    await expect.element(says.getByRole("link")).not.toBeInTheDocument();
  },
);

test("where a response may have several comments, responses are counted, not comments", async () => {
  const said = { ...text, answer: "Kind", valueString: "Kind" };
  const asked = ["q-text", "q-more"].map((_id) =>
    Object.assign({}, npsQuestion, { _id, questionType: "Text" }),
  );
  await renderApp("/scores?question=s1:q-sat&top=4,5&scale=1-5", {
    surveys: [survey({ questions: [npsQuestion, satisfied, ...asked] })],
    chains: [chain({ responses: [...rated(5, 0).responses, said, { ...said, questionId: "q-more" }] })],
  });
  const words = "The words in the comments of one response have not been compared.";
  await expect.element(page.getByRole("link", { name: words })).toBeVisible();
});

test("an empty score says so of that score", async () => {
  await renderApp("/scores?question=s1:q-sat&top=4,5&scale=4-5", {
    ...data,
    chains: [rated(3, 0), rated(9, 1)],
  });
  await expect.element(page.getByText("There are no answers for this score in this selection")).toBeVisible();
  await expect
    .element(page.getByText("2 responses match, but no answer in them counts for this score."))
    .toBeVisible();
});

moreTest(
  "words that set the top apart are told once all comments were read, and lead to those of the survey",
  async () => {
    const chains = Array.from({ length: 200 }, (_, at) => {
      const answer = `${at % 2 === 0 ? "Kind staff" : "Slow queue"}. One shop, two tills, three doors, four aisles.`;
      const { responses, ...each } = rated(at % 2 === 0 ? 5 : 2, at);
      const said = { ...text, answer, valueString: answer };
      return { ...each, createdAt: 1_700_000_000 + at, responses: [...responses, said] };
    });
    const { router } = await renderApp("/comments?tz=UTC", { ...data, chains });
    await expect.element(page.getByRole("status").filter({ hasText: "200 comments" })).toBeVisible();
    await router.navigate({
      to: "/scores",
      search: { tz: "UTC", question: "s1:q-sat", top: "4,5", scale: "1-5" },
    });
    const says = page.getByRole("region", { name: "What the numbers say" });
    await expect.element(says).toMatchTextContent(/Those who do not answer 4–5 write .*slow queue/);
    await says.getByRole("link", { name: "Read these comments" }).first().click();
    await expect
      .element(page.getByRole("searchbox", { name: "Search comments" }))
      .toHaveDisplayValue(/slow queue/);
    await expect.element(page.getByRole("status").filter({ hasText: "100 of 200 comments" })).toBeVisible();
  },
);

test("what can't be scored is told, with what to change, and a target that no share reaches", async () => {
  await renderApp("/scores?question=s1:q-sat&top=4,5&scale=1-3&target=-20", data);
  await expect.element(page.getByText(/is outside the scale/).first()).toBeVisible();
  await expect.element(page.getByLabelText("Scale")).toHaveValue("1-3");
  await page.getByLabelText("Scale").fill("1-5");
  await page.getByRole("button", { name: "Show this score" }).click();
  await expect.element(page.getByText("target=-20")).toBeVisible();
});

moreTest(
  "a question that there is none of is told, and any ids are found, as they are and as links have them",
  async () => {
    const { surveys, chains } = odd;
    const { router, address } = await renderApp("/scores?question=srv:1:none", { surveys, chains });
    const fault = page.getByRole("status").filter({ hasText: "This can't be scored" });
    await expect.element(fault).toMatchTextContent("The survey “srv:1” has no question “none”.");
    for (const question of ["none", "none:q"]) {
      await router.navigate({ to: "/scores", search: { question } });
      await expect.element(fault).toMatchTextContent(`“${question.split(":")[0]}”`);
    }
    await fault.getByRole("link", { name: "Choose a question" }).click();
    await expect.element(page.getByText("No question is named")).toBeVisible();
    const list = page.getByRole("combobox", { name: "Question", exact: true });
    await list.click();
    await page.getByRole("option", { name: "Were you satisfied?" }).click();
    const form = page.getByRole("form", { name: "What counts" });
    await form.getByLabelText("Top").fill("4,5");
    await form.getByLabelText("Bottom").fill("");
    await form.getByLabelText("Scale").fill("1-5");
    await form.getByLabelText("Name").fill("Odd");
    await page.getByRole("button", { name: "Show this score" }).click();
    const score = page.getByRole("status", { name: "Odd (4–5 of 1–5)" });
    await expect.element(score).toHaveTextContent("60%");
    expect(new URLSearchParams(address().split("?")[1]).get("question")).toBe("srv%3A1:q%2C5");
    await expect.element(list).toHaveValue("Odd");
    const typed = { question: "srv:1:q,5", top: "4,5", scale: "1-5", name: "Odd" };
    await router.navigate({ to: "/scores", search: typed });
    await expect.element(score).toHaveTextContent("60%");
    await expect.element(list).toHaveValue("Odd");
  },
);

test("of choices that say yes and no a score is proposed, with what it would leave out", async () => {
  const titles = ["Yes", "Partly", "No"];
  const choices = titles.map((title, at) => ({ fieldId: `c${at}`, fieldName: { en: title } }));
  const solved = { ...satisfied, _id: "q-solved", questionType: "Word", choices };
  const given = ["Yes", "Yes", "Partly", "No"].map((answer, place) => {
    const { valueNum: _, ...response } = npsAnswer(0, "q-solved");
    return chain({
      _id: `c${place}`,
      responses: [
        { ...response, questionType: "Word", answer, valueString: answer },
        { ...text, answer: "Kind", valueString: "Kind" },
      ],
    });
  });
  const { address } = await renderApp("/scores", {
    surveys: [survey({ questions: [solved] })],
    chains: given,
  });
  const list = page.getByRole("combobox", { name: "Question", exact: true });
  await expect.element(list).toHaveValue("");
  await list.click();
  await page.getByRole("option", { name: "Were you satisfied?" }).click();
  await expect
    .element(page.getByRole("form", { name: "What counts" }).getByRole("status"))
    .toHaveTextContent("Of 4 answers 2 are top and 0 bottom; 1 would not be counted.");
  await page.getByRole("button", { name: "Show this score" }).click();
  await expect.element(page.getByText("1 not counted")).toBeVisible();
  expect(new URLSearchParams(address().split("?")[1]).get("scale")).toBe("c0,c2");
  // Beside a comment stands the answer that came with it, in words; nothing where it does not count.
  const comments = page.getByRole("list", { name: "Newest comments" }).getByRole("listitem");
  await expect.poll(() => comments.filter({ hasText: "Yes" }).elements().length).toBe(2);
  const bare = comments.filter({ hasText: "No score" });
  expect(bare.element().querySelector("[data-bucket]")).toBeNull();
  expect(bare.element().textContent).not.toContain("–");
  // On a phone the title and the list have a line each.
  await page.viewport(360, 740);
  const title = page.getByRole("heading", { level: 1 }).element();
  await expect.poll(() => list.element().getBoundingClientRect().width).toBeGreaterThan(250);
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
});

test("on a phone a score with a long name makes its table no wider than its card", async () => {
  await page.viewport(360, 740);
  await renderApp("/scores?question=s1:q-sat&top=4,5&scale=1-5", {
    ...data,
    chains: Array.from({ length: 60 }, (_, place) => rated(1 + (place % 5), place)),
  });
  await activateInterfaceLanguage("fi");
  const frame = page.getByRole("region", { name: /kohtaamispisteittäin$/ });
  await expect.element(frame.getByRole("table")).toBeVisible();
  expect(frame.element().scrollWidth).toBe(frame.element().clientWidth);
});
