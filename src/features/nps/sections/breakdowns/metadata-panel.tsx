import { metadataKeys, toggledTerm } from "./metadata-terms.ts";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { slug } from "../../../../ui/downloads/offered.ts";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import { METADATA_LIMITS } from "../../../../analysis/columns/metadata-builder.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { cutText } from "../../../../lib/text/fit-text.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { sourcesWith } from "../charts/chart-tables.ts";
import { BreakdownPanel, type BreakdownProps } from "./breakdown-panel.tsx";
import { ChoiceOfOne } from "./choice-of-one.tsx";
import { toldRows } from "../charts/funnel-rows.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./breakdowns.module.css";

/** Characters of a key. */
const MOST_OF_KEY = 60;

/** A score for each value of one metadata key; nothing where responses carry no metadata to tell apart. */
export function MetadataPanel({ model, findings, state, aside }: BreakdownProps) {
  const { screen, view, reading, sources, readMetadata } = model;
  const { values, change } = screen;
  const { columns } = reading;
  const { t } = useLingui();
  const { title: score, fileName } = useShownScore();
  const { metadata = [] } = values;
  if (reading.lacksMetadata) {
    return (
      <Panel title={t`By metadata`} aside={aside} screenOnly>
        <p className={classes["hint"]}>{t`Metadata is not kept on this device.`}</p>
        <Button variant="default" size="compact-sm" onClick={readMetadata}>{t`Read the metadata`}</Button>
      </Panel>
    );
  }
  const { keys, arePersonalLeftOut } = metadataKeys(columns, values.by);
  const by = keys.find((key) => key === values.by);
  const leftOut = <LeftOut columns={columns} arePersonal={arePersonalLeftOut} />;
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
          {keys.length > 0
            ? t`Choose a key to see a score for each of its values.`
            : arePersonalLeftOut || columns.tooVaried.length > 0
              ? null
              : t`These responses have no metadata.`}
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
      rows={view.byMetadata}
      fileName={[`${fileName}-by`, slug(by)].filter(Boolean).join("-")}
      sources={() => sourcesWith({ metadata: others }, sources, columns)}
      {...state}
      told={toldRows(findings, `metadata:${by}`)}
      picked={picked.map((term) => term.slice(by.length + 1))}
      onPick={(value) => change((now) => ({ metadata: toggledTerm(now.metadata ?? [], by, value) }))}
      aside={choice}
      note={leftOut}
    />
  );
}

interface LeftOutProps {
  readonly columns: Columns;
  /** Whether keys are left out whose values point at a person. */
  readonly arePersonal: boolean;
}

/** Which keys can't be chosen, and why. */
function LeftOut({ columns: { tooVaried, hasMoreKeys }, arePersonal }: LeftOutProps) {
  const { t } = useLingui();
  const { list, number } = useFormats();
  const names = list(tooVaried.toSorted().map((key) => cutText(key, MOST_OF_KEY)));
  return (
    <>
      {arePersonal ? <p className={classes["hint"]}>{t`Keys with contact details are left out.`}</p> : null}
      {tooVaried.length === 0 ? null : (
        <p className={classes["hint"]}>
          {t`Left out, with more than ${number(METADATA_LIMITS.values)} different values: ${names}`}
        </p>
      )}
      {hasMoreKeys ? (
        <p className={classes["hint"]}>
          {t`Only the first ${number(METADATA_LIMITS.keys)} keys by name can be chosen.`}
        </p>
      ) : null}
    </>
  );
}
