import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { languageName } from "../../lib/language-name.ts";
import classes from "./shell.module.css";

const ORIGINAL = "";

/** The language of question titles: those of all surveys, each written in its own name. */
export function QuestionLanguage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang } = useSearch({ strict: false });
  const chosen = typeof lang === "string" ? lang : ORIGINAL;
  const { data } = useQuery(surveysQuery(useConnection(), undefined));
  const languages = new Set(data?.rows.flatMap((survey) => survey.languages));
  if (chosen !== ORIGINAL) languages.add(chosen);
  const options = [...languages].toSorted().map((code) => ({ value: code, label: languageName(code) }));
  return (
    <Select
      className={classes["language"]}
      aria-label={t`Question language`}
      data={[{ value: ORIGINAL, label: t`Original language` }, ...options]}
      value={chosen}
      allowDeselect={false}
      onChange={(value) =>
        void navigate({
          to: ".",
          search: ({ lang: _previous, ...search }) =>
            value === null || value === ORIGINAL ? search : { ...search, lang: value },
        })
      }
    />
  );
}
