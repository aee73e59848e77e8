import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { describe, expect, it } from "vitest";
import { noServiceInBundle } from "./bundle-report.ts";

function entry(code: string): Plugin {
  return {
    name: "entry",
    resolveId: (id) => (id === "entry" ? id : null),
    load: (id) => (id === "entry" ? code : null),
  };
}

function buildWith(module: string): Promise<unknown> {
  const code = `import * as module from ${JSON.stringify(resolve(module))};\nglobalThis.kept = module;`;
  return build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: "entry" } },
    plugins: [entry(code), noServiceInBundle()],
  });
}

describe("a production build", () => {
  it("ends with an error when it would hold a part of the service", async () => {
    await expect(buildWith("src/service/token-digest.ts")).rejects.toThrow(
      /may not hold:\nsrc\/service\/token-digest\.ts/,
    );
  });

  it("takes what the browser's side is made of", async () => {
    await expect(buildWith("src/contract/endpoints.ts")).resolves.toBeDefined();
  });
});
