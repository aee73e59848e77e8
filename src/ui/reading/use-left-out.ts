import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

interface LeftOut {
  /** Rows that came in a form that can't be read. */
  readonly unreadable: number;
  /** Rows that came though the filters exclude them. */
  readonly notAsked: number;
}

/** What came and is not counted, each in a sentence. */
export function useLeftOut(): (leftOut: LeftOut) => readonly string[] {
  const { t } = useLingui();
  return ({ unreadable, notAsked }) => [
    ...(unreadable === 0
      ? []
      : [
          t`${plural(unreadable, {
            one: "# could not be read and is missing",
            other: "# could not be read and are missing",
          })}`,
        ]),
    ...(notAsked === 0
      ? []
      : [
          t`${plural(notAsked, {
            one: "The server sent # response that these filters exclude. It is left out.",
            other: "The server sent # responses that these filters exclude. They are left out.",
          })}`,
        ]),
  ];
}
