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
