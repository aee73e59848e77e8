import { GlobalKeys } from "../palette/global-keys.tsx";
import { QuestionLanguage } from "./question-language.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import classes from "./later-tools.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useAddress } from "../../filters/use-screen.ts";
import { zoneOf } from "../../filters/chain-filter.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useWindow } from "../../ui/window-size.ts";
import { Notice } from "../../ui/notice.tsx";
import { ActionIcon, Popover } from "@mantine/core";
import { LogOut, Menu } from "lucide-react";
import { useSessionStore } from "../../features/session/session.ts";
import { Suspense, useState } from "react";
import { useNetwork } from "@mantine/hooks";
import { lazily } from "../../ui/schedule/late-part.tsx";

/** What stands in the bar once the screen does. Its place is kept by the bar. */
export function LaterTools() {
  const isNarrow = useWindow("(max-width: 860px)");
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

function SignOut() {
  const { t } = useLingui();
  const sessions = useSessionStore();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t`Sign out`}
      title={t`Sign out`}
      onClick={() => sessions.end("signed-out")}
    >
      <LogOut size={18} aria-hidden />
    </ActionIcon>
  );
}

const Settings = lazily(async () => (await import("./settings.tsx")).Settings);

/** What is set for all screens, and the way out, behind one button; `whole` where the bar has no room for any of it. */
function SettingsMenu({ whole }: { readonly whole: boolean }) {
  const { t } = useLingui();
  return (
    <Popover position="bottom-end" width="min(320px, calc(100vw - 24px))" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon className={classes["open"]} variant="subtle" color="gray" size="lg" aria-label={t`Menu`}>
          <Menu size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Menu`} aria-labelledby={undefined} className={classes["menu"]}>
        <Suspense>
          <Settings whole={whole} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

/** While there is no network: that it is so, and from when what is shown is. */
export function OfflineNotice() {
  const { online } = useNetwork();
  return online ? null : <Offline />;
}

function Offline() {
  const queries = useQueryClient();
  const { moment } = useFormats();
  const zone = zoneOf(useAddress());
  // What was read last when the network went; nothing comes after it.
  const [readAt] = useState(() => lastReadAt(queries));
  const time = readAt === 0 ? undefined : moment(readAt / 1000, zone);
  return (
    <Notice>
      {time === undefined ? (
        <Trans>You are offline. Reading begins by itself once the network is back.</Trans>
      ) : (
        <Trans>
          You are offline. What is shown here was read by {time} and stays; reading goes on by itself once the
          network is back.
        </Trans>
      )}
    </Notice>
  );
}

/** When the last answer came, in unix milliseconds; 0 where none has. */
const lastReadAt = (queries: QueryClient): number =>
  Math.max(
    0,
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
