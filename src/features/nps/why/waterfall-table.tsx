import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { waterfallBars, type WaterfallBar, type WaterfallStep } from "./waterfall.ts";
import parts from "../figures/parts-table.module.css";
import { ShortText } from "../../../ui/short-text.tsx";
import classes from "./why.module.css";

interface WaterfallTableProps {
  /** What the rows are. */
  readonly head: string;
  readonly steps: readonly WaterfallStep[];
  readonly nameOf: (id: string, name: string) => string;
}

/** The parts of a difference as a table, each with a bar from where the one before ended. */
export function WaterfallTable({ head, steps, nameOf }: WaterfallTableProps) {
  const { t } = useLingui();
  const { signed } = useFormats();
  const bars = waterfallBars(steps);
  return (
    <table className={`${parts["table"]} ${classes["table"]}`} aria-label={t`Parts of the difference`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className={classes["wide"]}>
            <Trans>Scores</Trans>
          </th>
          <th scope="col" className={classes["wide"]}>
            <Trans>Mix</Trans>
          </th>
          <th scope="col" className={classes["wide"]}>
            <Trans>New or gone</Trans>
          </th>
          <th scope="col">
            <Trans>Together</Trans>
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {steps.map((step, place) => (
          <tr key={step.part.id ?? ""}>
            <th scope="row">
              <ShortText>
                {step.part.id === undefined ? t`All others` : nameOf(step.part.id, step.part.name)}
              </ShortText>
            </th>
            <td className={classes["wide"]}>{signed(step.part.scores, 1)}</td>
            <td className={classes["wide"]}>{signed(step.part.mix, 1)}</td>
            <td className={classes["wide"]}>{signed(step.part.new + step.part.gone, 1)}</td>
            <td>{signed(step.whole, 1)}</td>
            <td className={classes["track"]} aria-hidden>
              <Bar bar={bars[place]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const percent = (part = 0): string => `${(part * 100).toFixed(2)}%`;

const Bar = ({ bar }: { readonly bar: WaterfallBar | undefined }) => (
  <span
    className={classes["bar"]}
    data-fell={bar?.fell === true || undefined}
    style={{ insetInlineStart: percent(bar?.start), inlineSize: percent(bar?.size) }}
  />
);
