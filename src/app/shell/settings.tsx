import { Trans, useLingui } from "@lingui/react/macro";
import { Button, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { LogOut, Moon, Sun } from "lucide-react";
import { DevicePanel } from "../../features/nps/screen/device-panel.tsx";
import { useConnection } from "../../client/connection.ts";
import { useSessionStore } from "../../features/session/session.ts";
import { InterfaceLanguage } from "./interface-language.tsx";
import { QuestionLanguage } from "./question-language.tsx";
import classes from "./later-tools.module.css";

/** What is set for all screens, how to leave, and where the data comes from. */
export function Settings({ whole }: { readonly whole: boolean }) {
  const { t } = useLingui();
  const sessions = useSessionStore();
  const { baseUrl } = useConnection();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme("light") === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <>
      {whole ? (
        <>
          <QuestionLanguage />
          <Button
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => setColorScheme(dark ? "light" : "dark")}
          >
            {dark ? t`Use light colours` : t`Use dark colours`}
          </Button>
        </>
      ) : null}
      <InterfaceLanguage />
      <DevicePanel />
      {whole ? (
        <Button
          variant="default"
          leftSection={<LogOut size={16} aria-hidden />}
          onClick={() => sessions.end("signed-out")}
        >
          <Trans>Sign out</Trans>
        </Button>
      ) : null}
      <small className={classes["source"]}>
        <Trans>
          Data from <bdi>{baseUrl}</bdi>
        </Trans>
      </small>
    </>
  );
}
