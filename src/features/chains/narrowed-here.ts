/** What the API can't filter by and this side looks for, page by page or in everything that was read. */
import type { ResponseChain } from "../../contract/resources.ts";
import { conditionsOf, type SoughtHere } from "./conditions.ts";

export const isNarrowedHere = (values: SoughtHere): boolean => conditionsOf(values).length > 0;

/** What of the values is looked for here. */
export const soughtHere = ({ language, team, metadata, bucket, comment, text }: SoughtHere): SoughtHere => ({
  language,
  team,
  metadata,
  bucket,
  comment,
  text,
});

/** Whether a chain is what is looked for. */
export function fitting(values: SoughtHere): (chain: ResponseChain) => boolean {
  const conditions = conditionsOf(values);
  return (chain) => conditions.every(({ textOf, accepts }) => accepts(textOf(chain)));
}
