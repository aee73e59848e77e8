// Scrolls a list to its end, so many pixels a frame, and tells what the main thread did for each frame.
import type { CDPSession, Page } from "playwright";

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time, whatever else the machine does. */
  readonly tdur?: number;
}

const FRAME = "bench-frame";

/** Milliseconds of the main thread, frame by frame; the element that scrolls is the one that `selector` finds. */
export async function scrollThrough(page: Page, selector: string, step: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const events = await traced(session, () =>
    page.evaluate(
      ([found, pixels, mark]) =>
        new Promise<void>((done) => {
          const scroller = document.querySelector(found);
          if (scroller === null) throw new Error(`nothing is ${found}`);
          const end = scroller.scrollHeight - scroller.clientHeight;
          let top = 0;
          const next = () => {
            performance.mark(mark);
            if (top >= end) return done();
            top = Math.min(end, top + pixels);
            scroller.scrollTop = top;
            requestAnimationFrame(next);
          };
          requestAnimationFrame(next);
        }),
      [selector, step, FRAME] as const,
    ),
  );
  return perFrame(events);
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { readonly value: readonly unknown[] }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  };
  session.on("Tracing.dataCollected", take);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline", "blink.user_timing"] },
  });
  await run();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  return events;
}

const isTraceEvent = (event: unknown): event is TraceEvent =>
  typeof event === "object" &&
  event !== null &&
  "name" in event &&
  (event.name === "RunTask" || event.name === FRAME);

/** Each task belongs to the frame that was marked last before it began. */
function perFrame(events: readonly TraceEvent[]): readonly number[] {
  const marks = events.filter(({ name }) => name === FRAME).toSorted((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (first === undefined) throw new Error("no frame was marked");
  const tasks = events.filter(
    ({ name, tid, pid }) => name === "RunTask" && tid === first.tid && pid === first.pid,
  );
  const frames = new Float64Array(marks.length);
  const starts = marks.map(({ ts }) => ts);
  let frame = -1;
  for (const { ts, dur = 0, tdur = dur } of tasks.toSorted((a, b) => a.ts - b.ts)) {
    // A frame is marked within its own task, which begins before the mark.
    while (frame + 1 < starts.length && (starts[frame + 1] ?? Infinity) <= ts + dur) frame += 1;
    if (frame >= 0) frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
  }
  return [...frames].slice(1, -1);
}
