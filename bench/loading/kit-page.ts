// Builds the page that is made of the dashboard's libraries by hand.
import { build } from "vite";
import { TOKEN } from "../http/sample-database.ts";

/** Its files, by their paths. */
export async function kitPage(): Promise<Readonly<Record<string, string>>> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: "bench/loading/kit.tsx",
        output: { codeSplitting: false, entryFileNames: "kit.js", assetFileNames: "kit.[ext]" },
      },
    },
  });
  const files = [made].flat().flatMap((each) => ("output" in each ? each.output : []));
  return {
    "/kit": `<!doctype html><html data-token=${JSON.stringify(TOKEN)}><meta charset="utf-8"><title>Kit</title>
<link rel="stylesheet" href="/kit.css"><script type="module" src="/kit.js"></script><div id="root"></div>`,
    ...Object.fromEntries(
      files.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : String(file.source)]),
    ),
  };
}
