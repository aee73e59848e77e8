import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Entry } from "./entry.tsx";
import classes from "./entry.module.css";

/** The access token: covered, unless somebody wants to see what they pasted. */
export function TokenEntry({ error }: { readonly error: string | undefined }) {
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
