import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { Survey } from "../../contract/resources.ts";
import { IdLink, SurveyLinks } from "../../filters/id-link.tsx";
import { searchFor } from "../../filters/search.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { LanguageNames } from "../../ui/language-names.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import type { SortableColumn } from "../../ui/use-sorted-table.tsx";
import { type NumberColumnsProps, useNumberColumns } from "./number-columns.tsx";
import classes from "./surveys.module.css";

interface SurveyColumnsProps extends Omit<NumberColumnsProps, "zone"> {
  readonly screen: Pick<Screen, "values" | "zone">;
  /** Ids of the surveys whose questions are shown. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

export function useSurveyColumns(props: SurveyColumnsProps): readonly SortableColumn<Survey>[] {
  const { screen, open, onToggle, ...numbers } = props;
  const { values, zone } = screen;
  const { t } = useLingui();
  return [
    {
      id: "name",
      header: t`Name`,
      rowHeader: true,
      sortBy: nameOf,
      cell: (survey) => (
        <>
          <IdLink to="/surveys/$id" id={survey._id} search={searchFor("survey", values)}>
            <span className={classes["name"]}>
              <ShortText>{nameOf(survey)}</ShortText>
            </span>
          </IdLink>
          {survey.archived ? <small className={classes["archived"]}>{t`Archived`}</small> : null}
          <div className={classes["about"]}>
            <ShortText>{survey.teamName || survey.teamId}</ShortText>
            {survey.languages.length > 0 ? " · " : null}
            <LanguageNames codes={survey.languages} />
            <Combined questions={survey.questions} />
          </div>
        </>
      ),
    },
    ...useNumberColumns({ ...numbers, zone }),
    {
      id: "questions",
      header: t`Questions`,
      cell: (survey) => (
        <QuestionsToggle survey={survey} open={open.has(survey._id)} onToggle={() => onToggle(survey._id)} />
      ),
    },
    {
      id: "links",
      header: t`Look at`,
      cell: (survey) => (
        <span className={classes["links"]}>
          <SurveyLinks id={survey._id} name={nameOf(survey)} values={values} />
        </span>
      ),
    },
  ];
}

/** What a survey's NPS is of, where that is several questions. */
function Combined({ questions }: Pick<Survey, "questions">) {
  const { t } = useLingui();
  const combined = questions.filter(({ questionType }) => questionType === "NPS").length;
  if (combined < 2) return null;
  return ` · ${t`${plural(combined, { one: "# NPS question", other: "# NPS questions combined" })}`}`;
}

const nameOf = ({ name, _id }: Survey): string => name || _id;

interface QuestionsToggleProps {
  readonly survey: Survey;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function QuestionsToggle({ survey, open, onToggle }: QuestionsToggleProps) {
  const { t } = useLingui();
  const count = survey.questions.length;
  const shown = t`${plural(count, { one: "# question", other: "# questions" })}`;
  return (
    <button
      type="button"
      className={classes["toggle"]}
      aria-expanded={open}
      aria-label={t`${shown} of ${nameOf(survey)}`}
      onClick={onToggle}
    >
      <ChevronRight size={16} aria-hidden className={classes["chevron"]} />
      {shown}
    </button>
  );
}
