import { useLingui } from "@lingui/react/macro";
import { sampleLimits } from "../../analysis/comments/sample.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { ColumnModel } from "./model/column-model.ts";
import { useAnswer } from "./model/use-comments.ts";
import classes from "./comments.module.css";

interface FairSampleProps {
  readonly model: ColumnModel;
  /** Those read so far of comments in an order drawn at random. */
  readonly read: readonly number[];
  /** Comments in view. */
  readonly all: number;
}

/** Codes that are told of. */
const MOST = 3;

/** What the comments read so far say of all that are in view. */
export function FairSample({ model: { comments, codebook }, read, all }: FairSampleProps) {
  const { t } = useLingui();
  const { number, share } = useFormats();
  const codes = codebook.all.map(({ find }) => find);
  const { answer, isStale } = useAnswer(comments, { kind: "rows", rows: read, codes });
  const shown = answer?.comments ?? [];
  const found = codebook.all
    .map(({ name }, at) => ({ name, count: shown.filter((comment) => comment.codes.includes(at)).length }))
    .filter(({ count }) => count > 0 && !isStale)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST);
  return (
    <p className={classes["note"]} role="status">
      {t`${number(read.length)} of ${number(all)} read.`}
      {found.map(({ name, count }) => {
        const { low, high } = sampleLimits(count, shown.length, all);
        return (
          <span key={name}>
            {" "}
            {t`${name} in ${number(count)} of them: ${share(low / all)} to ${share(high / all)} of all.`}
          </span>
        );
      })}
    </p>
  );
}
