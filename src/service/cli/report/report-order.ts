/** What goes between the service and the thread that makes a report. */
import * as z from "zod";

const ids = z.array(z.string());

export const reportOrderSchema = z.object({
  /** A SQLite path or a `postgres://` address. */
  db: z.string(),
  scope: z.union([z.literal("all"), ids]),
  request: z.object({
    range: z.object({ from: z.string().exactOptional(), to: z.string().exactOptional() }),
    touchpoints: ids,
    surveys: ids,
    teams: ids,
    zone: z.string(),
    language: z.string(),
  }),
});
export type ReportOrder = z.infer<typeof reportOrderSchema>;
