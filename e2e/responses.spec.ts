import { expect, more, moreOnBothHosts, NOW, onBothHosts, test } from "./journey.ts";
import { readChains, type Chain } from "./oracle.ts";
import { signIn } from "./sign-in.ts";

const rows = { name: "Response chains" } as const;

test(
  "responses are filtered by date and touchpoint, and the filters are the link",
  onBothHosts,
  async ({ page, token }) => {
    await signIn(page, token, "/responses");
    const table = page.getByRole("table", rows);
    await expect(table).toBeVisible();
    const [newest] = await readChains(page, token, "createdFrom=1793000000");
    expect(newest).toBeDefined();
    const { touchpointName = "" } = newest ?? {};

    await page.getByRole("textbox", { name: "From", exact: true }).fill("2026-10-01");
    await page.getByRole("textbox", { name: "To", exact: true }).fill("2026-10-31");
    await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);

    await page.getByRole("combobox", { name: "Touchpoint" }).fill(touchpointName);
    await page.getByRole("option", { name: touchpointName, exact: true }).click();
    await expect(page).toHaveURL(/touchpoint=/);
    await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(3);

    // The days are Helsinki's, where October's end is two hours from UTC and its start three.
    const bounds = [
      Date.parse("2026-10-01T00:00:00+03:00") / 1000,
      Date.parse("2026-10-31T23:59:59+02:00") / 1000,
    ];
    const query = `createdFrom=${bounds[0]}&createdTo=${bounds[1]}&touchpointId=${newest?.touchpointId}`;
    const expected = await readChains(page, token, query);
    await expect(table.getByRole("row")).toHaveCount(Math.min(expected.length, 100) + 1);
    await expect(table.getByRole("row").nth(1)).toContainText(touchpointName);

    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(/\/responses$/);
    await expect(table.getByRole("row")).toHaveCount(101);
  },
);

test(
  "pages follow one another, and a filter goes back to the first",
  onBothHosts,
  async ({ page, token }) => {
    await signIn(page, token, "/responses");
    const table = page.getByRole("table", rows);
    await expect(table.getByRole("link").first()).toBeVisible();
    // Until its survey is known it is shown by its id.
    await expect(table.getByRole("row").nth(1)).not.toHaveText(/[0-9a-f]{24}/);
    const first = await table.getByRole("row").nth(1).innerText();
    const previous = page.getByRole("button", { name: "Previous page" });
    await expect(previous).toBeDisabled();

    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(table.getByRole("row").nth(1)).not.toHaveText(first);

    await previous.click();
    await expect(page).not.toHaveURL(/page=/);
    await expect(table.getByRole("row").nth(1)).toHaveText(first.replaceAll(/\s+/g, " "), {
      useInnerText: true,
    });

    await page.getByRole("button", { name: "Next page" }).click();
    await page.getByRole("textbox", { name: "From", exact: true }).fill("2026-01-01");
    await expect(page).not.toHaveURL(/page=/);
  },
);

test("a row opens its chain, and one leads to the next", async ({ page, token }) => {
  await signIn(page, token, "/responses");
  const [first, second] = await readChains(page, token, "createdFrom=1793000000");
  await page.getByRole("table", rows).getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/responses/${first?._id}`));
  await expect(page.getByRole("list", { name: "Answers" }).getByRole("listitem")).toHaveCount(
    first?.responses.length ?? -1,
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first?.touchpointName ?? "");
  await expect(page.getByRole("region", { name: "Metadata" })).toBeVisible();

  await page.getByRole("link", { name: "Next response" }).click();
  await expect(page).toHaveURL(new RegExp(`/responses/${second?._id}`));
  await page.getByRole("link", { name: "Previous response" }).click();
  await expect(page).toHaveURL(new RegExp(`/responses/${first?._id}`));
});

/** An e-mail address, or a phone number as the sample writes them. */
const CONTACT = /@|\+[\d ]{6}/;

test("contact answers are masked until they are asked for", async ({ page, token }) => {
  await signIn(page, token, "/responses");
  const chains = await readChains(page, token, "createdFrom=1791000000");
  const chain = chains.find(({ responses }) =>
    responses.some(({ questionType }) => questionType === "Contact"),
  );
  await page.goto(`/responses/${chain?._id}`);
  const answers = page.getByRole("list", { name: "Answers" });
  await expect(answers).toBeVisible();
  await expect(answers).not.toContainText(CONTACT);
  await answers
    .getByRole("button", { name: /^Show / })
    .first()
    .click();
  await expect(answers).toContainText(CONTACT);
});

test.describe("an unknown response", () => {
  test.use({ expectedMessages: ["404"] });

  test("says so and leads back", moreOnBothHosts, async ({ page, token }) => {
    await signIn(page, token, "/responses/no-such-chain");
    await expect(page.getByRole("main")).toContainText(/no-such-chain|not found|no response/i);
    await page
      .getByRole("main")
      .getByRole("link", { name: /responses/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/responses$/);
  });
});

test(
  "a shared link shows the same screen in a new tab",
  moreOnBothHosts,
  async ({ page, token, context }) => {
    await signIn(page, token, "/responses?from=2026-09-01&to=2026-09-30&closed=true&page=2");
    const table = page.getByRole("table", rows);
    await expect(table.getByRole("link").first()).toBeVisible();
    await expect(table).toHaveAttribute("aria-busy", "false");
    const link = page.url();

    const other = await context.newPage();
    await other.clock.setFixedTime(NOW);
    await signIn(other, token, link);
    await expect(other).toHaveURL(link);
    const shared = other.getByRole("table", rows);
    await expect(shared.getByRole("link").first()).toBeVisible();
    await expect(shared).toHaveAttribute("aria-busy", "false");
    // The rows below the first view are drawn a moment later, in either tab.
    await expect(async () => expect(await shared.innerText()).toBe(await table.innerText())).toPass();
  },
);

const givesPart = ({ responses }: Chain, part: string): boolean =>
  responses.some(
    ({ questionType, answer }) => questionType !== "Contact" && String(answer).toLowerCase().includes(part),
  );

type Fits = (chain: Chain) => boolean;

/** What the API can't filter by: the search of an address, and what it keeps of all chains, the newest first. */
const clientFilters: Record<string, (all: readonly Chain[]) => readonly [search: string, fits: Fits]> = {
  "one language": () => ["language=fi", ({ language }) => language === "fi"],
  "a rare language": () => ["language=sv", ({ language }) => language === "sv"],
  "a team": ([newest]) => [`team=${newest?.teamId}`, ({ teamId }) => teamId === newest?.teamId],
  "a text": () => ["find=the", (chain) => givesPart(chain, "the")],
  detractors: () => [
    "bucket=detractors",
    ({ responses }) =>
      responses.some(({ questionType, valueNum = 10 }) => questionType === "NPS" && valueNum <= 6),
  ],
  metadata: (all) => {
    const till = all.find(({ metadata }) => "till" in metadata)?.metadata["till"];
    return [`metadata=till%3D${String(till)}`, ({ metadata }) => metadata["till"] === till];
  },
};

for (const [name, filter] of Object.entries(clientFilters)) {
  const [details, rowsSeen] = name === "one language" ? [{}, 300] : [more, 600];
  test(
    `pages filled as they are read have the rows that belong there: ${name}`,
    details,
    async ({ page, token }) => {
      await signIn(page, token, "/surveys");
      const all = await readChains(page, token);
      const [search, fits] = filter(all);
      const expected = all.filter(fits).map(({ _id }) => _id);
      expect(expected.length).toBeGreaterThan(0);
      await page.goto(`/responses?${search}`);
      for (let start = 0; start < Math.min(expected.length, rowsSeen); start += 100) {
        const belonging = expected.slice(start, start + 100);
        // Each page is looked at as soon as it is full, while the next ones are read.
        await expect
          .poll(
            () =>
              page
                .getByRole("table", rows)
                .getByRole("row")
                .evaluateAll((lines) =>
                  lines.flatMap((line) => {
                    const link = line.querySelector('a[href^="/responses/"]');
                    return link === null
                      ? []
                      : [new URL(link.getAttribute("href") ?? "", "http://x").pathname];
                  }),
                ),
            { intervals: [100] },
          )
          .toEqual(belonging.map((id) => `/responses/${id}`));
        const next = page.getByRole("button", { name: "Next page" });
        if (start + 100 < expected.length) await next.click();
        else await expect(next).toBeDisabled();
      }
    },
  );
}
