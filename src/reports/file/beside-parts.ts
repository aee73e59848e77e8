/** What a report's file tells beside its findings: events under the trend, and at its end how the numbers were made. */
import type { ReportFigures } from "../../analysis/report.ts";
import type { ToldByHand } from "../../analysis/report-beside.ts";
import type { ReportWords } from "../words.ts";
import { markup, NOTHING, type Markup, sentenceMarkup } from "./markup.ts";
import { isHarmless } from "./showable.ts";

/** Numbered as they are on the trend. */
export function eventsList({ events, grain }: ReportFigures, { beside, day }: ReportWords): Markup {
  if (events.length === 0) return NOTHING;
  return markup`<h3>${beside.eventsTitle}</h3><ol class="events">${events.map(
    (event) =>
      markup`<li><span class="soft">${day(event.at)}</span> ${sentenceMarkup(beside.event(isHarmless(event.name) ? event : { ...event, name: "•" }))}</li>`,
  )}</ol>${events.some(({ difference }) => difference !== null) ? markup`<p class="soft">${beside.compared(grain)}</p>` : NOTHING}`;
}

interface MethodBeside {
  /** What the maker of the report knows. */
  readonly byHand?: ToldByHand | undefined;
  readonly titleOf: (dimension: `answer:${string}`) => string;
}

/** The last part, under the name of its metric where a report has several. Questions are told by their titles: ids stay out of the file. */
export function methodPart(
  report: ReportFigures,
  { beside, labels }: ReportWords,
  { byHand = {}, titleOf }: MethodBeside,
  isNamed: boolean,
): Markup {
  const { method } = report;
  const heldBack = method.heldBack.map((held) =>
    held.dimension.startsWith("answer:")
      ? { ...held, dimension: titleOf(`answer:${held.dimension.slice("answer:".length)}`) }
      : held,
  );
  return markup`<h2>${beside.methodTitle}${isNamed ? `: ${labels.title}` : ""}</h2><dl class="method">${beside
    .method({ ...report, method: { ...method, heldBack } }, byHand)
    .map(
      ({ label, texts }) =>
        markup`<dt>${label}</dt><dd>${texts.map((text) => markup`<div dir="auto">${sentenceMarkup(text)}</div>`)}</dd>`,
    )}</dl>`;
}
