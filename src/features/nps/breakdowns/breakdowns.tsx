import { useLingui } from "@lingui/react/macro";
import type { Columns } from "../../../analysis/columns.ts";
import { labelOf, type FilterOptions } from "../../../filters/bar/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { languageName } from "../../../lib/language-name.ts";
import type { NpsView } from "../nps-view.ts";
import { toggled } from "../picks.ts";
import { BreakdownPanel } from "./breakdown-panel.tsx";
import { MetadataPanel } from "./metadata-panel.tsx";
import classes from "./breakdowns.module.css";

interface BreakdownsProps {
  readonly screen: Screen;
  readonly view: NpsView;
  readonly columns: Columns;
  readonly options: FilterOptions;
  readonly loading: boolean;
  /** Reads the metadata that is not there yet; undefined where none is missing. */
  readonly onMetadata: (() => void) | undefined;
}

/** The score by touchpoint, survey, team, language and metadata. */
export function Breakdowns({ screen, view, columns, options, loading, onMetadata }: BreakdownsProps) {
  const { t } = useLingui();
  const { values, change } = screen;
  const { touchpoint, survey = [], team, language } = values;
  const { by } = view;
  return (
    <div className={classes["breakdowns"]}>
      <BreakdownPanel
        title={t`By touchpoint`}
        label={t`NPS by touchpoint`}
        header={t`Touchpoint`}
        firstRows={50}
        rows={by.touchpoint}
        loading={loading}
        picked={touchpoint === undefined ? [] : [touchpoint]}
        onPick={(id) => change({ touchpoint: toggled(touchpoint, id) })}
      />
      <BreakdownPanel
        title={t`By survey`}
        label={t`NPS by survey`}
        header={t`Survey`}
        rows={by.survey}
        loading={loading}
        nameOf={(id) => labelOf(options.surveys, id)}
        picked={survey}
        onPick={(id) => change({ survey: toggled(survey, [id]) })}
      />
      <BreakdownPanel
        title={t`By team`}
        label={t`NPS by team`}
        header={t`Team`}
        rows={by.team}
        loading={loading}
        picked={team === undefined ? [] : [team]}
        onPick={(id) => change({ team: toggled(team, id) })}
      />
      <BreakdownPanel
        title={t`By respondent language`}
        label={t`NPS by respondent language`}
        header={t`Language`}
        rows={by.language}
        loading={loading}
        nameOf={languageName}
        picked={language === undefined ? [] : [language]}
        onPick={(id) => change({ language: toggled(language, id) })}
      />
      <MetadataPanel
        columns={columns}
        values={values}
        change={change}
        rows={view.byMetadata}
        loading={loading}
        onRead={onMetadata}
      />
    </div>
  );
}
