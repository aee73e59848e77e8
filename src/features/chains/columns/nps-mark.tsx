import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Bucket } from "../../../analysis/metric/metric.ts";
import { bucketOfAnswer } from "../../../analysis/bucket-of.ts";
import type { NpsAnswer } from "../../../analysis/texts/nps-answers.ts";
import { answerText } from "../../../analysis/texts/answer-text.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import hiding from "../../../ui/hidden.module.css";
import classes from "./nps-mark.module.css";

interface NpsMarkProps {
  readonly answer: NpsAnswer;
  /** Writes the bucket's name beside the number; otherwise it is the mark's title. */
  readonly named?: boolean;
  /** Told after the bucket's name. */
  readonly more?: string;
}

/** An NPS answer: its number, and its bucket as a shape and a colour. */
export function NpsMark({ answer, named = false, more = "" }: NpsMarkProps) {
  const { t } = useLingui();
  const bucket = bucketOfAnswer(answer);
  const names: Record<Bucket, string> = {
    top: t`Promoter`,
    middle: t`Passive`,
    bottom: t`Detractor`,
  };
  const name = bucket === undefined ? t`Not counted` : names[bucket];
  return (
    <AnswerMark bucket={bucket} name={name + more} named={named}>
      {answer.score ?? <ShortText most={20}>{answerText(answer.answer)}</ShortText>}
    </AnswerMark>
  );
}

interface AnswerMarkProps extends Pick<NpsMarkProps, "named"> {
  readonly bucket: Bucket | undefined;
  /** What the bucket is called, and what was asked. */
  readonly name: string;
  readonly children: ReactNode;
}

export function AnswerMark({ bucket, name, named = false, children }: AnswerMarkProps) {
  return (
    <span className={classes["mark"]} title={named ? undefined : name}>
      <span className={classes["dot"]} data-bucket={bucket} aria-hidden />
      <span className={classes["score"]}>{children}</span>
      <span className={named ? classes["name"] : hiding["hidden"]}>{name}</span>
    </span>
  );
}
