import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import contract from "../../../../backend/generated/openapi.json";
import type { ReviewParent, User } from "@hearthpaw/client";
import {
  type Answers,
  caseIsSeen,
  consumer,
  decisionsTakeEffect,
  liveEvents,
  problem,
  renderSite,
} from "../../testing.tsx";

const admin = { ...consumer, role: "Admin", firstName: "Sam" } as User;
const [example] = contract.components.examples.ReviewParents.value.parents as unknown as [ReviewParent];
const waiting = (name: string, at: number): ReviewParent => ({
  ...example,
  textFlags: [],
  parent: { ...example.parent, id: `01985c33-12ac-7d01-9e8f-5061728394a${at}`, name, status: "in-review" },
});
const NAMES = ["Clementine", "Jasper", "Hazel", "Rowan"];
const decideOf = ({ parent }: ReviewParent) => `POST /v1/admin/parents/${parent.id}/decide`;

/** A server with four parents to review, which removes those that have been decided. */
async function desk(more: (lines: ReviewParent[]) => Answers = () => ({})) {
  const lines = NAMES.map(waiting);
  const decide = (one: ReviewParent): Answers => ({
    [decideOf(one)]: () => {
      lines.splice(lines.indexOf(one), 1);
      return { body: { petDetails: { ...one.parent, status: "live" } } };
    },
  });
  const site = await renderSite("/admin/parents", {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      "GET /v1/admin/parents": () => ({ body: { parents: lines, nextCursor: null } }),
      "GET /v1/logout": { body: { ok: true } },
      ...Object.assign({}, ...[...lines].map(decide)),
      ...more(lines),
    },
  });
  await expect.element(site.screen.getByRole("heading", { name: "Clementine", level: 2 }))
    .toBeInTheDocument();
  const inList = () =>
    [...document.querySelectorAll("nav[aria-label='Parents to review'] li")].map((line) =>
      line.textContent.match(/^[A-Z][a-z]+?(?=Sire|Dam)/)?.[0]
    );
  const sent = () => site.calls.filter(({ name }) => name.endsWith("/decide")).length;
  return { ...site, lines, inList, sent };
}
const head = () => document.querySelector("h2#case")?.textContent;

afterEach(() => localStorage.clear());

describe("a decision of staff", () => {
  it("is not made by presses that come before the case can have been seen", async () => {
    const { inList } = await desk();
    await caseIsSeen("Clementine");
    // A keyboard that repeats a key without the repeat flag, and a key that is pressed four times in half a
    // second.
    for (let n = 0; n < 4; n++) document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    document.dispatchEvent(new KeyboardEvent("keyup", { key: "a" }));
    for (let n = 0; n < 4; n++) await userEvent.keyboard("a");
    await expect.poll(inList).toEqual(["Jasper", "Hazel", "Rowan"]);
    await caseIsSeen("Jasper");
    expect(inList()).toEqual(["Jasper", "Hazel", "Rowan"]);
    decisionsTakeEffect();
  });

  it("waits while a photo in sight is loading", async () => {
    const { screen, inList } = await desk();
    await caseIsSeen("Clementine");
    const image = document.createElement("img");
    Object.defineProperty(image, "complete", { value: false });
    Object.assign(image.style, { width: "20px", height: "20px" });
    document.querySelector("[data-seen]")!.prepend(image);
    await userEvent.keyboard("a");
    await expect.element(screen.getByText("The photo is still loading")).toBeVisible();
    expect(inList()).toEqual(NAMES);
    image.remove();
    await userEvent.keyboard("a");
    await expect.poll(inList).toEqual(NAMES.slice(1));
    decisionsTakeEffect();
  });

  it("can be undone by U and by the message, one behind the other, and is sent then not at all", async () => {
    const { screen, inList, sent } = await desk();
    for (const name of NAMES.slice(0, 3)) {
      await caseIsSeen(name);
      await userEvent.keyboard("a");
      await expect.element(screen.getByText(`${name}: verified`)).toBeVisible();
    }
    expect(inList()).toEqual(["Rowan"]);
    const undo = screen.getByRole("button", { name: "Undo" });
    await expect.element(undo).toHaveAttribute("aria-keyshortcuts", "U");
    await userEvent.keyboard("u");
    await expect.poll(inList).toEqual(["Hazel", "Rowan"]);
    await expect.poll(head).toBe("Hazel");
    await expect.element(screen.getByText("Jasper: verified")).toBeVisible();
    await undo.click();
    await expect.poll(inList).toEqual(["Jasper", "Hazel", "Rowan"]);
    await userEvent.keyboard("u");
    await expect.poll(inList).toEqual(NAMES);
    await expect.poll(head).toBe("Clementine");
    await expect.element(undo).not.toBeInTheDocument();
    decisionsTakeEffect();
    expect(sent()).toBe(0);
  });

  it("is sent after ten seconds", async () => {
    let outlivesPage: boolean | undefined;
    const { sent, inList } = await desk((lines) => ({
      [decideOf(lines[0]!)]: (request) => {
        outlivesPage = request.keepalive;
        return { body: { petDetails: lines.shift()!.parent } };
      },
    }));
    await caseIsSeen("Clementine");
    const timers = vi.spyOn(globalThis, "setTimeout");
    await userEvent.keyboard("a");
    const wait = () => timers.mock.calls.find(([, ms]) => ms !== undefined && ms > 9_000 && ms <= 10_000);
    await expect.poll(wait).toBeDefined();
    expect(sent()).toBe(0);
    const [send] = wait()!;
    timers.mockRestore();
    send();
    await expect.poll(sent).toBe(1);
    await expect.poll(() => outlivesPage).toBe(true);
    await expect.poll(inList).toEqual(NAMES.slice(1));
  });

  it("is sent before signing out, and by nobody else", async () => {
    const { client, calls } = await desk();
    await caseIsSeen("Clementine");
    await userEvent.keyboard("a");
    await client.call({ method: "GET", path: "/v1/logout", places: {} }, {});
    const names = calls.map(({ name }) => name);
    expect(names.findIndex((name) => name.endsWith("/decide"))).toBeGreaterThan(0);
    expect(names.findIndex((name) => name.endsWith("/decide"))).toBeLessThan(names.indexOf("GET /v1/logout"));
  });

  it("comes back in one message with others while the line is down, and can be sent again", async () => {
    let isDown = true;
    const { screen, inList, sent } = await desk((lines) =>
      Object.fromEntries(
        lines.slice(0, 2).map((one) => [decideOf(one), () => {
          if (isDown) throw new TypeError("Failed to fetch");
          lines.splice(lines.indexOf(one), 1);
          return { body: { petDetails: one.parent } };
        }]),
      )
    );
    for (const name of NAMES.slice(0, 2)) {
      await caseIsSeen(name);
      await userEvent.keyboard("a");
      await expect.element(screen.getByText(`${name}: verified`)).toBeVisible();
    }
    decisionsTakeEffect();
    await expect.element(screen.getByText("2 decisions weren't sent")).toBeVisible();
    await expect.poll(inList).toEqual(NAMES);
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(inList).toEqual(NAMES.slice(2));
    decisionsTakeEffect();
    await expect.poll(sent).toBeGreaterThanOrEqual(4);
    await expect.element(screen.getByText("2 decisions weren't sent")).not.toBeInTheDocument();
  });

  it("is sent again even if that is asked for before the queue has been read again", async () => {
    let isDown = true;
    let isSlow = false;
    let answerList = () => {};
    const { screen, inList, sent } = await desk((lines) => ({
      [decideOf(lines[0]!)]: () => {
        isSlow = isDown;
        if (isDown) throw new TypeError("Failed to fetch");
        return { body: { petDetails: lines.shift()!.parent } };
      },
      "GET /v1/admin/parents": async () => {
        if (isSlow) await new Promise<void>((resolve) => answerList = resolve);
        return { body: { parents: lines, nextCursor: null } };
      },
    }));
    await caseIsSeen("Clementine");
    await userEvent.keyboard("a");
    decisionsTakeEffect();
    const again = screen.getByRole("button", { name: "Try again" });
    await expect.element(again).toBeVisible();
    expect(inList()).toEqual(NAMES);
    isDown = false;
    await again.click();
    await expect.element(screen.getByText("Clementine: verified")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(sent).toBe(2);
    answerList();
    await expect.poll(inList).toEqual(NAMES.slice(1));
  });

  it("is nobody else's after another person has signed in, nor is its reason", async () => {
    let who = admin;
    const { screen, client, sent, inList } = await desk((lines) => ({
      "GET /v1/user": () => ({ body: { user: who, dashboard: "consumer" } }),
      [decideOf(lines[0]!)]: () => {
        throw new TypeError("Failed to fetch");
      },
    }));
    const change = (user: User) => {
      client.session.clear();
      who = user;
      client.session.keep({ accessToken: `a-token-of-${user.firstName}-of-letters`, user });
    };
    const reason = screen.getByLabelText("Why?");
    await caseIsSeen("Clementine");
    await userEvent.keyboard("x");
    await reason.fill("The papers name another dog.");
    await screen.getByRole("button", { name: "Reject", exact: true }).last().click();
    await expect.element(screen.getByText("Clementine: rejected")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await caseIsSeen("Clementine");
    await userEvent.keyboard("j");
    await caseIsSeen("Jasper");
    await userEvent.keyboard("a");
    await expect.element(screen.getByText("Jasper: verified")).toBeVisible();
    change({ ...admin, id: "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3b", firstName: "Robin" });
    await expect.element(screen.getByText("2 decisions weren't sent")).toBeVisible();
    await expect.element(screen.getByText(/you were signed out first/)).toBeVisible();
    expect(screen.getByRole("button", { name: /Try again|Undo/ }).elements()).toHaveLength(0);
    await expect.poll(inList).toEqual(NAMES);
    decisionsTakeEffect();
    await screen.getByRole("link", { name: /^Clementine/ }).click();
    await caseIsSeen("Clementine");
    await userEvent.keyboard("x");
    await expect.element(reason).toHaveValue("");
    expect(sent()).toBe(1);
  });

  it("of a colleague takes the case away in words, and moves nothing else", async () => {
    const { screen, lines, inList, calls } = await desk();
    await caseIsSeen("Clementine");
    await userEvent.keyboard("j");
    await expect.poll(head).toBe("Jasper");
    await userEvent.keyboard("j");
    await expect.poll(head).toBe("Hazel");
    const reads = () => calls.filter(({ name }) => name === "GET /v1/admin/parents").length;
    const live = liveEvents();
    await expect.poll(() => live.isHeard(`private-user-${admin.id}`, "queue")).toBe(true);
    const tell = () => live.tell(`private-user-${admin.id}`, "queue", { queue: "parents" });
    lines.splice(0, 1);
    lines.push(waiting("Sorrel", 9));
    tell();
    await expect.poll(inList).toEqual(NAMES.slice(1));
    expect(head()).toBe("Hazel");
    await expect.element(screen.getByRole("button", { name: "1 new" })).toBeVisible();
    await screen.getByRole("button", { name: "1 new" }).click();
    await expect.poll(inList).toEqual([...NAMES.slice(1), "Sorrel"]);
    lines.splice(1, 1);
    const before = reads();
    tell();
    await expect.poll(reads).toBeGreaterThan(before);
    await expect.element(screen.getByText("That case left the queue")).toBeVisible();
    await expect.poll(head).toBe("Rowan");
  });

  it("says that a case has changed meanwhile, which then comes back", async () => {
    const { screen, inList } = await desk((lines) => ({
      [decideOf(lines[0]!)]: problem(409, "transition_not_allowed", "This parent has changed."),
    }));
    await caseIsSeen("Clementine");
    await userEvent.keyboard("a");
    decisionsTakeEffect();
    await expect.element(screen.getByText("Clementine has changed")).toBeVisible();
    await expect.poll(inList).toEqual(NAMES);
  });

  it("is named at the next visit if the page ended before the answer came, and never sent again", async () => {
    const first = await desk((lines) => ({ [decideOf(lines[0]!)]: () => new Promise<never>(() => {}) }));
    await caseIsSeen("Clementine");
    await userEvent.keyboard("a");
    await expect.element(first.screen.getByText("Clementine: verified")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(first.sent).toBe(1);
    await first.screen.unmount();
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 20_000);
    const { screen, sent, address } = await desk();
    clock.mockRestore();
    await expect.element(screen.getByText("Check “Clementine: verified”")).toBeVisible();
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.poll(address).toContain("/admin/parents");
    await expect.element(screen.getByText("Check “Clementine: verified”")).not.toBeInTheDocument();
    expect(sent()).toBe(0);
    await screen.unmount();
    const next = await desk();
    await caseIsSeen("Clementine");
    expect(next.screen.getByText("Check “Clementine: verified”").elements()).toEqual([]);
  });
});
