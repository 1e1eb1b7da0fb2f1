import { expect } from "vitest";
import { pageFiles } from "../../tools/page_files.ts";
import { freePet } from "./harness/api.ts";
import { journey } from "./harness/journey.ts";
import { petPath } from "./harness/places.ts";

journey(
  "pages ask until they can be used for the files by which they are weighed, and no others",
  async ({ site, visitor }) => {
    const pages = { "/": "/", "/search": "/search", "/pets/$id/$slug": petPath(await freePet(site)) };
    for (const [route, path] of Object.entries(pages)) {
      const { page, open } = await visitor();
      await page.addInitScript(() => addEventListener("takenover", () => performance.mark("taken over")));
      await open(path);
      await page.waitForFunction(() => performance.getEntriesByName("taken over").length > 0);
      const asked = await page.evaluate(() => {
        const [{ startTime: end }] = performance.getEntriesByName("taken over") as [PerformanceEntry];
        return performance.getEntriesByType("resource")
          .filter(({ name, startTime }) => name.endsWith(".js") && startTime < end)
          .map(({ name }) => new URL(name).pathname.slice(1));
      });
      const weighed = pageFiles(route).filter((file) => file.endsWith(".js"));
      expect([...new Set(asked)].sort(), route).toEqual(weighed.sort());
    }
  },
);

journey("an icon that the browser draws is there with the words beside it", async ({ visitor }) => {
  const { page, open } = await visitor();
  await open("/");
  await page.waitForFunction(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .some(({ name, responseEnd }) => name.includes("/assets/icons-") && responseEnd > 0)
  );
  const areDrawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<SVGUseElement>("main svg use")]
        .filter((use) => use.checkVisibility()).map((use) => use.getBBox().width > 0)
    );
  // Server-rendered content remains unchanged.
  expect(await areDrawn()).toEqual([]);
  await page.locator('a[href="/dogs"]:visible').first().click({ timeout: 10_000 });
  await page.getByRole("heading", { level: 1, name: "Puppies and dogs" }).waitFor({ timeout: 10_000 });
  const drawn = await areDrawn();
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn).not.toContain(false);
});
