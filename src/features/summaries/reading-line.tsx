import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFormats } from "../../i18n/use-formats.ts";
import type { ReadingInView } from "./reading/use-survey-reading.ts";
import classes from "./survey-screen.module.css";

/** What the numbers rest on, and how to have them rest on more. */
export function ReadingLine({ reading }: { readonly reading: ReadingInView }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { phase, outcome } = reading;
  const restsOn = useRestsOn(reading);
  const unreadable = outcome?.unreadable ?? 0;
  const actions = {
    reading: { words: t`Stop`, act: reading.stop },
    stopped: { words: t`Go on reading`, act: reading.goOn },
    complete: { words: t`Read again`, act: reading.readAgain },
    incomplete: { words: t`Read again`, act: reading.readAgain },
  };
  return (
    <div className={classes["reading"]}>
      <p role="status">{restsOn}</p>
      {unreadable === 0 ? null : <p>{t`${number(unreadable)} could not be read and are missing`}</p>}
      {/* One button, which keeps its place and the keyboard while its words change. */}
      <Button
        variant={phase === "complete" || phase === "incomplete" ? "subtle" : "default"}
        size="compact-sm"
        onClick={actions[phase].act}
      >
        {actions[phase].words}
      </Button>
      <div className={classes["track"]}>
        {phase === "reading" ? <ReadingProgress reading={reading} /> : null}
      </div>
    </div>
  );
}

function ReadingProgress({ reading: { progress } }: { readonly reading: ReadingInView }) {
  const { t } = useLingui();
  const { read = 0, expected = 0 } = progress ?? {};
  return (
    <progress
      aria-label={t`Loading responses`}
      className={classes["bar"]}
      {...(expected > 0 && { value: Math.min(read, expected), max: expected })}
    />
  );
}

function useRestsOn({ phase, content, progress }: ReadingInView): string {
  const { t } = useLingui();
  const { number } = useFormats();
  if (phase === "complete") {
    const chains = content?.chains ?? 0;
    return t`${plural(chains, { one: "Based on the only response", other: "Based on all # responses" })}`;
  }
  const { read = 0, expected } = progress ?? {};
  if (expected === undefined)
    return t`${plural(read, { one: "# response", other: "# responses" })} read so far`;
  const all = t`${plural(expected, { one: "# response", other: "# responses" })}`;
  return t`${number(read)} of ${all} read so far`;
}
