import { describe, expect, it } from "vitest";
import { costLines, waysOf, zipError, zipIn } from "./delivery_rules.ts";
import { petHead } from "./pet_head.ts";
import { cardAge, nounOf } from "../../components/pets/card_rules.ts";
import {
  includesText,
  isDepositOffered,
  petDescription,
  petTitle,
  standingOf,
} from "../../components/pets/pet_rules.ts";
import { firstHomeDay } from "../../lib/pets.ts";
import { refundFacts } from "./refund_rules.ts";
import { maple, quote } from "./testing_pet.ts";
import { listText } from "../../components/pets/words.ts";

const TODAY = "2026-11-21";

describe("a card's age", () => {
  const pup = { birthDate: "2026-11-07", goHomeDate: "2027-01-02" };
  it("is the day that decides, while a puppy or kitten is too young to go home", () => {
    expect(cardAge(maple(pup), TODAY)).toBe("Ready Jan 2");
    expect(cardAge(maple({ ...pup, goHomeDate: "2027-01-09" }), TODAY)).toBe("Ready Jan 9");
    expect(cardAge(maple(pup), "2027-01-01")).toBe("Ready Jan 2");
    expect(cardAge(maple(pup), "2027-01-02")).toBe("8 weeks");
  });

  it("is the age of a grown pet, and of one that is not to be had", () => {
    expect(cardAge(maple({ birthDate: "2020-11-07", goHomeDate: "2026-12-01" }), TODAY)).toBe("6 years");
    expect(cardAge(maple({ ...pup, status: "reserved" }), TODAY)).toBe("2 weeks");
  });
});

describe("what a pet is called", () => {
  it("is a puppy or kitten in the first year, then a dog or cat", () => {
    expect(nounOf(maple(), TODAY)).toBe("puppy");
    expect(nounOf(maple({ birthDate: "2025-11-22" }), TODAY)).toBe("puppy");
    expect(nounOf(maple({ birthDate: "2025-11-21" }), TODAY)).toBe("dog");
    expect(nounOf(maple({ type: "Cat" }), TODAY)).toBe("kitten");
    expect(nounOf(maple({ type: "Cat", birthDate: "2020-01-01" }), TODAY)).toBe("cat");
  });

  it("stands in the title with breed and place", () => {
    expect(petTitle(maple(), TODAY)).toBe("Maple, Cavalier King Charles Spaniel puppy in Corvallis, OR");
  });

  it("is described by age, look, place, breeder and price; a closed listing without its price", () => {
    expect(petDescription(maple(), TODAY)).toBe(
      "Meet Maple, 10 weeks old, female blenheim Cavalier King Charles Spaniel in Corvallis, OR, with verified breeder " +
        "Willow Creek Cavaliers. $2,575, ready to go home from November 30.",
    );
    expect(petDescription(maple({ status: "sold" }), TODAY)).not.toContain("$");
  });
});

describe("the day of going home", () => {
  it("is never before the eighth week", () => {
    expect(firstHomeDay("2026-10-01")).toBe("2026-11-26");
    expect(firstHomeDay("2026-10-01", "2026-11-01")).toBe("2026-11-26");
    expect(firstHomeDay("2026-10-01", "2026-12-05")).toBe("2026-12-05");
  });
});

describe("what the price includes", () => {
  it("names only what comes with this pet", () => {
    expect(includesText(maple())).toBe("Includes health records, microchip, genetic testing and AKC papers");
    expect(includesText(maple({ registries: [], geneticTesting: false, isMicrochipped: false })))
      .toBeUndefined();
    expect(listText(["a"])).toBe("a");
  });
});

describe("whether a pet can be reserved", () => {
  it("is yes only for an available pet that nobody holds and that is not one's own", () => {
    expect(standingOf(maple()).canReserve).toBe(true);
    expect(standingOf(maple({ onHold: true })).canReserve).toBe(false);
    expect(standingOf(maple(), { isOwn: true }).canReserve).toBe(false);
    for (const status of ["reserved", "sold", "sold-external", "adopted-sold", "temporary-pause"] as const) {
      expect(standingOf(maple({ status })), status).toMatchObject({
        canReserve: false,
        title: expect.any(String),
      });
    }
  });

  it("is no for a pet that is promised, but for the one whom it is promised to", () => {
    const promised = maple({ promisedUntil: "2026-05-02T12:00:00Z" });
    expect(standingOf(promised, { promisedUntil: "Saturday, May 2, 4:33 PM" })).toMatchObject({
      canReserve: false,
      title: "Maple is promised to someone",
      text: expect.stringContaining("until Saturday, May 2, 4:33 PM"),
    });
    expect(standingOf(promised, { isPromised: false }).canReserve).toBe(true);
  });

  it("tells the end of a hold only where it is known", () => {
    const held = maple({ onHold: true });
    expect(standingOf(held, { until: "4:15 PM" }).text).toContain("around 4:15 PM");
    expect(standingOf(held).text).not.toMatch(/\d/);
  });
});

describe("delivery", () => {
  it("offers picking up always, the others as the breeder does", () => {
    expect(waysOf({ deliveryOptions: ["flight"] })).toEqual(["pickup", "flight"]);
    expect(waysOf({ deliveryOptions: ["none"] })).toEqual(["pickup"]);
  });

  it("reads a ZIP code of five digits from an address, and nothing else", () => {
    expect(zipIn({ zip: "97330" })).toBe("97330");
    expect(zipIn({ zip: ["97330", "10001"] })).toBe("97330");
    for (const zip of ["9733", "97330-1", "abcde", ""]) expect(zipIn({ zip })).toBeUndefined();
    expect(zipError("97330")).toBeUndefined();
    expect(zipError("")).toMatch(/Enter/);
  });

  it("shows lines that add up to the total", () => {
    const { orderDetails } = quote("honest", 25_865);
    expect(costLines(orderDetails).reduce((sum, { cents }) => sum + cents, 0)).toBe(orderDetails.total);
  });
});

describe("what comes back", () => {
  it("is everything at first and when the seller cancels, later as the policy says", () => {
    const later = (lateCancellationCents: number | undefined, hasDeposit = true) =>
      refundFacts({ sellerKind: "breeder", lateCancellationCents, hasDeposit }).map(({ value }) => value);
    expect(later(18_750)).toEqual(["Full refund", "Everything but $187.50", "Full refund"]);
    expect(later(24_900, false)[1]).toBe("Everything but $249");
    expect(later(0)[1]).toBe("Full refund");
    expect(later(undefined)[1]).toBe("Depends on the breeder's policy");
  });
});

describe("what the page says of itself", () => {
  const offer = (change: Parameters<typeof maple>[0]) => {
    const [product] = petHead(maple(change), TODAY).jsonLd!;
    return product!.offers as Record<string, unknown>;
  };

  it("is an offer with its price and availability", () => {
    expect(offer({})).toMatchObject({
      price: "2575.00",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    });
    const [barred] = petHead(maple(), TODAY, true).jsonLd!;
    expect(barred).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
    expect(offer({ onHold: true }).availability).toBe("https://schema.org/LimitedAvailability");
    expect(offer({ status: "reserved" }).availability).toBe("https://schema.org/OutOfStock");
    expect(offer({ status: "adopted-sold" }).availability).toBe("https://schema.org/SoldOut");
  });

  it("has a picture for shared links where there is one", () => {
    const [first] = maple().images;
    const defaultImage = { ...first!, cardUrl: "/media/maple.card.webp" };
    expect(petHead(maple({ defaultImage }), TODAY).image).toBe("/media/maple.og.jpg");
    expect(petHead(maple({ images: [] }), TODAY).image).toBeUndefined();
  });
});

describe("a deposit", () => {
  // The price P in cents, the amount due at reservation as the server computes it, and whether a deposit
  // exists. By hand: 375.00 of P + 3%, with at least 50 cents left to pay.
  it.each([
    [0, 0, false],
    [24_900, 25_647, false],
    [24_901, 25_648, false],
    [36_407, 37_499, false],
    [36_408, 37_500, false],
    [36_455, 37_549, false],
    [36_456, 37_500, true],
    [36_500, 37_500, true],
    [37_500, 37_500, true],
    [37_501, 37_500, true],
    [250_000, 37_500, true],
  ])("of a pet at %i cents, which takes %i at once, is offered: %s", (priceCents, depositCents, expected) => {
    expect(isDepositOffered({ priceCents, depositCents })).toBe(expected);
  });
});
