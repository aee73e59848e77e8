import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Navigate, useLocation } from "@tanstack/react-router";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { hasNpsQuestion } from "../../filters/use-surveys.ts";
import { useAddress } from "../../filters/use-screen.ts";
import { keptQuestionLanguage } from "../../i18n/question-language.ts";
import { isPathSegment } from "../../contract/endpoints.ts";

export const Route = createFileRoute("/_signed-in/")({
  component: Home,
});

/** Leads to the first screen that has something to show: NPS where it is asked, else the surveys, or the only one. */
function Home() {
  const { data, isError } = useQuery(surveysQuery(useConnection(), undefined));
  const { lang = keptQuestionLanguage() } = useAddress();
  const [only, ...others] = data?.rows ?? [];
  // Who has gone elsewhere by then, to a screen that is yet to be loaded, is not called back.
  const isLeft = useLocation({ select: ({ pathname }) => pathname !== "/" });
  if (isLeft || (data === undefined && !isError)) return null;
  if (only === undefined || hasNpsQuestion(data?.rows ?? []))
    return <Navigate to="/nps" search={{ lang }} replace />;
  if (others.length > 0 || !isPathSegment(only._id))
    return <Navigate to="/surveys" search={{ lang }} replace />;
  return <Navigate to="/surveys/$id" params={{ id: only._id }} search={{ lang }} replace />;
}
