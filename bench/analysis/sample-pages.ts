// The generated sample as a reader gets it: pages of chains, newest first within the page.
import type { ResponseChain } from "../../src/contract/resources.ts";
import { generateSample } from "../../src/sample/generate.ts";

export function* samplePages(chains: number, size: number): Generator<readonly ResponseChain[]> {
  let page: ResponseChain[] = [];
  for (const line of generateSample({ chains, seed: 1 })) {
    if (line.kind !== "chain") continue;
    const responses = line.responses.map((response) => Object.assign({ question: "" }, response));
    page.push({ ...line, responses });
    if (page.length === size) {
      yield page.toReversed();
      page = [];
    }
  }
  if (page.length > 0) yield page.toReversed();
}
