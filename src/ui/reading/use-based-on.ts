import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** What numbers rest on once everything has been read: so many responses, of which some could not be. */
export function useBasedOn(): (responses: number, unreadable: number) => string {
  const { t } = useLingui();
  return (responses, unreadable) =>
    unreadable === 0
      ? t`${plural(responses, { one: "Based on the only response", other: "Based on all # responses" })}`
      : t`${plural(responses, {
          one: "Based on the only response that could be read",
          other: "Based on all # responses that could be read",
        })}`;
}
