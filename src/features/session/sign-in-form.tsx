import { Trans, useLingui } from "@lingui/react/macro";
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { normalizeBaseUrl, type BaseUrlError } from "../../client/base-url.ts";
import { isSendable, pastedToken } from "../../client/credentials.ts";
import { signIn } from "../../client/sign-in.ts";
import { Fault } from "../../ui/fault.tsx";
import { useSession, useSessionStore } from "./use-session.ts";
import classes from "./sign-in.module.css";

/** What was wrong with what was typed; nothing was sent then. */
class UnusableEntry extends Error {
  readonly field: "address" | "token";
  readonly reason: BaseUrlError | "no-token" | "not-a-token";

  constructor(field: UnusableEntry["field"], reason: UnusableEntry["reason"]) {
    super(reason);
    this.field = field;
    this.reason = reason;
  }
}

/** Asks for the address and the token, and tries them before anything is kept. */
export function SignInForm() {
  const { t } = useLingui();
  const sessions = useSessionStore();
  const { lastBaseUrl } = useSession();
  const attempt = useMutation({
    mutationFn: async ({ address, token }: { address: string; token: string }) => {
      const base = normalizeBaseUrl(address);
      if (!base.ok) throw new UnusableEntry("address", base.error);
      if (token === "") throw new UnusableEntry("token", "no-token");
      if (!isSendable(token)) throw new UnusableEntry("token", "not-a-token");
      const { scheme } = await signIn(base.baseUrl, token);
      return { baseUrl: base.baseUrl, token, scheme };
    },
    onSuccess: sessions.start,
  });
  const entryError = useEntryError(attempt.error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entry = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    attempt.mutate({ address: entry("address"), token: pastedToken(entry("token")) });
  };

  return (
    <form className={classes["form"]} onSubmit={submit} noValidate aria-label={t`Sign in`}>
      <TextInput
        name="address"
        label={t`API address`}
        defaultValue={lastBaseUrl ?? import.meta.env["VITE_API_ADDRESS"] ?? location.origin}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        error={entryError("address")}
      />
      <PasswordInput
        name="token"
        label={t`Access token`}
        autoComplete="current-password"
        spellCheck={false}
        autoFocus
        visibilityToggleButtonProps={{ "aria-label": t`Show the token`, tabIndex: 0 }}
        error={entryError("token")}
      />
      {attempt.error === null || attempt.error instanceof UnusableEntry ? null : (
        <Fault error={attempt.error} />
      )}
      <Button type="submit" loading={attempt.isPending}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}

function useEntryError(error: Error | null): (field: UnusableEntry["field"]) => string | undefined {
  const { t } = useLingui();
  const texts: Record<UnusableEntry["reason"], string> = {
    empty: t`Write the address of the API.`,
    "not-an-address": t`This is not a web address.`,
    "not-http": t`The address must begin with https:// or http://.`,
    "has-credentials": t`Leave the user name and password out of the address.`,
    "no-token": t`Paste your access token.`,
    "not-a-token": t`A token has no line breaks and no special characters.`,
  };
  return (field) =>
    error instanceof UnusableEntry && error.field === field ? texts[error.reason] : undefined;
}
