import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBreeder, addUser, bearer } from "../../testing/fixtures.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { TERMS_VERSION } from "../accounts/rules.ts";
import { addSkeletons } from "./name_actions.ts";
import { officialPart, skeletonOf } from "./name_rules.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
let count = 0;

beforeAll(async () => {
  app = await startApp({ features: ["auth", "breeders", "verification"] });
  await app.db.insertInto("places").values(
    { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.56, longitude: -123.26 },
  ).onConflict((conflict) => conflict.doNothing()).execute();
});
afterAll(() => app.close());

async function send(path: string, method: string, json: unknown, headers = {}) {
  const response = await app.fetch(path, { method, headers, json });
  return { status: response.status, body: await response.json() as Body };
}
const person = () => ({
  firstName: "Ruth",
  lastName: "Abernathy",
  email: `names-${++count}@example.com`,
  password: "a quiet harbor at dusk",
  termsVersion: TERMS_VERSION,
  postalCode: "97330",
});
const signUp = (programName: string) =>
  send("/v1/users/new", "POST", { ...person(), type: "Breeder", programName });
const addShelter = (name: string) =>
  send("/api/shelter/add", "POST", { ...person(), name, registrationNumber: "12-3456789" });
const fieldOf = ({ body }: { body: Body }) => [body.code, body.errors?.[0]?.pointer];

async function seller(verification: "approved" | "not-started" = "not-started") {
  const row = await addBreeder(app.services, { verification });
  const headers = await bearer(app.services, row.user);
  return {
    id: row.id,
    name: row.name,
    update: (json: unknown) => send(`/v1/breeders/profile/${row.id}/update`, "PUT", json, headers),
    waiting: async (): Promise<Body[]> => {
      const response = await app.fetch("/api/user/breeder/", { headers });
      return (await response.json()).breederData.claimChanges;
    },
  };
}
const skeletonIn = async (id: string) =>
  (await app.db.selectFrom("breeders").select("name_skeleton").where("id", "=", id).executeTakeFirstOrThrow())
    .name_skeleton;

describe("skeletonOf", () => {
  it.each([
    ["Larkmeadow Goldens", "LARKMEADOW GOLDENS"],
    ["Larkmeadow Goldens", "Lаrkmеаdow Gоldens"], // Cyrillic
    ["Larkmeadow Goldens", "larkmeadow-göldens!"],
    ["Larkmeadow Goldens", "Ｌａｒｋｍｅａｄｏｗ  Ｇｏｌｄｅｎｓ"],
    ["Iris Hill", "lris Hill"],
    ["IRIS HILL", "Iris Hill"],
    ["Amber Oaks", "Arnber 0aks"],
    ["Ali", "All"],
  ])("takes %s and %s for one another", (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each([
    ["Willow Creek", "Willow Creek Corvallis"],
    ["Cedar Hill", "Cedar Mill"],
    ["Oak 1", "Oak 2"],
    // "Ali" and "All" look alike only as whole names.
    ["Ali", "All Paws"],
    ["Ali's Beagles", "All"],
    ["Mali Goldens", "Ali Goldens"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });
});

describe("officialPart", () => {
  it.each([
    ["Hearthpaw Official Support", "hearthpaw"],
    ["Hearthpaw Support", "hearthpaw"],
    ["Hearthpaw Goldens", "hearthpaw"],
    ["HearthpawSupport", "hearthpaw"],
    ["My Hearthpaw", "hearthpaw"],
    ["HеаrthPаw Kennels", "hearthpaw"], // Cyrillic
    ["Hearth-Paw", "hearthpaw"],
    ["Hearth Paws", "hearthpaw"],
    ["H e a r t h p a w", "hearthpaw"],
    ["Ｈｅａｒｔｈｐａｗ", "hearthpaw"],
    ["Héarthpäw", "hearthpaw"],
    ["Golden Refunds", "refunds"],
    ["Refund Kennels", "refund"],
    ["The 0fficial Doodles", "official"],
    ["Official Goldens", "official"],
    ["OFFICIAL", "official"],
    ["Beagles Official", "official"],
    ["BeaglesOfficial", "official"],
    ["OfficialBeagles", "official"],
    ["Оffiсiаl Beagles", "official"], // Cyrillic
    ["O f f i c i a l Beagles", "official"],
    ["Officially Doodles", "official"],
    ["S u p p o r t", "support"],
    ["Support", "support"],
    ["The Support", "support"],
    ["Our Support", "support"],
    ["24/7 Support", "support"],
    ["24 Hour Customer Support", "customer support"],
    ["Support Team", "support team"],
    ["The Support Team", "support team"],
    ["SupportTeam", "support team"],
    ["Suрроrt Tеаm", "support team"], // Cyrillic
    ["Customer Support", "customer support"],
    ["Puppy Customer Support", "customer support"],
    ["CustomerSupport", "customer support"],
    ["Seller Support", "seller support"],
    ["Buyer Support", "buyer support"],
    ["Account Support", "account support"],
    ["Tech Support Puppies", "tech support"],
    ["Live Support", "live support"],
    ["Pet Support", "support"],
    ["Technical Support", "support"],
    ["Help and Support", "help"],
    ["Help Center", "help center"],
    ["Help-Desk", "help desk"],
    ["Helpdesk", "helpdesk"],
    ["Support Center", "support center"],
    ["Support Desk", "support desk"],
    ["Puppy Customer Service", "customer service"],
    ["Customer Care", "customer care"],
    ["Customer Service Team", "service team"],
    ["Team", "team"],
    ["The Team", "team"],
    ["Our Team", "team"],
    ["Pets Team", "team"],
    ["Marketplace Team", "team"],
    ["Adoption Team", "team"],
    ["Safety Team", "safety team"],
    ["Trust & Safety", "trust safety"],
    ["Trust and Safety", "trust and safety"],
    ["Fraud Team", "fraud team"],
    ["Security Team", "security team"],
    ["Payments", "payments"],
    ["Billing", "billing"],
    ["Billing Department", "billing department"],
    ["Billing and Payments", "billing"],
    ["Payment Desk", "payment desk"],
    ["Puppy Payments", "payments"],
    ["Buyer Protection", "buyer protection"],
    ["Staff", "staff"],
    ["Golden Staff", "staff"],
    ["Pet Admin", "admin"],
    ["Site Administrator", "administrator"],
    ["Moderators", "moderators"],
    ["Puppy Escrow", "escrow"],
    ["Verified Breeders", "verified"],
    ["Breeder Verification", "verification"],
  ])("finds what is official about %s", (name, part) => {
    expect(officialPart(name)).toBe(part);
  });

  it.each([
    "Team Taylor Beagles",
    "Team Goldens",
    "Team Doodle",
    "Dream Team Labradors",
    "Willow Team",
    "A-Team Aussies",
    "Team Retriever",
    "The Corgi Team",
    "Barn Hunt Team Terriers",
    "Sled Team Malamutes",
    "Team Husky of Duluth",
    "Support Dog Kennels",
    "Emotional Support Poodles",
    "Supporting Paws",
    "Support Our Strays",
    "Veteran Support Dogs",
    "Life Support Labs",
    "Family Support Goldens",
    "Therapy and Support Cavaliers",
    "Support Service Shepherds",
    "Service Dogs of Maine",
    "Service Puppies Ohio",
    "Helping Paws",
    "Help a Hound",
    "Helping Hands Rescue",
    "Staffordshire Corner",
    "Blue Stafford Kennels",
    "Staffie Lane",
    "Flagstaff Retrievers",
    "Falstaff Bulldogs",
    "Adminton Farm",
    "Administer Acres",
    "Billings Labradors",
    "Billings Mountain Dogs",
    "Billingsley Beagles",
    "Safe Haven Cats",
    "Safety Harbor Spaniels",
    "Security Colorado Shepherds",
    "Trusty Terriers",
    "Trust Fund Tabbies",
    "Officer Street Danes",
    "Old Post Office Kennels",
    "The Officers' Collies",
    "Payton Place Poodles",
    "Verity Hill",
    "Hearth and Home",
    "Hearthside Havanese",
    "Hearth & Tail",
    "Heartland Paws",
    "Paws of Hartford",
    "Pawhearth Cats",
    "Heart Paw Hill",
    "Hearthstone Paws",
    "Warm Hearth Cavaliers",
    "Willow Creek Cavaliers",
    "Steamboat Goldens",
    "Moderna Mastiffs",
    "Modern Bengals",
    "Refuge Ranch",
    "Refined Ragdolls",
    "Center Stage Shelties",
    "Helpern Farm",
    "Second Porch",
    "Ali",
    "All",
    "Desk Dog Dachshunds",
    "American Pet Haven",
    "Puppy Care of Utah",
    "Live Oak Labs",
    "Teamster Terriers",
    "Steam Valley Siberians",
    "Team Ayala Frenchies",
    "Kennel Support of Kin",
    "Pet Angels",
  ])("leaves %s alone", (name) => {
    expect(officialPart(name)).toBeUndefined();
  });
});

describe("the name of a program", () => {
  it.each([
    ["Hearthpaw Refunds", "program_name_official"],
    ["Call 541-555-0142 Kennels", "contact_details"],
    ["Goldens at www.evil-prize.com", "contact_details"],
    ["🐶🐶", "name_invalid"],
  ])("is not %s, at sign-up, for a shelter and on change", async (name, code) => {
    expect(fieldOf(await signUp(name))).toEqual([code, "/programName"]);
    expect(fieldOf(await addShelter(name))).toEqual([code, "/name"]);
    for (const verification of ["not-started", "approved"] as const) {
      const { update, waiting } = await seller(verification);
      expect(fieldOf(await update({ name }))).toEqual([code, "/name"]);
      expect(await waiting()).toEqual([]);
    }
  });

  it("is nobody else's, also in look-alike letters", async () => {
    expect((await signUp("Larkmeadow Goldens")).status).toBe(201);
    const taken = "Lаrkmeadow-Goldens"; // Cyrillic
    const answer = await signUp(taken);
    expect([answer.status, ...fieldOf(answer)]).toEqual([422, "program_name_taken", "/programName"]);
    expect(answer.body.detail).toContain("Add your town");
    expect(fieldOf(await addShelter(taken))).toEqual(["program_name_taken", "/name"]);
    for (const verification of ["not-started", "approved"] as const) {
      expect(fieldOf(await (await seller(verification)).update({ name: taken })))
        .toEqual(["program_name_taken", "/name"]);
    }
  });

  it("goes to one of many who choose it at once", async () => {
    const answers = await Promise.all(
      ["Harbor Light", "HARBOR LIGHT", "Harbor-Light", "Hаrbor Light", "Harbor Lіght", "Harbor  Light"].map(
        signUp,
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    const movers = await Promise.all(Array.from({ length: 6 }, () => seller()));
    const moved = await Promise.all(movers.map(({ update }) => update({ name: "Quiet Harbor" })));
    expect(moved.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(moved.find(({ status }) => status === 422)!.body.code).toBe("program_name_taken");
  });

  it("is asked of staff by several, and accepted once", async () => {
    const staff = await bearer(app.services, await addUser(app.services, { role: "Admin" }));
    const sellers = await Promise.all([seller("approved"), seller("approved")]);
    const ids = [];
    for (const { update, waiting } of sellers) {
      expect((await update({ name: "Quarry Bend" })).status).toBe(200);
      ids.push((await waiting())[0].id);
    }
    const decided = await Promise.all(
      ids.map((id) => send(`/v1/admin/claim-changes/${id}/decide`, "POST", { decision: "accept" }, staff)),
    );
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(decided.find(({ status }) => status === 409)!.body.detail).toContain("Reject the change");
  });

  it("can be written in another way by its own program", async () => {
    const { update, id } = await seller();
    await update({ name: "Ridge Hollow" });
    expect((await update({ name: "Ridge-Hollow" })).status).toBe(200);
    expect(await skeletonIn(id)).toBe(skeletonOf("Ridge Hollow"));
  });

  it("is free again once its account is closed", async () => {
    const { update, id } = await seller();
    await update({ name: "Fern Gully" });
    await app.db.updateTable("breeders").set({ name_skeleton: null }).where("id", "=", id).execute();
    expect((await (await seller()).update({ name: "Fern Gully" })).status).toBe(200);
  });
});

describe("the story of a program", () => {
  it("has no contact details, and one from before may stay", async () => {
    const { update, id } = await seller("approved");
    const refused = await update({ story: "Call us at 541-555-0142 or visit www.larkmeadow.com." });
    expect([refused.status, ...fieldOf(refused)]).toEqual([422, "contact_details", "/story"]);
    expect(refused.body.errors[0].detail).toMatch(/^Leave out the phone number: “541-555-0142”/);
    expect((await update({ story: "Since 2011 we raise 2 litters a year." })).status).toBe(200);
    const old = "Text 541-555-0142.";
    await app.db.updateTable("breeders").set({ story: old }).where("id", "=", id).execute();
    expect((await update({ story: old, depositRefundPercent: 100 })).status).toBe(200);
  });
});

describe("addSkeletons", () => {
  it("adds what is missing to the older of two alike, and leaves the other without", async () => {
    const [first, second] = [await addBreeder(app.services), await addBreeder(app.services)];
    for (const { id } of [first, second]) {
      await app.db.updateTable("breeders").set({ name: "Old Mill Dachshunds" }).where("id", "=", id)
        .execute();
    }
    for (let times = 0; times < 2; times++) await addSkeletons(app.services, new AbortController().signal);
    expect(await skeletonIn(first.id)).toBe(skeletonOf("Old Mill Dachshunds"));
    expect(await skeletonIn(second.id)).toBeNull();
  });
});
