import { useEffect, useRef, useState } from "react";

/** Milliseconds after the last key until the address follows. */
const PAUSE = 250;

/** What is typed: it stands as long as the address says what it did then, or what it was told to say. */
interface Draft {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

export type Typed = ReturnType<typeof useDraft>;

/** A text that is typed, of which the address says `value`: `onChange` is told what it is to say, without blanks around it. */
export function useDraft(value: string, onChange: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (draft !== undefined && draft.to === value && draft.from !== value) setDraft({ ...draft, from: value });
  const stands = draft !== undefined && (draft.from === value || draft.to === value);
  const commit = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    setDraft({ text, from: value, to: wanted });
    if (wanted !== value) onChange(wanted);
  };
  return {
    /** As it stands in the field. */
    text: stands ? draft.text : value,
    /** While typing goes on; the address follows when it pauses. */
    type: (text: string) => {
      clearTimeout(timer.current);
      setDraft({ text, from: value, to: draft?.to ?? value });
      timer.current = setTimeout(() => commit(text), PAUSE);
    },
    /** The address follows at once. */
    commit,
  };
}
