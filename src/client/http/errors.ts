/** What can go wrong between client and deployment, as a closed union that tells what to do, never the token. */
import type { InvalidParameter } from "../../contract/problem.ts";

/** No usable answer came over the network. A browser tells no more than this, by design. */
export interface NetworkFault {
  readonly kind: "network";
  /**
   * `offline`: the browser says that it has no network. `unreachable`: no answer at all, be it an address that
   * without a listener, CORS or a redirect. `interrupted`: the answer broke off. `timeout`: it did not end in time.
   */
  readonly reason: "offline" | "unreachable" | "interrupted" | "timeout";
  /** The origin that was asked. */
  readonly origin: string;
  /** Requests made, from 1. */
  readonly attempts: number;
}

/** The deployment answered with a status outside 200 to 299. */
export interface HttpFault {
  readonly kind: "http";
  readonly status: number;
  /** What happened and what can be done, in the deployment's own words, where it said so. */
  readonly title?: string;
  readonly detail?: string;
  readonly invalidParameters: readonly InvalidParameter[];
  /** Seconds that the deployment asks to be left alone for. */
  readonly retryAfter?: number;
  readonly attempts: number;
}

/** An answer came, but it is not what the API promises. */
export interface ContractFault {
  readonly kind: "contract";
  /**
   * `empty`: no body. `not-json`, `html`, `not-utf8`: no JSON can be read from it. `too-large`: above the cap.
   * `shape`: JSON of another shape. `not-a-stream`, `broken-stream`: what was announced as a stream of answers is none,
   * or is not whole. `unexpected`: a fault of our own.
   */
  readonly reason:
    | "empty"
    | "not-json"
    | "html"
    | "not-utf8"
    | "too-large"
    | "shape"
    | "not-a-stream"
    | "broken-stream"
    | "unexpected";
  /** Where or how, in a few words of English: the field that is wrong, what the body says of itself. */
  readonly detail?: string;
}

/** `cancelled` where the caller aborted the request. */
export type ClientError = NetworkFault | HttpFault | ContractFault | { readonly kind: "cancelled" };

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly fault: ClientError;

  constructor(fault: ClientError) {
    super(summaryOf(fault));
    this.fault = fault;
  }
}

/** The fault behind whatever was thrown; a fault of our own where it is none of the client's. */
export function errorOf(thrown: unknown): ClientError {
  if (thrown instanceof ApiError) return thrown.fault;
  if (thrown instanceof Error && thrown.name === "AbortError") return { kind: "cancelled" };
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: "contract", reason: "unexpected", detail };
}

/** Whether the deployment answered with this status. */
export function hasStatus(thrown: unknown, status: number): boolean {
  const fault = errorOf(thrown);
  return fault.kind === "http" && fault.status === status;
}

/** True when trying the same again later can help. */
export function isTransient(fault: ClientError): boolean {
  if (fault.kind === "network") return true;
  return fault.kind === "http" && (fault.status === 429 || fault.status >= 500);
}

function summaryOf(fault: ClientError): string {
  switch (fault.kind) {
    case "network":
      return `${fault.reason}: ${fault.origin}`;
    case "http":
      return fault.title === undefined ? `status ${fault.status}` : `status ${fault.status}: ${fault.title}`;
    case "contract":
      return fault.detail === undefined ? fault.reason : `${fault.reason}: ${fault.detail}`;
    default:
      return fault.kind;
  }
}
