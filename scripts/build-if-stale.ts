// Builds the dashboard into dist/ unless what lies there was built from the same sources.
import { existsSync, readFileSync } from "node:fs";
import { stampName } from "./build-stamp.ts";
import { sourcesHash } from "./sources-hash.ts";

const stamp = `dist/${stampName}`;

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== sourcesHash()) {
  console.error("Building the dashboard ...");
  const { build } = await import("vite");
  await build({ logLevel: "warn" });
}
