// Builds the dashboard into dist/, or the demo into dist-demo/, unless what lies there was built from the same sources.
import { readReport } from "./bundle-report.ts";
import { sourcesHash } from "./sources-hash.ts";

export async function buildIfStale(mode: "production" | "demo" = "production"): Promise<void> {
  const outDir = mode === "demo" ? "dist-demo" : "dist";
  if (readReport(outDir)?.builtFrom === sourcesHash(mode)) return;
  console.error(mode === "demo" ? "Building the demo ..." : "Building the dashboard ...");
  const { build } = await import("vite");
  await build({ mode, logLevel: "warn" });
}

if (import.meta.main) await buildIfStale(process.argv[2] === "demo" ? "demo" : "production");
