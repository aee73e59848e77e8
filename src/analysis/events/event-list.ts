/** Events out of a list, as a service or a device has it. */
import * as z from "zod/mini";
import { datedEventSchema, type DatedEvent } from "./dated-event.ts";
import { parsedJson } from "../../lib/text/parsed-json.ts";

const listSchema = z.object({ events: z.array(z.unknown()) });

/** The events of a list; what can't be read is passed over. */
export function eventsIn(list: unknown): readonly DatedEvent[] {
  const { data } = listSchema.safeParse(list);
  return (data?.events ?? []).flatMap((each) => datedEventSchema.safeParse(each).data ?? []);
}

/** The same of a list as text; null for none. */
export const eventsInText = (text: string | null): readonly DatedEvent[] =>
  text === null ? [] : eventsIn(parsedJson(text));
