import "../../../ui/input-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { CheckIcon, Select } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { addressOfMetric, type ListedMetric } from "../../../analysis/metric/metric-list.ts";
import { scoreSearch, useNamedMetrics } from "../../../filters/use-named-metrics.ts";
import { searchFor } from "../../../filters/search.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { PARTS } from "../insights/sentence.ts";
import { scorableQuestions, type NpsQuestion } from "../model/nps-questions.ts";
import classes from "./question-select.module.css";
import { surveysAmong, useSurveys } from "../../../filters/use-surveys.ts";
import { NARROW, useWindow } from "../../../ui/window-size.ts";

interface QuestionSelectProps {
  readonly screen: Screen;
  /** The NPS questions. */
  readonly questions: readonly NpsQuestion[];
}

const MOST_OF_NAME = 160;
/** No identifier is empty: this one stands for every NPS question. */
const ALL = "";

/** Stands before a name: no question is called so. */
const METRIC = "metric ";

const itemOf = ({ id, label }: NpsQuestion) => ({ value: id, label: cutText(label, MOST_OF_NAME) });

/** Which question the screen is about: one of type NPS, all of them together, or another that can be scored. */
export function QuestionSelect({ screen, questions }: QuestionSelectProps) {
  const { t } = useLingui();
  const { question: value, lang, survey = [] } = screen.values;
  const surveys = useSurveys(lang);
  const isPhone = useWindow(NARROW);
  const others = scorableQuestions(surveys, survey);
  const offered = surveysAmong(surveys, survey);
  // A metric of a survey that this token does not see would lead nowhere.
  const metrics = useNamedMetrics().filter((metric) => offered.some(({ _id }) => _id === metric.survey));
  const choose = useChoose(screen, others, metrics);
  const inView = metrics.find((metric) => isInView(metric, screen.values));
  const named = [...questions, ...others].find(({ id }) => id === value);
  const missing = value === undefined || named !== undefined ? [] : [{ id: value, label: value }];
  const chosen = named?.label ?? value;
  return (
    <>
      <Select
        id={PARTS.questions}
        className={classes["select"] ?? ""}
        aria-label={screen.name === "scores" ? t`Question` : t`NPS question`}
        wrapperProps={SCREEN_ONLY}
        data={[
          {
            group: t`NPS`,
            items: [
              // On a phone it stands for the title of the screen, which has no room beside it.
              { value: ALL, label: isPhone ? t`NPS` : t`All NPS questions` },
              ...[...questions, ...missing].map(itemOf),
            ],
          },
          ...(metrics.length === 0
            ? []
            : [{ group: t({ message: "Scores", context: "metric" }), items: metrics.map(metricItem) }]),
          ...(others.length === 0 ? [] : [{ group: t`Other questions`, items: others.map(itemOf) }]),
        ]}
        placeholder={t`Choose a question`}
        value={
          inView === undefined ? (value ?? (screen.name === "scores" ? null : ALL)) : METRIC + inView.name
        }
        {...(isPhone && {
          renderOption: ({ option, checked }) => (
            <>
              {checked === true ? <CheckIcon size="0.8em" /> : null}
              {option.value === ALL ? t`All NPS questions` : option.label}
            </>
          ),
        })}
        allowDeselect={false}
        comboboxProps={{ width: "max-content", position: "bottom-start" }}
        onChange={(next) => choose(next ?? ALL)}
      />
      {chosen === undefined ? null : (
        <bdi dir="auto" className={classes["printed"]}>
          {chosen}
        </bdi>
      )}
    </>
  );
}

const metricItem = ({ name }: ListedMetric) => ({ value: METRIC + name, label: cutText(name, MOST_OF_NAME) });

/** Whether an address says what a metric does. */
function isInView(metric: ListedMetric, values: ScreenValues): boolean {
  const said = addressOfMetric(metric);
  return ADDRESS.every((name) => said[name] === values[name]);
}
const ADDRESS = ["question", "top", "bottom", "scale", "name"] as const;

/** Goes to a question, or to a metric by its name: another than NPS has its own screen, on which the reader says what counts. */
function useChoose(
  { name, values, change }: Screen,
  others: readonly NpsQuestion[],
  metrics: readonly ListedMetric[],
): (id: string) => void {
  const navigate = useNavigate();
  const { top: _top, bottom: _bottom, scale: _scale, name: _name, target: _target, ...kept } = values;
  const without = { ...kept, score: undefined, value: undefined };
  const score = (said: ScreenValues) => void navigate({ to: "/scores", search: scoreSearch(said, without) });
  return (id) => {
    const question = id === ALL ? undefined : id;
    const metric = metrics.find((each) => METRIC + each.name === id);
    if (metric !== undefined) score(addressOfMetric(metric));
    else if (others.some((other) => other.id === id)) score({ question });
    else if (name === "scores")
      void navigate({ to: "/nps", search: searchFor("nps", { ...without, question }) });
    else change({ question });
  };
}
