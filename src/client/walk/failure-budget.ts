/** When to stop asking a deployment that answers no page any more. */
import type { ClientError } from "../http/errors.ts";

/** Failures in a row after which a walk ends; one without any answer weighs double. */
const MOST = 12;

export class FailureBudget {
  #spent = 0;

  succeeded(): void {
    this.#spent = 0;
  }

  /** True when it makes no sense to ask for another page: refused, offline, or failed too often in a row. */
  isLost(fault: ClientError): boolean {
    if (fault.kind === "http" && (fault.status === 401 || fault.status === 403)) return true;
    if (fault.kind === "network" && fault.reason === "offline") return true;
    this.#spent += fault.kind === "network" ? 2 : 1;
    return this.#spent >= MOST;
  }
}
