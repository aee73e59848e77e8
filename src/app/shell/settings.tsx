import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { LogOut } from "lucide-react";
import { DevicePanel } from "../../features/nps/screen/device-panel.tsx";
import { useConnection } from "../../client/connection.ts";
import { useSessionStore } from "../../features/session/session.ts";
import { InterfaceLanguage } from "./interface-language.tsx";
import { QuestionLanguage } from "./question-language.tsx";
import { useColours } from "./theme-switch.tsx";
import classes from "./later-tools.module.css";

/** What is set for all screens, how to leave, and where the data comes from. */
export function Settings({ whole }: { readonly whole: boolean }) {
  const sessions = useSessionStore();
  const { baseUrl } = useConnection();
  const { Icon, name, turn } = useColours();
  return (
    <>
      {whole ? (
        <>
          <QuestionLanguage />
          <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={turn}>
            {name}
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
