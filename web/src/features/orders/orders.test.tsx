import { describe, expect, it } from "vitest";
import document from "../../../../backend/generated/openapi.json";
import type { ChargebacksAnswer, OrderStoryAnswer, StaffOrdersAnswer, User } from "@hearthpaw/client";
import { type Answers, consumer, problem, renderSite } from "../../testing.tsx";
import { differences } from "./words.ts";

const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;
const { examples } = document.components;
const { story } = examples.OrderStory.value as OrderStoryAnswer;
const list = examples.StaffOrders.value as StaffOrdersAnswer;
const contested = examples.Chargebacks.value as ChargebacksAnswer;
const STORY = `GET /v1/admin/orders/${story.order.id}`;
const open = (path: string, answers: Answers = {}) =>
  renderSite(path, {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      "GET /v1/admin/orders": { body: list },
      "GET /v1/admin/chargebacks": { body: contested },
      [STORY]: { body: { story } },
      ...answers,
    },
  });

describe("orders", () => {
  it("are found as one types, and lead to their story", async () => {
    const { screen, calls } = await open("/admin/orders");
    await expect.element(screen.getByRole("link", { name: "HP-7K2M-9QXW" })).toBeVisible();
    await screen.getByLabelText("Find an order").fill("pi_3SQkY2");
    await expect.poll(() => calls.filter(({ search }) => search.includes("q=pi_3SQkY2")).length).toBe(1);
    await screen.getByRole("link", { name: "HP-7K2M-9QXW" }).click();
    await expect.element(screen.getByRole("heading", { name: "Maple, HP-7K2M-9QXW" })).toBeVisible();
    await screen.unmount();
  });

  it("say how to look where none matches", async () => {
    const { screen } = await open("/admin/orders?find=Nobody", {
      "GET /v1/admin/orders": { body: { orders: [], nextCursor: null } },
    });
    await expect.element(screen.getByText('No order matches "Nobody"')).toBeVisible();
    await screen.unmount();
  });
});

describe("an order's story", () => {
  it("has our books beside the provider's record, and what both sides were told", async () => {
    const { screen } = await open(`/admin/orders/${story.order.id}`);
    for (const words of ["Breeder, pending", "pi_3SQkY2", "Maple is reserved", "$2,575 of $2,575 paid"]) {
      await expect.element(screen.getByText(words, { exact: false }).first()).toBeVisible();
    }
    expect(screen.getByRole("alert").elements()).toHaveLength(0);
    await screen.unmount();
  });

  it("raises the alarm where they differ", async () => {
    const { screen } = await open(`/admin/orders/${story.order.id}`, {
      [STORY]: { body: { story: { ...story, bookings: [] } } },
    });
    await expect.element(screen.getByRole("alert")).toHaveTextContent(
      "The provider took $2,575 more than we booked",
    );
    await screen.unmount();
  });

  it("that is not there says so", async () => {
    const { screen } = await open(`/admin/orders/${story.order.id}`, {
      [STORY]: problem(404, "not_found", "We couldn't find that."),
    });
    await expect.element(screen.getByText("We couldn't find that.")).toBeVisible();
    await screen.unmount();
  });

  it("claims no difference while the provider cannot be reached", () => {
    const provider = story.provider.map((intent) => ({ ...intent, status: "unknown", receivedCents: 0 }));
    expect(differences({ ...story, provider })).toEqual([]);
    expect(differences(story)).toEqual([]);
  });
});

describe("chargebacks", () => {
  it("say until when evidence is due, and lead to their order", async () => {
    const { screen } = await open("/admin/chargebacks");
    const row = screen.getByRole("row", { name: /HP-7K2M-9QXW/ });
    await expect.element(row.getByText("Product not received")).toBeVisible();
    await expect.element(row.getByText("Dec", { exact: false })).toBeVisible();
    await expect.element(row.getByRole("link", { name: "HP-7K2M-9QXW" })).toHaveAttribute(
      "href",
      `/admin/orders/${story.order.id}`,
    );
    await screen.unmount();
  });
});
