import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { Difference } from "../../../analysis/findings/find.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { cutText } from "../../../lib/cut-text.ts";
import { dateAt } from "../../../lib/dates.ts";
import { Panel } from "../../../ui/panel.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { shiftedPlaces } from "../says/shifted-places.ts";
import { useExplainedText } from "../says/use-explained-text.ts";
import type { Names } from "../says/use-report.ts";
import { waterfall } from "./waterfall.ts";
import { WaterfallTable } from "./waterfall-table.tsx";
import classes from "./why.module.css";

interface WhyPanelProps {
  readonly difference: Difference;
  readonly names: Names;
  readonly zone: string;
  /** Narrows everything to the days since a date. */
  readonly onSince: (from: string) => void;
}

const MOST_OF_NAME = 60;

/** Why the score differs between two stretches of time: how much of it is scores, and how much who answered. */
export function WhyPanel({ difference: { one, two, explanations }, names, zone, onSince }: WhyPanelProps) {
  const { t } = useLingui();
  const { dateRange } = useFormats();
  const explainedText = useExplainedText();
  const [chosen, setChosen] = useState<string>();
  const explanation = explanations.find(({ dimension }) => dimension === chosen) ?? explanations[0];
  if (explanation === undefined) return null;
  const { dimension } = explanation;
  const nameOf = (id: string, name: string) =>
    cutText(names.ofValue(dimension, id) ?? (name || id), MOST_OF_NAME);
  const [before, since] = [one, two].map(({ bounds }) =>
    dateRange(dateAt(bounds.createdFrom, zone), dateAt(bounds.createdTo, zone)),
  );
  const places = shiftedPlaces(explanation).map(({ id, name, more }) => ({ name: nameOf(id, name), more }));
  return (
    <Panel
      title={t`Why did it move?`}
      aside={
        <div className={classes["aside"]}>
          <Select
            aria-label={t`Explain by`}
            wrapperProps={SCREEN_ONLY}
            data={explanations.map((each) => ({
              value: each.dimension,
              label: names.ofDimension(each.dimension),
            }))}
            value={dimension}
            allowDeselect={false}
            w={170}
            onChange={(next) => setChosen(next ?? undefined)}
          />
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => onSince(dateAt(two.bounds.createdFrom, zone))}
          >
            <Trans>Comments since then</Trans>
          </Button>
        </div>
      }
    >
      <p className={classes["sentence"]}>
        {t`${since ?? ""} against ${before ?? ""}. ${explainedText(explanation, places)}`}
      </p>
      <WaterfallTable head={names.ofDimension(dimension)} steps={waterfall(explanation)} nameOf={nameOf} />
    </Panel>
  );
}
