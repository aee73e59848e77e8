/**
 * The log: one JSON object a line. What goes in is chosen field by field, so that no token, no answer, no id of a
 * respondent and no value of a query can get there; JSON keeps line breaks from outside inside their line.
 */
import type { RequestRecord } from "../../api/request-envelope.ts";
import { StoreUnavailable } from "../../store/store.ts";

export interface ServiceLog {
  readonly onRequest: (record: RequestRecord) => void;
  readonly onFailure: (failure: unknown, requestId: string) => void;
}

/** Writes to `line`. `now` in unix milliseconds. */
export function serviceLog(line: (text: string) => void, now: () => number = Date.now): ServiceLog {
  const write = (level: "info" | "error", event: string, fields: object) => {
    line(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`);
  };
  return {
    onRequest: ({ milliseconds, ...record }) => {
      const rounded = Math.round(milliseconds * 100) / 100;
      write(record.status >= 500 ? "error" : "info", "request", { ...record, milliseconds: rounded });
    },
    onFailure: (failure, requestId) => {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      write("error", "failure", {
        requestId,
        name: error.name,
        ...(error instanceof StoreUnavailable ? { code: error.code } : {}),
        stack: withoutQuoted(error.stack ?? error.message),
      });
    },
  };
}

/** Databases quote in their messages what they stumbled over. */
const withoutQuoted = (text: string): string => text.replace(/"[^"\n]*"|'[^'\n]*'/g, "…");
