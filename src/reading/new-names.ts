import type { Named } from "../client/seen-names.ts";

/** Names met in chains, each to be told once. */
export class NewNames {
  readonly #met = new Set<string>();
  #new: Named[] = [];

  note(chains: readonly Named[]): void {
    for (const { touchpointId, touchpointName, teamId, teamName, language } of chains) {
      // What was read has no NUL in it: the client sees to that.
      const key = `${touchpointId}\0${touchpointName}\0${teamId}\0${teamName}\0${language}`;
      if (this.#met.has(key)) continue;
      this.#met.add(key);
      this.#new.push({ touchpointId, touchpointName, teamId, teamName, language });
    }
  }

  /** Those that were not taken before. */
  take(): readonly Named[] {
    const names = this.#new;
    this.#new = [];
    return names;
  }
}
