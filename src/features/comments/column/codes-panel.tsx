import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { ListChecks, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Code } from "../../../analysis/comments/codes.ts";
import type { CommentsReport } from "../../../analysis/comments/comments-report.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import { SmallLine } from "../model/small-line.tsx";
import { latePart } from "../../../ui/schedule/late-part.tsx";
import { focusSoon } from "../../../ui/keep-in-view.ts";
import { selectedWords, toggledCode, type ColumnModel } from "../model/column-model.ts";
import { useAnswer } from "../model/use-comments.ts";
import { CodebookTools, Removed, type RemovedCode } from "./codebook-tools.tsx";
import { CodeForm } from "./code-form.tsx";
import { useCheckText } from "./use-check-text.ts";
import classes from "./column.module.css";

const CheckDialog = latePart(async () => (await import("./check-dialog.tsx")).CheckDialog);

/** Finds the name of a code. */
const ofCode = (name: string) => `[data-code="${CSS.escape(name)}"]`;

type Figures = NonNullable<CommentsReport["codes"]>[number];

/** The codebook, with what is counted by it of the comments in view. */
export function CodesPanel(props: ColumnModel) {
  const { t } = useLingui();
  const { screen, comments, codebook, draft, onDraft } = props;
  const { all, own, keep } = codebook;
  const codes = all.map(({ name, find }) => ({ name, find }));
  const { answer } = useAnswer(comments, { kind: "codes", ...comments.asked, zone: screen.zone, codes });
  const figures = new Map(answer?.codes.map((each) => [each.name, each]));
  const checkText = useCheckText();
  const isOwn = new Set(own.map(({ name }) => name));
  const [removed, setRemoved] = useState<RemovedCode>();
  const remove = (code: Code) => {
    setRemoved({ code, at: own.indexOf(code) });
    keep(own.filter((each) => each !== code));
    focusSoon("[data-undo]");
  };
  return (
    <>
      <CodebookTools
        codebook={codebook}
        onNew={() => onDraft({ name: "", find: selectedWords() ?? comments.asked.find, former: undefined })}
      />
      {draft === undefined ? null : (
        <CodeForm
          key={JSON.stringify(draft)}
          draft={draft}
          comments={comments}
          own={own}
          onCancel={() => {
            onDraft(undefined);
            const back = draft.former === undefined ? "[data-new-code]" : ofCode(draft.former);
            focusSoon(screen.values.column === "codes" ? back : '[role="tab"][aria-selected="true"]');
          }}
          onKeep={(next, name) => {
            keep(next);
            onDraft(undefined);
            screen.change({ column: "codes" });
            focusSoon(ofCode(name));
          }}
        />
      )}
      {removed === undefined ? null : (
        <Removed
          removed={removed}
          codebook={codebook}
          onDone={() => {
            setRemoved(undefined);
            focusSoon(ofCode(removed.code.name));
          }}
        />
      )}
      {all.length === 0 ? (
        <p className={classes["note"]}>
          <Trans>A code is a name and a search. It counts the comments that the search finds.</Trans>
        </p>
      ) : null}
      <ol className={classes["codes"]} aria-label={t`Codes`}>
        {all.map((code) => (
          <li key={code.name}>
            <CodeHead {...props} code={code} isOwn={isOwn.has(code.name)} onRemove={remove} />
            <CodeFigures figures={figures.get(code.name)} />
            {code.check === undefined ? null : <small>{checkText(code.check)}</small>}
          </li>
        ))}
        {all.length === 0 || answer === undefined ? null : (
          <NotCoded screen={screen} notCoded={answer.notCoded} />
        )}
      </ol>
    </>
  );
}

interface NotCodedProps extends Pick<ColumnModel, "screen"> {
  readonly notCoded: CommentsReport["notCoded"] | undefined;
}

/** The comments that have none of the codes, which it shows. */
function NotCoded({ screen: { values, change }, notCoded }: NotCodedProps) {
  const { number } = useFormats();
  const { partText } = useParts();
  return (
    <li>
      <div className={classes["head"]}>
        <button
          type="button"
          className={classes["code"]}
          aria-pressed={values.uncoded === true}
          onClick={() => change(({ uncoded }) => ({ uncoded: uncoded ? undefined : true, code: undefined }))}
        >
          <Trans>Not coded</Trans>
        </button>
        <span className={classes["figure"]}>
          {number(notCoded?.comments)} · {partText(notCoded?.share ?? undefined)}
        </span>
      </div>
    </li>
  );
}

interface CodeHeadProps extends ColumnModel {
  readonly onRemove: (code: Code) => void;
  readonly code: Code;
  /** True for one of this device. */
  readonly isOwn: boolean;
}

const TOOL = { variant: "subtle", size: 24 } as const;

/** The name of a code, which shows its comments, and what can be done with it. */
function CodeHead(props: CodeHeadProps) {
  const { screen, comments, codebook, onDraft, onRemove, code, isOwn } = props;
  const { own, keep } = codebook;
  const { t } = useLingui();
  const [isChecking, setChecking] = useState(false);
  const { name } = code;
  return (
    <div className={classes["head"]}>
      <button
        type="button"
        className={classes["code"]}
        data-code={name}
        aria-pressed={screen.values.code?.includes(name) ?? false}
        onClick={() => screen.change(toggledCode(name))}
      >
        <bdi>{name}</bdi>
      </button>
      {isOwn ? (
        <>
          <ActionIcon
            {...TOOL}
            aria-label={t`Is this code right? ${name}`}
            title={t`Is this code right?`}
            onClick={() => setChecking(true)}
          >
            <ListChecks size={14} aria-hidden />
          </ActionIcon>
          {isChecking ? (
            <CheckDialog
              code={code}
              comments={comments}
              onCheck={(check) =>
                keep(own.map((each) => (each.name === name ? { name, find: each.find, check } : each)))
              }
              onClose={() => setChecking(false)}
            />
          ) : null}
          <ActionIcon
            {...TOOL}
            aria-label={t`Edit ${name}`}
            onClick={() => onDraft({ ...code, former: name })}
          >
            <Pencil size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon {...TOOL} aria-label={t`Remove ${name}`} onClick={() => onRemove(code)}>
            <Trash2 size={14} aria-hidden />
          </ActionIcon>
        </>
      ) : (
        <small>{t`of the team`}</small>
      )}
    </div>
  );
}

function CodeFigures({ figures }: { readonly figures: Figures | undefined }) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const { partText } = useParts();
  if (figures === undefined) return <div className={classes["figures"]} />;
  const { name, comments, score, difference, trend } = figures;
  return (
    <div className={classes["figures"]}>
      <span>
        {number(comments)} · {partText(figures.share ?? undefined)}
        {score === null ? "" : ` · ${t`NPS ${signed(score)}`}`}
      </span>
      <SmallLine shares={trend.map((period) => period.share)} label={t`Share of ${name} over time`} />
      {difference === null ? null : (
        <small>
          {t`${signed(difference.value)} against the rest (${signed(difference.low)} to ${signed(difference.high)})`}
        </small>
      )}
    </div>
  );
}
