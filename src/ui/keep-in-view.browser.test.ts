import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { COMING } from "./schedule/late-part.tsx";
import { goToPart, keepInView, keepNearest, returnTo } from "./keep-in-view.ts";

const act = () => window.dispatchEvent(new WheelEvent("wheel"));

afterEach(() => {
  act();
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

function block(height: number, id = ""): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element, { id, tabIndex: -1 });
  element.style.height = `${height}px`;
  document.body.append(element);
  return element;
}

const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

test("a part is brought into view once it stands, and stays there while what is above it grows", async () => {
  const above = block(2000);
  keepInView("part");
  await frames();
  expect(window.scrollY).toBe(0);
  const part = block(300, "part");
  block(4000);
  await expect.poll(() => top(part)).toBe(0);
  expect(document.activeElement).toBe(part);
  above.style.height = "3000px";
  await expect.poll(() => window.scrollY).toBeGreaterThan(2900);
  expect(top(part)).toBe(0);
});

test("a row is kept in view though it becomes the current one when nothing grows any more", async () => {
  block(3000);
  const [early, late] = [block(30), block(30)];
  block(4000);
  keepNearest("[aria-current]");
  await frames();
  early.setAttribute("aria-current", "true");
  await expect.poll(() => early.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(top(early)).toBeGreaterThan(0);
  window.scrollTo(0, 0);
  early.removeAttribute("aria-current");
  late.setAttribute("aria-current", "true");
  await expect.poll(() => late.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

function withoutTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("a part is not gone to while code is on its way", async () => {
  withoutTime();
  block(2000);
  const part = block(300, "part");
  block(4000);
  const coming = block(0);
  coming.setAttribute(COMING, "");
  keepInView("part");
  await frames();
  vi.advanceTimersByTime(5000);
  expect(window.scrollY).toBe(0);
  coming.remove();
  vi.advanceTimersByTime(1000);
  expect(top(part)).toBe(0);
});

test("a part is not gone to in the frame in which something grows", async () => {
  withoutTime();
  const above = block(2000);
  const part = block(300, "part");
  block(4000);
  keepInView("part");
  await frames();
  above.style.height = "3000px";
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(0);
  await frames();
  vi.advanceTimersByTime(1000);
  expect(top(part)).toBe(0);
});

test("a part is not gone to before there is something in it", async () => {
  withoutTime();
  block(2000);
  const part = block(0, "part");
  block(4000);
  keepInView("part");
  await frames();
  vi.runAllTimers();
  expect(window.scrollY).toBe(0);
  part.style.height = "300px";
  await frames();
  vi.runAllTimers();
  expect(top(part)).toBe(0);
});

test("nothing moves any more once the user has acted", async () => {
  document.documentElement.style.overflowAnchor = "none";
  const above = block(2000);
  const part = block(300, "part");
  block(4000);
  keepInView("part");
  await expect.poll(() => top(part)).toBe(0);
  act();
  above.style.height = "3000px";
  await frames();
  document.documentElement.style.overflowAnchor = "";
  expect(top(part)).toBe(1000);
});

test("the keyboard stays where the user has put it", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  const part = block(300, "part");
  block(4000);
  keepInView("part");
  await expect.poll(() => top(part)).toBe(0);
  expect(document.activeElement).toBe(field);
});

test("a part that the user goes to has the keyboard at once, and stays in view when the page grows long enough", async () => {
  block(100);
  const link = document.createElement("a");
  link.href = "#why";
  document.body.append(link);
  link.focus();
  block(500);
  const part = block(300, "why");
  goToPart("why");
  expect(document.activeElement).toBe(part);
  expect(top(part)).toBeGreaterThan(0);
  block(4000);
  await expect.poll(() => top(part)).toBe(0);
});

test("a part that the user goes to before it has come is gone to when it comes", async () => {
  block(4000);
  goToPart("why");
  const coming = block(0);
  coming.setAttribute(COMING, "");
  await frames();
  expect(window.scrollY).toBe(0);
  const part = block(300, "why");
  block(4000);
  await expect.poll(() => top(part)).toBe(0);
  expect(document.activeElement).toBe(part);
});

test("a part that has yet to come is not gone to any more once the user has gone back", async () => {
  block(4000);
  goToPart("why");
  window.dispatchEvent(new PopStateEvent("popstate"));
  block(300, "why");
  block(4000);
  await frames();
  expect(window.scrollY).toBe(0);
});

test("a page goes back to where it was left once it is long enough and nothing grows", async () => {
  withoutTime();
  const page = block(1000);
  returnTo(3000);
  await frames();
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(1000 - window.innerHeight);
  page.style.height = "8000px";
  await frames();
  expect(window.scrollY).toBeLessThan(1000);
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(3000);
  window.scrollTo(0, 0);
  page.style.height = "9000px";
  await frames();
  vi.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(0);
});

test("a page does not go back to where it was left once the reader has acted", async () => {
  withoutTime();
  block(8000);
  returnTo(3000);
  await frames();
  act();
  vi.advanceTimersByTime(5000);
  expect(window.scrollY).toBe(0);
});
