import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CommentReading } from "../../../reading/comments/kept-index.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import { chain, npsAnswer } from "../../../service/api/api-fixture.ts";
import { pagesAlone } from "../../testing/api-in-page.ts";
import { renderApp } from "../../testing/render-app.tsx";

const chains = Array.from({ length: 60 }, (_, at) =>
  chain({ _id: `c${at}`, createdAt: Date.UTC(2025, 0, 1 + at) / 1000, responses: [npsAnswer(at % 11)] }),
);

test("what could not be worked out says so, and is asked for again", async () => {
  await page.viewport(1280, 800);
  const ask = vi.spyOn(RemoteJob.prototype, "ask").mockRejectedValue(new Error("This chunk is gone."));
  await renderApp("/nps?tz=UTC", { chains }, { ahead: [pagesAlone] });
  const says = page.getByRole("region", { name: "What the numbers say" });
  const again = says.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await expect.element(says).toHaveAttribute("aria-busy", "false");
  await expect.element(says.getByText("Nothing stands out.")).not.toBeInTheDocument();
  ask.mockRestore();
  await again.click();
  await expect.element(says.getByText("Nothing stands out.")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

test("words that could not be compared say so, and are asked for again", async () => {
  await page.viewport(1280, 800);
  const text = { questionId: "q-text", questionType: "Text", surveyId: "s1", language: "en" };
  const commented = Array.from({ length: 60 }, (_, at) =>
    chain({
      _id: `c${at}`,
      createdAt: Date.UTC(2025, 0, 1 + at) / 1000,
      responses: [npsAnswer(at % 11), { ...text, answer: "A queue", valueString: "A queue" }],
    }),
  );
  const { router } = await renderApp("/comments?tz=UTC", { chains: commented });
  await expect.element(page.getByRole("status").filter({ hasText: "60 comments" })).toBeVisible();
  const ask = vi
    .spyOn(CommentReading.prototype, "askFor")
    .mockRejectedValue(new Error("This chunk is gone."));
  await router.navigate({ to: "/nps", search: { tz: "UTC" } });
  const says = page.getByRole("region", { name: "What the numbers say" });
  const again = says.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  await expect.element(says.getByText("Nothing stands out.")).not.toBeInTheDocument();
  ask.mockRestore();
  await again.click();
  await expect.element(says.getByText("Nothing stands out.")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

/** Answers at two places, in two languages and of two teams. */
const twoPlaces = ["A", "B"].flatMap((touchpointId, place) =>
  Array.from({ length: 120 }, (_, at) =>
    chain({
      _id: `${touchpointId}${at}`,
      createdAt: Date.UTC(2025, 0, 1 + (at % 60)) / 1000,
      touchpointId,
      touchpointName: `Place ${touchpointId}`,
      language: at % 2 === 0 ? "en" : "fi",
      teamId: at % 3 === 0 ? "t1" : "t2",
      teamName: at % 3 === 0 ? "Team one" : "Team two",
      responses: [npsAnswer(at % (3 + place) === 0 ? 10 : 3)],
    }),
  ),
);

test.each([
  ["compared", ""],
  ["intervals", "&between=team"],
])("side by side, what fails while %s is asked for says so, and is asked for again", async (kind, by) => {
  await page.viewport(1280, 800);
  const answer = Reflect.get(RemoteJob.prototype, "ask");
  const ask = vi.spyOn(RemoteJob.prototype, "ask").mockImplementation(function (
    this: unknown,
    ...asked: Parameters<typeof answer>
  ) {
    const fails = JSON.stringify(asked[0]).includes(`"kind":"${kind}"`);
    return fails ? Promise.reject(new Error("This chunk is gone.")) : Reflect.apply(answer, this, asked);
  });
  const address = `/nps?tz=UTC&versus=touchpoint:A&versus=touchpoint:B${by}`;
  await renderApp(address, { chains: twoPlaces }, { ahead: [pagesAlone] });
  const beside = page.getByRole("tabpanel", { name: "Side by side" });
  await expect.element(beside.getByText("Why do they differ?")).toBeVisible();
  const again = beside.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  ask.mockRestore();
  await again.click();
  await expect
    .element(
      beside
        .getByLabelText("Four parts")
        .getByText(/95% interval/)
        .first(),
    )
    .toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});
