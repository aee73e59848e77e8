import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepList } from "../../../client/kept-list.ts";
import { chain, npsAnswer, npsQuestion, survey } from "../../../service/api/api-fixture.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { moreTest } from "../../testing/more-test.ts";

type Screen = Awaited<ReturnType<typeof renderApp>>["screen"];

beforeEach(() => page.viewport(1280, 800));

const head = (screen: Screen, name: string) =>
  screen.getByRole("columnheader", { name, includeHidden: true });
const headers = (screen: Screen) =>
  screen
    .getByRole("columnheader", { includeHidden: true })
    .elements()
    .map((each) => each.textContent)
    .filter((text) => text !== "");

async function open(screen: Screen) {
  await screen.getByRole("button", { name: "Columns" }).click();
  const dialog = screen.getByRole("dialog", { name: "Columns" });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

const mail = "maija@example.org";
const chains = [chain({ metadata: { till: "4", mail } })];

test("questions and metadata become columns when they are ticked, contacts covered; kept for these surveys alone", async () => {
  const { screen } = await renderApp("/responses?survey=s1", { chains });
  const dialog = await open(screen);
  for (const name of ["How likely…?", "till", "mail"])
    await dialog.getByRole("checkbox", { name, exact: true }).click();
  await dialog.getByRole("checkbox", { name: "Team" }).click();
  // Where responses are cards, columns show nothing, which is said.
  await page.viewport(360, 740);
  await expect.element(dialog.getByText(/here, responses are cards/)).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(dialog.getByText(/^Drag a column/)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(head(screen, "till")).toBeVisible();
  await expect.element(head(screen, "Team")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("row").nth(1)).not.toMatchTextContent(mail);
  await expect.element(screen.getByRole("row").nth(1)).toMatchTextContent(/9Promoter••••••••4$/);
  expect(JSON.stringify(localStorage)).not.toContain(mail);
  await screen.unmount();
  const again = await renderApp("/responses?survey=s1", { chains });
  await expect.element(head(again.screen, "How likely…?")).toBeVisible();
  await again.screen.unmount();
  const other = await renderApp("/responses", { chains });
  await expect.element(head(other.screen, "Team")).toBeVisible();
  await expect.element(head(other.screen, "till")).not.toBeInTheDocument();
});

test("columns of questions of one title are told apart, in surveys of one name too", async () => {
  const again = { ...npsQuestion, _id: "q-again" };
  const surveys = [
    survey({ name: "Visit", questions: [npsQuestion, again] }),
    survey({ _id: "s2", name: "Visit", questions: [npsQuestion] }),
  ];
  const { screen } = await renderApp("/responses", { surveys, chains });
  const dialog = await open(screen);
  for (const name of [
    "How likely…? (Visit (Stores, s1))",
    "How likely…? (Visit (Stores, s2))",
    "How likely…?",
  ])
    await expect.element(dialog.getByRole("checkbox", { name, exact: true })).toBeVisible();
});

moreTest("choices in a column are in the question language that was chosen", async () => {
  const choices = [{ fieldId: "c1", fieldName: { en: "Repair", fi: "Korjaus" } }];
  const matter = { ...npsQuestion, _id: "q-matter", questionType: "Word", languages: ["en", "fi"], choices };
  const given = {
    questionId: "q-matter",
    questionType: "Word",
    answer: "Korjaus",
    surveyId: "s1",
    language: "fi",
  };
  const { screen } = await renderApp("/responses?lang=en", {
    surveys: [survey({ languages: ["en", "fi"], questions: [matter] })],
    chains: [chain({ language: "fi", responses: [given] })],
  });
  const dialog = await open(screen);
  await dialog.getByRole("checkbox", { name: "How likely…?" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByRole("row").nth(1)).toMatchTextContent(/Repair$/);
});

test("columns are moved by key, kept in view, made dense and set back", async () => {
  const { screen } = await renderApp("/responses", { chains });
  const dialog = await open(screen);
  await dialog.getByRole("button", { name: "Move NPS score down" }).click();
  expect(headers(screen).slice(0, 3)).toEqual(["Created", "First comment", "NPS score"]);
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(headers(screen).slice(0, 3)).toEqual(["Created", "NPS score", "First comment"]);
  await dialog.getByRole("button", { name: "Keep Survey in view" }).click();
  await expect.element(head(screen, "Survey")).toBeInTheDocument();
  expect(headers(screen).slice(0, 2)).toEqual(["Survey", "Created"]);
  expect(getComputedStyle(head(screen, "Survey").element()).position).toBe("sticky");
  await dialog.getByRole("checkbox", { name: "Dense rows" }).click();
  await expect
    .element(screen.getByRole("table", { name: "Response chains", includeHidden: true }))
    .toHaveAttribute("data-density", "dense");
  await dialog.getByRole("button", { name: "Reset columns" }).click();
  expect(headers(screen).slice(0, 3)).toEqual(["Created", "NPS score", "First comment"]);
  expect(localStorage.length).toBe(0);
});

moreTest("a column is dragged to the place of another", async () => {
  const { screen } = await renderApp("/responses", { chains });
  const dialog = await open(screen);
  const item = (name: string) => dialog.getByRole("listitem").filter({ hasText: name });
  await item("Language").dropTo(item("Created"));
  await expect.element(head(screen, "Language")).toBeInTheDocument();
  expect(headers(screen)[0]).toBe("Language");
});

test("the edge of a column moves with the arrow keys", async () => {
  const { screen } = await renderApp("/responses", { chains });
  const edge = screen.getByRole("separator", { name: "Width of Touchpoint" });
  await expect.element(edge).toBeInTheDocument();
  const width = () => head(screen, "Touchpoint").element().getBoundingClientRect().width;
  edge.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  const chosen = width();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(width()).toBe(chosen + 32);
});

test("a score given a name on another screen becomes a column, each answer marked as its top or not", async () => {
  const asked = { ...npsQuestion, _id: "q-sat", questionType: "Slider", title: { en: "Satisfied?" } };
  const metric = { name: "Satisfied", survey: "s1", question: "q-sat", top: "4,5", scale: "1-5" };
  const given = [5, 2, 9].map((valueNum, place) =>
    chain({
      _id: `c${place}`,
      responses: [{ ...npsAnswer(valueNum, "q-sat"), questionType: "Slider" }],
    }),
  );
  const { screen, router } = await renderApp("/responses", {
    surveys: [survey({ questions: [npsQuestion, asked] })],
    chains: given,
  });
  await expect.element(screen.getByRole("row").nth(1)).toBeVisible();
  await router.navigate({ to: "/surveys" });
  await expect.element(screen.getByRole("heading", { name: "Surveys" })).toBeVisible();
  keepList("metrics", location.origin, [metric]);
  await router.navigate({ to: "/responses" });
  const dialog = await open(screen);
  await dialog.getByRole("checkbox", { name: "Satisfied (4–5 of 1–5)", exact: true }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(head(screen, "Satisfied (4–5 of 1–5)")).toBeVisible();
  for (const told of ["5Top", "2Middle", "9Not counted"])
    await expect.element(screen.getByRole("row").filter({ hasText: told })).toBeVisible();
});
