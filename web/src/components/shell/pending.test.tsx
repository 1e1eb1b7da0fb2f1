import { expect, it } from "vitest";
import { configuration, problem, renderSite } from "../../testing.tsx";
import { startRealtime } from "../../lib/live.ts";
import { createRealtime } from "../../lib/realtime_connection.ts";

const ID = "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";

it("shows a pet that is on its way from the top, in its shape, and goes back to the place that was left", async () => {
  let arrive = () => {};
  const answer = new Promise<void>((done) => arrive = done).then(() =>
    problem(404, "not_found", "There is none.")
  );
  const { screen, router, address } = await renderSite("/terms", {
    answers: { [`GET /v1/pets/${ID}`]: () => answer },
  });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const scrolled = new Promise((done) => document.addEventListener("scroll", done, { once: true }));
  scrollTo(0, 300);
  await scrolled;
  void router.navigate({ to: "/pets/$id/$slug", params: { id: ID, slug: "maple" }, search: {} });
  await expect.element(screen.getByText("Loading page")).toHaveRole("status");
  expect(scrollY).toBe(0);
  router.history.back();
  await expect.poll(address).toBe("/terms");
  await expect.poll(() => scrollY).toBe(300);
  arrive();
});

it("fetches a page ahead while a finger lies on its link", async () => {
  const { screen, calls } = await renderSite("/terms");
  const link = screen.getByRole("contentinfo").getByRole("link", { name: "Dog breeds" });
  await expect.element(link).toBeVisible();
  const press = (type: string) =>
    link.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch" }));
  press("pointerdown");
  await expect.poll(() => calls.map(({ name }) => name)).toContain("GET /v1/breeds");
});

it("closes the live connection while a page is kept for the back button", () => {
  const told: string[] = [];
  class Pusher {
    connection = { bind() {} };
    subscribe = () => ({ subscribed: true, bind() {}, unbind() {} });
    unsubscribe() {}
    connect = () => void told.push("connect");
    disconnect = () => void told.push("disconnect");
  }
  const live = createRealtime(configuration.realtime, { load: async () => Pusher, whenIdle: async () => {} });
  startRealtime(live);
  live.subscribe("search", "pet-status", () => {});
  return expect.poll(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return told.slice(0, 2);
  }).toEqual(["disconnect", "connect"]);
});
