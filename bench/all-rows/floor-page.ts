// Builds the floor, and serves it until the benchmark ends.
import { preview, build } from "vite";

/** Where the floor can be opened. */
export async function floorPage(): Promise<string> {
  const outDir = `${process.cwd()}/.cache/all-rows-floor`;
  const settings = { configFile: false, root: "bench/all-rows", logLevel: "warn" } as const;
  await build({
    ...settings,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: "bench/all-rows/floor.html" } },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("the floor is nowhere");
  return `${address}floor.html`;
}
