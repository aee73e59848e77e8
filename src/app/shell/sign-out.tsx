import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { LogOut } from "lucide-react";
import { useSessionStore } from "../../features/session/use-session.ts";

export function SignOut() {
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
