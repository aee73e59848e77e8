// Builds the dashboard into dist/ unless what lies there was built from the same sources.
import { readReport } from "./bundle-report.ts";
import { sourcesHash } from "./sources-hash.ts";

export async function buildIfStale(): Promise<void> {
  if (readReport("dist")?.builtFrom === sourcesHash()) return;
  console.error("Building the dashboard ...");
  const { build } = await import("vite");
  await build({ logLevel: "warn" });
}

if (import.meta.main) await buildIfStale();
