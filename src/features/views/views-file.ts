/** Saved views as a file: all of a device's in one, and what another device has written, taken in. */
import * as z from "zod/mini";
import { freeName, withView, type Views, addressOf, pointsAtPerson, viewSchema, type View } from "./view.ts";

const MAX_BYTES = 5_000_000;
const fileSchema = z.object({
  kind: z.literal("earshot-views"),
  version: z.literal(1),
  views: z.array(z.unknown()),
});

export const viewsFile = (views: Views): string =>
  JSON.stringify({ kind: "earshot-views", version: 1, views }, undefined, 2);

export type Taken =
  | { readonly kind: "refused"; readonly reason: "too-large" | "not-json" | "no-views" }
  | {
      readonly kind: "taken";
      /** All views there are now: none of those before is changed. */
      readonly views: Views;
      readonly added: number;
      /** Views of the file that were here already, the same in everything. */
      readonly same: number;
      /** Views that came in under another name, because theirs was taken. */
      readonly renamed: readonly { readonly from: string; readonly to: string }[];
      /** Entries that are no view that this version can open. */
      readonly unusable: number;
      /** Views that look for what points at a person. */
      readonly personal: number;
    };

/** The views of a file added to those that are here. */
export function takenIn(views: Views, text: string): Taken {
  if (text.length > MAX_BYTES) return { kind: "refused", reason: "too-large" };
  const file = z.safeParse(fileSchema, parsed(text));
  if (!file.success) return { kind: "refused", reason: parsed(text) === undefined ? "not-json" : "no-views" };
  let all = views;
  const counts = { added: 0, same: 0, unusable: 0, personal: 0 };
  const renamed: { from: string; to: string }[] = [];
  for (const entry of file.data.views) {
    const read = z.safeParse(viewSchema, entry);
    if (!read.success) counts.unusable += 1;
    else if (pointsAtPerson(read.data)) counts.personal += 1;
    else if (all.some((view) => isSame(view, read.data))) counts.same += 1;
    else {
      const { name: from } = read.data;
      const to = freeName(all, from);
      if (to !== from) renamed.push({ from, to });
      all = withView(all, { ...read.data, name: to });
      counts.added += 1;
    }
  }
  return { kind: "taken", views: all, renamed, ...counts };
}

/** True for the same view, also where it came in under a number. */
const isSame = (here: View, view: View): boolean =>
  here.name.replace(/ \(\d+\)$/, "") === view.name.replace(/ \(\d+\)$/, "") &&
  addressOf(here) === addressOf(view) &&
  JSON.stringify([here.columns, here.told]) === JSON.stringify([view.columns, view.told]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
