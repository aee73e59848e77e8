/** Error bodies of the service: RFC 9457 problem details. */
import * as z from "zod/mini";

/** One parameter that was not usable, and why. */
export const invalidParameterSchema = z.object({ name: z.string(), reason: z.string() });
export type InvalidParameter = z.infer<typeof invalidParameterSchema>;

/** An `application/problem+json` body. `title` says what happened in a few words, `detail` what can be done. */
export const problemSchema = z.object({
  type: z.optional(z.string()),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  invalidParameters: z.optional(z.array(invalidParameterSchema)),
});
export type Problem = z.infer<typeof problemSchema>;

export const PROBLEM_TYPE = "application/problem+json";
