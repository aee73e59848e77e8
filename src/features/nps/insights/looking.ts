import { createStore, useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import { keptPerConnection } from "../../../reading/kept.ts";
import type { FinderQuestion } from "../data/reader-protocol.ts";

type Kind = FinderQuestion["kind"];

interface Looking {
  readonly question: FinderQuestion;
  /** 0 to 1. */
  readonly done: number;
}

/** What is being looked for, one question of a kind: that which was asked last. */
export const lookingOf = keptPerConnection(() => createStore<Partial<Record<Kind, Looking | undefined>>>({}));

/** Has `look` tell how far it is while it is under way. */
export async function whileLooking<Answer>(
  connection: Parameters<typeof lookingOf>[0],
  question: FinderQuestion,
  look: (onProgress: (done: number) => void) => Promise<Answer>,
): Promise<Answer> {
  const { kind } = question;
  const store = lookingOf(connection);
  const isNewest = () => store.state[kind]?.question === question;
  const tell = (done: number) => store.setState((all) => ({ ...all, [kind]: { question, done } }));
  tell(0);
  try {
    return await look((done) => {
      if (isNewest()) tell(done);
    });
  } finally {
    if (isNewest()) store.setState((all) => ({ ...all, [kind]: undefined }));
  }
}

/** How much is done of what is being looked for, 0 to 1; undefined while it is not looked for. */
export const useDone = (kind: Kind): number | undefined =>
  useSelector(lookingOf(useConnection()), (all) => all[kind]?.done);
