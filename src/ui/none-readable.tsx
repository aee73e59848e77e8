import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Emptiness } from "./emptiness.tsx";

/** In place of what responses tell, where there are some and none came in a form that can be read. */
export function NoneReadable({ unreadable }: { readonly unreadable: number }) {
  const { t } = useLingui();
  return (
    <Emptiness
      title={t`${plural(unreadable, {
        one: "The only response could not be read",
        other: "None of the # responses could be read",
      })}`}
    />
  );
}
