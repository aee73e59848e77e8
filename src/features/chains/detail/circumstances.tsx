import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ResponseChain, Survey } from "../../../contract/resources.ts";
import { searchFor } from "../../../filters/search.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { NONE } from "../../../lib/format-number.ts";
import { LanguageNames } from "../../../ui/language-names.tsx";
import { LongText } from "../../../ui/long-text.tsx";
import { OwnText } from "./own-text.tsx";
import type { PlacedAnswer } from "./answers-in-order.ts";
import { Fact, Facts } from "./facts.tsx";

interface CircumstancesProps {
  readonly chain: ResponseChain;
  readonly survey: Survey | undefined;
  readonly answers: readonly PlacedAnswer[];
  readonly screen: Screen;
}

/** Survey, touchpoint, team, languages, browser. */
export function Circumstances({ chain, survey, answers, screen }: CircumstancesProps) {
  const { t } = useLingui();
  const { lang, tz } = screen.values;
  const titles = new Set(
    answers.map(({ question }) => question?.language ?? lang ?? "").filter((code) => code !== ""),
  );
  const differs = [...titles].some((code) => code !== chain.language);
  const language = chain.language === "" ? NONE : <LanguageNames codes={[chain.language]} />;
  return (
    <Facts>
      <Fact term={t`Survey`}>
        <OwnText>{survey?.name || chain.surveyId}</OwnText>{" "}
        <Link to="/responses" search={searchFor("responses", { survey: [chain.surveyId], lang, tz })}>
          <Trans>All its responses</Trans>
        </Link>
      </Fact>
      <Fact term={t`Touchpoint`}>
        <OwnText>{chain.touchpointName || chain.touchpointId || NONE}</OwnText>
      </Fact>
      <Fact term={t`Team`}>
        <OwnText>{chain.teamName || chain.teamId || NONE}</OwnText>
      </Fact>
      <Fact term={t`Respondent’s language`}>{language}</Fact>
      {differs ? (
        <Fact term={t`Questions shown in`}>
          <LanguageNames codes={[...titles]} />
        </Fact>
      ) : null}
      <Fact term={t`Browser`}>
        <OwnText>{chain.browser || NONE}</OwnText>
      </Fact>
      <Fact term={t`Id`}>
        <code>
          <LongText>{chain._id}</LongText>
        </code>
      </Fact>
    </Facts>
  );
}
