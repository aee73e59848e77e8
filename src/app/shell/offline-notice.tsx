import { Trans } from "@lingui/react/macro";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useAddress } from "../../filters/use-screen.ts";
import { zoneOf } from "../../filters/zone-of.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Notice } from "../../ui/notice.tsx";

/** While there is no network: that it is so, and from when what is shown is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
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

function subscribe(listener: () => void): () => void {
  for (const name of ["online", "offline"]) window.addEventListener(name, listener);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, listener);
  };
}
