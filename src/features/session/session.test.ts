import { describe, expect, test, vi } from "vitest";
import { createSessionStore, returnAddress } from "./session.ts";

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const signedIn = { baseUrl: "https://api.example.com", token: "secret", scheme: "bare" } as const;

describe("the session of a tab", () => {
  test("survives a reload", () => {
    const storage = memoryStorage();
    createSessionStore(() => storage).start(signedIn);
    expect(createSessionStore(() => storage).get().session).toMatchObject(signedIn);
  });

  test("is gone after signing out, but for the address", () => {
    const storage = memoryStorage();
    const store = createSessionStore(() => storage);
    store.start(signedIn);
    store.end("signed-out");
    expect(store.get()).toEqual({ session: undefined, ending: "signed-out", lastBaseUrl: signedIn.baseUrl });
    expect(
      JSON.stringify(Array.from({ length: storage.length }, (_, i) => storage.getItem(storage.key(i) ?? ""))),
    ).not.toContain("secret");
  });

  test("has an id that tells sign-ins apart and is not the token", () => {
    const store = createSessionStore(memoryStorage);
    store.start(signedIn);
    const first = store.get().session?.id;
    store.start(signedIn);
    const second = store.get().session?.id;
    expect(first).not.toBe(second);
    expect(first).not.toContain("secret");
  });

  test("tells its listeners once for each change", () => {
    const store = createSessionStore(memoryStorage);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.start(signedIn);
    store.end("refused");
    store.end("refused");
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.get().ending).toBe("refused");
  });

  test("lives in memory where storage is refused", () => {
    const store = createSessionStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    store.start(signedIn);
    expect(store.get().session).toMatchObject(signedIn);
  });

  test.each(["nonsense", "{}", '{"baseUrl":1}', "null"])("ignores what else is stored: %s", (stored) => {
    const storage = memoryStorage();
    storage.setItem("earshot.session", stored);
    expect(createSessionStore(() => storage).get().session).toBeUndefined();
  });
});

test("where a stream was announced is read with the session, an address alone", () => {
  const storage = memoryStorage();
  const whole = { ...signedIn, id: "1", streamedAt: "https://api.example.com/earshot/answers" };
  for (const streamedAt of [whole.streamedAt, undefined, 1, {}]) {
    storage.setItem("earshot.session", JSON.stringify({ ...whole, streamedAt }));
    const { session } = createSessionStore(() => storage).get();
    expect(session?.streamedAt).toBe(typeof streamedAt === "string" ? streamedAt : undefined);
  }
});

describe("the address after signing in", () => {
  test("goes back to the screen that was asked for, filters and all", () => {
    expect(returnAddress("/responses?from=2026-01-01&survey=a")).toBe("/responses?from=2026-01-01&survey=a");
  });

  test.each([
    "https://evil.example/nps",
    "//evil.example/nps",
    "/..//evil.example",
    "/x/..//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/sign-in?back=/sign-in",
    "",
  ])("%s leads home instead", (back) => {
    expect(returnAddress(back)).toBe("/");
  });

  test("without one, home", () => {
    expect(returnAddress(undefined)).toBe("/");
  });
});
