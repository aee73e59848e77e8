/** Texts and lists of others: what can't be read of them is passed over. */
import * as z from "zod/mini";

/** What `text` says as JSON; undefined where it is none. A byte order mark at the front is passed over. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** Readers of a list `{"NAME": […]}`, as a service or a device has it: for the list itself, and for one as text, where null is none. */
export function listReader<Entry>(name: string, entry: z.ZodMiniType<Entry>) {
  const listSchema = z.object({ [name]: z.array(z.unknown()) });
  const read = (list: unknown): readonly Entry[] =>
    (listSchema.safeParse(list).data?.[name] ?? []).flatMap((each) => entry.safeParse(each).data ?? []);
  return [read, (list: string | null) => (list === null ? [] : read(parsedJson(list)))] as const;
}
