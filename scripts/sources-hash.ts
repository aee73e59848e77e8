// One hash over everything that a build of the dashboard is made from.
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";

const inputs = [
  "index.html",
  "lingui.config.ts",
  "package-lock.json",
  "vite.config.ts",
  "public/**",
  "scripts/**",
  "src/**",
];

const notBuilt = ["src/service/**", "src/sample/**", "src/mocks/**", "**/*.test.*", "**/*.gen.ts"];

/** For the production build; the demo's own parts are left out. */
export function sourcesHash(): string {
  const hash = createHash("sha256");
  const files = globSync(inputs, { exclude: notBuilt }).filter((path) => statSync(path).isFile());
  for (const path of files.toSorted()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}
