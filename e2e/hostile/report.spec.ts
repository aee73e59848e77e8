import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "../journey.ts";
import { test } from "./hostile.ts";
import { hostileArchive, SECRETS } from "./hostile-archive.ts";

let folder = "";

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-hostile-report-"));
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function earshot(...args: readonly string[]): void {
  const env = {
    ...process.env,
    EARSHOT_DB: join(folder, "own.sqlite"),
  };
  execFileSync(process.execPath, ["src/service/cli/main.ts", ...args], { env, stdio: "pipe" });
}

test("a report on an archive that attacks runs nothing, sends no request, and tells no secret", async ({
  browser,
}) => {
  const archive = join(folder, "hostile.ndjson");
  writeFileSync(archive, hostileArchive());
  earshot("import", archive);
  // What the file's policy would stop must not be there in the first place.
  const context = await browser.newContext({ offline: true, bypassCSP: true });
  for (const language of ["en", "ar"]) {
    const file = join(folder, `${language}.html`);
    earshot("report", file, "--with-comments", "--lang", language);
    const text = readFileSync(file, "utf8");
    expect(text.length).toBeLessThan(400_000);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[\u202A-\u202E\0]/);

    const page = await context.newPage();
    const asked: string[] = [];
    page.on("dialog", (dialog) => void dialog.dismiss());
    page.on("request", (request) => asked.push(request.url()));
    const address = pathToFileURL(file).href;
    await page.goto(address);
    // The attacks are there, as the texts that they are.
    for (const shown of ["<img src=x onerror=", '=cmd|"/c calc"!A1', "</style><script>"]) {
      await expect(page.getByText(shown).first()).toBeVisible();
    }
    const found = await page.evaluate(() => ({
      ran: "pwned" in window,
      active: document.querySelectorAll("script,iframe,img,object,embed,link,form,base,a,input,style+style")
        .length,
      handlers: [...document.querySelectorAll("*")].flatMap((element) =>
        element.getAttributeNames().filter((name) => /^on|^(src|href|style|action)$/.test(name)),
      ),
    }));
    expect(found).toEqual({ ran: false, active: 0, handlers: [] });
    expect(asked).toEqual([address]);
    if (process.env["SHOTS"]) {
      await page.screenshot({ path: `${process.env["SHOTS"]}/hostile-${language}.png`, fullPage: true });
    }
    await page.close();
  }
  await context.close();
});
