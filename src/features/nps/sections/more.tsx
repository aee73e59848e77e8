import "@mantine/core/styles/Tabs.css";
import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { LatePart, lazily } from "../../../ui/schedule/late-part.tsx";
import { PARTS } from "../insights/sentence.ts";
import type { NpsModel } from "../model/use-nps-screen.ts";
import { HeatMap } from "./heat-map.tsx";
import { VersusPanel } from "./versus-panel.tsx";
import classes from "./more.module.css";

// Shown once everything has been read and looked into.
const WhyPanel = lazily(async () => (await import("./findings/why-panel.tsx")).WhyPanel);
const DriversPanel = lazily(async () => (await import("./findings/drivers-panel.tsx")).DriversPanel);

type Name = NonNullable<ScreenValues["more"]>;

interface Tab {
  readonly name: Name;
  readonly label: string;
  /** What it is for, where its label alone does not say. */
  readonly title?: string;
  /** The part of the screen that findings lead to. */
  readonly id?: string;
  readonly panel: ReactNode;
}

/** What is asked less often, behind one line of tabs. All of it is on the page, and on paper. */
export function More(model: NpsModel) {
  const { t } = useLingui();
  const { screen, insights } = model;
  const hash = useLocation({ select: (location) => location.hash });
  const hasMoved = (insights.findings?.difference?.explanations.length ?? 0) > 0;
  const why: Tab = {
    name: "why",
    label: t`Why did it move?`,
    id: PARTS.why,
    panel: <WhyPanel {...model} />,
  };
  const tabs: readonly Tab[] = [
    ...(hasMoved ? [why] : []),
    {
      name: "linked",
      label: t`What is it linked with?`,
      id: PARTS.linked,
      panel: <DriversPanel {...model} />,
    },
    { name: "hours", label: t`By weekday and hour`, panel: <HeatMap {...model} /> },
    {
      name: "sides",
      label: t`Side by side`,
      title: t`Compare two touchpoints or two periods`,
      panel: <VersusPanel {...model} />,
    },
  ];
  const named = tabNamed(screen.values, hash);
  const shown = tabs.find(({ name }) => name === named) ?? tabs[0];
  return (
    <Tabs
      className={classes["more"] ?? ""}
      data-card
      value={shown?.name ?? null}
      keepMounted
      keepMountedMode="display-none"
      onChange={(next) => {
        const name = tabs.find((tab) => tab.name === next)?.name;
        if (name !== undefined) screen.change({ more: name, open: undefined });
      }}
    >
      <div className={classes["head"]}>
        <h2 id="more">{t`More`}</h2>
        <Tabs.List aria-labelledby="more">
          {tabs.map(({ name, label, title }) => (
            <Tabs.Tab key={name} value={name} title={title}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {tabs.map(({ name, id, panel }) => (
        <Tabs.Panel key={name} value={name} className={classes["panel"] ?? ""}>
          <LatePart>
            <div id={id} tabIndex={id === undefined ? undefined : -1}>
              {panel}
            </div>
          </LatePart>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The tab that an address names, by itself or by what it says of one. */
function tabNamed({ more, open, versus }: ScreenValues, hash: string): Name | undefined {
  if (more !== undefined) return more;
  if (open !== undefined || hash === PARTS.linked) return "linked";
  if (hash === PARTS.why) return "why";
  return versus === undefined ? undefined : "sides";
}
