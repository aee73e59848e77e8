import "@mantine/core/styles/Tabs.css";
import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import type { ColumnModel } from "../model/column-model.ts";
import { CodesPanel } from "./codes-panel.tsx";
import { RepeatsPanel } from "./repeats-panel.tsx";
import { WordsPanel } from "./words-panel.tsx";
import classes from "./column.module.css";

/** What the comments in view have in common: their words, their codes, and what is written again and again. */
export function Column(props: ColumnModel) {
  const { t } = useLingui();
  const { screen, draft, onDraft } = props;
  const tabs = [
    { name: "words", label: t`Words`, panel: <WordsPanel {...props} /> },
    { name: "codes", label: t`Codes`, panel: <CodesPanel {...props} /> },
    { name: "repeats", label: t`Repeats`, panel: <RepeatsPanel {...props} /> },
  ] as const;
  return (
    <Tabs
      className={classes["column"] ?? ""}
      value={draft === undefined ? (screen.values.column ?? "words") : "codes"}
      keepMounted={false}
      onChange={(next) => {
        onDraft(undefined);
        screen.change({ column: next === "codes" || next === "repeats" ? next : undefined });
      }}
    >
      <Tabs.List grow>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, panel }) => (
        <Tabs.Panel key={name} value={name} className={classes["panel"] ?? ""}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
