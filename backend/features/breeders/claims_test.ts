import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { made, upload } from "../../testing/files.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addressText, claimsIn } from "./claim_rules.ts";
import { addressOf } from "./actions.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
type Headers = { authorization: string };
let app: TestApp;
let seller: { id: string; breederId: string; name: string; email: string; headers: Headers };
let staff: { id: string; headers: Headers };

beforeAll(async () => {
  app = await startApp({ features: ["auth", "breeders", "files", "staff", "users", "verification"] });
  const user = await addUser(app.services, { role: "Admin" });
  staff = { id: user.id, headers: await bearer(app.services, user) };
  await app.db.insertInto("places").values([
    { zip: "97330", city: "Corvallis", state: "OR", latitude: 44.56, longitude: -123.26 },
    { zip: "98101", city: "Seattle", state: "WA", latitude: 47.61, longitude: -122.33 },
  ]).onConflict((conflict) => conflict.doNothing()).execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  const row = await addBreeder(app.services);
  const headers = await bearer(app.services, row.user);
  seller = { id: row.user.id, breederId: row.id, name: row.name, email: row.user.email, headers };
});

async function call(headers: Headers, method: string, path: string, json?: unknown) {
  const response = await app.fetch(path, { method, headers, ...(json === undefined ? {} : { json }) });
  return { status: response.status, body: await response.json() as Body };
}
const update = (body: unknown) =>
  call(seller.headers, "PUT", `/v1/breeders/profile/${seller.breederId}/update`, body);
const waiting = async (): Promise<Body[]> =>
  (await call(seller.headers, "GET", "/api/user/breeder/")).body.breederData.claimChanges;
const publicPage = async () =>
  (await app.fetch(`/v1/profiles/breeder/${seller.breederId}`)).json().then((body) => body.breederProfile);
const decide = (id: string, decision: string, reason?: string) =>
  call(staff.headers, "POST", `/v1/admin/claim-changes/${id}/decide`, {
    decision,
    ...(reason ? { reason } : {}),
  });
const asVerification = (verification: "not-started" | "submitted" | "rejected") =>
  app.db.updateTable("breeders").set({ verification }).where("id", "=", seller.breederId).execute();

describe("a verified program", () => {
  it("keeps name, slug, cards and place until staff accept the new ones", async () => {
    const pet = await addPet(app.services, { breeder_id: seller.breederId });
    const before = await publicPage();
    const { status, body } = await update({
      name: "Larkspur Goldens",
      postalCode: "98101",
      licence: "WA-204",
    });
    expect([status, body.breederProfile.name]).toEqual([200, seller.name]);
    expect(await publicPage()).toMatchObject({ name: before.name, slug: before.slug, city: "Corvallis" });
    const open = await waiting();
    expect(open.map(({ kind, newText }) => [kind, newText])).toEqual([
      ["licence", "WA-204"],
      ["name", "Larkspur Goldens"],
      ["place", "Seattle, WA 98101"],
    ]);

    const listed = await call(staff.headers, "GET", "/v1/admin/claim-changes?kind=name");
    expect(schemas.ClaimChangesAnswer.safeParse(listed.body).error).toBeUndefined();
    const line = listed.body.claimChanges.find((one: Body) => one.breeder.id === seller.breederId);
    expect(line).toMatchObject({ kind: "name", oldText: seller.name, newText: "Larkspur Goldens" });
    const queues = (await call(staff.headers, "GET", "/v1/admin/queues")).body.queues;
    expect(queues.claimChanges.count).toBeGreaterThanOrEqual(3);

    for (const { id } of open) {
      const decided = await decide(id, "accept");
      expect([decided.status, decided.body.claimChange.status]).toEqual([200, "accepted"]);
      expect((await decide(id, "accept")).body.code).toBe("transition_not_allowed");
    }
    const after = await publicPage();
    expect(after).toMatchObject({ name: "Larkspur Goldens", city: "Seattle", licence: "WA-204" });
    expect(after.slug).toMatch(/^larkspur-goldens-/);
    expect(await waiting()).toEqual([]);
    const { card, city } = await app.db.selectFrom("pets").select(["card", "city"]).where("id", "=", pet.id)
      .executeTakeFirstOrThrow();
    expect([JSON.parse(card!).breeder.name, city]).toEqual(["Larkspur Goldens", "Seattle"]);
    const log = (await call(staff.headers, "GET", "/v1/admin/audit")).body.entries;
    const entry = log.find((one: Body) => one.action === "claim-accepted" && one.subjectId === line.id);
    expect(entry).toMatchObject({ subjectName: "Larkspur Goldens", subjectKind: "claim-change" });
    expect(entry.changes).toEqual([{ field: "name", before: seller.name, after: "Larkspur Goldens" }]);
  });

  it("keeps the old name with the reason when staff refuse", async () => {
    await update({ name: "Cobalt Farms" });
    const [{ id }] = await waiting();
    expect((await decide(id, "reject")).body.code).toBe("reason_missing");
    const refused = await decide(id, "reject", "The license is issued to another name.");
    expect(refused.body.claimChange).toMatchObject({ status: "rejected", reason: expect.any(String) });
    expect((await publicPage()).name).toBe(seller.name);
    const mail = await app.db.selectFrom("mails").select(["kind", "subject"]).where(
      "recipient",
      "=",
      seller.email,
    )
      .execute();
    expect(mail).toEqual([{ kind: "claim-rejected", subject: "Your new name wasn't approved" }]);
    const told = await app.db.selectFrom("notifications").select(["title", "text"]).where(
      "user_id",
      "=",
      seller.id,
    )
      .execute();
    expect(told).toMatchObject([{ title: "Your new name wasn't approved" }]);
    expect(told[0]!.text).toContain("issued to another name");
  });

  it("can withdraw a change, also by sending the current value, and has one of each kind at most", async () => {
    await update({ name: "First Wish" });
    const [first] = await waiting();
    await update({ name: "First Wish" });
    expect((await waiting()).map(({ id }) => id)).toEqual([first.id]);
    await update({ name: "Second Wish" });
    const [second] = await waiting();
    expect([second.newText, second.id === first.id]).toEqual(["Second Wish", false]);
    const path = `/v1/breeders/claim-changes/${second.id}/withdraw`;
    expect((await call(seller.headers, "POST", path)).body.breederData.claimChanges).toEqual([]);
    expect((await call(seller.headers, "POST", path)).status).toBe(200);
    expect((await decide(second.id, "accept")).body.code).toBe("transition_not_allowed");
    await update({ name: "Third Wish" });
    await update({ name: seller.name });
    expect(await waiting()).toEqual([]);

    await update({ name: "Fourth Wish" });
    const [fourth] = await waiting();
    const other = await addBreeder(app.services);
    const theirs = await bearer(app.services, other.user);
    const foreign = await call(theirs, "POST", `/v1/breeders/claim-changes/${fourth.id}/withdraw`);
    expect(foreign.status).toBe(404);
    await decide(fourth.id, "reject", "No.");
    const late = await call(seller.headers, "POST", `/v1/breeders/claim-changes/${fourth.id}/withdraw`);
    expect(late.body.code).toBe("transition_not_allowed");
  });

  it("changes its story and phone at once", async () => {
    const { body } = await update({ story: "We moved the kennel.", phoneNumber: "+15035550118" });
    expect(body.breederProfile.story).toBe("We moved the kennel.");
    expect(await waiting()).toEqual([]);
  });

  it("opens one change of a kind when many arrive at once", async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Race Wish ${index}`);
    const answers = await Promise.all(names.map((name) => update({ name })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(await waiting()).toHaveLength(1);
  });
});

describe("the owner's legal name", () => {
  const rename = (body: unknown) => call(seller.headers, "PUT", "/v1/users/update", body);
  const nameOf = async () => {
    const { body } = await call(seller.headers, "GET", "/v1/user");
    return `${body.user.firstName} ${body.user.lastName}`;
  };

  it("waits for staff, while everything else of the account changes", async () => {
    const before = await nameOf();
    const { status, body } = await rename({
      firstName: "Ruth",
      lastName: "Berg",
      phoneNumber: "+15035550119",
    });
    expect([status, `${body.user.firstName} ${body.user.lastName}`, body.user.phoneNumber])
      .toEqual([200, before, "+15035550119"]);
    const open = await waiting();
    expect(open).toMatchObject([{
      kind: "legal-name",
      oldText: before,
      newText: "Ruth Berg",
      question: null,
    }]);
    // Forms always send the current name.
    const { firstName, lastName } = body.user;
    await rename({ firstName, lastName, phoneNumber: null });
    expect((await waiting()).map(({ id }) => id)).toEqual([open[0].id]);
    const shown = (await call(seller.headers, "GET", "/v1/breeders/verification")).body;
    expect(JSON.stringify(shown)).not.toContain("Ruth Berg");
    expect((await decide(open[0].id, "accept")).body.claimChange.status).toBe("accepted");
    expect(await nameOf()).toBe("Ruth Berg");
    const { subject, text } = await app.db.selectFrom("mails").select(["subject", "text_body as text"])
      .where("recipient", "=", seller.email).executeTakeFirstOrThrow();
    expect([subject, text]).toEqual([
      "Your new legal name is approved",
      expect.stringContaining("Ruth Berg"),
    ]);
  });

  it("changes at once for a program that nobody vouches for, and for buyers", async () => {
    await asVerification("rejected");
    await rename({ lastName: "Berg" });
    expect(await nameOf()).toMatch(/ Berg$/);
    expect(await waiting()).toEqual([]);
    const buyer = await bearer(app.services, await addUser(app.services));
    expect((await call(buyer, "PUT", "/v1/users/update", { lastName: "Berg" })).body.user.lastName).toBe(
      "Berg",
    );
  });

  it("ends the change that waited when another one is written at once", async () => {
    await rename({ lastName: "Oldwish" });
    const [{ id }] = await waiting();
    await app.db.updateTable("breeders").set({ verification: "needs-info" })
      .where("id", "=", seller.breederId).execute();
    const { firstName, lastName } = (await call(seller.headers, "GET", "/v1/user")).body.user;
    // Forms always send the current name.
    await rename({ firstName, lastName, phoneNumber: null });
    expect((await waiting()).map((one) => one.id)).toEqual([id]);
    const other = await addBreeder(app.services);
    await call(await bearer(app.services, other.user), "PUT", "/v1/users/update", { lastName: "Else" });
    expect((await waiting()).map((one) => one.id)).toEqual([id]);
    await rename({ lastName: "Newwish" });
    expect(await waiting()).toEqual([]);
    expect((await decide(id, "accept")).body.code).toBe("transition_not_allowed");
    expect(await nameOf()).toBe(`${firstName} Newwish`);
  });
});

describe("the premises", () => {
  const photo = async () => await upload(app, seller.headers, "rearing-area", await made.jpeg());
  const show = (rearingArea: readonly string[]) =>
    call(seller.headers, "PUT", "/v1/breeders/premises", { rearingArea });
  const filesOf = async () =>
    (await app.db.selectFrom("files").select("key").where("owner_id", "=", seller.id)
      .where("state", "=", "attached").execute()).map(({ key }) => key).sort();
  const premises = async () =>
    (await app.db.selectFrom("verifications").select("rearing_area").where(
      "breeder_id",
      "=",
      seller.breederId,
    )
      .executeTakeFirst())?.rearing_area;

  it("keep the photos that staff have seen until they accept others", async () => {
    const asked = await show([await photo(), await photo()]);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const [first] = asked.body.breederData.claimChanges;
    expect(first).toMatchObject({ kind: "premises", oldText: null, newText: "2 photos" });
    expect(await premises()).toBeUndefined();
    const accepted = await decide(first.id, "accept");
    expect(accepted.body.claimChange).toMatchObject({ status: "accepted", newPhotos: first.newPhotos });
    expect(await premises()).toEqual(first.newPhotos);

    const { body } = await show([await photo()]);
    const [second] = body.breederData.claimChanges;
    expect(second).toMatchObject({ oldText: "2 photos", newText: "1 photo" });
    const listed =
      (await call(staff.headers, "GET", "/v1/admin/claim-changes?kind=premises")).body.claimChanges;
    expect(listed.find(({ id }: Body) => id === second.id))
      .toMatchObject({ oldPhotos: first.newPhotos, newPhotos: second.newPhotos });
    await decide(second.id, "reject", "The photo is too dark.");
    expect(await premises()).toEqual(first.newPhotos);
    expect(await filesOf()).toEqual([...first.newPhotos].sort());

    const [third] = (await show([await photo()])).body.breederData.claimChanges;
    const replaced = await show([await photo()]);
    const [fourth] = replaced.body.breederData.claimChanges;
    expect(fourth.id).not.toBe(third.id);
    await call(seller.headers, "POST", `/v1/breeders/claim-changes/${fourth.id}/withdraw`);
    expect(await filesOf()).toEqual([...first.newPhotos].sort());
    const [fifth] = (await show([await photo()])).body.breederData.claimChanges;
    await decide(fifth.id, "accept");
    expect([await premises(), await filesOf()]).toEqual([fifth.newPhotos, fifth.newPhotos]);
  });

  it("belong to the verification before it is submitted", async () => {
    await asVerification("not-started");
    expect((await show([await photo()])).body.code).toBe("transition_not_allowed");
    await asVerification("submitted");
    const other = await addBreeder(app.services);
    const theirs = await bearer(app.services, other.user);
    const foreign = await call(theirs, "PUT", "/v1/breeders/premises", { rearingArea: [await photo()] });
    expect(foreign.body.code).toBe("file_not_usable");
  });
});

describe("a question of staff", () => {
  const answer = (id: string, text: string) =>
    call(seller.headers, "POST", `/v1/breeders/claim-changes/${id}/answer`, { answer: text });

  it("reaches the seller by email, is answered, and leaves the change open", async () => {
    await update({ name: "Larkspur Danes" });
    const [{ id }] = await waiting();
    expect((await answer(id, "Early.")).body.code).toBe("transition_not_allowed");
    expect((await decide(id, "ask")).body.code).toBe("reason_missing");
    const asked = await decide(id, "ask", "Does your license name the new program?");
    expect(asked.body.claimChange).toMatchObject({
      status: "open",
      question: expect.any(String),
      answer: null,
    });
    const mail = await app.db.selectFrom("mails").select(["kind", "subject", "text_body as text"])
      .where("recipient", "=", seller.email).executeTakeFirstOrThrow();
    expect([mail.kind, mail.subject]).toEqual(["claim-asked", "A question about your new name"]);
    expect(mail.text).toContain("Does your license name the new program?");
    expect((await publicPage()).name).toBe(seller.name);
    expect((await waiting())[0]).toMatchObject({
      id,
      question: expect.stringContaining("license"),
      answer: null,
    });
    const answered = await answer(id, "Yes, since May.");
    expect(answered.body.breederData.claimChanges[0].answer).toBe("Yes, since May.");
    const listed = (await call(staff.headers, "GET", "/v1/admin/claim-changes?kind=name")).body.claimChanges;
    expect(listed.find((one: Body) => one.id === id)).toMatchObject({ answer: "Yes, since May." });
    // A new question clears the earlier answer.
    await decide(id, "ask", "Which number does it have?");
    expect((await waiting())[0].answer).toBeNull();
    const other = await addBreeder(app.services);
    const foreign = await call(
      await bearer(app.services, other.user),
      "POST",
      `/v1/breeders/claim-changes/${id}/answer`,
      { answer: "Mine." },
    );
    expect(foreign.status).toBe(404);
    await decide(id, "accept");
    expect((await answer(id, "Late.")).body.code).toBe("transition_not_allowed");
    const log = (await call(staff.headers, "GET", "/v1/admin/audit")).body.entries;
    expect(log.filter((one: Body) => one.subjectId === id).map((one: Body) => one.action).sort())
      .toEqual(["claim-accepted", "claim-asked", "claim-asked"]);
  });
});

describe("a withdrawal and a decision at the same moment", () => {
  it("end one way, and both are told which", async () => {
    for (let round = 0; round < 12; round++) {
      const name = `Round ${round} of ${seller.name}`;
      await update({ name });
      const [{ id }] = await waiting();
      const before = (await publicPage()).name;
      const [withdrawn, decided] = await Promise.all([
        call(seller.headers, "POST", `/v1/breeders/claim-changes/${id}/withdraw`),
        decide(id, "accept"),
      ]);
      const { status } = await app.db.selectFrom("claim_changes").select("status").where("id", "=", id)
        .executeTakeFirstOrThrow();
      const isAccepted = status === "accepted";
      expect([withdrawn.status, decided.status]).toEqual(isAccepted ? [409, 200] : [200, 409]);
      expect((await publicPage()).name).toBe(isAccepted ? name : before);
      expect(await waiting()).toEqual([]);
      const loser = isAccepted ? withdrawn : decided;
      expect(loser.body.code).toBe("transition_not_allowed");
    }
  });
});

describe("a program that nobody vouches for", () => {
  it("changes at once before it submits its verification, and after staff rejected it", async () => {
    for (const status of ["not-started", "rejected"] as const) {
      await asVerification(status);
      expect((await update({ name: `New ${status}` })).body.breederProfile.name).toBe(`New ${status}`);
    }
    expect(await waiting()).toEqual([]);
  });

  it("waits while staff look at it", async () => {
    await asVerification("submitted");
    expect((await update({ name: "Other Name" })).body.breederProfile.name).toBe(seller.name);
    expect(await waiting()).toHaveLength(1);
    await asVerification("rejected");
    await update({ name: "Third Name" });
    expect(await waiting()).toEqual([]);
  });
});

describe("claimsIn", () => {
  const place = { city: "Seattle", state: "WA", zip: "98101", latitude: null, longitude: null } as const;
  const withStreet = {
    address_components: [
      { types: ["street_number" as const], long_name: "12", short_name: "12" },
      { types: ["route" as const], long_name: "Elm Street", short_name: "Elm St" },
    ],
  };
  const now = { ...place, name: "Larkspur", licence: null, program_address: withStreet };

  it("reads an address in one line", () => {
    expect(addressText(now)).toBe("12 Elm Street, Seattle, WA 98101");
    expect(addressText({ ...now, program_address: null })).toBe("Seattle, WA 98101");
  });

  it.each([
    ["the same ZIP code alone", JSON.parse(addressOf(place)), false],
    ["the same street", withStreet, false],
    ["another street", { address_components: [withStreet.address_components[1]] }, true],
  ])("tells whether %s is a new place", (_, program_address, isNew) => {
    expect(claimsIn(now, {}, { ...place, program_address })[0]!.isNew).toBe(isNew);
  });

  it("takes an empty license for none", () => {
    expect(claimsIn(now, { licence: "" }, undefined)).toMatchObject([{ newText: null, isNew: false }]);
  });
});
