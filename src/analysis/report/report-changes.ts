/** Changes and differences as a report tells them. */
import type { Change, Segment, PlaceChange } from "../changes/changes.ts";
import type { Findings } from "../findings/find.ts";
import type { SideBounds } from "../findings/sides.ts";
import type {
  ReportChange,
  ReportExplanation,
  ReportMoved,
  PartSide,
  ReportPlaceChange,
  ReportScore,
  ReportSide,
  ReportStretch,
} from "../report.ts";
import { pooled } from "../funnel/over-dispersion.ts";
import { eachPart, scoreWithoutMix } from "../mix/parts.ts";
import { countAnswers, scoreFrom, type Counts } from "../score.ts";
import type { Selection } from "../selection/count-selection.ts";
import { momentAt } from "../report-values.ts";
import { idOf, nameOf, type ReportNames } from "./catalog.ts";

/** Of a side that has answers. */
const scoredSide = (counts: Counts & { readonly answers: number }): ReportScore => ({
  score: scoreFrom(counts) ?? 0,
  answers: counts.answers,
});

export function reportChange(
  { since, before, after, difference, chance }: Change,
  zone: string,
): ReportChange {
  const { low, high, difference: value } = difference;
  return {
    since: momentAt(since.start, zone),
    before: scoredSide(before),
    after: scoredSide(after),
    difference: { value, low, high },
    chance,
  };
}

export const reportPlaceChange = (
  { change, ...place }: PlaceChange,
  zone: string,
  names: ReportNames,
): ReportPlaceChange => ({
  dimension: "touchpoint",
  id: place.id,
  name: nameOf(names, "touchpoint", place),
  ...reportChange(change, zone),
});

export function movedOf(
  place: PlaceChange | undefined,
  zone: string,
  names: ReportNames,
): ReportMoved | null {
  if (place === undefined) return null;
  const { name, dimension, difference } = reportPlaceChange(place, zone, names);
  const { before, after } = place.change;
  const stretch = ({ first, last }: Segment): ReportStretch => ({
    start: momentAt(first.start, zone),
    end: momentAt(last.end, zone),
  });
  return { name, dimension, periods: [stretch(before), stretch(after)], difference };
}

const partSide = (counts: Counts, all: Counts): PartSide => ({
  share: countAnswers(counts) / (countAnswers(all) || 1),
  score: scoreFrom(counts) ?? null,
});

export function reportExplanation(
  { bounds, one, two, explanations, certain }: NonNullable<Findings["difference"]>,
  zone: string,
  names: ReportNames,
): ReportExplanation | null {
  const [opened] = explanations;
  if (opened === undefined || certain === undefined) return null;
  const { dimension, difference, parts } = opened;
  const side = ({ createdFrom, createdTo }: SideBounds, { total }: Selection): ReportSide => ({
    start: momentAt(createdFrom, zone),
    end: momentAt(createdTo + 1, zone),
    ...scoredSide(total),
  });
  return {
    dimension,
    sides: [side(bounds[0], one), side(bounds[1], two)],
    difference,
    ...eachPart((part) => opened[part]),
    intervals: { scores: certain.scores, mix: certain.mix },
    withoutMix: scoreWithoutMix(opened),
    parts: parts.map((part) => ({
      id: idOf(names, dimension, part.id),
      name: nameOf(names, dimension, part),
      scores: part.scores,
      mix: part.mix,
      new: part.new,
      gone: part.gone,
      score: scoreFrom(pooled([part.one, part.two])) ?? null,
      differs: part.differs,
      sides: [partSide(part.one, one.total), partSide(part.two, two.total)],
    })),
  };
}
