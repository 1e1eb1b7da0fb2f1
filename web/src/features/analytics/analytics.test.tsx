import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type Answers, breeder, renderSite } from "../../testing.tsx";
import contract from "../../../../backend/generated/openapi.json";
import { growthCsv, trendOf } from "./words.ts";

const { BreederData, Analytics } = contract.components.examples;
const { id } = BreederData.value.breederData.breederProfile;
const points = [
  { date: "2026-11-21", salesCents: 0, petsSold: 0, views: 12 },
  { date: "2026-11-22", salesCents: 250_000, petsSold: 1, views: 30 },
];
const growth = { salesGrowthOverTime: points, interval: "day" as const, timeZone: "America/Los_Angeles" };
const answers: Answers = {
  "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
  "GET /api/user/breeder/": { body: BreederData.value },
  [`GET /v1/analytics/breeder/${id}`]: { body: Analytics.value },
  [`GET /v1/analytics/breeders/${id}/sales-growth`]: { body: growth },
};

describe("analytics", () => {
  it("show each figure beside the time before, a drawing, and the same numbers as a table", async () => {
    const { screen } = await renderSite("/breeder/analytics?timeframe=30d", { user: breeder, answers });
    await expect.element(screen.getByText("$4,250").first()).toBeVisible();
    await expect.element(screen.getByText("Up 11.8% from the previous 30 days").first()).toBeVisible();
    await expect.poll(() => document.querySelectorAll("figure svg path.recharts-rectangle").length)
      .toBeGreaterThan(0);
    await screen.getByText("Show these numbers as a table").click();
    await expect.element(screen.getByRole("row", { name: /November 22, 2026.*\$2,500.*1.*30/ }))
      .toBeVisible();
    await expect.element(screen.getByRole("row", { name: /Maple.*212.*18/ })).toBeVisible();
    await screen.unmount();
  });

  it("fit their cards on the narrowest phone, each with its icon", async () => {
    await page.viewport(320, 800);
    try {
      const { salesRevenue, ...others } = Analytics.value.analyticsData;
      const analyticsData = { ...others, salesRevenue: { ...salesRevenue, value: 1_234_567 } };
      const { screen } = await renderSite("/breeder/analytics?timeframe=30d", {
        user: breeder,
        answers: { ...answers, [`GET /v1/analytics/breeder/${id}`]: { body: { analyticsData } } },
      });
      const value = screen.getByText("$12,345.67");
      await expect.element(value).toBeVisible();
      const card = value.element().parentElement!;
      expect(value.element().getBoundingClientRect().right)
        .toBeLessThan(card.getBoundingClientRect().right - 8);
      const tiles = [...card.parentElement!.children];
      expect(tiles.filter((tile) => !tile.firstElementChild!.querySelector("svg"))).toEqual([]);
      // If a text takes several lines, its icon or arrow is beside the first line.
      const tops = tiles.flatMap((tile) => [...tile.querySelectorAll("svg")]).map((icon) =>
        icon.getBoundingClientRect().top - icon.parentElement!.getBoundingClientRect().top
      );
      expect(Math.max(...tops)).toBeLessThan(8);
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("say nothing of a time before that there was not, and no percent of nothing", () => {
    expect(trendOf({ value: 5, previous: null, changePercent: null }, "all")).toBeUndefined();
    expect(trendOf({ value: 5, previous: 0, changePercent: null }, "7d")?.text).toBe(
      "Up from the previous 7 days",
    );
    expect(trendOf({ value: 0, previous: 0, changePercent: null }, "7d")?.direction).toBe("same");
  });

  it("come as a file, in dollars", () => {
    expect(growthCsv(growth)).toContain("2026-11-22,2500,1,30\r\n");
  });
});
