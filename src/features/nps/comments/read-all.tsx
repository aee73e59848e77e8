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
}

/** Offers to read every comment, and tells how far that has come. */
export function ReadAll({ search: { reading, failed, progress, start }, comments }: ReadAllProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (!reading) {
    return (
      <p className={classes["readAll"]}>
        <Button
          variant="default"
          size="compact-sm"
          classNames={{ label: classes["wrapped"] ?? "" }}
          onClick={start}
        >
          {t`${plural(comments, { one: "Search the only comment", other: "Search all # comments" })}`}
        </Button>
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
          ? t`${read} responses looked through so far`
          : t`${read} of ${number(expected)} responses looked through`}
      </span>
    </p>
  );
}
