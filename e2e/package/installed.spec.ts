import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { signIn } from "../sign-in.ts";
import { install, type Installation } from "./installation.ts";

test.describe.configure({ mode: "serial" });

let installation: Installation;

test.beforeAll(async () => {
  installation = await install();
});

test.afterAll(() => {
  rmSync(dirname(installation.tarball), { recursive: true });
});

test("is small, and holds the dashboard and compiled code, nothing of the tests", () => {
  expect(statSync(installation.tarball).size).toBeLessThanOrEqual(6_000_000);
  const files = execFileSync("tar", ["-tzf", installation.tarball], { encoding: "utf8" }).trim().split("\n");
  for (const file of ["dist/index.html", "build/service/cli/main.js", "bin/earshot.mjs", "CHANGELOG.md"]) {
    expect(files).toContain(`package/${file}`);
  }
  const pictures = /^package\/(docs\/images\/|dist\/reading-)/;
  expect(
    files.filter((file) => !pictures.test(file) && /\.tsx?$|\.(test|spec|fixture|png)\b|testing/.test(file)),
  ).toEqual([]);
});

test("brings a Node and nothing else with it, and npm warns of nothing", () => {
  const packages = readdirSync(join(installation.folder, "node_modules")).filter(
    (name) => !name.startsWith("."),
  );
  expect(packages).toEqual(["earshot", expect.stringMatching(/^node-/)]);
  expect(installation.printed).not.toMatch(/warn|EBADENGINE/i);
  const disk = (name: string): number =>
    Number(
      /^\d+/.exec(
        execFileSync("du", ["-sk", join("node_modules", name)], {
          cwd: installation.folder,
          encoding: "utf8",
        }),
      ),
    );
  expect(disk("earshot")).toBeLessThanOrEqual(16_000);
});

test("serves the sample, and takes a sign-in", async ({ page }) => {
  const service = installation.start("serve", "--sample", "--port", "0");
  if (service.stdout === null || service.stderr === null) throw new Error("expected pipes");
  const log = text(service.stderr);
  let said = "";
  for await (const chunk of service.stdout) {
    said += String(chunk);
    if (said.includes("token:")) break;
  }
  const address = /at (http:\S+)/.exec(said)?.[1] ?? "";
  const token = /token: (\S+)/.exec(said)?.[1] ?? "";
  await signIn(page, token, `${address}/nps`);
  await expect(page.getByText("Based on all 12,000 responses")).toBeVisible();
  service.kill("SIGTERM");
  expect(await once(service, "exit")).toEqual([0, null]);
  expect(await log).not.toContain("Warning");
});

test("exports what is served, and imports it elsewhere", async () => {
  const { earshot } = installation;
  await earshot("export", "all.ndjson.gz");
  const { stdout, stderr } = await earshot(
    "import",
    "all.ndjson.gz",
    "--db",
    join("new folder", "own.sqlite"),
  );
  expect(stdout).toBe("Imported 6 surveys and 12,000 chains.\n");
  expect(stderr).not.toContain("Warning");
});

test("says what the numbers say", async () => {
  const { stdout } = await installation.earshot("report", "--json");
  expect(JSON.parse(stdout)).toMatchObject({ responses: 12_000, complete: true });
  const { stdout: file } = await installation.earshot("report");
  expect(file).toContain("<!doctype html>");
  expect(file).toContain("<dt>Responses</dt><dd>12,000</dd>");
  expect(file).not.toMatch(/<script|https?:/);
});

test("ends with one clear line and a failure where something is wrong", async () => {
  await expect(installation.earshot("import", "absent.ndjson")).rejects.toMatchObject({
    code: 1,
    stderr: "earshot: There is no file absent.ndjson.\n",
  });
});
