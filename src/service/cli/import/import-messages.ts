/** What the worker of an import and the command line that started it tell each other. */
import * as z from "zod";

/** The worker's orders. */
export const importOrderSchema = z.object({
  db: z.string(),
  files: z.array(z.string()),
  /** Only check. */
  check: z.boolean(),
  /** Let faulty lines pass. */
  lenient: z.boolean(),
});
export type ImportOrder = z.infer<typeof importOrderSchema>;

const faultSchema = z.object({
  archive: z.string(),
  line: z.number(),
  field: z.exactOptional(z.string()),
  reason: z.string(),
});

/** The worker's reports. */
export const importReportSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), bytes: z.number(), chains: z.number() }),
  z.object({ kind: z.literal("unknown field"), field: z.string(), archive: z.string(), line: z.number() }),
  z.object({ kind: z.literal("fault"), fault: faultSchema }),
  z.object({
    kind: z.literal("done"),
    counts: z.object({
      surveys: z.number(),
      chains: z.number(),
      replaced: z.number(),
      unchanged: z.number(),
    }),
  }),
  z.object({ kind: z.literal("failed"), message: z.string() }),
]);
export type ImportReport = z.infer<typeof importReportSchema>;
