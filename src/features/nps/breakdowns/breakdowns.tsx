import { useLingui } from "@lingui/react/macro";
import type { Columns } from "../../../analysis/columns.ts";
import { labelOf, type FilterOptions } from "../../../filters/options.ts";
import type { Sources } from "../../../filters/provenance.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { languageName } from "../../../lib/language-name.ts";
import { sourcesWithout } from "../downloads/figure-sources.ts";
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
  readonly sources: Sources;
  readonly loading: boolean;
  /** Reads the metadata that is not there yet; undefined where none is missing. */
  readonly onMetadata: (() => void) | undefined;
}

/** The score by touchpoint, survey, team, language and metadata. */
export function Breakdowns(props: BreakdownsProps) {
  const { screen, view, columns, options, sources, loading, onMetadata } = props;
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
        fileName="nps-by-touchpoint"
        sources={() => sourcesWithout("touchpoint", sources, columns)}
        loading={loading}
        picked={touchpoint === undefined ? [] : [touchpoint]}
        onPick={(id) => change({ touchpoint: toggled(touchpoint, id) })}
      />
      <BreakdownPanel
        title={t`By survey`}
        label={t`NPS by survey`}
        header={t`Survey`}
        rows={by.survey}
        fileName="nps-by-survey"
        sources={() => sources}
        onlyPicked={survey.length > 0}
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
        fileName="nps-by-team"
        sources={() => sourcesWithout("team", sources, columns)}
        loading={loading}
        picked={team === undefined ? [] : [team]}
        onPick={(id) => change({ team: toggled(team, id) })}
      />
      <BreakdownPanel
        title={t`By respondent language`}
        label={t`NPS by respondent language`}
        header={t`Language`}
        rows={by.language}
        fileName="nps-by-language"
        sources={() => sourcesWithout("language", sources, columns)}
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
        sources={sources}
        loading={loading}
        onRead={onMetadata}
      />
    </div>
  );
}
