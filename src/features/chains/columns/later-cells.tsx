import { answerText, responseText } from "../../../analysis/texts/answer-text.ts";
import { coveredMetadata, coveredResponse } from "../../../analysis/texts/covered.ts";
import { codesOfChain } from "../../../analysis/comments/chain-texts.ts";
import { useCodebook } from "../../../filters/use-codebook.ts";
import { markedPlaces, parseQuery } from "../../../analysis/comments/search.ts";
import { commentsOf } from "../../../analysis/texts/comments.ts";
import { npsAnswers, scoreOf } from "../../../analysis/texts/nps-answers.ts";
import { isNamed } from "../../../contract/question-key.ts";
import type { Question, ResponseChain } from "../../../contract/resources.ts";
import { useChoiceTitles } from "../../../filters/use-named-choices.ts";
import { useAddress } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { keyed } from "../../../lib/text/distinct-names.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { isolated } from "../../../lib/text/sentence.ts";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { TextIn } from "../../../ui/text-in.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { answersTo, COMMENT } from "./layout.ts";
import { NpsMark } from "./nps-mark.tsx";
import classes from "./cells.module.css";
import { useSurveys } from "../../../filters/use-surveys.ts";

/**
 * What a chain answered to a question, which is named as `questionNames` has it. What points at a person stays covered: it is
 * uncovered where the response is opened.
 */
export function AnswersTo({ question, chain }: { readonly question: string; readonly chain: ResponseChain }) {
  const { lang } = useAddress();
  const all = useSurveys(lang);
  const isAsked = ({ _id, surveyId }: Question) => isNamed(question, { surveyId, _id });
  const surveys = all.filter(({ _id }) => _id === chain.surveyId);
  const asked = surveys.map(({ _id, questions }) => ({ _id, questions: questions.filter(isAsked) }));
  const { titleOf } = useChoiceTitles(asked, lang);
  return keyed(answersTo(question, chain), (answer) => answer.questionType).map(({ key, item }) => {
    const { questionId, questionType, answer } = item;
    if (questionType === "NPS")
      return <NpsMark key={key} answer={{ questionId, answer, score: scoreOf(item) }} />;
    const title = titleOf(item);
    const own = item.language || chain.language;
    return (
      <span key={key} className={classes["comment"]}>
        <ShortText language={title === undefined ? own : (lang ?? own)} most={COMMENT}>
          {title ?? responseText(coveredResponse(item))}
        </ShortText>
      </span>
    );
  });
}

/** Several scores, each of which says what was asked. */
export function AskedMarks({ chain }: { readonly chain: ResponseChain }) {
  const survey = useSurveys(useAddress().lang).find(({ _id }) => _id === chain.surveyId);
  return keyed(npsAnswers(chain), (answer) => answer.questionId).map(({ key, item }) => {
    const asked = survey?.questions.find(({ _id }) => _id === item.questionId)?.title;
    // Isolated: it may run the other way than the interface.
    return <NpsMark key={key} answer={item} more={asked ? ` · ${isolated(asked)}` : ""} />;
  });
}

/** The first comment that holds what was searched for, from just before it; the first of all where none does. */
export function MarkedComment({ chain, find }: { readonly chain: ResponseChain; readonly find: string }) {
  const query = parseQuery(find);
  const comments = commentsOf(chain);
  const comment = comments.find(({ text }) => markedPlaces(query, text).length > 0) ?? comments[0];
  if (comment === undefined) return null;
  const { text, language } = comment;
  const from = startOf(text, markedPlaces(query, text)[0]?.start ?? 0);
  const shown = `${from === 0 ? "" : "…"}${cutText(text.slice(from), COMMENT)}`;
  return (
    <span className={classes["comment"]}>
      <TextIn language={language}>
        <MarkedText places={markedPlaces(query, shown)}>{shown}</MarkedText>
      </TextIn>
    </span>
  );
}

/** Characters of a cell that are surely in view, and of those that may stand before what was found. */
const IN_VIEW = 60;
const BEFORE = 20;

/** Where a text begins so that what stands at a place of it is in view: at a word. */
function startOf(text: string, place: number): number {
  if (place < IN_VIEW) return 0;
  const space = text.lastIndexOf(" ", place - BEFORE);
  return space === -1 ? 0 : space + 1;
}

export function Codes({ chain }: { readonly chain: ResponseChain }) {
  const { all } = useCodebook();
  const { list } = useFormats();
  const names = codesOfChain(all)(chain).map(({ name }) => name);
  return <ShortText>{list(names)}</ShortText>;
}

export function MetadataCell({ chain, name }: { readonly chain: ResponseChain; readonly name: string }) {
  const { metadata } = chain;
  if (!Object.hasOwn(metadata, name)) return null;
  const covered = coveredMetadata(Object.fromEntries([[name, metadata[name]]]));
  return (
    <span className={classes["comment"]}>
      <ShortText most={COMMENT}>{answerText(Object.values(covered)[0])}</ShortText>
    </span>
  );
}
