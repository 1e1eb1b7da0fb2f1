import { describe, expect, it } from "vitest";
import type { SavedSearch } from "@hearthpaw/client";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";

const PATH = "/v1/searches/saved";
const girls: SavedSearch = {
  id: "0199c0d1-0014-7a4e-9b5f-2c3d4e5f6071",
  name: "Cavalier girls near Portland",
  query: "sex=Female&type=Dog",
  url: "/search?gender=Female&type=Dogs",
  frequency: "instant",
  newCount: 2,
  createdAt: "2025-11-14T17:05:00.000Z",
};
const one = `${PATH}/${girls.id}`;
const show = (answers: Answers = {}, kept: SavedSearch[] = [girls]) =>
  renderSite("/account/searches", {
    user: consumer,
    answers: {
      "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
      [`GET ${PATH}`]: () => ({ body: { savedSearches: kept.map((search) => ({ ...search })) } }),
      [`POST ${one}/open`]: { body: { savedSearch: { ...girls, newCount: 0 } } },
      [`PUT ${one}`]: async (request) => {
        Object.assign(kept[0]!, await request.json());
        return { body: { savedSearch: kept[0] } };
      },
      [`DELETE ${one}`]: () => {
        kept.length = 0;
        return { body: { id: girls.id } };
      },
      [`POST ${PATH}`]: async (request) => {
        kept.unshift({ ...girls, ...await request.json() });
        return { body: { savedSearch: kept[0] } };
      },
      ...answers,
    },
  });
const sent = ({ calls }: Awaited<ReturnType<typeof show>>, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body && JSON.parse(body));

describe("saved searches", () => {
  it("show what is new and open their search", async () => {
    const site = await show();
    await expect.element(site.screen.getByText("2 new")).toBeVisible();
    const link = site.screen.getByRole("link", { name: girls.name });
    await expect.element(link).toHaveAttribute("href", girls.url);
    await link.click();
    await expect.poll(() => sent(site, `POST ${one}/open`)).toHaveLength(1);
    await site.screen.unmount();
  });

  it("are renamed, told of daily, deleted, and come back with one press", async () => {
    const site = await show({}, [{ ...girls }]);
    const { screen } = site;
    await screen.getByLabelText(`How often: ${girls.name}`).selectOptions("daily");
    await expect.poll(() => sent(site, `PUT ${one}`)).toEqual([{ name: girls.name, frequency: "daily" }]);
    await screen.getByRole("button", { name: `Rename: ${girls.name}` }).click();
    await screen.getByLabelText("Name", { exact: true }).fill("Girls");
    await screen.getByRole("button", { name: "Save name" }).click();
    await expect.element(screen.getByRole("link", { name: "Girls", exact: true })).toBeVisible();
    await screen.getByRole("button", { name: "Delete: Girls" }).click();
    await expect.element(screen.getByText("No saved searches yet")).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("link", { name: "Girls", exact: true })).toBeVisible();
    await expect.poll(() => sent(site, `POST ${PATH}`)).toEqual([{
      name: "Girls",
      query: girls.query,
      frequency: "daily",
    }]);
    await screen.unmount();
  });

  it("stay as they were where the server refuses, which is said", async () => {
    const { screen } = await show({ [`DELETE ${one}`]: problem(503, "unavailable", "Later.") });
    await screen.getByRole("button", { name: `Delete: ${girls.name}` }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: girls.name })).toBeVisible();
    await screen.unmount();
  });
});
