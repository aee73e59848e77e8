import { metadataKeys, toggledTerm } from "./metadata-terms.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { Findings } from "../../../../analysis/findings/find.ts";
import type { BreakdownRow } from "../../../../analysis/slice/slice.ts";
import type { Change } from "../../../../filters/use-screen.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";
import type { Sources } from "../../../../filters/provenance.ts";
import { slug } from "../../../../ui/downloads/offered.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { sourcesWith } from "../charts/chart-tables.ts";
import { BreakdownPanel } from "./breakdown-panel.tsx";
import type { Drawing } from "./funnel-switch.tsx";
import { ChoiceOfOne } from "./choice-of-one.tsx";
import { toldRows } from "../charts/funnel-rows.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./breakdowns.module.css";

interface MetadataPanelProps {
  readonly columns: Columns;
  readonly values: ScreenValues;
  readonly change: Change;
  readonly rows: readonly BreakdownRow[];
  readonly sources: Sources;
  readonly loading: boolean;
  readonly drawing: Drawing;
  /** What was found; undefined while nothing can be claimed. */
  readonly findings: Findings | undefined;
  /** What goes before the choice of a key. */
  readonly aside: ReactNode;
  /** Reads metadata that is not there yet; undefined where there is none to read. */
  readonly onRead: (() => void) | undefined;
}

/** A score for each value of one metadata key; nothing where responses carry no metadata to tell apart. */
export function MetadataPanel(props: MetadataPanelProps) {
  const { columns, values, change, rows, sources, loading, drawing, findings, aside, onRead } = props;
  const { t } = useLingui();
  const { title: score, fileName } = useShownScore();
  const { metadata = [] } = values;
  if (onRead !== undefined) {
    return (
      <Panel title={t`By metadata`} aside={aside} screenOnly>
        <p className={classes["hint"]}>{t`Metadata is not kept on this device.`}</p>
        <Button variant="default" size="compact-sm" onClick={onRead}>
          <Trans>Read the metadata</Trans>
        </Button>
      </Panel>
    );
  }
  const { keys, arePersonalLeftOut } = metadataKeys(columns, values.by);
  const by = keys.find((key) => key === values.by);
  const leftOut = arePersonalLeftOut ? (
    <p className={classes["hint"]}>{t`Keys with contact details are left out.`}</p>
  ) : null;
  const choice = (
    <>
      {aside}
      <ChoiceOfOne
        label={t`Metadata`}
        placeholder={t`Choose a key`}
        data={keys}
        value={by}
        w={150}
        onChange={(key) => change({ breakdown: "metadata", by: key })}
      />
    </>
  );
  if (by === undefined) {
    return (
      <Panel title={t`By metadata`} aside={<div className={classes["aside"]}>{choice}</div>} screenOnly>
        <p className={classes["hint"]}>
          {keys.length === 0
            ? t`These responses have no metadata.`
            : t`Choose a key to see a score for each of its values.`}
        </p>
        {leftOut}
      </Panel>
    );
  }
  const picked = metadata.filter((term) => term.startsWith(`${by}=`));
  const others = metadata.filter((term) => !picked.includes(term));
  return (
    <BreakdownPanel
      title={t`By metadata`}
      label={t`${score} by ${by}`}
      header={by}
      rows={rows}
      fileName={[`${fileName}-by`, slug(by)].filter(Boolean).join("-")}
      sources={() => sourcesWith({ metadata: others }, sources, columns)}
      loading={loading}
      complete={sources.complete}
      {...drawing}
      told={toldRows(findings, `metadata:${by}`)}
      picked={picked.map((term) => term.slice(by.length + 1))}
      onPick={(value) => change((now) => ({ metadata: toggledTerm(now.metadata ?? [], by, value) }))}
      aside={choice}
      note={leftOut}
    />
  );
}
