import "@mantine/core/styles/Popover.css";
import { useLingui } from "@lingui/react/macro";
import { Button, Popover } from "@mantine/core";
import { Users } from "lucide-react";
import { Suspense, type ComponentProps } from "react";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import classes from "./headline.module.css";
import { withAllWords } from "../../../i18n/interface-language.ts";
import { lazily } from "../../../ui/schedule/late-part.tsx";

const AnswersNeeded = lazily(async () => (await withAllWords(import("./answers-needed.tsx"))).AnswersNeeded);

/** Tells how many answers it takes for an interval as narrow as wanted. */
export function HowManyAnswers(props: ComponentProps<typeof AnswersNeeded>) {
  const { t } = useLingui();
  const name = t`How many answers do I need?`;
  return (
    <Popover width={320} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={classes["ask"] ?? ""}
          variant="subtle"
          size="compact-xs"
          aria-label={name}
          {...SCREEN_ONLY}
        >
          <span className={classes["words"]}>{name}</span>
          <Users className={classes["sign"]} size={16} aria-hidden />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name} aria-labelledby={undefined}>
        {/* The field takes the focus once it is there. */}
        <Suspense fallback={<div className={classes["coming"]} />}>
          <AnswersNeeded {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
