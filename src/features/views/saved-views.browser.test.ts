import { expect, test, vi } from "vitest";
import { createSavedViews } from "./use-saved-views.ts";
import { withView, type View } from "./view.ts";

const ADDRESS = "https://api.example";
const KEY = `earshot.views.${ADDRESS}`;
const view = (name: string): View => ({ name, screen: "/nps", search: "" });
const onDevice = () => createSavedViews(() => localStorage, ADDRESS);
const names = ({ get }: ReturnType<typeof onDevice>) => get().views.map(({ name }) => name);

test("views are there again on the same device, for the same address alone", () => {
  onDevice().change((views) => withView(views, view("a")));
  expect(names(onDevice())).toEqual(["a"]);
  expect(names(createSavedViews(() => localStorage, "https://other.example"))).toEqual([]);
});

test("what another tab has saved meanwhile is not lost, and is heard of", () => {
  const [here, there] = [onDevice(), onDevice()];
  expect(names(here)).toEqual([]);
  const listener = vi.fn<() => void>();
  here.subscribe(listener);
  there.change((views) => withView(views, view("a")));
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(names(here)).toEqual(["a"]);
  here.change((views) => withView(views, view("b")));
  there.change((views) => withView(views, view("c")));
  expect(names(there)).toEqual(["a", "b", "c"]);
});

test("the same views are the same object, so that nothing is drawn anew for them", () => {
  const saved = onDevice();
  saved.change((views) => withView(views, view("a")));
  expect(saved.get()).toBe(saved.get());
});

test.each(["{", "[]", '{"views":1}'])(
  "what can't be read is told, and put aside before it is overwritten: %s",
  (text) => {
    localStorage.setItem(KEY, text);
    const saved = onDevice();
    expect(saved.get()).toMatchObject({ views: [], damaged: true });
    saved.change((views) => withView(views, view("a")));
    expect(saved.get()).toMatchObject({ damaged: false, kept: true });
    expect(localStorage.getItem(`${KEY}.unreadable`)).toBe(text);
    expect(names(onDevice())).toEqual(["a"]);
  },
);

test("of a list that is partly damaged, the good ones are listed", () => {
  localStorage.setItem(KEY, JSON.stringify({ views: [view("a"), { name: 1 }] }));
  expect(onDevice().get()).toMatchObject({ views: [{ name: "a" }], damaged: true });
});

test("where the device keeps nothing, views last as long as the page, which is told", () => {
  const saved = createSavedViews(() => {
    throw new Error("refused");
  }, ADDRESS);
  saved.change((views) => withView(views, view("a")));
  saved.change((views) => withView(views, view("b")));
  expect(names(saved)).toEqual(["a", "b"]);
  expect(saved.get().kept).toBe(false);
});

test("a device that is full keeps what it had, and takes all of it once there is room", () => {
  const saved = onDevice();
  saved.change((views) => withView(views, view("a")));
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  saved.change((views) => withView(views, view("b")));
  full.mockRestore();
  expect(saved.get().kept).toBe(false);
  expect(names(onDevice())).toEqual(["a"]);
  saved.change((views) => withView(views, view("c")));
  expect(names(onDevice())).toEqual(["a", "b", "c"]);
});
