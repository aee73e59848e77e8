import "@mantine/core/styles/Loader.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { normalizeBaseUrl, type BaseUrlError } from "../../client/base-url.ts";
import { ApiError } from "../../client/http/errors.ts";
import { signIn } from "../../client/sign-in.ts";
import { Fault } from "../../ui/fault.tsx";
import { Entry } from "./entry.tsx";
import { TokenEntry } from "./token-entry.tsx";
import { useSession, useSessionStore } from "./use-session.ts";
import classes from "./sign-in.module.css";

/** What was wrong with what was typed; nothing was sent then. */
class UnusableEntry extends Error {
  readonly reason: BaseUrlError | "no-token";

  constructor(reason: UnusableEntry["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

const configuredAddress = import.meta.env.VITE_API_ADDRESS;

/** Milliseconds after which an answer is no longer waited for. */
const DEADLINE = 60_000;

/** Asks for the address and the token, and tries them before anything is kept. */
export function SignInForm() {
  const { t } = useLingui();
  const sessions = useSessionStore();
  const { lastBaseUrl } = useSession();
  const attempt = useMutation({
    mutationFn: async ({ address, token }: { address: string; token: string }) => {
      const base = normalizeBaseUrl(address);
      if (!base.ok) throw new UnusableEntry(base.error);
      if (token.trim() === "") throw new UnusableEntry("no-token");
      const answer = await signIn(base.baseUrl, token, { signal: AbortSignal.timeout(DEADLINE) });
      if (!answer.ok) throw new ApiError(answer.error);
      return { baseUrl: base.baseUrl, token: answer.token, scheme: answer.scheme };
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
    attempt.mutate({ address: entry("address"), token: entry("token") });
  };

  return (
    <form className={classes["form"]} onSubmit={submit} noValidate aria-label={t`Sign in`}>
      <Entry
        name="address"
        label={t`API address`}
        defaultValue={lastBaseUrl ?? configuredAddress ?? location.origin}
        inputMode="url"
        autoComplete="url"
        error={entryError("address")}
      />
      <TokenEntry error={entryError("token")} />
      {attempt.error === null || attempt.error instanceof UnusableEntry ? null : (
        <Fault error={attempt.error} />
      )}
      <Button type="submit" loading={attempt.isPending}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}

function useEntryError(error: Error | null): (field: "address" | "token") => string | undefined {
  const { t } = useLingui();
  const texts: Record<UnusableEntry["reason"], string> = {
    empty: t`Write the address of the API.`,
    "not-an-address": t`This is not a web address.`,
    "not-http": t`The address must begin with https:// or http://.`,
    "has-credentials": t`Leave the user name and password out of the address.`,
    "no-token": t`Paste your access token.`,
  };
  return (field) => {
    if (!(error instanceof UnusableEntry)) return undefined;
    const concerned = error.reason === "no-token" ? "token" : "address";
    return concerned === field ? texts[error.reason] : undefined;
  };
}
