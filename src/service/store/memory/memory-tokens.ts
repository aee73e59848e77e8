/** Access tokens in memory. */
import { DuplicateToken, type StoredToken, type TokenStore } from "../store.ts";

const inForce = (token: StoredToken): boolean => token.revokedAt === undefined;

export class MemoryTokens implements TokenStore {
  #tokens: readonly StoredToken[] = [];

  async findToken(digest: string) {
    const found = this.#tokens.filter((token) => token.digest === digest);
    return found.find(inForce) ?? found.at(-1);
  }

  async listTokens() {
    return this.#tokens;
  }

  async addToken(token: StoredToken) {
    const { name, digest } = token;
    const taken = (other: StoredToken): boolean => other.name === name || other.digest === digest;
    if (this.#tokens.some((other) => inForce(other) && taken(other))) {
      throw new DuplicateToken("A token with this name or value exists already.");
    }
    this.#tokens = [...this.#tokens, token];
  }

  async revokeToken(nameOrId: string, at: number) {
    const candidates = this.#tokens.filter(inForce);
    const token =
      candidates.find(({ name }) => name === nameOrId) ?? candidates.find(({ id }) => id === nameOrId);
    if (token !== undefined) this.#replace(token, { ...token, revokedAt: at });
    return token !== undefined;
  }

  async touchToken(id: string, at: number) {
    const token = this.#tokens.find((candidate) => candidate.id === id);
    if (token !== undefined) this.#replace(token, { ...token, lastUsedAt: at });
  }

  #replace(old: StoredToken, next: StoredToken): void {
    this.#tokens = this.#tokens.map((token) => (token === old ? next : token));
  }
}
