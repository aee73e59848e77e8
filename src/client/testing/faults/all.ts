// All faults that concern the client below the interface, by group.
import { html, redirect } from "../answers.ts";
import { bodyFaults } from "./body.ts";
import { always, nothing, type Fault } from "./fault.ts";
import { pagingFaults } from "./paging.ts";
import { shapeFaults } from "./shape.ts";
import { shiftingFaults } from "./shifting.ts";
import { statusFaults } from "./status.ts";
import { streamFaults } from "./streams.ts";
import { transportFaults } from "./transport.ts";
import { valueFaults } from "./values.ts";

/** What a browser would also meet: an answer that sends it elsewhere. */
const redirectFaults: readonly Fault[] = [
  {
    name: "redirect to another origin",
    answer: always(redirect("http://127.0.0.1:1/v5.0.3/response-chains")),
    ...nothing("network unreachable"),
  },
  {
    name: "redirect to a sign-in page on the same origin",
    answer: ({ url }) => (url.pathname === "/login" ? html(200) : redirect("/login")),
    ...nothing("network unreachable"),
  },
];

export const faults: readonly (readonly [group: string, faults: readonly Fault[]])[] = [
  ["transport", transportFaults],
  ["body", bodyFaults],
  ["status", statusFaults],
  ["shape", shapeFaults],
  ["paging", pagingFaults],
  ["shifting data", shiftingFaults],
  ["values", valueFaults],
  ["redirect", redirectFaults],
  ["streams", streamFaults],
];
