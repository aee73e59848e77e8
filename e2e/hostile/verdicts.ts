// A fault's verdict as the screens put it into words, in English.
import type { Page } from "@playwright/test";
import type { Fault, Verdict } from "../../src/client/testing/faults/fault.ts";
import { PAGE } from "../../src/client/testing/faults/fault.ts";
import { chainRows } from "../../src/client/testing/rows.ts";
import { expect } from "../journey.ts";
import { idOf } from "./hostile-api.ts";

/** By the reason of a verdict; what no line names is a refusal of the request. */
const words: Readonly<Record<string, RegExp>> = {
  "network unreachable": /can’t be reached.*may be down, or may not allow this page to ask it/,
  "network interrupted": /The answer broke off/,
  "network timeout": /No answer in time/,
  "contract too-large": /larger than this page accepts/,
  "contract html": /a web page instead of data/,
  "contract empty": /an empty answer/,
  "contract not-json": /not what the Feedback Survey Read API promises/,
  "contract not-utf8": /not what the Feedback Survey Read API promises/,
  "contract shape": /not what the Feedback Survey Read API promises/,
  "http 403": /This token may not read this/,
  "http 404": /There is nothing at this address/,
  "http 429": /The server asks for a pause/,
  "http 500": /The server has a problem \(status 500\)/,
  "http 502": /The server has a problem \(status 502\)/,
  "not-advancing": /links to further pages lead nowhere/,
  "unusable-link": /links to further pages lead nowhere/,
  "empty-with-next": /links to further pages lead nowhere/,
  "repeated-page": /the same responses on every page/,
};

const wordsFor = ({ why = "" }: Verdict): RegExp => words[why] ?? /The server refused the request/;

/** The ids that must be read in the end, and not one more. */
function expectedIds({ ids, rows = chainRows(12) }: Fault): ReadonlySet<unknown> {
  return new Set(ids ?? rows.map(idOf));
}

const quick = { timeout: 50 };

/** True where a fault ends the session. */
export const endsSession = ({ verdict }: Fault): boolean => verdict.why === "http 401";

async function expectSignIn(page: Page): Promise<void> {
  await expect(page.getByText("Your token is no longer accepted.")).toBeVisible(quick);
  await expect(page.getByRole("textbox", { name: "API address" })).toBeVisible(quick);
}

/** The NPS screen, which reads all chains. */
export async function expectNps(page: Page, fault: Fault): Promise<void> {
  const { verdict } = fault;
  const { size } = expectedIds(fault);
  if (endsSession(fault)) return expectSignIn(page);
  if (verdict.claim === "whole") {
    const all =
      size === 0
        ? "No responses"
        : size === 1
          ? `Based on the only response${verdict.unreadable === undefined ? "" : " that could be read"}`
          : `Based on all ${size} responses${verdict.unreadable === undefined ? "" : " that could be read"}`;
    await expect(page.getByText(all, { exact: true })).toBeVisible(quick);
  } else {
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(wordsFor(verdict), quick);
    if (verdict.claim === "partial") {
      await expect(alert).toContainText(
        "Not everything could be read, so these numbers rest on a part",
        quick,
      );
      await expect(alert).toContainText(gapText(verdict.gap ?? ""), quick);
    }
    await expect(page.getByText(new RegExp(`^${size} (of .*|responses? )read so far$`))).toBeVisible(quick);
  }
  const missing = page.getByText(
    `${verdict.unreadable} could not be read and ${verdict.unreadable === 1 ? "is" : "are"} missing`,
  );
  await expect(missing).toHaveCount(verdict.unreadable === undefined ? 0 : 1, quick);
}

/** `3-3/5` is page 3 of 5; `2-/`, everything from page 2 on; `2-/~`, some of that. */
function gapText(gap: string): string {
  const [, first = "", last = "", of = "", inPart = ""] = /^(\d+)-(\d*)\/(\d*)(~?)$/.exec(gap) ?? [];
  if (inPart !== "") return `From page ${first} on, responses may be missing`;
  if (last === "") return `Everything from page ${first} on is missing`;
  return `Page ${first} of ${of} could not be read`;
}

/** Where a row leads; nowhere with an id that no address can hold. */
const wayTo = (id: string): string | undefined =>
  id === "." || id === ".." ? undefined : `/responses/${encodeURIComponent(id)}`;

/** The first page of Responses: the rows that were sent, in their order, or why there are none. */
export async function expectResponses(page: Page, fault: Fault): Promise<void> {
  if (endsSession(fault)) return expectSignIn(page);
  if (fault.verdict.claim === "none") {
    await expect(page.getByRole("alert")).toContainText(wordsFor(fault.verdict), quick);
    return;
  }
  const sent = (fault.rows ?? chainRows(12)).slice(0, PAGE);
  const readable = sent.map(idOf).filter((id) => expectedIds(fault).has(id));
  const rows = page.getByRole("table", { name: "Response chains" }).locator("a[data-chain]");
  const shown = await rows.evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      id: anchor.getAttribute("data-chain"),
      href: anchor.getAttribute("href")?.replace(/[?#].*/, ""),
    })),
  );
  const ways = readable.map((id) => ({ id, href: wayTo(String(id)) }));
  expect(shown).toEqual(ways);
  const lost = fault.verdict.unreadable === undefined ? 0 : sent.length - readable.length;
  const missing = page.getByText(/came in a form that can’t be read/);
  await expect(missing).toHaveCount(lost === 0 ? 0 : 1, quick);
}
