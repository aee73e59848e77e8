import { useMediaQuery } from "@mantine/hooks";
import { GlobalKeys } from "../palette/global-keys.tsx";
import { QuestionLanguage } from "./question-language.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { SignOut } from "./sign-out.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import classes from "./later-tools.module.css";

/** What stands in the bar once the screen does. Its place is kept by the bar. */
export function LaterTools() {
  const isNarrow = useMediaQuery("(max-width: 860px)", undefined, { getInitialValueInEffect: false });
  return (
    <>
      <GlobalKeys />
      {isNarrow ? null : (
        <span className={classes["language"]}>
          <QuestionLanguage />
        </span>
      )}
      <SettingsMenu whole={isNarrow} />
      {isNarrow ? null : (
        <>
          <ThemeSwitch />
          <SignOut />
        </>
      )}
    </>
  );
}
