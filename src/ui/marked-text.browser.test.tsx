import { render } from "vitest-browser-react";
import { expect, test } from "vitest";
import { MarkedText } from "./marked-text.tsx";

test("what was looked for is marked, and the text stays what it is", async () => {
  const places = [
    { start: 2, end: 7 },
    { start: 13, end: 18 },
  ];
  const { container } = await render(<MarkedText places={places}>A queue is a queue</MarkedText>);
  expect(container.textContent).toBe("A queue is a queue");
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["queue", "queue"]);
});

test("without a search nothing is marked", async () => {
  const { container } = await render(<MarkedText places={[]}>A queue</MarkedText>);
  expect(container.querySelector("mark")).toBeNull();
});
