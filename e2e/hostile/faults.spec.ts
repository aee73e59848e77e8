// Every fault of src/client/testing/faults in a real browser, on the screen that reads all chains and on the one that
// shows them page by page. docs/faults.md says what a person sees of each. `npm test` meets all where the token is at stake;
// `npm run test:more` meets the others, which the client's own tests meet, too, `npm run test:faults` all.
import type { Page } from "@playwright/test";
import { faults } from "../../src/client/testing/faults/all.ts";
import { everything, ids, PAGE, type Fault } from "../../src/client/testing/faults/fault.ts";
import { expect, more } from "../journey.ts";
import type { HostileApi } from "./hostile-api.ts";
import { hurry } from "./hostile.ts";
import { endsSession, expectNps, expectResponses } from "./verdicts.ts";
import { moreFaults } from "./more-faults.ts";
import { test } from "./one-tab.ts";

/** Requests that Responses needs beyond those for one page: the page after it, and the size of the list. */
const BESIDE = 12;

/** What a browser's own code below the page takes differently. */
const inChromium: Readonly<Record<string, Partial<Fault>>> = {
  // Chromium does not look at gzip's checksum: whatever is whole JSON after it is read.
  "gzip with a bad checksum": { ...everything, ids: ids(PAGE), requests: 2 },
};

/** Groups that lead elsewhere. */
const AT_STAKE = new Set(["redirect", "origins"]);

/** What `npm test` meets: all that want the token elsewhere, run in the page or end the session. */
const isMetEachTime = (fault: Fault, group: string): boolean =>
  AT_STAKE.has(group) || endsSession(fault) || /redirected|another origin|script/.test(fault.name);

for (const [group, members] of [...faults, moreFaults]) {
  test.describe(group, () => {
    for (const member of members) {
      const fault = { ...member, ...inChromium[member.name] };
      // Faults of time wait for the client's own deadlines.
      const isOfTime = fault.attemptMs !== undefined;

      test(fault.name, isMetEachTime(fault, group) ? {} : more, async ({ page, api, dashboard }) => {
        dashboard.hurryWorkers(isOfTime ? 20 : 1);
        await meetOnNps(page, api, fault);
        if (endsSession(fault)) return;

        api.begin(fault);
        await page.getByRole("link", { name: "Responses", exact: true }).press("Enter");
        const heading = page.getByRole("heading", { name: "Responses", level: 1 });
        await expect(heading).toBeFocused();
        await hurry(page, () => expectResponses(page, fault), isOfTime ? 6000 : 400);
        await expect(heading).toBeFocused();
        expect(api.lists()).toBeLessThanOrEqual((fault.requests ?? 12) + BESIDE);
      });
    }
  });
}

/** On NPS, which reads all chains, with the keyboard somewhere on the page meanwhile. */
async function meetOnNps(page: Page, api: HostileApi, fault: Fault): Promise<void> {
  api.begin(fault);
  await page.goto("/nps");
  const focused = endsSession(fault)
    ? page.getByRole("heading", { name: "Sign in", level: 1 })
    : page.getByRole("link", { name: "NPS", exact: true });
  if (!endsSession(fault)) await focused.focus();
  await hurry(page, () => expectNps(page, fault));
  expect(api.lists()).toBeLessThanOrEqual(fault.requests ?? 12);
  await expect(focused).toBeFocused();
}
