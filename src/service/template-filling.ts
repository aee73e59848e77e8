/** JSON out of templates, as bytes from the database to the wire. */
import { CLOSE_BYTE, OPEN_BYTE } from "./chain-template.ts";
import { ByteWriter } from "./byte-writer.ts";
import type { StoredTemplate } from "./store/store.ts";
import type { TitleTable } from "./title-table.ts";

/** `before`, the filled templates with commas between them, `after`. */
export function fillTemplates(
  templates: readonly StoredTemplate[],
  titles: TitleTable,
  before = "",
  after = "",
): Uint8Array<ArrayBuffer> {
  const stored = templates.reduce((sum, template) => sum + template.length, 0);
  // Titles take about as much again as the gaps that they fill.
  const writer = new ByteWriter(before.length + after.length + stored * 2);
  writer.text(before);
  templates.forEach((template, index) => {
    if (index > 0) writer.text(",");
    fill(template, titles, writer);
  });
  writer.text(after);
  return writer.finish();
}

function fill(template: StoredTemplate, titles: TitleTable, writer: ByteWriter): void {
  let done = 0;
  for (let open = template.indexOf(OPEN_BYTE); open !== -1; open = template.indexOf(OPEN_BYTE, done)) {
    const close = template.indexOf(CLOSE_BYTE, open);
    writer.bytes(template.subarray(done, open));
    writer.bytes(titles.find(template, open + 1, close));
    done = close + 1;
  }
  writer.bytes(template.subarray(done));
}
