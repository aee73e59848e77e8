// oxlint-disable unicorn/require-post-message-target-origin -- what a channel posts stays within its origin
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shareBetweenTabs } from "./between-tabs.ts";
import { createSessionStore } from "./session.ts";

type Listener = (event: { readonly data: unknown }) => void;

/** Tabs of one origin: what one posts is heard by all others, as a structured clone. */
function createOrigin() {
  const tabs: Listener[][] = [];
  return () => {
    const own: Listener[] = [];
    tabs.push(own);
    const sessions = createSessionStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const channel = {
      postMessage: (data: unknown) => {
        const others = tabs.filter((tab) => tab !== own).flat();
        for (const listener of others) listener({ data: structuredClone(data) });
      },
      addEventListener: (_: "message", listener: Listener) => void own.push(listener),
    };
    return { sessions, channel, share: (asks = true) => shareBetweenTabs(sessions, channel, asks) };
  };
}

const signedIn = { baseUrl: "https://api.example.com", token: "secret", scheme: "bare" } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a new tab", () => {
  test("takes over what another one is signed in to, without waiting any longer", async () => {
    const openTab = createOrigin();
    const first = openTab();
    void first.share();
    first.sessions.start(signedIn);
    const second = openTab();
    await second.share();
    expect(second.sessions.get().session).toMatchObject(signedIn);
  });

  test("waits a moment for others, and takes what comes later all the same", async () => {
    const [tab, late] = ((openTab) => [openTab(), openTab()] as const)(createOrigin());
    const shared = tab.share();
    await vi.runAllTimersAsync();
    await shared;
    expect(tab.sessions.get().session).toBeUndefined();
    late.channel.postMessage({ kind: "answer", given: { ...signedIn, id: "1" } });
    expect(tab.sessions.get().session).toMatchObject(signedIn);
  });

  test("asks nothing where it is signed in already, or is about to be", async () => {
    const openTab = createOrigin();
    const [first, second] = [openTab(), openTab()];
    const asked = vi.fn<Listener>();
    second.channel.addEventListener("message", asked);
    await first.share(false);
    const third = openTab();
    third.sessions.start(signedIn);
    await third.share();
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([undefined, null, "answer", { kind: "answer" }, { kind: "answer", given: { token: "secret" } }])(
    "believes nothing else that it hears: %j",
    (message) => {
      const openTab = createOrigin();
      const [tab, other] = [openTab(), openTab()];
      void tab.share();
      other.channel.postMessage(message);
      expect(tab.sessions.get().session).toBeUndefined();
    },
  );

  test("is not signed in again by an answer that comes after signing out", () => {
    const openTab = createOrigin();
    const [tab, other] = [openTab(), openTab()];
    void tab.share();
    tab.sessions.start(signedIn);
    tab.sessions.end("signed-out");
    other.channel.postMessage({ kind: "answer", given: { ...signedIn, id: "1" } });
    expect(tab.sessions.get().session).toBeUndefined();
  });
});

describe("with a sign-in of one tab alone", () => {
  test("no other tab gets it, and no other tab ends it", async () => {
    const openTab = createOrigin();
    const [alone, shared] = [openTab(), openTab()];
    void alone.share();
    alone.sessions.start({ ...signedIn, onlyHere: true });
    const waiting = shared.share();
    await vi.runAllTimersAsync();
    await waiting;
    expect(shared.sessions.get().session).toBeUndefined();
    shared.sessions.start(signedIn);
    shared.sessions.end("signed-out");
    expect(alone.sessions.get().session).toMatchObject(signedIn);
    shared.sessions.start(signedIn);
    alone.sessions.end("signed-out");
    expect(shared.sessions.get().session).toMatchObject(signedIn);
  });
});

test("signing out ends it in all tabs; a token that is refused in one is each tab’s own to find out", () => {
  const openTab = createOrigin();
  const tabs = [openTab(), openTab(), openTab()];
  for (const { share } of tabs) void share();
  const [first, ...others] = tabs;
  first?.sessions.start(signedIn);
  for (const { share } of others) void share();
  expect(others.every(({ sessions }) => sessions.get().session !== undefined)).toBe(true);
  first?.sessions.end("refused");
  expect(others.every(({ sessions }) => sessions.get().session !== undefined)).toBe(true);
  others[0]?.sessions.end("signed-out");
  expect(tabs.map(({ sessions }) => sessions.get().session)).toEqual([undefined, undefined, undefined]);
});
