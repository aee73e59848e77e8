import type { ClientError } from "../http/errors.ts";

/** What a client makes of an answer that is no success. */
export const answered = (status: number, retryAfter?: number): ClientError => ({
  kind: "http",
  status,
  invalidParameters: [],
  attempts: 1,
  ...(retryAfter !== undefined && { retryAfter }),
});
