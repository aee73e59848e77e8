import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "../../ui/page-header.tsx";
import { useSession, useSessionStore } from "./session.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./sign-in.module.css";
import "@mantine/core/styles/Loader.css";
import { Button } from "@mantine/core";
import type { SubmitEvent, ComponentProps, ReactNode } from "react";
import { startTransition, useActionState, useEffect, useRef, useState, useId } from "react";
import { normalizeBaseUrl, type BaseUrlError, signIn } from "../../client/sign-in.ts";
import { ApiError } from "../../client/http/errors.ts";
import { latePart } from "../../ui/schedule/late-part.tsx";
import { withAllWords } from "../../i18n/interface-language.ts";
import { fetchLater } from "../../ui/schedule/first-content.tsx";
import { givenToken, takeGivenToken } from "./given-token.ts";
import { Eye, EyeOff } from "lucide-react";

const WhatFollows = latePart(async () => (await withAllWords(import("./what-follows.tsx"))).WhatFollows);

// Fetched ahead, so that it can be shown where nothing can be fetched any more.
const fault = () => withAllWords(import("../../ui/fault.tsx"));
const Fault = latePart(async () => (await fault()).Fault);
fetchLater(fault);

/** Asks which deployment to read and for the token to it. `back`: the address that leads on from here. */
export function SignInScreen({ back }: { readonly back: string | undefined }) {
  const { t } = useLingui();
  const { ending } = useSession();
  return (
    <div className={classes["screen"]}>
      <PageHeader title={t`Sign in`} subtitle={t`Read what your customers say.`} />
      {ending === "refused" ? (
        <Notice>{t`Your token is no longer accepted. Sign in again to go on where you were.`}</Notice>
      ) : null}
      <SignInForm />
      <WhatFollows back={back} />
    </div>
  );
}

/** Why what was typed leads nowhere. But for an `ApiError` nothing was sent then. */
type Problem = BaseUrlError | "no-token" | "not-its-address" | ApiError;

interface SignInEntry {
  readonly address: string;
  readonly token: string;
  /** Other tabs are not to be signed in with it. */
  readonly onlyHere: boolean;
}

const configuredAddress = import.meta.env.VITE_API_ADDRESS;

/** Milliseconds after which an answer is no longer waited for. */
const DEADLINE = 60_000;

/** Asks for the address and the token, and tries them before anything is kept. */
function SignInForm() {
  const { t } = useLingui();
  const sessions = useSessionStore();
  const { lastBaseUrl } = useSession();
  const onlyHereText = t`Only in this tab`;
  const [given] = useState(givenToken);
  const form = useRef<HTMLFormElement>(null);
  const [problem, attempt, isPending] = useActionState(
    async (
      _: Problem | undefined,
      { address, token, onlyHere }: SignInEntry,
    ): Promise<Problem | undefined> => {
      const base = normalizeBaseUrl(address);
      if (!base.ok) return base.error;
      if (token.trim() === "") return "no-token";
      // A link says nothing of where else it may be sent.
      const isElsewhere = URL.parse(base.baseUrl)?.origin !== location.origin;
      if (token === given && isElsewhere) return "not-its-address";
      const answer = await signIn(base.baseUrl, token, { signal: AbortSignal.timeout(DEADLINE) });
      if (!answer.ok) return new ApiError(answer.error);
      sessions.start({ baseUrl: base.baseUrl, token: answer.token, scheme: answer.scheme, onlyHere });
      return undefined;
    },
    undefined,
  );
  const entryError = useEntryError(problem);

  useEffect(() => {
    if (takeGivenToken() !== undefined) form.current?.requestSubmit();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const entry = (name: string) => {
      const value = data.get(name);
      return typeof value === "string" ? value : "";
    };
    const isOnlyHere = data.has("only-here");
    startTransition(() =>
      attempt({ address: entry("address"), token: entry("token"), onlyHere: isOnlyHere }),
    );
  };

  return (
    <form ref={form} className={classes["form"]} onSubmit={submit} noValidate aria-label={t`Sign in`}>
      <Entry
        name="address"
        label={t`API address`}
        defaultValue={
          given === undefined ? (lastBaseUrl ?? configuredAddress ?? location.origin) : location.origin
        }
        inputMode="url"
        autoComplete="url"
        error={entryError("address")}
      />
      <TokenEntry given={given} error={entryError("token")} />
      <label className={classes["only-here"]}>
        <input type="checkbox" name="only-here" aria-label={onlyHereText} />
        {onlyHereText}
      </label>
      {problem instanceof ApiError ? <Fault error={problem} /> : null}
      <Button type="submit" loading={isPending}>{t`Sign in`}</Button>
    </form>
  );
}

function useEntryError(problem: Problem | undefined): (field: "address" | "token") => string | undefined {
  const { t } = useLingui();
  if (problem === undefined || problem instanceof ApiError) return () => undefined;
  const texts: Record<typeof problem, string> = {
    empty: t`Write the address of the API.`,
    "not-an-address": t`This is not a web address.`,
    "not-http": t`The address must begin with https:// or http://.`,
    "has-credentials": t`Leave the user name and password out of the address.`,
    "no-token": t`Paste your access token.`,
    "not-its-address": t`This token came with a link, and is sent to ${location.origin} alone.`,
  };
  const concerned = problem === "no-token" ? "token" : "address";
  return (field) => (field === concerned ? texts[problem] : undefined);
}

interface TokenEntryProps {
  readonly given: string | undefined;
  readonly error: string | undefined;
}

/** The access token: covered, until it is shown by its button. */
function TokenEntry({ given, error }: TokenEntryProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Entry
      name="token"
      label={t`Access token`}
      type={isShown ? "text" : "password"}
      autoComplete="current-password"
      defaultValue={given}
      error={error}
    >
      <button
        type="button"
        className={classes["show"]}
        aria-label={t`Show the token`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Entry>
  );
}

interface EntryProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly label: string;
  readonly error: string | undefined;
  /** What stands at the end of the field. */
  readonly children?: ReactNode;
}

/** A field of the form that everybody meets first: the browser's own, so that nothing has to be loaded for it. */
function Entry({ label, error, children, ...input }: EntryProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label className={classes["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={classes["field"]}>
        <input
          {...input}
          id={id}
          className={classes["input"]}
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {children}
      </div>
      {error === undefined ? null : (
        <p id={errorId} className={classes["error"]}>
          {error}
        </p>
      )}
    </div>
  );
}
