import { Trans, useLingui } from "@lingui/react/macro";
import { PageHeader } from "../../ui/page-header.tsx";
import { useSession, useSessionStore } from "./session.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./sign-in.module.css";
import "@mantine/core/styles/Loader.css";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { normalizeBaseUrl, type BaseUrlError } from "../../client/base-url.ts";
import { ApiError } from "../../client/http/errors.ts";
import { signIn } from "../../client/sign-in.ts";
import { Fault } from "../../ui/fault.tsx";
import { Entry } from "./entry.tsx";
import { Eye, EyeOff } from "lucide-react";
import entryClasses from "./entry.module.css";

/** Where everybody begins: which deployment, and the token for it. */
export function SignInScreen() {
  const { t } = useLingui();
  const { ending } = useSession();
  return (
    <div className={classes["screen"]}>
      <PageHeader title={t`Sign in`} subtitle={t`Read what your customers say.`} />
      {ending === "refused" ? (
        <Notice>
          <Trans>Your token is no longer accepted. Sign in again to go on where you were.</Trans>
        </Notice>
      ) : null}
      <SignInForm />
      {import.meta.env.MODE === "demo" ? (
        <p className={classes["hint"]}>
          <Trans>
            This is a demo on made-up data. The token is <code>demo</code>.
          </Trans>
        </p>
      ) : (
        <p className={classes["hint"]}>
          <Trans>The token stays in this tab, and is sent to this address alone.</Trans>
        </p>
      )}
    </div>
  );
}

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
function SignInForm() {
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

/** The access token: covered, unless somebody wants to see what they pasted. */
function TokenEntry({ error }: { readonly error: string | undefined }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Entry
      name="token"
      label={t`Access token`}
      type={isShown ? "text" : "password"}
      autoComplete="current-password"
      error={error}
    >
      <button
        type="button"
        className={entryClasses["show"]}
        aria-label={t`Show the token`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Entry>
  );
}
