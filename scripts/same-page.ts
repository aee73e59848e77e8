// Each test finds its page as it was opened, though others share it: nothing drawn, nothing kept, and its usual size.
import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

beforeEach(async () => {
  // The library does so for the first file alone.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  await page.viewport(414, 896);
  scrollTo(0, 0);
});
