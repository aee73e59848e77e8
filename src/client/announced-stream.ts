/**
 * Where the deployment has announced a stream of all answers: only there is it asked for, and only on the API's own
 * origin, for the token goes nowhere else. What was announced before in the same sign-in holds until it fails: then it
 * has to be announced anew. A stream that turns out broken though it was just announced is not asked for again.
 */
import { announcedAnswers } from "../contract/answers/answers-link.ts";

/** What outlasts a client of what was announced to it. */
export interface StreamMemory {
  /** Where it was announced before in this sign-in; undefined where it was not. */
  readonly known?: string | undefined;
  /** Told where it is announced now; undefined where it is not any more. */
  readonly onChange?: ((address: string | undefined) => void) | undefined;
}

export class AnnouncedStream {
  readonly #apiAddress: string;
  readonly #onChange: StreamMemory["onChange"];
  #url: URL | undefined;
  /** True where what is known from before may turn out to be no more. */
  #mayFail: boolean;
  #isDistrusted = false;

  /** `apiAddress` as `normalizeBaseUrl` gives it. */
  constructor(apiAddress: string, { known, onChange }: StreamMemory = {}) {
    this.#apiAddress = apiAddress;
    this.noteAddress(known);
    this.#mayFail = this.#url !== undefined;
    this.#onChange = onChange;
  }

  /** Its address without a search; undefined where none is announced, or none that may be asked. */
  get url(): URL | undefined {
    return this.#isDistrusted ? undefined : this.#url;
  }

  /** Takes note of the headers of an answer that would announce it. */
  readonly note = (headers: Headers): void => this.noteAddress(announcedAnswers(headers.get("link")));

  /** Takes note of where it is said to be; undefined where it is not. */
  readonly noteAddress = (address: string | undefined): void => {
    const former = this.#url?.href;
    this.#url = ownUrl(address, this.#apiAddress);
    if (this.#url?.href !== former && !this.#isDistrusted) this.#onChange?.(this.#url?.href);
  };

  readonly distrust = (): void => {
    this.noteAddress(undefined);
    this.#isDistrusted = !this.#mayFail;
    this.#mayFail = false;
  };
}

/** What is announced, where it may be asked: on the API's own origin, and without a search. */
export function ownUrl(address: string | undefined, apiAddress: string): URL | undefined {
  const url = address === undefined ? null : URL.parse(address, apiAddress);
  if (url === null || url.origin !== new URL(apiAddress).origin) return undefined;
  return url.username + url.password + url.search === "" ? url : undefined;
}
