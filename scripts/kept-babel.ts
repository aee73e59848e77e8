// Babel, whose results are kept in .cache/babel: it takes two thirds of a build, and the demo is built from nearly the same
// files as the dashboard. The folder may be removed at any time.
import babel from "@rolldown/plugin-babel";
import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";
import { z } from "zod";

const folder = join(import.meta.dirname, "../.cache/babel");
/** What else decides about a result: the libraries, and what Lingui's macro reads. */
const made = ["package-lock.json", "lingui.config.ts", "vite.config.ts"]
  .map((name) => hash("sha256", readFileSync(join(import.meta.dirname, "..", name))))
  .join(" ");

const result = z.nullable(z.object({ code: z.string(), map: z.custom<Rolldown.SourceMapInput>() }));

/** The plugin with `options`, which `name` tells from others. */
export async function keptBabel(name: string, options: Parameters<typeof babel>[0]) {
  const plugin = await babel(options);
  const { transform } = plugin;
  if (typeof transform !== "object") throw new Error("The plugin of Babel is not made as it was.");
  const { handler } = transform;
  transform.handler = async function kept(code, id, meta) {
    const key = hash("sha256", [made, name, process.env["NODE_ENV"], id, code].join("\0"));
    const file = join(folder, `${key}.json`);
    try {
      return result.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch {
      // It was not compiled before, or the file is not whole.
    }
    const compiled = (await handler.call(this, code, id, meta)) ?? null;
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(compiled));
    renameSync(draft, file);
    return compiled;
  };
  return plugin;
}
