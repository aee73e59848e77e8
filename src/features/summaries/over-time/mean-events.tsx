import { useLingui } from "@lingui/react/macro";
import { useSeenNames } from "../../../client/connection.ts";
import { EventDay } from "../../../ui/charts/event-day.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { MeanEvents as EventsOnMeans } from "./use-means.ts";
import classes from "./mean-figure.module.css";

/** What the numbers on the charts of means stand for. */
export function MeanEvents({ listed, show }: Pick<EventsOnMeans, "listed" | "show">) {
  const { t } = useLingui();
  const { touchpoints } = useSeenNames();
  return listed.length === 0 ? null : (
    <Panel title={t`Events`}>
      <ol className={classes["events"]}>
        {listed.map((event, place) => (
          <li key={JSON.stringify(event)}>
            <EventDay event={event} onShow={(shown) => show(shown ? place : undefined)} />{" "}
            <bdi>{event.name}</bdi>
            {event.touchpoint === undefined ? null : (
              <>
                {" "}
                (<bdi>{touchpoints.get(event.touchpoint) ?? event.touchpoint}</bdi>)
              </>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
