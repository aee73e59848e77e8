import "../../ui/input-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { Languages } from "lucide-react";
import type { AnySearch } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";
import { keepQuestionLanguage } from "../../i18n/question-language.ts";
import { languageName } from "../../lib/language-name.ts";
import { useSurveys } from "../../filters/use-surveys.ts";

const ORIGINAL = "";
/** Languages shown at once; the others are found by typing. */
const MOST = 100;

/** The language of question titles: those of all surveys, named in the language of the interface. */
export function QuestionLanguage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { lang: chosen = ORIGINAL } = useAddress();
  const languages = new Set(useSurveys(undefined).flatMap((survey) => survey.languages));
  if (chosen !== ORIGINAL) languages.add(chosen);
  const options = [...languages]
    .toSorted()
    .map((code) => ({ value: code, label: languageName(code, i18n.locale) }));
  const choose = (code: string | null) => {
    const lang = code === null || code === ORIGINAL ? undefined : code;
    keepQuestionLanguage(lang);
    void navigate({ to: ".", state: true, search: (former: AnySearch) => ({ ...former, lang }) });
  };
  return (
    <Select
      aria-label={t`Question language`}
      data={[{ value: ORIGINAL, label: t`Original language` }, ...options]}
      searchable
      limit={MOST}
      leftSection={<Languages size={16} aria-hidden />}
      title={t`Question language`}
      value={chosen}
      allowDeselect={false}
      onChange={choose}
    />
  );
}
