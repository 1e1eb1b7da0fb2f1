import { afterEach, describe, expect, it } from "vitest";
import type { Waitlist } from "@hearthpaw/client";
import contract from "../../../../backend/generated/openapi.json";
import { leftText, lookingFor } from "../../components/waitlists/waitlist_words.ts";
import { type Answers, breeder, consumer, problem, renderSite } from "../../testing.tsx";

const example = contract.components.examples.Waitlist.value.waitlist as unknown as Waitlist;
const { defaultImage: _image, ...maple } = contract.components.examples.FavoritedPet.value.favoritedPet
  .pet as unknown as Waitlist["pets"][number];
const LIST = "GET /v1/user/waitlists";
const listed = (...waitlists: Waitlist[]) => ({
  body: {
    waitlists,
    waitingCount: waitlists.filter(({ status }) => status === "waiting").length,
    invitedCount: waitlists.filter(({ status }) => status === "invited").length,
    nextCursor: null,
  },
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const invited: Waitlist = {
  ...example,
  status: "invited",
  position: 1,
  inviteEndsAt: inHours(29),
  pets: [maple],
};

const asBuyer = (answers: Answers) =>
  renderSite("/account/waitlists", {
    user: consumer,
    answers: { "GET /v1/user": { body: { user: consumer } }, ...answers },
  });
const asBreeder = (answers: Answers) =>
  renderSite("/breeder/waitlist", {
    user: breeder,
    answers: { "GET /v1/user": { body: { user: breeder } }, ...answers },
  });
const sent = (calls: { name: string; body: string }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body && JSON.parse(body));

afterEach(() => localStorage.clear());

describe("a buyer's waitlists", () => {
  it("say the place, and are left after a question", async () => {
    let isIn = true;
    const { screen, calls } = await asBuyer({
      [LIST]: () => isIn ? listed(example) : listed(),
      [`DELETE /v1/waitlists/${example.id}/remove`]: () => {
        isIn = false;
        return { body: { id: example.id } };
      },
    });
    await expect.element(screen.getByText("You're number 3 in line")).toBeVisible();
    await screen.getByRole("button", { name: `Leave the ${example.breeder.name} waitlist` }).click();
    await screen.getByRole("button", { name: "Leave the waitlist", exact: true }).click();
    await expect.element(screen.getByText("You're not on a waitlist")).toBeVisible();
    await expect.poll(() => calls.some(({ name }) => name.startsWith("DELETE"))).toBe(true);
    await screen.unmount();
  });

  it("show an invitation with what is left of it, and let one pass", async () => {
    const { screen, calls } = await asBuyer({
      [LIST]: listed(invited),
      [`POST /v1/waitlists/${example.id}/pass`]: problem(
        409,
        "transition_not_allowed",
        "You are in the checkout.",
      ),
    });
    await expect.element(screen.getByText("1 day and 5 hours left.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Pick Maple" }))
      .toHaveAttribute("href", `/pets/${maple.id}/${maple.slug}`);
    await screen.getByRole("button", { name: "Pass on Maple" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Pass on Maple" }).click();
    await expect.element(screen.getByText("You are in the checkout.")).toBeVisible();
    await expect.poll(() => calls.filter(({ name }) => name.endsWith("/pass"))).toHaveLength(1);
    await screen.unmount();
  });
});

describe("a breeder's waitlist", () => {
  it("invites whoever is chosen to pets that fit, and says what the server has against it", async () => {
    const own = (id: string, name: string, sex: string) => ({
      id,
      name,
      sex,
      status: "available",
      statusLabel: "Available",
      priceCents: 1,
      isOnHold: false,
      viewCount: 0,
      actions: [],
      updatedAt: example.createdAt,
      type: "Dog",
    });
    const promisedId = `${maple.id.slice(0, -1)}9`;
    let isRefused = true;
    const { screen, calls } = await asBreeder({
      [LIST]: listed({ ...invited, id: maple.id, pets: [{ ...maple, id: promisedId }] }, example),
      // The fitting pets may be on a later page.
      "GET /v1/breeders/pets": ({ url }) => {
        const isFirst = !new URL(url).searchParams.has("cursor");
        const pets = isFirst
          ? [own(example.id, "Rex", "Male"), own(promisedId, "Olive", "Female")]
          : [own(maple.id, "Maple", "Female")];
        return { body: { pets, counts: [], nextCursor: isFirst ? "next" : null } };
      },
      "POST /v1/waitlists/invite": () =>
        isRefused
          ? problem(409, "waitlist_not_next", "Ann is first in line for Maple.")
          : { body: { waitlist: invited } },
    });
    await screen.getByRole("button", { name: "Invite Dana W." }).click();
    await expect.element(screen.getByRole("checkbox", { name: "Maple" })).toBeVisible();
    await expect.element(screen.getByRole("checkbox", { name: "Olive" })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/looking for a female/i)).toBeVisible();
    await expect.element(screen.getByRole("checkbox", { name: "Rex" })).not.toBeInTheDocument();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Invite", exact: true }).click();
    await expect.element(screen.getByText("Choose at least one pet.")).toBeVisible();
    await screen.getByRole("checkbox", { name: "Maple" }).click();
    await dialog.getByRole("button", { name: "Invite", exact: true }).click();
    await expect.element(screen.getByText("Ann is first in line for Maple.")).toBeVisible();
    isRefused = false;
    await dialog.getByRole("button", { name: "Invite", exact: true }).click();
    await expect.element(screen.getByText(/They have 48 hours to pick/)).toBeVisible();
    await expect.poll(() => sent(calls, "POST /v1/waitlists/invite").at(-1)).toEqual({
      id: example.id,
      petIds: [maple.id],
    });
    await screen.unmount();
  });

  it("asks for the reason before somebody is turned down", async () => {
    let isAway = false;
    const { screen, calls } = await asBreeder({
      [LIST]: () => isAway ? problem(404, "not_found", "There is none.") : listed(example),
      "POST /v1/waitlists/reject": { body: { waitlist: { ...example, status: "rejected", position: null } } },
    });
    await screen.getByRole("button", { name: "Decline Dana W." }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect.element(dialog.getByText("Enter a reason.").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Your reason" }).fill("No more litters this year.");
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect.element(screen.getByText("Dana W. is off your waitlist")).toBeVisible();
    // The numbers stay if the other part of the list fails to load.
    isAway = true;
    await screen.getByRole("link", { name: "Past" }).click();
    await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "In line: 1 person waiting, 0 choosing" }))
      .toBeVisible();
    await expect.poll(() => sent(calls, "POST /v1/waitlists/reject")).toEqual([
      { id: example.id, reason: "No more litters this year." },
    ]);
    await screen.unmount();
  });
});

describe("words of waitlists", () => {
  it("say what somebody looks for and how long is left", () => {
    expect(lookingFor({ litterName: null })).toBe("any pet");
    expect(lookingFor({ sex: "Female", litterName: null })).toBe("a female pet");
    const breed = { id: "1", slug: "abyssinian", breedName: "Abyssinian" };
    expect(lookingFor({ breed, litterName: "Ida and Tom" })).toBe("an Abyssinian from Ida and Tom");
    const now = new Date("2026-05-01T12:00:00Z");
    const left = (text: string) => leftText(text, now);
    expect(left("2026-05-03T12:00:00Z")).toBe("2 days");
    expect(left("2026-05-01T15:10:00Z")).toBe("3 hours and 10 minutes");
    expect(left("2026-05-01T12:00:20Z")).toBe("1 minute");
    expect(left("2026-05-01T11:00:00Z")).toBe("0 minutes");
  });
});

describe("the link of an invitation", () => {
  const token = "a".repeat(64);
  const REDEEM = `POST /${token}`;

  it("leads who is signed in to the pet, asks others to sign in, and says when it is over", async () => {
    const mine = await renderSite(`/waitlist-invite#token=${token}`, {
      user: consumer,
      answers: {
        "GET /v1/user": { body: { user: consumer } },
        [REDEEM]: { body: { ok: true, url: "/terms" } },
      },
    });
    await expect.poll(mine.address).toBe("/terms");
    await expect.poll(() => sent(mine.calls, REDEEM)).toEqual([{ url: "/waitlist-invite" }]);
    await mine.screen.unmount();
    const out = await renderSite(`/waitlist-invite#token=${token}`, {
      answers: { [REDEEM]: { body: { ok: true, url: "/terms" } } },
    });
    await expect.element(out.screen.getByRole("heading", { name: "It's your turn to pick" })).toBeVisible();
    expect(out.address()).toBe("/waitlist-invite");
    await out.screen.getByRole("button", { name: "Sign in", exact: true }).last().click();
    await expect.element(out.screen.getByText("Sign in to pick your pet.")).toBeVisible();
    await out.screen.unmount();
    const over = await renderSite(`/waitlist-invite#token=${token}`, {
      answers: { [REDEEM]: problem(404, "link_not_valid", "This link has expired or was already used.") },
    });
    await expect.element(over.screen.getByRole("heading", { name: "This invitation has ended" }))
      .toBeVisible();
    await over.screen.unmount();
  });
});
