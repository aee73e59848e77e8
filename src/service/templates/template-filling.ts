/** JSON out of templates, as bytes from the database to the wire. */
import { CLOSE_BYTE, OPEN_BYTE, type StoredTemplate } from "./chain-template.ts";
import type { TitleTable } from "./title-table.ts";

const encoder = new TextEncoder();

/** Where a page is put together before it is known how long it gets; it grows to the largest page and stays. */
let scratch = new Uint8Array(256 * 1024);

/** `before`, the templates with their gaps filled, `after`. */
export function fillTemplates(
  templates: StoredTemplate,
  titles: TitleTable,
  before = "",
  after = "",
): Uint8Array<ArrayBuffer> {
  let at = append(encoder.encode(before), 0);
  let done = 0;
  for (let open = templates.indexOf(OPEN_BYTE); open !== -1; open = templates.indexOf(OPEN_BYTE, done)) {
    at = append(templates.subarray(done, open), at);
    let close = open + 1;
    while (close < templates.length && templates[close] !== CLOSE_BYTE) close += 1;
    at = append(titles.find(templates, open + 1, close), at);
    done = close + 1;
  }
  at = append(templates.subarray(done), at);
  return scratch.slice(0, append(encoder.encode(after), at));
}

/** Puts `part` into the scratch buffer at `at`, and returns where it ends. */
function append(part: Uint8Array, at: number): number {
  const end = at + part.length;
  if (end > scratch.length) {
    const larger = new Uint8Array(2 * end);
    larger.set(scratch.subarray(0, at));
    scratch = larger;
  }
  scratch.set(part, at);
  return end;
}
