import type { Named } from "../../../client/seen-names.ts";

/** Names met in chains, each to be told once. */
export class UntoldNames {
  readonly #met = new Set<string>();
  #untold: Named[] = [];

  note(chains: readonly Named[]): void {
    for (const { touchpointId, touchpointName, teamId, teamName, language } of chains) {
      const key = JSON.stringify([touchpointId, touchpointName, teamId, teamName, language]);
      if (this.#met.has(key)) continue;
      this.#met.add(key);
      this.#untold.push({ touchpointId, touchpointName, teamId, teamName, language });
    }
  }

  /** Those that were not taken before. */
  take(): readonly Named[] {
    const names = this.#untold;
    this.#untold = [];
    return names;
  }
}
