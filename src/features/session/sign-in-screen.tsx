import { Trans, useLingui } from "@lingui/react/macro";
import { PageHeader } from "../../ui/page-header.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSession } from "./use-session.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./sign-in.module.css";

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
