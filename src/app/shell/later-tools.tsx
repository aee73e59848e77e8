import { GlobalKeys } from "../palette/global-keys.tsx";
import { QuestionLanguage } from "./question-language.tsx";
import classes from "./later-tools.module.css";

/** What stands in the bar once the screen does. Its place is kept by the bar. */
export function LaterTools() {
  return (
    <>
      <GlobalKeys />
      <span className={classes["language"]}>
        <QuestionLanguage />
      </span>
    </>
  );
}
