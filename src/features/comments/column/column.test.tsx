import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chain, npsAnswer, npsQuestion, survey } from "../../../service/api/api-fixture.ts";
import { nextFile } from "../../testing/next-file.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { answer } from "../../testing/response-list.ts";
import { moreTest } from "../../testing/more-test.ts";

beforeEach(() => page.viewport(1280, 800));

const commented = (serial: number, score: number, text: string) =>
  chain({
    _id: `c${String(serial).padStart(3, "0")}`,
    createdAt: 1_700_000_000 + serial,
    language: "en",
    responses: [npsAnswer(score), answer("Text", text)],
  });

const SLOW = ["Endless", "Slow", "Angry", "Long", "Another"];

const contents = {
  chains: [
    ...Array.from({ length: 20 }, (_, at) => commented(at, 10, `Great coffee, visit ${at}`)),
    ...Array.from({ length: 20 }, (_, at) =>
      commented(20 + at, 2, `${SLOW[at % SLOW.length]} queue, ${at} minutes`),
    ),
    commented(40, 2, "Only one till"),
    commented(41, 9, "ok"),
    commented(42, 9, "OK!"),
  ],
};

const column = page.getByRole("complementary", { name: "Words and codes" });
const status = (text: string) => page.getByRole("status").filter({ hasText: text });
const list = page.getByRole("list", { name: "Comments found" });
const focused = async (name: string) => {
  await expect.element(page.getByRole("button", { name, exact: true })).toHaveFocus();
};
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("words tell detractors from promoters; a click searches, and two other sides can be compared", async () => {
  const many = Array.from({ length: 150 }, (_, at) => [
    commented(100 + at, 10, `${at} staff friendly`),
    commented(300 + at, 2, `${at} queue ${SLOW[at % SLOW.length]}`),
  ]);
  const { address } = await renderApp("/comments?tz=UTC", { chains: many.flat() }, { pageSize: 100 });
  const side = column.getByRole("region", { name: "Detractors" });
  await expect.element(side.getByText("150 comments")).toBeVisible();
  await expect.element(side.getByRole("button", { name: "queue", exact: true })).toBeVisible();
  // They are on neither side, and count in the NPS.
  await expect
    .element(column.getByText(/^Comments with the word here .* of all with it, passives too$/))
    .toBeVisible();
  const ends = [...column.element().querySelectorAll("li > span > span:first-child")].map(({ textContent }) =>
    textContent.slice(-3),
  );
  expect(new Set(ends)).toEqual(new Set([" · "]));
  await side.getByRole("button", { name: "queue", exact: true }).click();
  await expect.element(status("150 of 300 comments")).toHaveFocus();
  await expect.element(page.getByText("Comments with “queue”")).toBeVisible();
  await press("Compare");
  await userEvent.click(column.getByRole("combobox", { name: "What to compare" }));
  await userEvent.click(page.getByRole("option", { name: "Since a day and before it" }));
  await userEvent.fill(column.getByLabelText("Day of the change"), "2023-11-15");
  await press("Compare these");
  await expect.element(column.getByRole("region", { name: /^Since/ })).toBeVisible();
  expect(address()).toContain("compare=2023-11-15..2999-12-31%3A1970-01-01..2023-11-14");
});

const atDesk = (serial: number, surveyId: string, touchpointId: string) =>
  Object.assign(commented(serial, 9, "Fine"), { surveyId, touchpointId, touchpointName: "Desk" });

moreTest("two sides of one name are told apart by what they belong to, or their ids", async () => {
  const questions = [npsQuestion, { ...npsQuestion, _id: "q-staff" }];
  const surveys = ["s1", "s2"].map((_id) => survey({ _id, name: "Visit", questions }));
  const twice = { surveys, chains: [atDesk(1, "s1", "tp1"), atDesk(2, "s2", "tp2")] };
  const { screen } = await renderApp(
    "/comments?listed=each&compare=touchpoint%3Dtp1%3Atouchpoint%3Dtp2",
    twice,
  );
  await expect.element(column.getByRole("region", { name: "Desk (Stores, tp1)", exact: true })).toBeVisible();
  await expect.element(column.getByRole("region", { name: "Desk (Stores, tp2)", exact: true })).toBeVisible();
  // Each asks for two NPS answers, of which a comment goes by one.
  await expect.element(column.getByText(/^A comment has the first NPS answer/)).toBeVisible();
  for (const id of ["tp1", "tp2"]) await expect.element(list.getByText(`Desk (Stores, ${id})`)).toBeVisible();
  await screen.unmount();
  await renderApp("/comments?compare=survey%3Ds1%3Asurvey%3Ds2", twice);
  await expect.element(column.getByRole("region", { name: "Visit (Stores, s1)", exact: true })).toBeVisible();
  await expect.element(column.getByRole("region", { name: "Visit (Stores, s2)", exact: true })).toBeVisible();
});

moreTest("the words of two touchpoints don’t speak of passives", async () => {
  const chains = Array.from({ length: 60 }, (_, at) => [
    Object.assign(commented(100 + at, 9, `${at} staff friendly`), { touchpointId: "tp1" }),
    Object.assign(commented(300 + at, 9, `${at} queue slow`), { touchpointId: "tp2" }),
  ]);
  await renderApp("/comments?compare=touchpoint%3Dtp1%3Atouchpoint%3Dtp2", { chains: chains.flat() });
  await expect.element(column.getByText(/^Comments with the word here .* of all with it$/)).toBeVisible();
});

test("without NPS answers the words say so, and lead to sides that can be compared", async () => {
  const chains = contents.chains.map((each) => ({ ...each, responses: each.responses.slice(1) }));
  await renderApp("/comments?tz=UTC", { chains });
  await expect.element(column.getByText(/^These comments have no NPS answers/)).toBeVisible();
  expect(column.getByText(/first NPS answer/).elements()).toEqual([]);
  await press("Compare other sides");
  await expect.element(column.getByLabelText("Day of the change")).toBeVisible();
  await userEvent.fill(page.getByRole("searchbox", { name: "Search comments" }), "nowhere");
  await expect.element(page.getByText("No comments match this search and these filters")).toBeVisible();
  await expect.element(column.getByText(/^These comments have no NPS answers/)).not.toBeInTheDocument();
});

test("what is in view is not compared with the rest under a filter that comments do not tell", async () => {
  await renderApp("/comments?closed=true&compare=here:rest", contents);
  await expect.element(column.getByText(/^A filter in force can’t be looked for/)).toBeVisible();
  await expect.element(column.getByRole("region", { name: "Everything else" })).not.toBeInTheDocument();
  await press("Compare other sides");
  await expect.element(column.getByLabelText("Day of the change")).toBeVisible();
});

moreTest("of many repeats the first stand there, and more on request", async () => {
  const twice = Array.from({ length: 103 }, (_, at) => `word${at} said`).flatMap((text, at) => [
    commented(200 + at, 9, text),
    commented(400 + at, 9, text),
  ]);
  await renderApp("/comments?column=repeats", { chains: [...twice, commented(900, 9, "!!")] });
  const repeats = column.getByRole("list", { name: "Repeats" });
  await expect.poll(() => repeats.getByRole("listitem").elements().length).toBe(100);
  await press("Show 3 more");
  await expect.poll(() => repeats.getByRole("listitem").elements().length).toBe(103);
  await expect.element(page.getByRole("button", { name: /^Show .* more$/ })).not.toBeInTheDocument();
  await expect.element(repeats.getByRole("link").nth(99)).toHaveFocus();
});

test("a code is made with a live count, counts, narrows by a click or its number, and is changed and removed", async () => {
  const { address } = await renderApp("/comments?tz=UTC&column=codes", contents);
  await press("New code");
  await press("Cancel");
  await focused("New code");
  await press("New code");
  await userEvent.fill(page.getByLabelText("Name of the code"), "Queue");
  await userEvent.fill(page.getByLabelText("Search of the code"), "queue | till");
  await expect.element(status("21 of 43 comments")).toBeVisible();
  await press("Save code");
  await focused("Queue");
  const codes = column.getByRole("list", { name: "Codes" });
  await expect.element(codes.getByText(/^21 · 49%/)).toBeVisible();
  await expect
    .element(
      codes
        .getByRole("listitem")
        .last()
        .getByText(/^22 · 51%/),
    )
    .toBeVisible();
  await codes.getByRole("button", { name: "Queue", exact: true }).click();
  await expect.element(status("21 comments")).toBeVisible();
  expect(address()).toBe("/comments?tz=UTC&code=Queue&column=codes");
  await expect.element(list.getByRole("listitem").first().getByText("Queue")).toBeVisible();
  await userEvent.keyboard("1");
  await expect.element(status("43 comments")).toBeVisible();
  await press("Edit Queue");
  await userEvent.fill(page.getByLabelText("Search of the code"), "call +358 40 123 4567");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("This looks like contact data, which no code keeps.");
  await userEvent.fill(page.getByLabelText("Search of the code"), "till");
  await press("Save code");
  await expect.element(codes.getByText(/^1 · 2%/)).toBeVisible();
  const file = nextFile();
  await press("Export codes");
  expect(JSON.parse((await file).text)).toEqual({ codes: [{ name: "Queue", find: "till" }] });
  await press("Remove Queue");
  await focused("Undo");
  await press("Undo");
  await focused("Queue");
  await press("Not coded");
  await expect.element(status("42 comments")).toBeVisible();
  expect(address()).toBe("/comments?tz=UTC&uncoded=true&column=codes");
  await press("Remove Queue");
  await expect.element(codes.getByText("Not coded")).not.toBeInTheDocument();
});

test("a codebook is taken whole, or refused by the place of its first fault", async () => {
  await renderApp("/comments?tz=UTC&column=codes", contents);
  await expect.element(column.getByText("Import codes")).toBeVisible();
  const input = document.querySelector('aside input[type="file"]');
  if (input === null) throw new Error("There is no field for a file.");
  const give = (codes: unknown) =>
    userEvent.upload(input, new File([JSON.stringify({ codes })], "codes.json"));
  await give([{ name: "Coffee", find: "coffee" }, { name: "Secret" }]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Code 2 of the codebook has no search.");
  await give([{ name: "Coffee", find: "coffee" }]);
  await expect.element(column.getByRole("button", { name: "Coffee", exact: true })).toBeVisible();
});

test("an unknown code is told and narrows nothing", async () => {
  await renderApp("/comments?tz=UTC&code=Nothing", contents);
  await expect.element(page.getByText("code=Nothing")).toBeVisible();
  await expect.element(status("43 comments")).toBeVisible();
});

test("what repeats leads to its comments, and a comment to those like it, and back", async () => {
  const wordless = [commented(-1, 5, "…"), commented(-2, 5, "?!")];
  const { router } = await renderApp("/comments?tz=UTC&column=repeats", {
    chains: [...contents.chains, ...wordless],
  });
  const repeats = column.getByRole("link", { name: "× 2 OK!" });
  await expect
    .element(repeats)
    .toHaveAttribute("href", "/comments?tz=UTC&beside=repeats%3A0%3Ac042&column=repeats");
  await repeats.click();
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "2");
  await page.getByRole("link", { name: "Back to all comments" }).click();
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "44");
  await column.getByRole("link", { name: "2 without words" }).click();
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "2");
  await expect.element(list.getByText("…")).toBeVisible();
  await page.getByRole("link", { name: "Back to all comments" }).click();
  await expect.element(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "44");
  scrollTo({ top: 900 });
  const similar = list
    .getByRole("listitem")
    .filter({ hasText: "Slow queue, 6 minutes" })
    .getByRole("link", { name: "Similar comments" });
  for (const isBack of [false, true]) {
    await expect.element(similar).toBeInTheDocument();
    similar.element().focus();
    const left = scrollY;
    await userEvent.keyboard("{Enter}");
    const heading = page.getByText("Comments most like this one, the nearest first");
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByText("Slow queue, 6 minutes")).toBeVisible();
    await expect.element(list.getByText("Slow queue, 16 minutes")).toBeVisible();
    expect(heading.element().getBoundingClientRect().top).toBeGreaterThan(56);
    if (isBack) router.history.back();
    else await page.getByRole("link", { name: "Back to all comments" }).click();
    await expect.element(similar).toHaveFocus();
    expect(scrollY).toBe(left);
  }
});

test("a code is checked comment by comment with y and n, and what was found is kept and exported with it", async () => {
  await renderApp("/comments?tz=UTC&column=codes", contents);
  await press("New code");
  await userEvent.fill(page.getByLabelText("Name of the code"), "Till");
  await userEvent.fill(page.getByLabelText("Search of the code"), "till");
  await press("Save code");
  await press("Is this code right? Till");
  const dialog = page.getByRole("dialog", { name: "Is this code right? Till" });
  for (let at = 1; at <= 31; at++) {
    await expect.element(dialog.getByText(`Comment ${at} of 31`)).toBeVisible();
    await userEvent.keyboard(dialog.getByText("Only one till").query() === null ? "n" : "y");
  }
  const told = "1 of 1 fit (21% to 100%); of those without it 0 of 30 should have it (0% to 11%)";
  await expect.element(dialog.getByText(told)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(column.getByText(told)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Is this code right? Till" })).toHaveFocus();
  const file = nextFile();
  await press("Export codes");
  const { text } = await file;
  expect(JSON.parse(text)).toHaveProperty(
    "codes",
    expect.arrayContaining([
      { name: "Till", find: "till", check: { fit: 1, of: 1, missed: 0, without: 30 } },
    ]),
  );
});
