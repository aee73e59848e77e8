/** Which answer the comments of a chain are counted with. */
import { isNamed } from "../../contract/question-key.ts";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import type { KnownChoices } from "../columns/answer-builder.ts";
import { ValueReader } from "../columns/value-reader.ts";
import type { Tallied } from "../method/method-tally.ts";
import { NPS, type Metric, type MetricValue } from "../metric/metric.ts";
import { isSelected, isWithin } from "../selection/is-selected.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";

export interface ScoredBy extends Tallied {
  /** The value of a chain's first answer that counts and is looked at; undefined where there is none. */
  readonly commentScore: (chain: ResponseChain) => MetricValue | undefined;
  /** The values of all answers of a chain that count. */
  readonly values: (chain: ResponseChain) => readonly MetricValue[];
}

/**
 * The chains that are looked at, and their answers that count, by everything that `filter` narrows by but metadata, and but
 * whether chains are closed and their survey's version, which only the API can tell. `choices` are those that answers may
 * name.
 */
export function scoredBy(
  filter: SliceFilter,
  metric: Metric = NPS,
  choices: KnownChoices = new Map(),
): ScoredBy {
  const { brush, question = [], scores = [] } = filter;
  const reader = new ValueReader(metric, choices);
  const isAsked = ({ surveyId, questionId: _id }: Response): boolean =>
    question.length === 0 || question.some((name) => isNamed(name, { surveyId, _id }));
  const counts = (answer: Response): boolean => {
    const score = isAsked(answer) ? reader.value(answer) : undefined;
    return score !== undefined && (scores.length === 0 || scores.includes(score));
  };
  const matches = (chain: ResponseChain): boolean =>
    reader.concerns(chain) && isSelected(chain, filter) && isWithin(chain, brush ?? {});
  const counted = (chain: ResponseChain) => reader.answers(chain).filter(counts);
  return {
    matches,
    counted,
    values: (chain) => counted(chain).flatMap((answer) => reader.value(answer) ?? []),
    commentScore: (chain) => {
      const [answer] = matches(chain) ? counted(chain) : [];
      return answer && reader.value(answer);
    },
  };
}
