/** The list of responses as tests look at it. */
import type { renderApp } from "./render-app.tsx";

export type Screen = Awaited<ReturnType<typeof renderApp>>["screen"];

/** Where the API lists chains, for MSW. */
export const LIST = "*/v5.0.3/response-chains";

export const table = (screen: Screen) => screen.getByRole("table", { name: "Response chains" });
/** The rows, that of the heads first. */
export const rows = (screen: Screen) => table(screen).getByRole("row");

/** An answer to the one question of that type. */
export const answer = (questionType: string, value: string | number) => ({
  questionId: questionType === "NPS" ? "q-nps" : `q-${questionType}`,
  questionType,
  surveyId: "s1",
  answer: value,
  language: "fi",
  ...(typeof value === "number" ? { valueNum: value } : { valueString: value }),
});
