import { scrollingSideways } from "../boxes.ts";
import { expect, test } from "../journey.ts";
import { screens } from "../screens.ts";
import { signIn } from "../sign-in.ts";

test("every screen says that its data is made up, and fits a phone", async ({ page, token }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { name, open } of screens) {
    await test.step(name, async () => {
      await open(page, token);
      await expect.soft(page.getByText(/demo data/i).first()).toBeVisible();
      expect.soft(await scrollingSideways(page), "scrolls sideways").toEqual([]);
    });
  }
});

test("loaded again while the service worker of the page before is being taken away, it complains of nothing", async ({
  page,
  context,
  baseURL,
  token,
}) => {
  // With a second page open the worker is there when the first is loaded again; alone, a slow browser may still see it.
  const other = await context.newPage();
  await signIn(other, token, `${baseURL ?? ""}/surveys`);
  await signIn(page, token, "/surveys");
  await page.evaluate(() => {
    sessionStorage.setItem("gone", "0");
  });
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerRegistration;
    const update: typeof prototype.update = Reflect.get(prototype, "update");
    prototype.update = async function gone() {
      sessionStorage.setItem("gone", String(await this.unregister()));
      return update.call(this);
    };
  });
  await page.reload();
  await expect(page.getByRole("table", { name: "Surveys" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("gone"))).toBe("true");
});
