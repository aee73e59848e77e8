import { expect, test } from "vitest";
import { ANSWERS_RELATION } from "../contract/answers/answers-link.ts";
import { AnnouncedStream } from "./announced-stream.ts";

function announced(target: string) {
  const stream = new AnnouncedStream("https://feedback.example.org/api");
  stream.note(new Headers({ link: `<${target}>; rel="${ANSWERS_RELATION}"` }));
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
