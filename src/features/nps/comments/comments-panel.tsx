import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { LeftBehind } from "./left-behind.tsx";
import { carried } from "../../../filters/narrowing.ts";
import { searchFor } from "../../../filters/search.ts";
import type { Sources } from "../../../filters/provenance.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Panel } from "../../../ui/panel.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { sliceFilter } from "../view/nps-view.ts";
import { readRequest } from "../reading/read-request.ts";
import { useDraft } from "../../../ui/use-draft.ts";
import { CommentList } from "./comment-list.tsx";
import { commentedChains } from "./commented-chains.ts";
import { placesWith } from "./find-comments.ts";
import { ReadAll } from "./read-all.tsx";
import { useAllComments, useVisibleComments } from "./use-comments.ts";
import { useFocusOnceReading } from "./use-focus-once-reading.ts";
import { WordsPart } from "./words-part.tsx";
import classes from "./comments.module.css";

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
