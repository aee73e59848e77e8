// The build of React that people get has no `act`: what a test renders is drawn, and its effects have run, once the page
// has nothing else to do.
import React from "react";

async function act(change: () => unknown): Promise<void> {
  const before = document.body.getElementsByTagName("*").length;
  await change();
  // Taking things away takes effect at once; drawing does not.
  if (document.body.getElementsByTagName("*").length < before) return;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
}

if (!("act" in React)) Object.assign(React, { act });
