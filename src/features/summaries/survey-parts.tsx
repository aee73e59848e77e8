import { useConnection } from "../../client/connection.ts";
import type { Survey } from "../../contract/resources.ts";
import { searchFor } from "../../filters/search.ts";
import type { Screen } from "../../filters/use-screen.ts";
import type { TitledChoice } from "../../analysis/columns/choice-names.ts";
import { useNamedChoices } from "../../filters/use-named-choices.ts";
import { surveyParts, type SurveyPart } from "./parts/named-choices.ts";
import { questionLines } from "./downloads/question-lines.ts";
import { MeanFigure, MeanEvents } from "./over-time/mean-figure.tsx";
import { useMeanEvents, useMeans } from "./over-time/use-means.ts";
import { provenance } from "../../filters/provenance.ts";
import { QuestionSection } from "./question/question-section.tsx";
import { FIRST_ROWS, isLong } from "./parts/use-bars.ts";
import { QuestionSummaryView } from "./question/question-summary.tsx";
import type { SurveyRequest } from "./reading/reader-protocol.ts";
import type { SurveyInView } from "./reading/use-survey-reading.ts";
import classes from "./survey-screen.module.css";
import type { ProvenanceLine } from "../../lib/text/csv.ts";
import { crossables, crossedPair } from "./crossed/crossable.ts";
import sectionClasses from "./question/section.module.css";
import { partAfterFirst } from "../../ui/schedule/late-part.tsx";

const QuestionDownload = partAfterFirst(
  async () => (await import("./downloads/question-download.tsx")).QuestionDownload,
);

interface SurveyPartsProps {
  /** Undefined while it is being read, or can't be. */
  readonly survey: Survey | undefined;
  readonly screen: Screen;
  readonly request: SurveyRequest;
  readonly reading: SurveyInView;
}

/** Of more questions than `MANY`, the answers to those after the first `OPEN` wait to be asked for on a phone. */
const [MANY, OPEN] = [8, 4];

/** A section for each question, then two of them together; before anything was read, with the shape of what comes. */
export function SurveyParts({ survey, screen, request, reading }: SurveyPartsProps) {
  const { zone, searchWith } = screen;
  const { phase, content, readAt, result: { unreadable = 0 } = {} } = reading;
  const complete = phase === "complete";
  const choices = useNamedChoices(survey === undefined ? [] : [survey]);
  const means = useMeans(request, reading, screen);
  const events = useMeanEvents(means, screen.values);
  const id = request.filter.surveyId?.[0] ?? "";
  const about = { _id: id, name: survey?.name ?? "" };
  const values = { ...screen.values, survey: [id] };
  const apiAddress = useConnection().baseUrl;
  const sources = { values, zone, apiAddress, chains: content?.chains ?? 0, complete, unreadable, readAt };
  const choicesOf = ({ question }: SurveyPart) => (question === undefined ? [] : choices.of(question));
  const downloadOf = (part: SurveyPart) =>
    content === undefined || !choices.ready ? null : (
      <QuestionDownload
        survey={about}
        part={part}
        choices={choicesOf(part)}
        words={wordsOf(part) ?? []}
        sources={sources}
      />
    );
  // Their order changes with every step of the reading: they come once it rests.
  const wordsOf = ({ id: part }: SurveyPart) =>
    phase === "reading" ? undefined : (content?.words.get(part) ?? []);
  const summaryOf = (part: SurveyPart) =>
    content === undefined || !choices.ready ? (
      <SectionShape type={part.type} choices={part.question?.choices.length ?? 0} />
    ) : (
      <QuestionSummaryView
        key={JSON.stringify(request)}
        part={part}
        choices={choicesOf(part)}
        words={wordsOf(part)}
        links={{ zone, search: searchFor("responses", values) }}
        ownSearch={searchWith({ survey: [id], question: part.id })}
        overTime={
          <MeanFigure
            id={part.id}
            title={part.question?.title || part.id}
            means={means}
            events={events}
            lines={() => questionLines(about, part, [], sources)}
          />
        }
      />
    );
  const parts = surveyParts(survey ?? { questions: [] }, content?.questions ?? []);
  return (
    <div className={classes["parts"]}>
      {parts.map((part, place) => (
        <QuestionSection
          key={part.id}
          {...{ part, complete, isGone: survey !== undefined && part.question === undefined }}
          isFolded={parts.length > MANY && place >= OPEN}
          wanted={values.lang}
          chains={content?.chains}
          aside={downloadOf(part)}
        >
          {summaryOf(part)}
        </QuestionSection>
      ))}
      {choices.ready ? (
        <CrossedSection
          parts={parts}
          choicesOf={choicesOf}
          screen={screen}
          request={request}
          reading={reading}
          lines={() => [["survey", about.name], ["survey id", id], ...provenance(sources)]}
        />
      ) : null}
      <div className={classes["together"]}>
        <MeanEvents {...events} />
      </div>
    </div>
  );
}

const CrossPanel = partAfterFirst(async () => (await import("./crossed/cross-panel.tsx")).CrossPanel);

interface CrossedSectionProps extends Pick<SurveyPartsProps, "screen" | "request" | "reading"> {
  readonly parts: readonly SurveyPart[];
  readonly choicesOf: (part: SurveyPart) => readonly TitledChoice[];
  readonly lines: () => readonly ProvenanceLine[];
}

/** Two questions of a survey against each other, where it has two whose answers can be counted so. */
function CrossedSection({ parts, choicesOf, screen, ...rest }: CrossedSectionProps) {
  const questions = crossables(parts, choicesOf);
  const pair = crossedPair(questions, screen.values.cross);
  if (pair === undefined) return null;
  return (
    <div className={classes["together"]}>
      <CrossPanel questions={questions} pair={pair} onPair={(cross) => screen.change({ cross })} {...rest} />
    </div>
  );
}

/** As many rows as a summary of each type is mostly high. */
const ROWS: Readonly<Record<string, number>> = { NPS: 10, Text: 14, Button: 17, Slider: 20, Contact: 2 };

const OTHER_ROWS = 12;

/** Grey bars where a summary will be, of about its height. */
function SectionShape({ type, choices }: { readonly type: string; readonly choices: number }) {
  const shown = isLong(choices) ? FIRST_ROWS : choices;
  const rows = ROWS[type] ?? (choices === 0 ? OTHER_ROWS : Math.ceil(shown * 1.5) + 3);
  return (
    <div className={sectionClasses["shape"]} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
