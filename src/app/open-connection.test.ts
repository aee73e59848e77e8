import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createSessionStore } from "../features/session/session.ts";
import { createConnections } from "./open-connection.ts";

const STREAM = "https://api.example.com/earshot/answers";
const signedIn = { baseUrl: "https://api.example.com", token: "secret", scheme: "bare" } as const;

function tab() {
  const items = new Map<string, string>();
  const storage = (): Storage => ({
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  });
  /** The page as it is loaded now. */
  const load = () => {
    const sessions = createSessionStore(storage);
    const connectionOf = createConnections(sessions, new QueryClient());
    const connect = () => {
      const { session } = sessions.get();
      if (session === undefined) throw new Error("Not signed in.");
      return connectionOf(session).client.answers;
    };
    return { sessions, connect };
  };
  return load;
}

test("a stream that was announced in a sign-in is known after a reload", () => {
  const load = tab();
  const { sessions, connect } = load();
  sessions.start(signedIn);
  expect(connect().isAnnounced()).toBe(false);
  connect().noteAddress(STREAM);
  expect(load().connect().isAnnounced()).toBe(true);
  connect().noteAddress(undefined);
  expect(load().connect().isAnnounced()).toBe(false);
});

test("the next sign-in has to be told anew", () => {
  const load = tab();
  const { sessions, connect } = load();
  sessions.start(signedIn);
  const former = connect();
  former.noteAddress(STREAM);
  sessions.end("signed-out");
  sessions.start(signedIn);
  expect(load().connect().isAnnounced()).toBe(false);
  // A reader of the former sign-in may still tell of it.
  former.noteAddress(undefined);
  former.noteAddress(STREAM);
  expect(load().connect().isAnnounced()).toBe(false);
});

test("nothing comes back to a tab that was signed out", () => {
  const load = tab();
  const { sessions, connect } = load();
  sessions.start(signedIn);
  const former = connect();
  sessions.end("signed-out");
  former.noteAddress(STREAM);
  expect(load().sessions.get().session).toBeUndefined();
});
