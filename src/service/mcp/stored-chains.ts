/** Stored chains as the API's own resources. */
import * as z from "zod/mini";
import { chainSchema, type ResponseChain } from "../../contract/resources.ts";
import type { StoredTemplate } from "../templates/chain-template.ts";
import { fillTemplates } from "../templates/template-filling.ts";
import type { TitleTable } from "../templates/title-table.ts";

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();
const pageSchema = z.array(chainSchema);

/** The chains of a page of templates, titles filled in. */
export const chainsOf = (templates: StoredTemplate, titles: TitleTable): readonly ResponseChain[] =>
  pageSchema.parse(JSON.parse(decoder.decode(fillTemplates(templates, titles, "[", "]"))));

/** One chain of a snapshot, titles filled in. */
export const chainOf = (template: string, titles: TitleTable): ResponseChain =>
  chainSchema.parse(JSON.parse(decoder.decode(fillTemplates(encoder.encode(template), titles))));

/** A moment (unix seconds) as ISO 8601 in a zone; the number itself where no calendar reaches it. */
export function momentIn(seconds: number, zone: string): string {
  try {
    const moment = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone);
    return moment.toString({ timeZoneName: "never" });
  } catch {
    return String(seconds);
  }
}
