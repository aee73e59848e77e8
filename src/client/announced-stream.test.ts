import { describe, expect, test, vi } from "vitest";
import { ANSWERS_RELATION } from "../contract/answers/answers-link.ts";
import { AnnouncedStream } from "./announced-stream.ts";

const link = (target: string) => new Headers({ link: `<${target}>; rel="${ANSWERS_RELATION}"` });

function announced(target: string) {
  const stream = new AnnouncedStream("https://feedback.example.org/api");
  stream.note(link(target));
  return stream;
}

test("a stream is asked for where it was announced, on the API's own origin alone", () => {
  const own = "https://feedback.example.org/earshot/answers";
  expect(announced("/earshot/answers").url?.href).toBe(own);
  expect(announced(own).url?.href).toBe(own);
  expect(announced("https://other.example.org/earshot/answers").url).toBeUndefined();
  expect(announced("http://feedback.example.org/earshot/answers").url).toBeUndefined();
});

test("an address that carries more than a path is not asked", () => {
  expect(announced("https://ann@feedback.example.org/answers").url).toBeUndefined();
  expect(announced("https://:secret@feedback.example.org/answers").url).toBeUndefined();
  expect(announced("/answers?to=elsewhere").url).toBeUndefined();
  expect(announced("https://:").url).toBeUndefined();
});

test("the newest answer tells whether there is one", () => {
  const stream = announced("/answers");
  stream.note(new Headers());
  expect(stream.url).toBeUndefined();
});

test("one that turned out broken is not asked again", () => {
  const stream = announced("/answers");
  stream.distrust();
  expect(stream.url).toBeUndefined();
  stream.note(new Headers({ link: `</answers>; rel="${ANSWERS_RELATION}"` }));
  expect(stream.url).toBeUndefined();
});

describe("what was announced before in this sign-in", () => {
  const API = "https://feedback.example.org/api";
  const OWN = "https://feedback.example.org/earshot/answers";

  test("is asked for before any answer, on the API's own origin alone", () => {
    expect(new AnnouncedStream(API, { known: OWN }).url?.href).toBe(OWN);
    expect(
      new AnnouncedStream(API, { known: "https://other.example.org/earshot/answers" }).url,
    ).toBeUndefined();
    expect(new AnnouncedStream(API, { known: "https://:" }).url).toBeUndefined();
  });

  test("has to be announced anew once it failed, and fails for good then", () => {
    const stream = new AnnouncedStream(API, { known: OWN });
    stream.distrust();
    expect(stream.url).toBeUndefined();
    stream.note(link(OWN));
    expect(stream.url?.href).toBe(OWN);
    stream.distrust();
    stream.note(link(OWN));
    expect(stream.url).toBeUndefined();
  });

  test("is told when it changes, and not of a stream that turned out broken", () => {
    const onChange = vi.fn<(address: string | undefined) => void>();
    const stream = new AnnouncedStream(API, { known: OWN, onChange });
    stream.note(link(OWN));
    expect(onChange).not.toHaveBeenCalled();
    stream.note(new Headers());
    stream.noteAddress(OWN);
    stream.distrust();
    stream.note(link(OWN));
    stream.distrust();
    stream.note(link(OWN));
    expect(onChange.mock.calls.flat()).toEqual([undefined, OWN, undefined, OWN, undefined]);
  });

  test("is not heard from another origin", () => {
    const stream = new AnnouncedStream(API);
    stream.noteAddress("https://other.example.org/earshot/answers");
    expect(stream.url).toBeUndefined();
  });
});
