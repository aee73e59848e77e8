/** The answers of a chain that a metric scores, and the place of each one's value among all values. */
import type { Response, ResponseChain } from "../../contract/resources.ts";
import type { Metric, MetricValue } from "../metric/metric.ts";
import { isNpsAnswer, scoreOf } from "../texts/nps-answers.ts";
import { placedChoices, valuesNamed, type PlacedChoices } from "./choice-names.ts";
import type { KnownChoices } from "./answer-builder.ts";
import { givenAnswers } from "./given-answers.ts";
import type { Scored } from "./columns.ts";

export class ValueReader {
  readonly metric: Metric;
  readonly #questions: ReadonlySet<string>;
  readonly #choices: ReadonlyMap<string, PlacedChoices>;
  readonly #places: Map<MetricValue, number>;
  /** True where numbers alone are values. */
  readonly #isNumeric: boolean;

  constructor(metric: Metric, known: KnownChoices) {
    this.metric = metric;
    this.#questions = new Set(metric.questions);
    this.#places = new Map(metric.scale?.map((value, place) => [value, place]));
    this.#isNumeric = [...metric.top, ...metric.bottom].every((value) => typeof value === "number");
    this.#choices = new Map(
      metric.questions.flatMap((question) => {
        const choices = known.get(question);
        return choices === undefined ? [] : [[question, placedChoices(choices)]];
      }),
    );
  }

  /** Whether a chain is of the survey that the metric is of. */
  concerns({ surveyId }: Pick<ResponseChain, "surveyId">): boolean {
    const { survey } = this.metric;
    return survey === "" || survey === surveyId;
  }

  /** The chain's answers to the questions of the metric, in its order. */
  answers({ responses }: Pick<ResponseChain, "responses">): readonly Response[] {
    const { kind, survey } = this.metric;
    if (survey === "") return responses.filter(isNpsAnswer);
    return responses.filter(
      (response) => this.#questions.has(response.questionId) && (kind !== "nps" || isNpsAnswer(response)),
    );
  }

  /** The value of an answer; undefined where it does not count. */
  value(response: Response): MetricValue | undefined {
    const value = this.#valueOf(response);
    const { scale } = this.metric;
    return value === undefined || scale === null || this.#places.has(value) ? value : undefined;
  }

  /** The place of the value among all values; undefined as the value is. */
  place(response: Response): number | undefined {
    const value = this.value(response);
    if (value === undefined) return undefined;
    const place = this.#places.get(value) ?? this.#places.size;
    this.#places.set(value, place);
    return place;
  }

  /** What was read so far is scored by that. */
  scored(): Scored {
    return { metric: this.metric, values: [...this.#places.keys()] };
  }

  /** A number as it is, a choice by its id or, without one, by its first title, any other text as it is. */
  #valueOf(response: Response): MetricValue | undefined {
    if (this.metric.kind === "nps") return scoreOf(response);
    const [given, ...more] = givenAnswers(this.#isNumeric ? response : { ...response, valueNum: undefined });
    if (given === undefined || more.length > 0) return undefined;
    if (this.#isNumeric) return typeof given === "number" ? given : undefined;
    const text = String(given).trim();
    const [value = text, ...others] = valuesNamed(text, this.#choices.get(response.questionId) ?? NO_CHOICES);
    return others.length > 0 ? undefined : value;
  }
}

const NO_CHOICES = placedChoices([]);
