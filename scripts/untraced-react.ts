// React notes of every element where it was made and of every component how long it took, for a browser's tools, which no
// test opens: a quarter of the time of a test of a screen. Warnings are said as before.
import * as React from "react";

Object.assign(console, { createTask: undefined, timeStamp: undefined });

const internals: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
// As many as it notes in a second; it counts anew in the next.
const passOver = (): void => undefined;
if (typeof internals === "object" && internals !== null)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: passOver });
