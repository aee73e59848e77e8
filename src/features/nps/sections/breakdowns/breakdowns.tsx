import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { roundedScore } from "../../../../analysis/score.ts";
import type { BreakdownRow } from "../../../../analysis/slice/slice.ts";
import { carried, leftBehind, patchOf } from "../../../../filters/narrowing.ts";
import { searchFor } from "../../../../filters/search.ts";
import { knownLabel, labelOf } from "../../../../filters/options.ts";
import { languageName } from "../../../../lib/language-name.ts";
import { sourcesWithout } from "../charts/chart-tables.ts";
import { toggled, breakdownOf, withBreakdown, type BreakdownName } from "../../data/view/picks.ts";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { BreakdownPanel, type BreakdownProps } from "./breakdown-panel.tsx";
import { MetadataPanel } from "./metadata-panel.tsx";
import { toldRows } from "../charts/funnel-rows.ts";
import { Select } from "@mantine/core";
import { latePart } from "../../../../ui/schedule/late-part.tsx";
import classes from "./breakdowns.module.css";
import { SCREEN_ONLY } from "../../../../ui/screen-only.ts";

const CodePanel = latePart(async () => (await import("./code-panel.tsx")).CodePanel);

/** The score by one thing at a time: touchpoint, survey, team, language, metadata, answer or code. */
export function Breakdowns(model: NpsModel) {
  const { values, change } = model.screen;
  const name = breakdownOf(values);
  const props = {
    model,
    // While days are dragged over, rows follow the pointer: what was found is of other days.
    findings: model.days.isDragging ? undefined : model.insights.findings,
    state: {
      loading: model.reading.phase === "reading",
      complete: model.sources.complete,
      drawn: values.drawn !== undefined,
      onDrawn: (drawn: boolean) => change({ drawn: drawn ? "funnel" : undefined }),
    },
    aside: <BreakdownSelect screen={model.screen} />,
  };
  if (name === "metadata") return <MetadataPanel {...props} />;
  if (name === "answer") return <AnswerPanel key={values.by ?? ""} {...props} />;
  if (name === "code") {
    return <CodePanel model={model} aside={props.aside} />;
  }
  return <DimensionPanel name={name} {...props} />;
}

interface DimensionPanelProps extends BreakdownProps {
  readonly name: Exclude<BreakdownName, "metadata" | "answer" | "code">;
}

/** The score by what every chain has. */
function DimensionPanel({ model, name, findings, state, aside }: DimensionPanelProps) {
  const { screen, view, options, sources } = model;
  const { columns } = model.reading;
  const { t, i18n } = useLingui();
  const { title: score, fileName } = useShownScore();
  const { values, change } = screen;
  const moved = model.days.isDragging ? undefined : model.insights.moved;
  const picked = [values[name] ?? []].flat();
  const panels = {
    touchpoint: {
      title: t`By touchpoint`,
      label: t`${score} by touchpoint`,
      header: t`Touchpoint`,
      nameOf: (id: string) => knownLabel(options.touchpoints, id),
      onPick: (id: string) => change((now) => ({ touchpoint: toggled(now.touchpoint, id) })),
    },
    survey: {
      title: t`By survey`,
      label: t`${score} by survey`,
      header: t`Survey`,
      nameOf: (id: string) => labelOf(options.surveys, id),
      onPick: (id: string) => change((now) => ({ survey: toggled(now.survey, [id]) })),
    },
    team: {
      title: t`By team`,
      label: t`${score} by team`,
      header: t`Team`,
      nameOf: (id: string) => knownLabel(options.teams, id),
      onPick: (id: string) => change((now) => ({ team: toggled(now.team, id) })),
    },
    language: {
      title: t`By respondent language`,
      label: t`${score} by respondent language`,
      header: t`Language`,
      nameOf: (code: string) => knownLabel(options.languages, code) ?? languageName(code, i18n.locale),
      onPick: (id: string) => change((now) => ({ language: toggled(now.language, id) })),
    },
  } as const;
  return (
    <BreakdownPanel
      {...panels[name]}
      key={name}
      picked={picked}
      rows={view.by[name]}
      fileName={`${fileName}-by-${name}`}
      // What the API was asked for by survey is all that was read of them.
      sources={() => (name === "survey" ? sources : sourcesWithout(name, sources, columns))}
      onlyPicked={name === "survey" && picked.length > 0}
      {...state}
      told={toldRows(findings, name)}
      aside={aside}
      note={
        name === "touchpoint" && moved?.dimension === name ? (
          <MovedNote {...moved} row={view.by.touchpoint.find(({ id }) => id === moved.id)} values={values} />
        ) : null
      }
    />
  );
}

interface Moved extends NonNullable<NpsModel["insights"]["moved"]>, Pick<NpsModel["screen"], "values"> {
  readonly row: BreakdownRow | undefined;
}

/** The row that the findings tell of has another score since then than in all the time that the table is of. */
function MovedNote({ id, name, now, since, before, from, row, values }: Moved) {
  const { t } = useLingui();
  const { score } = useShownScore();
  const all = score(row && roundedScore(row.tally, 1), 1);
  const place = patchOf("touchpoint", [id]);
  // Comments can be of the same responses.
  const isSame =
    place.touchpoint !== undefined &&
    values.question === undefined &&
    leftBehind(values, "comments").length === 0;
  const own = { ...carried(values), ...place, ...patchOf("from", [from]) };
  return (
    <p className={classes["meaning"]}>
      <bdi>{name}</bdi>: {t`${now} since ${since}, ${before} before; ${all} overall`}
      {isSame ? (
        <>
          {" · "}
          <Link to="/comments" search={searchFor("comments", own)}>
            {t`Read these comments`}
          </Link>
        </>
      ) : null}
    </p>
  );
}

/** What the score is broken down by. */
function BreakdownSelect({ screen: { values, change } }: Pick<NpsModel, "screen">) {
  const { t } = useLingui();
  return (
    <Select<BreakdownName>
      aria-label={t`Break down by`}
      wrapperProps={SCREEN_ONLY}
      data={[
        { value: "touchpoint", label: t`Touchpoint` },
        { value: "survey", label: t`Survey` },
        { value: "team", label: t`Team` },
        { value: "language", label: t`Language` },
        { value: "metadata", label: t`Metadata` },
        { value: "answer", label: t`Answer` },
        { value: "code", label: t`Code` },
      ]}
      value={breakdownOf(values)}
      allowDeselect={false}
      w={172}
      onChange={(next) => {
        if (next !== null) change(withBreakdown(next, values));
      }}
    />
  );
}
