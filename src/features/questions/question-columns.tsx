import { useLingui } from "@lingui/react/macro";
import type { Question, Survey } from "../../contract/resources.ts";
import { IdLink } from "../../filters/id-link.tsx";
import type { ScreenValues } from "../../filters/fields.ts";
import { searchFor } from "../../filters/search.ts";
import type { DataColumn } from "../../ui/data-table.tsx";
import { LanguageNames } from "../../ui/language-names.tsx";
import { QuestionTitle } from "../../ui/question-title.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import { TextIn } from "../../ui/text-in.tsx";
import { choiceNames } from "./choice-names.ts";
import classes from "./questions.module.css";

export function useQuestionColumns(
  surveys: readonly Survey[],
  values: ScreenValues,
): readonly DataColumn<Question>[] {
  const { t } = useLingui();
  const { lang } = values;
  const search = searchFor("survey", values);
  const names = new Map(surveys.map(({ _id, name }) => [_id, name]));
  return [
    {
      id: "type",
      header: t`Type`,
      cell: ({ questionType }) => (
        <span className={classes["tag"]}>
          <ShortText most={40}>{questionType || t`unknown`}</ShortText>
        </span>
      ),
    },
    {
      id: "title",
      header: t`Title`,
      rowHeader: true,
      cell: ({ title, subtitle, language, _id }) => (
        <>
          <QuestionTitle title={title} language={language} wanted={lang} id={_id} />
          {subtitle === undefined || subtitle === "" ? null : (
            <span className={classes["subtitle"]}>
              <TextIn language={language}>{subtitle}</TextIn>
            </span>
          )}
        </>
      ),
    },
    {
      id: "survey",
      header: t`Survey`,
      cell: ({ surveyId }) => (
        <IdLink to="/surveys/$id" id={surveyId} search={search}>
          <ShortText>{names.get(surveyId) || surveyId}</ShortText>
        </IdLink>
      ),
    },
    {
      id: "languages",
      header: t`Languages`,
      wideOnly: true,
      cell: ({ languages }) => <LanguageNames codes={languages} />,
    },
    {
      id: "choices",
      header: t`Choices`,
      wideOnly: true,
      cell: (question) => (
        <ShortText language={question.language} most={1000}>
          {choiceNames(question).join(" · ")}
        </ShortText>
      ),
    },
  ];
}
