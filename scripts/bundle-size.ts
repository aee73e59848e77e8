// What each screen of the build in dist/ costs on the wire.
import { existsSync, statSync } from "node:fs";
import { addresses, filesFor, type Bundle } from "./bundle.ts";

/** Bytes of JavaScript and CSS (brotli) before the first row of Responses. */
export const RESPONSES_BUDGET = 170_000;

export interface ScreenSize {
  readonly address: string;
  readonly files: readonly string[];
  /** As compressed at build time; plain where a file is too small for that. */
  readonly bytes: number;
}

function wireSize(file: string): number {
  const compressed = `dist/${file}.br`;
  return statSync(existsSync(compressed) ? compressed : `dist/${file}`).size;
}

/** The screens of the build, by address. */
export function screenSizes(bundle: Bundle): readonly ScreenSize[] {
  return addresses(bundle)
    .toSorted()
    .map((address) => {
      const files = filesFor(bundle, address);
      return { address, files, bytes: files.reduce((sum, file) => sum + wireSize(file), 0) };
    });
}
