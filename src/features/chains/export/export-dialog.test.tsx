import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { chain, chains } from "../../../service/api/api-fixture.ts";
import { nextFile } from "../../testing/next-file.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { LIST } from "../../testing/response-list.ts";

beforeEach(() => page.viewport(1000, 800));

type Screen = Awaited<ReturnType<typeof renderApp>>["screen"];

async function open(screen: Screen) {
  await screen.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Export responses" });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

const contact = { questionId: "q-contact", questionType: "Contact", surveyId: "s1", language: "fi" };
const mail = "maija@example.org";

test("everything that matches goes into a file named after its survey and days, contacts covered", async () => {
  const { screen } = await renderApp(
    "/responses?survey=s1&tz=UTC",
    {
      chains: [
        ...chains(4),
        chain({ _id: "mail", responses: [{ ...contact, answer: mail, valueString: mail }] }),
      ],
    },
    { pageSize: 2 },
  );
  const dialog = await open(screen);
  const file = nextFile();
  await dialog.getByRole("button", { name: "Export file" }).click();
  const { name, text } = await file;
  expect(name).toBe("store-visit_2018-12-06_2018-12-06.csv");
  expect(text.trimEnd().split("\r\n")).toHaveLength(6);
  expect(text).toMatch(/^\uFEFF?Id,Created \(UTC\),/);
  expect(text).not.toContain(mail);
  await expect.element(dialog.getByText(`${name}: 5 responses.`)).toBeVisible();
});

test("what could not be read is told in the file and beside it", async () => {
  const odd = {
    data: [chain(), { ...chain({ _id: "odd" }), _id: 7 }],
    paging: { next: null, previous: null },
  };
  const ahead = [http.get(LIST, () => HttpResponse.json(odd))];
  for (const [address, scope] of [
    ["/responses", "This page (1)"],
    ["/responses", "Everything that matches"],
    ["/responses?rows=all", "Everything that matches"],
  ] as const) {
    const { screen } = await renderApp(address, {}, { ahead });
    const dialog = await open(screen);
    await dialog.getByRole("radio", { name: scope }).click();
    await dialog.getByRole("checkbox", { name: "Say in the file where it comes from" }).click();
    const file = nextFile();
    await dialog.getByRole("button", { name: "Export file" }).click();
    expect((await file).text).toContain("# Complete,No: 1 response could not be read");
    const told = "Not everything that matches could be read: the file is not complete.";
    await expect.element(dialog.getByText(told, { exact: true })).toBeVisible();
    await screen.unmount();
  }
});

test("rows chosen by hand, with contacts where they are asked for", async () => {
  const { screen } = await renderApp("/responses", {
    chains: [...chains(2), chain({ _id: "mail", createdAt: 5, responses: [{ ...contact, answer: mail }] })],
  });
  const boxes = screen.getByRole("checkbox", { name: /^Choose the response of/ });
  await boxes.nth(0).click();
  await boxes.nth(2).click();
  await expect.element(screen.getByText("2 chosen")).toBeVisible();
  const dialog = await open(screen);
  await dialog.getByRole("radio", { name: "The rows chosen (2)" }).click();
  await dialog.getByRole("radio", { name: "JSON lines" }).click();
  await dialog.getByRole("checkbox", { name: "Include contact details" }).click();
  const file = nextFile();
  await dialog.getByRole("button", { name: "Export file" }).click();
  const { text } = await file;
  expect(
    text
      .trimEnd()
      .split("\n")
      .map((line) => /"_id":"([^"]+)"/.exec(line)?.[1]),
  ).toEqual(["chain-2", "mail"]);
  expect(text).toContain(mail);
});

test("the head of the column chooses a page, and lets go of it", async () => {
  const { screen } = await renderApp("/responses", { chains: chains(3) }, { pageSize: 2 });
  const all = screen.getByRole("checkbox", { name: "Choose all responses of this page" });
  await all.click();
  await expect.element(screen.getByText("2 chosen")).toBeVisible();
  await screen.getByRole("button", { name: "Next page" }).click();
  await expect.element(all).not.toBeChecked();
  await expect.element(screen.getByText("2 chosen")).toBeVisible();
  await screen.getByRole("button", { name: "Choose none" }).click();
  await expect.element(screen.getByText("2 chosen")).not.toBeInTheDocument();
});

test("an export under way tells how far it is, and can be cancelled", async () => {
  let hold = false;
  const held: (() => void)[] = [];
  const ahead = [
    http.get(LIST, async () => {
      if (hold) await new Promise<void>((resolve) => held.push(resolve));
    }),
  ];
  const { screen } = await renderApp("/responses", { chains: chains(3) }, { ahead });
  await expect.element(screen.getByRole("row")).toHaveLength(4);
  const dialog = await open(screen);
  hold = true;
  await dialog.getByRole("button", { name: "Export file" }).click();
  await expect.element(dialog.getByRole("progressbar", { name: "Export" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog.getByText("Cancelled. No file was made.")).toBeVisible();
  for (const release of held) release();
});
