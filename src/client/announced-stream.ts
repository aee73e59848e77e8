/**
 * Where the deployment has announced a stream of all answers: only there is it asked for, and only on the API's own
 * origin, for the token goes nowhere else. A stream that turned out broken is not asked for again.
 */
import { announcedAnswers } from "../contract/answers/answers-link.ts";

export class AnnouncedStream {
  readonly #apiAddress: string;
  #url: URL | undefined;
  #isDistrusted = false;

  /** `apiAddress` as `normalizeBaseUrl` gives it. */
  constructor(apiAddress: string) {
    this.#apiAddress = apiAddress;
  }

  /** Its address without a search; undefined where none is announced, or none that may be asked. */
  get url(): URL | undefined {
    return this.#isDistrusted ? undefined : this.#url;
  }

  /** Takes note of the headers of an answer that would announce it. */
  readonly note = (headers: Headers): void => {
    const target = announcedAnswers(headers.get("link"));
    const url = target === undefined ? null : URL.parse(target, this.#apiAddress);
    this.#url = url !== null && this.#isOwn(url) ? url : undefined;
  };

  readonly distrust = (): void => {
    this.#isDistrusted = true;
  };

  #isOwn({ origin, username, password, search }: URL): boolean {
    return origin === new URL(this.#apiAddress).origin && username + password + search === "";
  }
}
