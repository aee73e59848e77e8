/** JSON out of templates, as bytes from the database to the wire. */
import { CLOSE_BYTE, OPEN_BYTE } from "./chain-template.ts";
import type { StoredTemplate } from "./store/store.ts";
import type { TitleTable } from "./title-table.ts";

const encoder = new TextEncoder();
const COMMA = encoder.encode(",");

/** `before`, the filled templates with commas between them, `after`. */
export function fillTemplates(
  templates: readonly StoredTemplate[],
  titles: TitleTable,
  before = "",
  after = "",
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [encoder.encode(before)];
  templates.forEach((template, index) => {
    if (index > 0) parts.push(COMMA);
    fill(template, titles, parts);
  });
  parts.push(encoder.encode(after));
  return joined(parts);
}

function fill(template: StoredTemplate, titles: TitleTable, parts: Uint8Array[]): void {
  let done = 0;
  for (let open = template.indexOf(OPEN_BYTE); open !== -1; open = template.indexOf(OPEN_BYTE, done)) {
    const close = template.indexOf(CLOSE_BYTE, open);
    parts.push(template.subarray(done, open), titles.find(template, open + 1, close));
    done = close + 1;
  }
  parts.push(template.subarray(done));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
