import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Pet } from "@hearthpaw/client";
import {
  type Answer,
  type Answers,
  breeder,
  configuration,
  consumer,
  liveEvents,
  problem,
  renderSite,
} from "../../testing.tsx";
import { card, maple, profile, quote } from "./testing_pet.ts";
import * as texts from "./texts.tsx";
import * as contractTexts from "../../components/contracts/texts.ts";
import { usuallyReplies } from "../../components/people/texts.ts";
import * as petsTexts from "../../components/pets/texts.ts";
import * as shellTexts from "../../components/shell/texts.tsx";
import * as documentsTexts from "../../components/documents/texts.ts";

const { id, slug } = maple();
const path = `/pets/${id}/${slug}`;
type Reply = { status?: number; body: unknown };
type Ways = Partial<Record<"honest" | "flight", (zip: string) => Reply | Promise<Reply>>>;

/** Returns the answers for a pet's page; `ways` sets the answer to a delivery quote for a ZIP code. */
function answersFor(pet: Pet, ways: Ways = {}): Answers {
  const shown = { body: { pet } };
  const quotes: Answer = async (request) => {
    const { order, postalCode } = await request.json();
    const way = order.transportation as "pickup" | "honest" | "flight" | undefined;
    const priced = !way || way === "pickup"
      ? { body: quote(way ?? "none", 0) }
      : ways[way]?.(postalCode) ?? { body: quote(way, way === "honest" ? 25_865 : 65_000) };
    const reply = await priced;
    const { orderDetails } = reply.body as Partial<ReturnType<typeof quote>>;
    if (!orderDetails || order.paymentType === "deposit") return reply;
    const full = {
      paymentType: "full" as const,
      balanceAmount: 0,
      balanceDueOn: null,
      dueNow: orderDetails.total,
    };
    return { ...reply, body: { orderDetails: { ...orderDetails, ...full } } };
  };
  return {
    [`GET /v1/pets/${id}`]: shown,
    [`PUT /v1/pets/increment_view/${id}`]: shown,
    [`PUT /v1/pets/increment_shares/${id}`]: { body: { pet: { ...pet, shareCount: pet.shareCount + 1 } } },
    [`GET /v1/profiles/breeder/${pet.breeder.id}`]: { body: { breederProfile: profile } },
    "GET /v1/pets/search/lean": { body: { data: { pets: [card("Hazel")], total: 1 } } },
    "POST /v1/payments/quote": quotes,
  };
}

const show = (pet: Pet, ways?: Ways, options: Parameters<typeof renderSite>[1] = {}) =>
  renderSite(path, { ...options, answers: { ...answersFor(pet, ways), ...options.answers } });

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("keeps the lines that a breeder wrote below each other", async () => {
  const { screen } = await show(maple({ description: "She comes with:\n- a blanket\n- a week of food" }));
  const words = screen.getByText("She comes with:");
  await expect.element(words).toBeVisible();
  expect((words.element() as HTMLElement).innerText).toBe("She comes with:\n- a blanket\n- a week of food");
});

it("says the day by which the balance of this very pet is due", async () => {
  const { screen } = await show(maple());
  const steps = screen.getByRole("list", { name: texts.whatHappensNext });
  await expect.element(steps.getByText("Due Thursday, December 3")).toBeVisible();
});

describe("what one pays first", () => {
  const first = async (pet: Pet, change: Partial<ReturnType<typeof quote>["orderDetails"]>) => {
    const priced = quote("none", 0);
    const answers = {
      "POST /v1/payments/quote": { body: { orderDetails: { ...priced.orderDetails, ...change } } },
    };
    const { screen } = await show(pet, undefined, { answers });
    return { screen, steps: screen.getByRole("list", { name: texts.whatHappensNext }) };
  };

  it("is the deposit also where it is more than the price alone", async () => {
    const pet = maple({ priceCents: 36_500, depositCents: 37_500 });
    const { screen, steps } = await first(pet, { total: 37_595, depositAmount: 37_500, balanceAmount: 95 });
    await expect.element(steps.getByText("You pay the $375 deposit")).toBeVisible();
    await expect.element(steps.getByText(texts.youPayTheBalance)).toBeVisible();
    await screen.unmount();
  });

  it("is the deposit where sales tax lifts the total above it, and all of it where nothing does", async () => {
    const pet = maple({ priceCents: 36_000, depositCents: 37_080 });
    const taxed = await first(pet, { total: 39_060, depositAmount: 37_500, balanceAmount: 1_560 });
    await expect.element(taxed.steps.getByText("You pay the $375 deposit")).toBeVisible();
    await taxed.screen.unmount();
    const whole = { total: 37_080, depositAmount: 37_080, balanceAmount: 0, isDepositPossible: false };
    const { screen, steps } = await first(pet, { ...whole, balanceDueOn: null });
    await expect.element(steps.getByText(texts.youPayInFull)).toBeVisible();
    await expect.element(steps.getByText(texts.youPayTheBalance)).not.toBeInTheDocument();
    await screen.unmount();
  });

  it("asks no payment for a pet that has no fee", async () => {
    await page.viewport(375, 800);
    try {
      const { screen } = await show(maple({ priceCents: 0, depositCents: 0, isRescue: true }), undefined, {
        answers: { "POST /v1/payments/quote": problem(503, "unavailable", "Busy.") },
      });
      const bar = screen.getByRole("region", { name: texts.adopt("Maple") });
      await expect.element(bar.getByText(texts.noFee)).toBeVisible();
      await expect.element(bar.getByRole("link", { name: texts.adopt("Maple") })).toBeVisible();
      const steps = screen.getByRole("list", { name: texts.whatHappensNext });
      await expect.element(steps.getByText(texts.youAdopt("Maple"))).toBeInTheDocument();
      await expect.element(screen.getByText(/deposit|money/i)).not.toBeInTheDocument();
      await expect.element(screen.getByText(/^(You pay|Paid) in full$/)).not.toBeInTheDocument();
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });
});

describe("the status of a pet", () => {
  it("changes while one looks: on hold, available again, reserved", async () => {
    const { screen } = await show(maple());
    const live = liveEvents();
    const channel = `pet-${id}`;
    await expect.poll(() => live.isHeard(channel)).toBe(true);
    const offer = screen.getByRole("region", { name: "Price and reservation of Maple" });
    await expect.element(offer.getByText("Available", { exact: true })).toBeVisible();

    const change = {
      petId: id,
      status: "available",
      onHold: true,
      holdUntil: new Date(Date.now() + 600_000).toISOString(),
    };
    live.tell(channel, "status", change);
    await expect.element(offer.getByText(petsTexts.inCheckout, { exact: true })).toBeVisible();
    await expect.element(offer.getByText(/available again around \d+:\d\d [AP]M/)).toBeVisible();

    live.tell(channel, "status", { ...change, onHold: false, holdUntil: null });
    await expect.element(offer.getByText("Maple is available again")).toBeVisible();
    await expect.element(offer.getByRole("link", { name: "Reserve with $375 deposit" }))
      .toHaveAttribute("href", `/reserve-pet/${id}?payment=deposit`);

    live.tell(channel, "status", { ...change, status: "reserved", onHold: false, holdUntil: null });
    await expect.element(offer.getByText("Maple is reserved", { exact: true }).first()).toBeVisible();
    await expect.element(offer.getByRole("link", { name: /^Reserve with/ })).not.toBeInTheDocument();
  });

  it.each([
    ["read again", `GET /v1/pets/${id}`],
    ["counted", `PUT /v1/pets/increment_view/${id}`],
  ])("is what was heard last, also where an answer made before it comes after it: %s", async (_, slow) => {
    let asked = 0;
    const gates: (() => void)[] = [];
    const late: Answer = async () => {
      // The pet's first answer renders the page.
      if (++asked > 1 || slow.startsWith("PUT")) await new Promise<void>((done) => gates.push(done));
      return { body: { pet: maple() } };
    };
    const { screen } = await show(maple(), undefined, { answers: { [slow]: late } });
    const live = liveEvents();
    await expect.poll(() => live.isHeard(`pet-${id}`)).toBe(true);
    // The page reloads the pet when its live subscription starts.
    live.tell(`pet-${id}`, "pusher:subscription_succeeded", {});
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    live.tell(`pet-${id}`, "status", { petId: id, status: "reserved", onHold: false, holdUntil: null });
    const offer = screen.getByRole("region", { name: "Price and reservation of Maple" });
    const reserved = offer.getByText("Maple is reserved", { exact: true }).first();
    await expect.element(reserved).toBeVisible();
    for (const open of gates) open();
    await new Promise((done) => setTimeout(done, 300));
    await expect.element(reserved).toBeVisible();
  });

  it.each<[string, Partial<Pet>, string]>([
    ["on hold", { onHold: true }, "Someone is reserving Maple right now"],
    ["reserved", { status: "reserved" }, "Maple is reserved"],
    ["sold", { status: "sold" }, "Maple has found a home"],
    ["adopted", { status: "adopted-sold" }, "Maple has found a home"],
  ])("disables Reserve while %s, and says why", async (_, change, reason) => {
    const { screen } = await show(maple(change));
    const offer = screen.getByRole("region", { name: "Price and reservation of Maple" });
    const button = offer.getByRole("button", { name: texts.reserveButton });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription(reason);
    await expect.element(offer.getByText(reason, { exact: true }).first()).toBeVisible();
  });

  it("does not let a breeder reserve an own pet", async () => {
    const owner = { ...breeder, pets: [id] };
    const { screen } = await show(maple(), {}, {
      user: owner,
      answers: { "GET /v1/current-user": { body: { user: owner } } },
    });
    const button = screen.getByRole("region", { name: "Price and reservation of Maple" })
      .getByRole("button", { name: texts.reserveButton });
    await expect.element(button).toHaveAccessibleDescription("Maple is your own listing");
  });

  it.each<[string, Partial<Pet>, string, [string, string], string]>([
    [
      "holds",
      { onHold: true },
      "held",
      ["Continue your reservation", `/reserve-pet/${id}`],
      "Maple is held for you",
    ],
    [
      "has reserved",
      { status: "reserved" },
      "deposit-paid",
      ["See your reservation", "/account/reserved"],
      "Maple is reserved for you",
    ],
  ])("says so to whoever %s the pet, and leads there", async (_, change, status, [link, href], title) => {
    const pet = maple(change);
    // A reservation's `reservedPetId` is its own id; the pet's id is on the card.
    const own = { id: "r1", reservedPetId: "r1", reservedPet: pet, status };
    const { screen } = await show(pet, {}, {
      user: consumer,
      answers: { "GET /v1/customer/pets/reserved": { body: { reservedPets: [own], nextCursor: null } } },
    });
    await expect.element(screen.getByRole("link", { name: link })).toHaveAttribute("href", href);
    const offer = screen.getByRole("region", { name: "Price and reservation of Maple" });
    await expect.element(offer.getByText(title, { exact: true })).toBeVisible();
    await expect.element(offer.getByText(/^Someone is reserving|^A family has reserved/)).not
      .toBeInTheDocument();
    await expect.element(offer.getByRole("link", { name: "See available dogs" })).not.toBeInTheDocument();
  });

  it("shows others who are waiting below a sold pet", async () => {
    const { screen } = await show(maple({ status: "sold" }));
    await expect.element(screen.getByRole("link", { name: "Hazel" })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "See available dogs" }))
      .toHaveAttribute("href", `${path}#similar`);
    await expect.element(screen.getByText(texts.total, { exact: true })).not.toBeInTheDocument();
  });
});

describe("the cost of a pet", () => {
  const row = (term: string) =>
    [...document.querySelectorAll("dt")].find(({ textContent }) => textContent?.startsWith(term))
      ?.nextElementSibling?.textContent;

  async function estimate(ways?: Ways, zip = "97211") {
    const site = await show(maple(), ways);
    await site.screen.getByRole("textbox", { name: texts.deliveryToZip }).fill(zip);
    await site.screen.getByRole("button", { name: texts.estimate }).click();
    return site;
  }

  it("stands in full before a ZIP code is given, with delivery still to be chosen", async () => {
    await show(maple());
    await expect.poll(() => row("Total")).toBe("$2,575");
    expect(row("Service fee")).toBe("$75");
    expect(row("Due today")).toBe("$375");
    expect(row("Balance")).toBe("$2,200");
    expect(row("Delivery")).toBe(texts.choose);
  });

  it("never takes a delivery that costs without being asked, and then says one amount everywhere", async () => {
    const { screen } = await estimate();
    const way = screen.getByRole("radio", { name: /Honest Delivery/ });
    await expect.element(way).toBeEnabled();
    expect(screen.getByRole("radio", { checked: true }).elements().map((one) => one.getAttribute("value")))
      .toEqual(["deposit"]);
    expect(row("Total")).toBe("$2,575");
    await way.click();
    await screen.getByRole("radio", { name: /Pay in Full/ }).click();
    await expect.poll(() => row("Due today")).toBe("$2,833.65");
    expect(row("Total")).toBe("$2,833.65");
    const hrefs = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/reserve-pet/"]')];
    expect(hrefs).toHaveLength(2);
    for (const { href } of hrefs) {
      expect(new URL(href).search).toBe("?payment=full&delivery=honest&zip=97211");
    }
    expect(hrefs.map(({ textContent }) => textContent)).toContain("Reserve and pay $2,833.65");
    const bar = [...document.querySelectorAll("body *")].filter(({ textContent, children }) =>
      children.length === 0 && textContent === "$2,833.65 due today"
    );
    expect(bar).toHaveLength(1);
  });

  it("takes delivery in once it is chosen, and keeps the ZIP code in the address", async () => {
    const { screen, address } = await estimate();
    await screen.getByRole("radio", { name: /Honest Delivery/ }).click();
    await expect.poll(() => row("Total")).toBe("$2,833.65");
    expect(row("Honest Delivery")).toBe("$258.65");
    await expect.poll(address).toBe(`${path}?zip=97211`);
    await screen.getByRole("radio", { name: /Puppy Flight/ }).click();
    await expect.poll(() => row("Total")).toBe("$3,225");
    await screen.getByRole("radio", { name: /Pick Up/ }).click();
    await expect.poll(() => row("Total")).toBe("$2,575");
  });

  it("keeps the total without delivery while a price is on its way", async () => {
    let answer = (_: Reply) => {};
    const waiting = new Promise<Reply>((resolve) => answer = resolve);
    const { screen } = await estimate({ honest: () => waiting, flight: () => waiting });
    const way = screen.getByRole("radio", { name: /Honest Delivery/ });
    await expect.element(way).toBeDisabled();
    expect(row("Total")).toBe("$2,575");
    answer({ body: quote("honest", 25_865) });
    await way.click();
    await expect.poll(() => row("Total")).toBe("$2,833.65");
  });

  it("says in the way's own place why it cannot reach", async () => {
    const sentence = "This pet is too heavy to fly in the cabin; the limit is 20 lb.";
    const { screen } = await estimate({ flight: () => ({ body: quote("flight", 0, sentence) }) });
    const way = screen.getByRole("radio", { name: /Puppy Flight/ });
    await expect.element(way).toHaveAccessibleDescription(sentence);
    await expect.element(way).toBeDisabled();
    await expect.element(screen.getByRole("radio", { name: /Honest Delivery/ })).toBeEnabled();
  });

  it("says before anybody signs in that a state's law keeps buyers from the pet", async () => {
    const law =
      "Under California law, a breeder's pet under one year old can't be sold through a marketplace.";
    const { orderDetails } = quote("none", 0);
    const { screen } = await show(maple({ state: "CA" }), {}, {
      answers: { "POST /v1/payments/quote": { body: { orderDetails: { ...orderDetails, saleError: law } } } },
    });
    await expect.element(screen.getByText("Maple can't be reserved", { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText(law)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^Reserve/ })).not.toBeInTheDocument();
    // Nothing that only a buyer could use: no amount due today, and no steps after paying.
    await expect.element(screen.getByText(texts.dueToday, { exact: false })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { name: texts.whatHappensNext })).not
      .toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "See available dogs" })).toBeVisible();
  });

  it("offers no delivery to a state whose law bars it, says why once, and still the pick-up", async () => {
    const law = "Under California law, we can't deliver a breeder's pet under one year old to California.";
    const barred = (way: "honest" | "flight") => () => {
      const { orderDetails } = quote(way, 65_000);
      return { body: { orderDetails: { ...orderDetails, saleError: law } } };
    };
    sessionStorage.clear();
    const { screen } = await show(maple(), { honest: barred("honest"), flight: barred("flight") });
    await screen.getByRole("textbox", { name: texts.deliveryToZip }).fill("94110");
    await screen.getByRole("button", { name: texts.estimate }).click();
    await expect.element(screen.getByText(law)).toBeVisible();
    // The prices of the ways home load automatically.
    await expect.poll(() => screen.getByText(texts.stateLawDoesntAllowThis).elements()).toHaveLength(2);
    await expect.element(screen.getByRole("radio", { name: /Honest Delivery/ })).toBeDisabled();
    await screen.getByRole("radio", { name: /Pick Up/ }).click();
    await expect.element(screen.getByRole("link", { name: /^Reserve with/ })).toBeVisible();
  });

  it.each([[1280, 720], [1280, 900], [1024, 600]])(
    "keeps total, amount due and button on a screen of %i by %i, without a scroller",
    async (width, height) => {
      await page.viewport(width, height);
      try {
        const { screen } = await show(maple());
        const offer = screen.getByRole("region", { name: "Price and reservation of Maple" });
        const button = offer.getByRole("link", { name: /^Reserve with/ });
        await expect.element(button).toBeVisible();
        const shown = () =>
          [...document.querySelectorAll("dt")].filter((term) =>
            /^(Total|Due today)/.test(term.textContent) && term.checkVisibility()
          );
        await expect.poll(() => shown().map(({ textContent }) => textContent))
          .toEqual([texts.totalBeforeDelivery, texts.dueTodayDeposit]);
        for (const y of [0, 400, 100_000]) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise(requestAnimationFrame);
          const within = y > 400 ? [] : [...shown(), button.element()];
          for (const part of within) {
            const { top, bottom } = part.getBoundingClientRect();
            expect(top).toBeGreaterThanOrEqual(0);
            expect(bottom).toBeLessThanOrEqual(height);
          }
        }
        let parent: Element | null = offer.element();
        while ((parent = parent.parentElement) && parent !== document.body) {
          expect(getComputedStyle(parent).overflowY).toBe("visible");
        }
        await screen.unmount();
      } finally {
        await page.viewport(1280, 900);
      }
    },
  );

  it("follows the choice of delivery in the bar of a phone", async () => {
    await page.viewport(375, 800);
    try {
      const { screen } = await estimate();
      const bar = screen.getByRole("region", { name: "Reserve Maple" });
      await expect.element(bar.getByText("$2,575")).toBeVisible();
      await screen.getByRole("radio", { name: /Honest Delivery/ }).click();
      await expect.element(bar.getByText("$2,833.65")).toBeVisible();
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("says what is wrong with a ZIP code, next to it", async () => {
    const unknown = () => problem(422, "zip_unknown", "There is no such ZIP code.");
    const { screen } = await estimate({ honest: unknown, flight: unknown }, "00000");
    const field = screen.getByRole("textbox", { name: texts.deliveryToZip });
    await expect.element(field).toHaveAccessibleDescription(/couldn't find ZIP code 00000/);
    expect(row("Total")).toBe("$2,575");
    await field.fill("123");
    await screen.getByRole("button", { name: texts.estimate }).click();
    await expect.element(field).toHaveAccessibleDescription(/five digits/);
  });

  it("offers to try again when a price does not come", async () => {
    let isDown = true;
    const honest = () => isDown ? problem(409, "refused", "No.") : { body: quote("honest", 25_865) };
    const { screen } = await estimate({ honest });
    await expect.element(screen.getByText(texts.deliveryPriceFailed)).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText(texts.deliveryPriceFailed)).not
      .toBeInTheDocument();
    await screen.getByRole("radio", { name: /Honest Delivery/ }).click();
    await expect.poll(() => row("Total")).toBe("$2,833.65");
  });

  it("asks for no ZIP code where the pet is only picked up", async () => {
    const { screen } = await show(maple({ deliveryOptions: ["pickup"] }));
    await expect.element(screen.getByText("Pick up Maple in Corvallis, OR")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: texts.deliveryToZip })).not.toBeInTheDocument();
  });
});

describe("the page around it", () => {
  it("shows the button at once, however tall the offer is", async () => {
    await page.viewport(1280, 700);
    try {
      const { screen } = await show(maple());
      const offer = screen.getByRole("region", { name: "Price and reservation of Maple" });
      const button = offer.getByRole("link", { name: /^Reserve with/ });
      await expect.element(button).toBeVisible();
      expect(offer.element().getBoundingClientRect().height).toBeGreaterThan(700);
      await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("keeps the bar of actions on a phone free of the question for consent", async () => {
    const reports = { ...configuration.reports, dsn: "https://key@127.0.0.1:9/1" };
    const answers = { "GET /v1/configuration": { body: { configuration: { ...configuration, reports } } } };
    await page.viewport(375, 800);
    try {
      const { screen } = await show(maple(), undefined, { answers });
      const notice = screen.getByRole("region", { name: shellTexts.yourPrivacyChoice });
      await expect.element(notice).toBeVisible();
      const bar = screen.getByRole("region", { name: "Reserve Maple" });
      await expect.element(bar).toBeVisible();
      expect(notice.element().getBoundingClientRect().bottom)
        .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it.each([375, 1280])("explains each cost at a press, on a screen of %i pixels", async (width) => {
    await page.viewport(width, 800);
    try {
      const { screen } = await show(maple());
      const offer = screen.getByRole("region", { name: "Price and reservation of Maple" });
      const explained = offer.getByText("3 % of it");
      await expect.element(explained).not.toBeVisible();
      await offer.getByText(texts.whatAreTheseCosts).click();
      await expect.element(explained).toBeVisible();
      await screen.unmount();
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("lets visitors ask about the pet by email, and who is signed in write a message", async () => {
    const { screen } = await show(maple());
    await screen.getByRole("button", { name: "Ask about Maple" }).click();
    const dialog = screen.getByRole("dialog", { name: `Ask ${maple().breeder.name} about Maple` });
    await expect.element(dialog.getByRole("link", { name: "Sign in to message them" }))
      .toHaveAttribute("href", `/messages/new?petId=${id}`);
    await screen.unmount();
    const member = await show(maple(), undefined, { user: consumer });
    await expect.element(member.screen.getByRole("link", { name: `Message ${maple().breeder.name}` }))
      .toHaveAttribute("href", `/messages/new?petId=${id}`);
    await expect.element(member.screen.getByRole("button", { name: "Ask about Maple" })).not
      .toBeInTheDocument();
  });

  it("keeps the gallery's place where there is no photo", async () => {
    const { screen } = await show(maple({ images: [], defaultImage: undefined }));
    await expect.element(screen.getByText("Photos of Maple are coming soon")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: documentsTexts.nextPhoto })).not
      .toBeInTheDocument();
  });

  it("shows health tests with their laboratory, and what the breeder gives back", async () => {
    const { screen } = await show(maple());
    const test = screen.getByRole("row", { name: /Cardiac/ });
    await expect.element(test.getByText("OFA")).toBeVisible();
    await expect.element(screen.getByText("Everything but $187.50")).toBeVisible();
    await expect.element(screen.getByText(/If you cancel later, \$187\.50 isn't refunded\./)).toBeVisible();
    await expect.element(
      screen.getByText(texts.identityCheckedOn({ isShelter: false, verifiedAt: "May 2, 2023" })),
    ).toBeVisible();
    await expect.element(screen.getByText(texts.foundHomes({ homesFound: 38, isShelter: false })))
      .toBeVisible();
  });

  it("counts one view, after the page has come", async () => {
    const { calls } = await show(maple());
    const counted = () => calls.filter(({ name }) => name.startsWith("PUT /v1/pets/increment_view")).length;
    await expect.poll(counted).toBe(1);
  });

  it("copies the address where the browser has no sheet for sharing, and counts that", async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void written.push(text));
    const { screen, calls } = await show(maple());
    await screen.getByRole("button", { name: texts.share }).click();
    await expect.element(screen.getByText(texts.linkCopied)).toBeVisible();
    expect(written).toEqual([location.origin + path]);
    await expect.element(screen.getByText("412 views, shared 18 times")).toBeVisible();
    const share = calls.find(({ name }) => name.startsWith("PUT /v1/pets/increment_shares"));
    expect(JSON.parse(share!.body)).toEqual({ page: path });
  });

  it("shows the link in a field to copy where the browser refuses the clipboard", async () => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No", "NotAllowedError"));
    const copied = vi.spyOn(document, "execCommand").mockReturnValue(true);
    await page.viewport(320, 800);
    try {
      const { screen } = await show(maple());
      await screen.getByRole("button", { name: texts.share }).click();
      const dialog = screen.getByRole("dialog", { name: texts.copyThisLinkToShare });
      const field = dialog.getByLabelText(texts.link, { exact: true });
      await expect.element(field).toHaveValue(location.origin + path);
      await expect.element(dialog.getByRole("button", { name: texts.close, exact: true }).first())
        .toBeVisible();
      expect(document.documentElement.scrollWidth).toBe(320);
      await dialog.getByRole("button", { name: texts.copyLink }).click();
      expect(copied).toHaveBeenCalledWith("copy");
      await expect.element(screen.getByText(texts.linkCopied)).toBeVisible();
      await screen.unmount();
    } finally {
      copied.mockRestore();
      await page.viewport(1280, 900);
    }
  });

  it("names the guarantee's length, and shows contract and guarantee before a reservation", async () => {
    const saleContract = {
      breederId: profile.id,
      version: 3,
      hash: "a".repeat(64),
      contractText: "One pet, as a companion.",
      guaranteeText: "For two years, hips are covered.",
      createdAt: "2026-01-05T12:00:00.000Z",
      confirmedAt: null,
      termsVersion: "2026-11-01",
    };
    const breederProfile = {
      ...profile,
      guaranteePeriod: { count: 2, unit: "year" as const },
      response: { percentWithinDay: 96, medianMinutes: 140 },
    };
    const { screen } = await show(maple(), {}, {
      answers: {
        [`GET /v1/profiles/breeder/${profile.id}`]: { body: { breederProfile } },
        [`GET /v1/breeders/${profile.id}/contract`]: { body: { saleContract } },
      },
    });
    await expect.element(screen.getByText(contractTexts.upTo({ count: 2, unit: "year" })).first())
      .toBeVisible();
    await expect.element(screen.getByText(usuallyReplies({ time: "within 3 hours", percent: 96 })))
      .toBeVisible();
    await screen.getByRole("button", { name: contractTexts.readBoth(false) }).click();
    const dialog = screen.getByRole("dialog", { name: contractTexts.saleContractAndHealthGuarantee });
    await expect.element(dialog.getByText("For two years, hips are covered.")).toBeVisible();
    await expect.element(dialog.getByText("One pet, as a companion.")).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: contractTexts.iAcceptBoth })).not
      .toBeInTheDocument();
  });

  it("goes to the right address when the name in it is another", async () => {
    const { address } = await renderSite(`/pets/${id}/another?zip=97211`, { answers: answersFor(maple()) });
    await expect.poll(address).toBe(`${path}?zip=97211`);
  });

  it("says that a listing was taken down", async () => {
    const { screen } = await renderSite(path, {
      answers: { [`GET /v1/pets/${id}`]: problem(410, "pet_gone", "This listing has been taken down.") },
    });
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("taken down");
  });
});

describe("the breeder's questions", () => {
  const pet = maple();
  const FORM = `GET /v1/breeders/${pet.breeder.id}/applications/form`;
  const asks = (isRequired: boolean) => ({
    [FORM]: { body: { form: { breederId: pet.breeder.id, isRequired, questions: [] } } },
  });
  const mine = (status: string): Answers => ({
    ...asks(true),
    "GET /v1/user": { body: { user: consumer } },
    "GET /v1/applications": {
      body: { applications: [{ status, breeder: { id: pet.breeder.id } }], nextCursor: null },
    },
  });

  it("come before the checkout", async () => {
    const { screen } = await show(pet, {}, { answers: asks(true) });
    await expect.element(screen.getByText("This breeder asks a few questions first")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: texts.answerTheQuestions }))
      .toHaveAttribute("href", `/breeders/${pet.breeder.id}/apply?pet=${pet.id}`);
    await expect.element(screen.getByRole("link", { name: /^Reserve/ })).not.toBeInTheDocument();
  });

  it("are asked for within the narrowest phone", async () => {
    await page.viewport(320, 800);
    try {
      const { screen } = await show(pet, {}, { answers: asks(true) });
      const link = screen.getByRole("region", { name: /^Reserve/ }).getByRole("link", {
        name: texts.answerTheQuestions,
      });
      await expect.element(link).toBeVisible();
      expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it("are no step where they are optional", async () => {
    const { screen } = await show(pet, {}, { answers: asks(false) });
    await expect.element(screen.getByRole("link", { name: /^Reserve/ })).toBeVisible();
    await expect.element(screen.getByText(/asks a few questions/)).not.toBeInTheDocument();
  });

  it.each([
    ["draft", "Continue your application"],
    ["submitted", "See your application"],
    ["declined", "Answer the questions"],
    ["withdrawn", "Answer the questions"],
  ])("that were answered stand as %s", async (status, words) => {
    const { screen } = await show(pet, {}, { user: consumer, answers: mine(status) });
    await expect.element(screen.getByRole("link", { name: words })).toBeVisible();
  });

  it("open the way to the checkout once the breeder says yes", async () => {
    const { screen } = await show(pet, {}, { user: consumer, answers: mine("approved") });
    await expect.element(screen.getByRole("link", { name: /^Reserve with/ })).toBeVisible();
  });
});

describe("brothers and sisters", () => {
  const litter = {
    id: "01999e0d-7714-7f4a-b1c8-0d9e2f3a4b5c",
    name: "Autumn",
    birthDate: null,
    goHomeDate: null,
  };
  const LIST = `GET /v1/pets/siblings/${id}`;
  const of = (pet: Pet, list?: Answer) => show(pet, {}, { answers: list ? { [LIST]: list } : {} });
  const heading = { name: texts.littermates };

  it("are not shown once more among the others of the breeder", async () => {
    const { screen } = await of({ ...maple(), litter }, { body: { pets: [...profile.pets] } });
    await expect.element(screen.getByRole("region", heading)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "More from Willow Creek" })).not
      .toBeInTheDocument();
  });

  it("stand in a row of their own", async () => {
    const { screen } = await of({ ...maple(), litter }, { body: { pets: [card("Bramble")] } });
    await expect.element(screen.getByRole("heading", heading)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Bramble" })).toBeVisible();
  });

  it("say when none is listed, and are left out without a litter", async () => {
    const none = await of({ ...maple(), litter }, { body: { pets: [] } });
    await expect.element(none.screen.getByText(/None of Maple.s littermates are listed/)).toBeVisible();
    await none.screen.unmount();
    const { litter: _, ...alone } = maple();
    const { screen, calls } = await of(alone as Pet);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Maple" })).toBeVisible();
    await expect.element(screen.getByRole("heading", heading)).not.toBeInTheDocument();
    expect(calls.some(({ name }) => name === LIST)).toBe(false);
  });

  it("can be asked for again", async () => {
    let isDown = true;
    const { screen } = await of(
      { ...maple(), litter },
      () => isDown ? problem(409, "refused", "No.") : { body: { pets: [card("Bramble")] } },
    );
    await expect.element(screen.getByText(texts.litterLoadFailed)).toBeVisible();
    isDown = false;
    await screen.getByRole("alert").filter({ hasText: texts.litterLoadFailed }).getByRole("button")
      .click();
    await expect.element(screen.getByRole("heading", { name: "Bramble" })).toBeVisible();
  });
});
