import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState, useEffect, useRef, type RefObject } from "react";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import { carried, leftBehind } from "../../../../filters/narrowing.ts";
import { searchFor } from "../../../../filters/search.ts";
import type { Sources } from "../../../../filters/provenance.ts";
import type { Screen } from "../../../../filters/use-screen.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { SCREEN_ONLY } from "../../../../ui/screen-only.ts";
import { sliceFilter } from "../../data/view/nps-view.ts";
import { readRequest } from "../../data/read-request.ts";
import { useDraft } from "../../../../ui/use-draft.ts";
import { CommentList } from "./comment-list.tsx";
import { commentedChains } from "../../data/view/commented-chains.ts";
import { placesWith } from "./find-comments.ts";
import { useAllComments, useVisibleComments, type CommentSearch } from "./use-comments.ts";
import { WordsPart } from "./words-part.tsx";
import classes from "./comments.module.css";
import { filterNamed } from "../../../../filters/field-names.ts";
import { formatList } from "../../../../lib/format-list.ts";
import type { ScreenValues } from "../../../../filters/fields.ts";

const STEP = 4;

interface CommentsPanelProps {
  readonly screen: Screen;
  readonly columns: Columns;
  /** False where not all responses were read. */
  readonly complete: boolean;
  readonly sources: Sources;
}

/** The comments behind the number: of the answers in view, newest first; searched once all of them were read. */
export function CommentsPanel({ screen, columns, complete, sources }: CommentsPanelProps) {
  const { values, zone } = screen;
  const { t } = useLingui();
  const { number } = useFormats();
  const [shown, setShown] = useState(STEP);
  const { said = "" } = values;
  const say = (text: string) => screen.change({ said: text || undefined }, { replace: said !== "" });
  const { text: searchText, type, commit } = useDraft(said, say);
  const filter = sliceFilter(values, zone);
  const chains = commentedChains(columns, filter);
  const all = useAllComments(readRequest(values, zone), chains, columns, complete && said !== "");
  const places = placesWith(chains, all.comments, searchText);
  const found = places?.length ?? chains.length;
  const visible = useVisibleComments(
    Array.from({ length: Math.min(shown, found) }, (_, at) => chains.at(places?.[at] ?? at)),
    all.comments,
  );
  const { field, press } = useFocusOnceReading(all.reading);
  if (chains.length === 0) return null;
  const count = t`${plural(found, { one: "# comment", other: "# comments" })}`;
  return (
    <Panel title={t`Comments behind the number`} aside={<span className={classes["about"]}>{count}</span>}>
      {complete ? null : (
        <p className={classes["restsOn"]}>
          {t`${plural(columns.chains, { one: "Of the only response read so far", other: "Of the # responses read so far" })}`}
        </p>
      )}
      {all.comments === undefined && !all.reading && !all.failed ? null : (
        <TextInput
          label={t`Search comments`}
          wrapperProps={SCREEN_ONLY}
          type="search"
          maw={360}
          mb={12}
          ref={field}
          maxLength={200}
          value={searchText}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
      {all.comments === undefined ? (
        <ReadAll
          search={all}
          comments={chains.length}
          responses={complete ? columns.chains : undefined}
          onPress={press}
        />
      ) : (
        <WordsPart
          columns={columns}
          filter={filter}
          chains={chains}
          comments={all.comments}
          complete={complete}
          sources={sources}
          onWord={commit}
        />
      )}
      <CommentList
        comments={visible}
        zone={zone}
        search={searchFor("responses", carried(values))}
        searchText={places === undefined ? "" : searchText}
      />
      <LeftBehind values={values} />
      {found <= shown ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + STEP)}>
          {t`Show ${number(Math.min(STEP, found - shown))} more`}
        </Button>
      )}
      {found > 0 ? null : (
        <p className={classes["about"]}>
          <Trans>No comment has these words.</Trans>
        </p>
      )}
    </Panel>
  );
}

/** Says which filters stay behind where a comment leads to its response and to those before and after it. */
function LeftBehind({ values }: { readonly values: ScreenValues }) {
  const { t, i18n } = useLingui();
  const names = leftBehind(values, "responses").map((name) => i18n._(filterNamed(name).label));
  if (names.length === 0) return null;
  const list = formatList(names, i18n.locale);
  return <p className={classes["about"]}>{t`Responses opened from here are not narrowed by: ${list}.`}</p>;
}

interface FocusOnceReading {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Somebody has pressed the button that begins. */
  readonly press: () => void;
}

/** The button that begins reading goes with it: the keyboard goes on in the field that it was pressed for. */
function useFocusOnceReading(reading: boolean): FocusOnceReading {
  const field = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (reading && isPressed.current) field.current?.focus();
    isPressed.current = false;
  }, [reading]);
  return {
    field,
    press: () => {
      isPressed.current = true;
    },
  };
}

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
function ReadAll({ search, comments, responses, onPress }: ReadAllProps) {
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
