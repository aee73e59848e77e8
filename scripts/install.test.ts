import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// In npm's place: notes that it was called, leaves a runtime and, at its end, what it has installed.
const fakeNpm = `
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
appendFileSync("npm-calls", process.argv[2] + "\\n");
if (process.env.NPM_FAILS) process.exit(1);
mkdirSync("node_modules/.bin", { recursive: true });
writeFileSync("node_modules/.bin/node", "");
copyFileSync("installs.json", "node_modules/.package-lock.json");
`;

const one = { "node_modules/one": { version: "1.0.0", integrity: "sha512-one" } };
const elsewhere = { "node_modules/elsewhere": { version: "1.0.0", optional: true } };

describe("the installation before every script", () => {
  let project = "";

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), "earshot-install-"));
    mkdirSync(join(project, "scripts"));
    cpSync("scripts/install.mjs", join(project, "scripts/install.mjs"));
    lock(one);
    writeFileSync(join(project, "npm.mjs"), fakeNpm);
  });

  afterEach(() => {
    rmSync(project, { recursive: true });
  });

  function lock(packages: object, installs = packages): void {
    writeFileSync(join(project, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...packages } }));
    writeFileSync(join(project, "installs.json"), JSON.stringify({ packages: installs }));
  }

  function install(env: Record<string, string> = {}) {
    rmSync(join(project, "npm-calls"), { force: true });
    const npm = { npm_execpath: join(project, "npm.mjs"), npm_node_execpath: process.execPath };
    const { status, stderr } = spawnSync(process.execPath, ["scripts/install.mjs"], {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, ...npm, ...env },
    });
    return { status, stderr, calledNpm: existsSync(join(project, "npm-calls")) };
  }

  it("runs npm ci on a fresh clone, and nothing the second time", () => {
    expect(install()).toMatchObject({ status: 0, calledNpm: true });
    expect(install()).toMatchObject({ status: 0, calledNpm: false, stderr: "" });
  });

  it("runs it again when the lockfile has changed", () => {
    install();
    lock({ "node_modules/one": { version: "1.0.1", integrity: "sha512-other" } });
    expect(install().calledNpm).toBe(true);
    lock({});
    expect(install().calledNpm).toBe(true);
  });

  it("does not miss what is for other platforms", () => {
    lock({ ...one, ...elsewhere }, one);
    expect(install().calledNpm).toBe(true);
    expect(install().calledNpm).toBe(false);
  });

  it("runs it again when node_modules is gone", () => {
    install();
    rmSync(join(project, "node_modules"), { recursive: true });
    expect(install().calledNpm).toBe(true);
  });

  it("ends with a clear line when npm fails, and tries anew the next time", () => {
    expect(install({ NPM_FAILS: "1" })).toMatchObject({ status: 1, calledNpm: true });
    expect(install({ NPM_FAILS: "1" }).stderr).toContain("the installation failed");
    expect(install()).toMatchObject({ status: 0, calledNpm: true });
  });
});
