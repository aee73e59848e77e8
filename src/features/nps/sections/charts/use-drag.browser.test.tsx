import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { useDrag } from "./use-drag.ts";

/** Beside the points the charts have an axis of 44 pixels and a margin of 8: each point is 100 wide. */
const WIDTH = 44 + 300 + 8;

function Charts({ tell }: { readonly tell: (text: string) => void }) {
  const { onMouseDown } = useDrag(["a", "b", "c"], {
    onPick: (label) => tell(`pick ${label}`),
    onDrag: (from, to, done) => tell(`${done ? "dragged" : "drag"} ${from} ${to}`),
    onCancel: () => tell("cancelled"),
  });
  return (
    <div>
      {["line", "counts"].map((name) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a chart
        <div
          key={name}
          id={name}
          style={{ width: WIDTH, height: 20 }}
          onMouseDown={(event) => onMouseDown(undefined, event)}
        />
      ))}
    </div>
  );
}

async function charts() {
  const told: string[] = [];
  const { container } = await render(<Charts tell={(text) => told.push(text)} />);
  const part = (name: string) => container.querySelector(`#${name}`) ?? document.body;
  const { left } = part("line").getBoundingClientRect();
  /** Does something with the mouse at a point, over one of the charts or, without a name, the rest of the page. */
  const mouse = async (type: string, point: number, name?: string) => {
    const clientX = left + 44 + point * 100 + 50;
    (name === undefined ? document.body : part(name)).dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX }),
    );
    await new Promise(requestAnimationFrame);
  };
  return { told, mouse };
}

test("dragging goes on over the other chart and beyond both", async () => {
  const { told, mouse } = await charts();
  await mouse("mousedown", 0, "line");
  await mouse("mousemove", 1, "counts");
  await mouse("mousemove", 2);
  await mouse("mousemove", 9);
  await mouse("mouseup", 9);
  await mouse("mousemove", 1, "line");
  expect(told).toEqual(["drag a b", "drag a c", "dragged a c"]);
});

test("Escape ends dragging without a choice", async () => {
  const { told, mouse } = await charts();
  await mouse("mousedown", 0, "line");
  await mouse("mousemove", 1, "line");
  await userEvent.keyboard("{Escape}");
  await mouse("mousemove", 2, "line");
  await mouse("mouseup", 2, "line");
  expect(told).toEqual(["drag a b", "cancelled"]);
});

test("pressed and let go at a point is a click on it, but not when let go elsewhere", async () => {
  const { told, mouse } = await charts();
  await mouse("mousedown", 1, "counts");
  await mouse("mouseup", 1, "counts");
  await mouse("mousedown", 1, "counts");
  await mouse("mouseup", 1);
  expect(told).toEqual(["pick b", "cancelled"]);
});
