import { useLingui } from "@lingui/react/macro";
import type { ResponseChain, Survey } from "../../../contract/resources.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { FirstContent } from "../../../ui/first-content.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Answers } from "./answers.tsx";
import { answersInOrder } from "./answers-in-order.ts";
import { Circumstances } from "./circumstances.tsx";
import { MetadataList } from "./metadata-list.tsx";
import { Skipped } from "./skipped.tsx";
import classes from "./detail.module.css";

interface ChainBodyProps {
  readonly chain: ResponseChain;
  /** Undefined while surveys are read, and for a survey that is gone. */
  readonly survey: Survey | undefined;
  readonly screen: Screen;
}

/** The answers, and beside them what is known of how they came about. */
export function ChainBody({ chain, survey, screen }: ChainBodyProps) {
  const { t } = useLingui();
  const { answers, skipped } = answersInOrder(chain, survey);
  const { lang } = screen.values;
  return (
    <div className={classes["body"]}>
      <FirstContent />
      <Panel title={t`Answers`}>
        <Answers answers={answers} chainLanguage={chain.language} wanted={lang} />
        <Skipped questions={skipped} wanted={lang} />
      </Panel>
      <div className={classes["side"]}>
        <Panel title={t`About this response`}>
          <Circumstances chain={chain} survey={survey} answers={answers} screen={screen} />
        </Panel>
        <Panel title={t`Metadata`}>
          <MetadataList metadata={chain.metadata} />
        </Panel>
      </div>
    </div>
  );
}

/** The shape of a chain that is being read. */
export function ChainShape() {
  return (
    <div className={classes["body"]} aria-busy>
      <div className={classes["shape"]} data-tall />
      <div className={classes["side"]}>
        <div className={classes["shape"]} />
        <div className={classes["shape"]} />
      </div>
    </div>
  );
}
