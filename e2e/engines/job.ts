// What people do with Earshot, step by step, in whatever engine: each step ends with what must stand there then.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countNps, headline, type Chain } from "../oracle.ts";
import { wordingIn } from "../wording.ts";
import { ENTER, type Page } from "./driver.ts";

export interface Job {
  readonly page: Page;
  /** Where the dashboard is. */
  readonly address: string;
  readonly token: string;
  /** All that the service holds, by a read of its pages. */
  readonly chains: readonly Chain[];
  /** The folder that files are saved to. */
  readonly downloads: string;
  readonly done: (step: string) => void;
}

const table = { role: "table", name: "Response chains" } as const;
const score = { role: "status", name: "NPS score" } as const;

export async function mainJob(job: Job): Promise<void> {
  await signIn(job);
  await numbers(job);
  await comments(job);
  await list(job);
  await allRows(job);
  await survey(job);
  await arabic(job);
}

async function signIn({ page, address, token, done }: Job): Promise<void> {
  await page.goTo(`${address}/nps`);
  await page.type({ role: "textbox", name: "Access token" }, token);
  await page.click({ role: "button", name: "Sign in" });
  await page.see({ role: "navigation", name: "Main" });
  done("sign in");
}

async function numbers({ page, chains, downloads, done }: Job): Promise<void> {
  const all = `Based on all ${chains.length.toLocaleString("en-GB")} responses`;
  await page.until(
    all,
    () => page.value("document.body.innerText"),
    (text) => text.includes(all),
  );
  const expected = headline(countNps(chains));
  await page.until(
    "the score",
    () => page.read(score),
    (text) => text.startsWith(expected),
  );
  done(`NPS is ${expected}, as counted`);

  const says = { role: "region", name: "What the numbers say" } as const;
  await page.until(
    "what is found",
    () => page.read(says, "aria-busy"),
    (busy) => busy === "false",
  );
  const told = await page.until(
    "sentences",
    () => page.read(says),
    (text) => text.length > 200,
  );
  done(`findings in ${told.split(".").length - 1} sentences`);

  await page.click({ role: "button", name: "Download NPS over time" });
  await page.click({ role: "menuitem", name: "Numbers \\(CSV\\)" });
  const saved = () => readdirSync(downloads).find((name) => name.endsWith(".csv")) ?? "";
  const file = join(downloads, await page.until("a CSV file", async () => saved()));
  const whole = await page.until(
    "the file’s last line",
    async () => readFileSync(file, "utf8"),
    (text) => text.includes("complete,yes"),
  );
  if (!whole.includes(`responses,${chains.length}`)) throw new Error(`The file says otherwise: ${whole}`);
  done("CSV");
}

async function comments({ page, address, chains, done }: Job): Promise<void> {
  const texts = chains
    .flatMap((chain) => chain.responses)
    .filter(({ questionType, answer }) => questionType === "Text" && String(answer).trim() !== "")
    .map(({ answer }) => String(answer).toLowerCase());
  const [all, found] = [texts, texts.filter((text) => text.includes("queue"))].map(({ length }) =>
    length.toLocaleString("en-GB"),
  );
  await page.click({ role: "link", name: `Read all ${all} comments` });
  await page.see({ role: "status", name: `${all} comments.*` });
  await page.type({ role: "searchbox", name: "Search comments" }, "queue");
  await page.see({ role: "status", name: `${found} of ${all} comments.*` });
  await page.goTo(`${address}/comments?find=queue&column=codes`);
  await page.click({ role: "button", name: "New code" });
  await page.type({ role: "textbox", name: "Name of the code" }, "Queue");
  await page.click({ role: "button", name: "Save code" });
  await page.until(
    "what the code counts",
    () => page.read({ role: "list", name: "Codes" }),
    (text) => text.includes(`${found} · 100%`),
  );
  done(`a code of ${found} comments, as counted`);
}

async function list({ page, address, chains, done }: Job): Promise<void> {
  await page.goTo(`${address}/responses`);
  const rows = () => page.value(`document.querySelectorAll("table tbody tr").length`);
  const firstLink = () => page.value(`document.querySelector("table tbody a")?.getAttribute("href")`);
  const first = chains[0]?._id ?? "";
  await page.until("the newest response", firstLink, (href) => href.includes(first));
  await page.click({ role: "button", name: "Next page" });
  await page.until(
    "page 2",
    () => page.value("location.search"),
    (search) => search.includes("page=2"),
  );
  await page.until("its first row", firstLink, (href) => href.includes(chains[100]?._id ?? ""));
  done("paging");

  await page.click({ role: "button", name: "Previous page" });
  await page.until("page 1", firstLink, (href) => href.includes(first));
  await page.goTo(`${address}/responses/${first}`);
  await page.see({ role: "list", name: "Answers" });
  await page.see({ role: "region", name: "Metadata" });
  done("one response");

  await page.goTo(`${address}/responses`);
  await page.type({ role: "textbox", name: "From" }, `2026-10-01${ENTER}`);
  await page.until(
    "the day",
    () => page.value("location.search"),
    (search) => search.includes("from=2026-10-01"),
  );
  done("a typed date");

  const { touchpointName = "", touchpointId = "" } = chains[0] ?? {};
  await page.type({ role: "combobox", name: "Touchpoint" }, touchpointName);
  await page.click({ role: "option", name: touchpointName });
  await page.until(
    "the touchpoint",
    () => page.value("location.search"),
    (search) => search.includes(touchpointId),
  );
  const since = Date.parse("2026-10-01T00:00:00+03:00") / 1000;
  const matching = chains.filter((chain) => chain.touchpointId === touchpointId && chain.createdAt >= since);
  const expected = String(Math.min(matching.length, 100));
  await page.until("as many rows as there are", rows, (count) => count === expected);
  done(`a touchpoint: ${expected} rows, as counted`);
}

async function allRows({ page, address, chains, done }: Job): Promise<void> {
  await page.goTo(`${address}/responses`);
  await page.click({ role: "button", name: "Show all rows" });
  const expected = String(chains.length + 1);
  await page.until(
    "all rows",
    () => page.read(table, "aria-rowcount"),
    (count) => count === expected,
  );
  const saying = chains.filter(({ responses }) =>
    responses.some(
      ({ questionType, answer }) =>
        questionType !== "Contact" && String(answer).toLowerCase().includes("wait"),
    ),
  );
  await page.type({ role: "searchbox", name: "Search answers" }, "wait");
  const found = String(saying.length + 1);
  await page.until(
    "those with the word",
    () => page.read(table, "aria-rowcount"),
    (count) => count === found,
  );
  done(`all rows, ${saying.length} with a word, as counted`);
}

async function survey({ page, address, done }: Job): Promise<void> {
  await page.goTo(`${address}/surveys`);
  await page.click({ role: "link", name: "Store visit" });
  await page.until(
    "all answers",
    () => page.value("document.body.innerText"),
    (text) => /Based on all [\d,]+ responses/.test(text),
  );
  done("a survey’s page");
}

async function arabic({ page, address, token, done }: Job): Promise<void> {
  const wording = await wordingIn("ar");
  const say = (english: string) => wording.get(english) ?? english;
  await page.click({ role: "button", name: "Sign out" });
  await page.see({ role: "textbox", name: "Access token" });
  if ((await page.value("JSON.stringify(sessionStorage)")).includes(token))
    throw new Error("The token is still there.");
  done("sign out");
  await page.goTo(`${address}/sign-in`);
  await page.click({ role: "button", name: "العربية" });
  await page.until(
    "right to left",
    () => page.value("document.dir || document.documentElement.dir"),
    (dir) => dir === "rtl",
  );
  await page.type({ role: "textbox", name: say("Access token") }, token);
  await page.click({ role: "button", name: say("Sign in") });
  await page.see({ role: "status", name: say("NPS score") });
  await page.click({ role: "button", name: say("Sign out") });
  await page.see({ role: "textbox", name: say("Access token") });
  done("Arabic");
}
