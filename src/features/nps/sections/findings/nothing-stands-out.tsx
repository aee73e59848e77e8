import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { carried } from "../../../../filters/narrowing.ts";
import { searchFor } from "../../../../filters/search.ts";
import { commentedChains, haveOneCommentEach } from "../../data/view/commented-chains.ts";
import { sliceFilter } from "../../../../filters/sliced-by.ts";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import { useSurveys } from "../../../../filters/use-surveys.ts";

/** What was not compared where nothing stands out: something might have stood out there. */
export function NothingStandsOut({ screen: { values, zone }, insights, reading }: NpsModel) {
  const { t } = useLingui();
  const { words, uncompared } = insights;
  const isOneEach = haveOneCommentEach(useSurveys(undefined), values.survey);
  const unsearched =
    words === undefined ? commentedChains(reading.columns, sliceFilter(values, zone), 0).count : 0;
  return (
    <>
      {uncompared.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {unsearched === 0 ? null : (
        <p>
          <Link to="/comments" search={searchFor("comments", carried(values))}>
            {isOneEach
              ? t`${plural(unsearched, { one: "The words of the only comment have not been compared.", other: "The words of # comments have not been compared." })}`
              : t`${plural(unsearched, { one: "The words in the comments of one response have not been compared.", other: "The words in the comments of # responses have not been compared." })}`}
          </Link>
        </p>
      )}
    </>
  );
}
