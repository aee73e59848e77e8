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

const notBuilt = ["**/*.test.*", "**/*.gen.ts"];

/** What the demo has and the production build has not. */
const ofDemo = ["src/service/**", "src/sample/**", "src/mocks/**"];

/** For the build in a mode: `demo`, or any other, which leaves the demo's own parts out. */
export function sourcesHash(mode: string): string {
  const hash = createHash("sha256");
  const files = globSync(inputs, { exclude: mode === "demo" ? notBuilt : [...notBuilt, ...ofDemo] }).filter(
    (path) => statSync(path).isFile(),
  );
  // Named in what is built: what was built for another API is no build for this one.
  hash.update(process.env["VITE_API_ADDRESS"] ?? "");
  for (const path of files.toSorted()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}
