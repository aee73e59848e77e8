import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { CommentSearch } from "./use-comments.ts";
import classes from "./comments.module.css";

interface ReadAllProps {
  readonly search: CommentSearch;
  /** Chains in view that have a comment. */
  readonly comments: number;
  /** Chains that are looked through for them; undefined where they will not tell the words of both sides. */
  readonly responses: number | undefined;
  /** Somebody has pressed the button that begins. */
  readonly onPress: () => void;
}

/** Offers to read every comment, tells what for and at what cost, and how far that has come. */
export function ReadAll({ search, comments, responses, onPress }: ReadAllProps) {
  const { reading, failed, progress, start } = search;
  const { t } = useLingui();
  const { number } = useFormats();
  if (!reading) {
    return (
      <p className={classes["readAll"]}>
        <Button
          variant="default"
          size="compact-sm"
          classNames={{ label: classes["wrapped"] ?? "" }}
          onClick={() => {
            onPress();
            start();
          }}
        >
          {t`${plural(comments, { one: "Search the only comment", other: "Search all # comments" })}`}
        </Button>
        <span className={classes["about"]}>
          {responses === undefined
            ? ""
            : t`${plural(responses, { one: "Tells what detractors and promoters say differently, too; looks through one response.", other: "Tells what detractors and promoters say differently, too; looks through # responses." })}`}
        </span>
        {failed ? (
          <span role="alert">
            <Trans>The comments could not be read.</Trans>
          </span>
        ) : null}
      </p>
    );
  }
  const read = number(progress?.read ?? 0);
  const expected = progress?.expected;
  return (
    <p className={classes["readAll"]}>
      <progress
        aria-label={t`Loading comments`}
        {...(expected !== undefined && expected > 0 && { value: progress?.read, max: expected })}
      />
      <span>
        {expected === undefined
          ? t`${read} responses checked so far`
          : t`${read} of ${number(expected)} responses looked through`}
      </span>
    </p>
  );
}
