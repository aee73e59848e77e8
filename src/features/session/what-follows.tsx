import { Trans, useLingui } from "@lingui/react/macro";
import { ChartNoAxesColumn, ClipboardList, MessagesSquare } from "lucide-react";
import classes from "./what-follows.module.css";
import outer from "./sign-in.module.css";

/** What becomes of the token, and what signing in leads to: the screen of `back`, where a link asked for one, and what there is to read. */
export function WhatFollows({ back }: { readonly back: string | undefined }) {
  const destination = useDestination(back);
  const { t } = useLingui();
  const contents = [
    [ChartNoAxesColumn, t`The score, how sure it is, and what has changed`],
    [MessagesSquare, t`Every response and comment, searched and filtered`],
    [ClipboardList, t`Each survey with the answers to all its questions`],
  ] as const;
  return (
    <>
      {import.meta.env.MODE === "demo" ? (
        <p className={outer["hint"]}>
          <Trans>
            This is a demo on made-up data. The token is <code>demo</code>.
          </Trans>
        </p>
      ) : (
        <p className={outer["hint"]}>
          <Trans>
            The token is sent to this address alone, and forgotten once you sign out or close the tabs.
          </Trans>
        </p>
      )}
      {destination === undefined ? null : (
        <p className={outer["hint"]}>
          <Trans>
            After signing in: <b>{destination}</b>
          </Trans>
        </p>
      )}
      <ul className={classes["contents"]}>
        {contents.map(([Icon, text]) => (
          <li key={text}>
            <Icon size={18} strokeWidth={1.8} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The screen that was asked for before signing in, by its name. */
function useDestination(back: string | undefined): string | undefined {
  const { t } = useLingui();
  const [, screen, id] = (back ?? "").split(/[/?#]/);
  const isOne = id !== undefined && id !== "" && back?.startsWith(`/${screen}/`) === true;
  const names = new Map([
    ["nps", t`NPS`],
    ["scores", t({ message: "Scores", context: "metric" })],
    ["comments", t`Comments`],
    ["responses", isOne ? t`a response` : t`Responses`],
    ["surveys", isOne ? t`a survey` : t`Surveys`],
    ["questions", t`Questions`],
  ]);
  return names.get(screen ?? "");
}
