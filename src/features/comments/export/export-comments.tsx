import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Code } from "../../../analysis/comments/codes.ts";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Dialog, type Opening } from "../../../ui/dialog.tsx";
import { ExportOutcome } from "../../../ui/downloads/file-outcome.tsx";
import { FileFields } from "../../../ui/downloads/file-fields.tsx";
import { useFileWords } from "../../../ui/downloads/use-file-words.ts";
import { useFile } from "../../../ui/downloads/use-file.ts";
import { seedOf, type CommentsInView } from "../model/use-comments.ts";
import {
  COMMENT_FORMATS,
  commentsFile,
  type CommentsFileChoice,
  type CommentsFileWords,
} from "./comments-file.ts";

interface ExportCommentsProps extends Opening {
  readonly screen: Screen;
  readonly comments: CommentsInView;
  readonly codes: readonly Code[];
}

const FIRST_CHOICE: CommentsFileChoice = { format: "csv", provenance: false, marked: true };

/** Takes the comments in view out of here, each by itself, with its codes. */
export function ExportComments({ screen, comments, codes, opened, onClose }: ExportCommentsProps) {
  const { t } = useLingui();
  const { values, zone } = screen;
  const { data, isPending } = useQuery(surveysQuery(useConnection(), values.lang));
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { state, start, cancel } = useFile();
  const words = useWords(screen);
  const running = state.kind === "running";
  const { reading, asked } = comments;
  const list = { kind: "list", ...asked, seed: seedOf(values), grouped: false } as const;
  const source = {
    lines: async (signal: AbortSignal) => (await reading.askFor(list, signal)).lines,
    rowsAt: async (rows: readonly number[], signal: AbortSignal) => {
      const answer = await reading.askFor(
        { kind: "rows", rows, codes: codes.map(({ find }) => find) },
        signal,
      );
      return answer.comments;
    },
    isRead: comments.phase === "complete",
    unreadable: comments.result?.unreadable ?? 0,
    codes,
    surveys: data?.rows ?? [],
    zone,
  };
  return (
    <Dialog opened={opened} onClose={onClose} busy={running} title={t`Export comments`}>
      <Stack gap="md">
        <FileFields
          formats={COMMENT_FORMATS}
          choice={choice}
          disabled={running || isPending}
          onChange={(patch) => setChoice({ ...choice, ...patch })}
          onStart={() =>
            void start((signal, onProgress) => commentsFile(source, choice, words, signal, onProgress))
          }
        />
      </Stack>
      <ExportOutcome
        state={state}
        counted={(all) => t`${plural(all, { one: "# comment", other: "# comments" })}`}
        onCancel={cancel}
      />
    </Dialog>
  );
}

/** What a file says besides its comments. */
function useWords({ searchWith, zone }: Screen): CommentsFileWords {
  const { t } = useLingui();
  const { baseUrl } = useConnection();
  const search = searchWith({ response: undefined });
  const { href } = useRouter().buildLocation({ to: "/comments", search });
  const { headers, ...words } = useFileWords({ baseUrl, href, zone, rows: t`Comments` });
  return {
    ...words,
    headers: {
      ...headers,
      question: t`Question`,
      score: t`Score`,
      comment: t`Comment`,
      surveyId: t`Survey id`,
      touchpointId: t`Touchpoint id`,
    },
  };
}
