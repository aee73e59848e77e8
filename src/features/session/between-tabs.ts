// oxlint-disable unicorn/require-post-message-target-origin -- what a channel posts stays within its origin
/**
 * One sign-in for all tabs of this origin. A new tab asks the others and takes over what they have; signing out in one ends
 * it in all. The token goes from tab to tab over a `BroadcastChannel` and is stored nowhere but in each tab's own storage,
 * which ends with the tab. A sign-in of one tab alone is neither handed on nor ended by others.
 */
import type { SessionStore } from "./session.ts";
import { asSession, type Session } from "./stored-session.ts";

/** Milliseconds that a new tab waits for the others before it shows the sign-in screen. A later answer still counts. */
const TIMEOUT_MS = 250;

const isShared = (session: Session | undefined): session is Session =>
  session !== undefined && session.onlyHere !== true;

/** What `shareBetweenTabs` uses of a `BroadcastChannel`. */
interface Channel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: "message", listener: (event: { readonly data: unknown }) => void) => void;
}

/** Answers other tabs from now on. Resolves once this one is signed in, or has asked them and waited for `TIMEOUT_MS`. */
export function shareBetweenTabs(sessions: SessionStore, channel: Channel, asks: boolean): Promise<void> {
  let held = sessions.get().session;
  sessions.subscribe(({ session, ending }) => {
    if (session === undefined && ending === "signed-out" && isShared(held))
      channel.postMessage({ kind: "end" });
    held = session;
  });
  return new Promise((resolve) => {
    channel.addEventListener("message", ({ data }) => {
      const { session, ending } = sessions.get();
      const { kind, given } = Object.fromEntries<unknown>(Object.entries(data ?? {}));
      if (kind === "ask" && isShared(session)) channel.postMessage({ kind: "answer", given: session });
      if (kind === "end" && isShared(session)) sessions.end("signed-out");
      const answer = kind === "answer" ? asSession(given) : undefined;
      // After signing out nothing is taken over any more: an answer was on its way then.
      if (answer === undefined || session !== undefined || ending !== undefined) return;
      sessions.start(answer);
      resolve();
    });
    if (!asks || held !== undefined) {
      resolve();
      return;
    }
    channel.postMessage({ kind: "ask" });
    setTimeout(resolve, TIMEOUT_MS);
  });
}
