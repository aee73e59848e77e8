import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@tanstack/react-store";
import type { MetricValue, ValueNames } from "../../../analysis/metric/metric.ts";
import { proposedFor, proposedForChoices, writtenValues } from "../../../analysis/metric/propose.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Panel } from "../../../ui/panel.tsx";
import { ReadingProblem } from "../../../ui/reading/reading-problem.tsx";
import { useReadSoFar } from "../../../ui/reading/reading-texts.ts";
import { readRequest } from "../data/read-request.ts";
import { useColumnsReading } from "../data/use-columns-reading.ts";
import { sliceFilter } from "../../../filters/sliced-by.ts";
import { AnsweredList, MetricForm, type Draft } from "./metric-form.tsx";
import { narrowedTo, answeredIn, everyAnswerTo, type EveryAnswer } from "./metric-in.ts";
import { choiceNames } from "../../../filters/use-named-choices.ts";

interface ProposalProps {
  readonly screen: Screen;
  readonly surveys: readonly Survey[];
  readonly onTake: (draft: Draft) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** What was answered to the question of the address, and what might be made of it. */
export function Proposal(props: ProposalProps) {
  const every = everyAnswerTo(props.screen.values.question, props.surveys);
  return every === undefined ? null : <ProposalFor {...props} every={every} />;
}

function ProposalFor(props: ProposalProps & { readonly every: EveryAnswer }) {
  const { screen, surveys, every, ...done } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const { zone } = screen;
  const values = { ...narrowedTo(every.metric, screen.values), value: undefined };
  const choices = choiceNames(every.metric, surveys);
  const request = readRequest(values, zone, { metric: every.metric, answers: choices.size > 0 });
  const reading = useColumnsReading(request);
  const { phase, columns, chains, progress } = reading;
  const readSoFar = useReadSoFar();
  const told = useSelector(progress);
  if (phase === "incomplete") return <ReadingProblem reading={reading} nothing={columns.chains === 0} />;
  if (phase !== "complete") return <p role="status">{readSoFar(chains, told)}</p>;
  const places = [...choices.keys()];
  const answered = answeredIn(columns, sliceFilter(values, zone)).toSorted(
    (one, other) => places.indexOf(one.value) - places.indexOf(other.value),
  );
  const nameOf = (value: MetricValue) =>
    choices.get(value) ?? (typeof value === "number" ? number(value, 6) : value);
  return (
    <Panel title={t`What counts`}>
      <p>
        <bdi>{every.title}</bdi>
      </p>
      <AnsweredList answered={answered} nameOf={nameOf} />
      <MetricForm
        values={screen.values}
        first={firstDraft(screen.values, answered, choices)}
        answered={answered}
        choices={choices}
        surveys={surveys}
        {...done}
      />
    </Panel>
  );
}

/** What the address says; where it says nothing, what is usual for such answers. */
function firstDraft(
  { top, bottom, scale, name }: Screen["values"],
  answered: Parameters<typeof proposedFor>[0],
  choices: ValueNames,
): Draft {
  if (top !== undefined) return { top, bottom, scale, name };
  const proposed = choices.size > 0 ? proposedForChoices(choices) : proposedFor(answered);
  if (proposed === undefined) return { top: undefined, bottom: undefined, scale: undefined, name };
  return {
    top: writtenValues(proposed.top),
    bottom: writtenValues(proposed.bottom),
    scale: writtenValues(proposed.scale ?? []),
    name,
  };
}
