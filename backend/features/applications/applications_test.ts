import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
type Person = { id: string; headers: { authorization: string } };
let breeder: Person & { breederId: string };
let other: Person;
let buyer: Person;
let stranger: Person;

const FORM = {
  isRequired: true,
  questions: [
    { id: "home", text: "Who lives with you?", kind: "long-text", isRequired: true, choices: [] },
    { id: "garden", text: "Do you have a garden?", kind: "yes-no", isRequired: false, choices: [] },
    { id: "when", text: "When?", kind: "choice", isRequired: true, choices: ["Now", "In spring"] },
  ],
};
const ANSWERS = [{ questionId: "home", text: "Two adults." }, { questionId: "when", text: "Now" }];

beforeAll(async () => {
  app = await startApp({ features: ["applications", "pet_profiles", "reservations"] });
});
afterAll(() => app.close());
beforeEach(async () => {
  const person = async (user: { id: string }) => ({ id: user.id, headers: await bearer(app.services, user) });
  const row = await addBreeder(app.services);
  breeder = { ...await person(row.user), breederId: row.id };
  other = await person((await addBreeder(app.services)).user);
  buyer = await person(await addUser(app.services));
  stranger = await person(await addUser(app.services));
  expect((await call(breeder, "PUT", "/v1/breeders/applications/form", FORM)).status).toBe(200);
});

async function call(
  who: Person,
  method: string,
  path: string,
  json?: unknown,
): Promise<{ status: number; body: Body }> {
  const response = await app.fetch(path, {
    method,
    headers: who.headers,
    ...(json === undefined ? {} : { json }),
  });
  return { status: response.status, body: await response.json() };
}
const apply = (answers: unknown, more: Record<string, unknown> = {}, who = buyer) =>
  call(who, "POST", "/v1/applications", { breederId: breeder.breederId, answers, isDraft: false, ...more });
const move = (who: Person, id: string, body: unknown) => call(who, "PUT", `/v1/applications/${id}`, body);

describe("the pets of a buyer", () => {
  const addPetOf = async (who: Person, name: string) =>
    (await call(who, "POST", "/v1/pets/profiles/add", {
      name,
      type: "Dog",
      sex: "Male",
      birthDate: "2019-05-02",
      weightLb: 26.5,
      microchipNumber: "985112004567890",
      notes: "Afraid of thunder.",
    })).body.petProfile;

  it("go with an application as they are then, without notes and microchip, and stay so", async () => {
    const biscuit = await addPetOf(buyer, "Biscuit");
    const facts = {
      id: biscuit.id,
      name: "Biscuit",
      type: "Dog",
      sex: "Male",
      breedName: null,
      birthDate: "2019-05-02",
      weightLb: 26.5,
    };
    const draft = await apply(ANSWERS, { isDraft: true, petProfileIds: [biscuit.id, crypto.randomUUID()] });
    expect(draft.body.application.ownPets).toEqual([facts]);
    const strangers = await addPetOf(stranger, "Rex");
    expect((await apply(ANSWERS, { petProfileIds: [strangers.id] })).body.errors[0].pointer).toBe(
      "/petProfileIds",
    );
    const { body } = await apply(ANSWERS, { petProfileIds: [biscuit.id] });
    expect(body.application.ownPets).toEqual([facts]);
    await call(buyer, "POST", "/v1/pets/profiles/update", {
      id: biscuit.id,
      profile: { name: "Biscotti", type: "Dog" },
    });
    await call(buyer, "DELETE", `/v1/pets/profiles/${biscuit.id}/delete`);
    const received = (await call(breeder, "GET", "/v1/applications")).body.applications;
    expect(received[0].ownPets).toEqual([facts]);
  });
});

describe("a breeder's questions", () => {
  const ask = (text: string) =>
    call(breeder, "PUT", "/v1/breeders/applications/form", {
      ...FORM,
      questions: [{ ...FORM.questions[0], text }],
    });

  it.each(["🐶? ", " ab ", "\u200b\u200b\u200bab", "   "])(
    "of less than three characters are refused: %j",
    async (text) => {
      const { status, body } = await ask(text);
      expect(status).toBe(422);
      expect(body.errors).toEqual([{
        pointer: "/questions/0/text",
        code: "too_short",
        detail: "Use at least 3 characters.",
      }]);
      const shown = await (await app.fetch(`/v1/breeders/${breeder.breederId}/applications/form`)).json();
      expect(shown.form.questions).toEqual(FORM.questions);
    },
  );

  it("are counted in characters and kept without blanks around them", async () => {
    const text = "🐶".repeat(300);
    expect((await ask(`  ${text}\r\n`)).body.form.questions[0].text).toBe(text);
    expect((await ask(`${text}?`)).body.errors[0].code).toBe("too_long");
  });
});

describe("applications", () => {
  it("open the way to a reservation only after the breeder's yes", async () => {
    const pet = await addPet(app.services, { breeder_id: breeder.breederId });
    const reserve = () => call(buyer, "POST", "/v1/reserve/new", { petId: pet.id });
    expect((await reserve()).body.code).toBe("application_needed");
    const { body } = await apply(ANSWERS, { petId: pet.id });
    expect(schemas.ApplicationAnswer.safeParse(body).error).toBeUndefined();
    expect(body.application).toMatchObject({ petId: pet.id, petName: pet.name, petStatus: "available" });
    expect((await reserve()).body.code).toBe("application_needed");
    expect((await move(breeder, body.application.id, { status: "approved" })).body.application.status).toBe(
      "approved",
    );
    expect((await reserve()).status).toBe(201);
    // The reader's answer has no link to a page that is not public.
    await app.db.updateTable("pets").set({ status: "temporary-pause" }).where("id", "=", pet.id).execute();
    const [mine] = (await call(buyer, "GET", "/v1/applications")).body.applications;
    expect(mine).toMatchObject({ petId: pet.id, petName: pet.name });
    expect(mine).not.toHaveProperty("petStatus");
  });

  it("do not end a checkout that began before they were asked for", async () => {
    const pet = await addPet(app.services, { breeder_id: breeder.breederId });
    const reserve = (who: Person) => call(who, "POST", "/v1/reserve/new", { petId: pet.id });
    await call(breeder, "PUT", "/v1/breeders/applications/form", { ...FORM, isRequired: false });
    const held = await reserve(buyer);
    expect(held.status).toBe(201);
    await call(breeder, "PUT", "/v1/breeders/applications/form", FORM);
    expect((await reserve(buyer)).body.reservedPetId).toBe(held.body.reservedPetId);
    expect((await reserve(stranger)).body.code).toBe("pet_on_hold");
  });

  it("keep a draft that the breeder does not see, and are handed in whole", async () => {
    const draft = await apply([{ questionId: "home", text: "Two" }], { isDraft: true });
    expect(draft.body.application).toMatchObject({ status: "draft", submittedAt: null });
    expect((await call(breeder, "GET", "/v1/applications")).body.applications).toEqual([]);
    const early = await apply([{ questionId: "when", text: "Never" }]);
    expect([early.status, early.body.code]).toEqual([422, "answers_missing"]);
    expect(early.body.errors.map(({ pointer }: Body) => pointer)).toEqual(["/answers/home", "/answers/when"]);
    const done = await apply(ANSWERS);
    expect(done.body.application).toMatchObject({
      id: draft.body.application.id,
      status: "submitted",
      answers: ANSWERS,
    });
    expect((await call(breeder, "GET", "/v1/applications")).body.applications).toHaveLength(1);
    const again = await apply(ANSWERS);
    expect([again.status, again.body.code]).toEqual([409, "application_exists"]);
  });

  it("submitted and withdrawn again and again are a few emails a day; another person's still comes", async () => {
    const mails = async () =>
      (await app.db.selectFrom("mails").select("id").where("user_id", "=", breeder.id)
        .where("kind", "=", "application").execute()).length;
    for (let i = 0; i < 8; i++) {
      const { id } = (await apply(ANSWERS)).body.application;
      expect((await move(buyer, id, { status: "withdrawn" })).status).toBe(200);
    }
    expect(await mails()).toBe(5);
    const told = await app.db.selectFrom("notifications").select(["title", "url"])
      .where("user_id", "=", breeder.id).where("url", "=", "/breeder/applications").execute();
    expect(told).toHaveLength(await mails());
    await apply(ANSWERS, {}, stranger);
    expect(await mails()).toBe(6);
  });

  it("are decided by the breeder and withdrawn by the buyer, and are nobody else's", async () => {
    const { id } = (await apply(ANSWERS)).body.application;
    for (const who of [stranger, other]) {
      expect((await move(who, id, { status: "approved" })).status).toBe(404);
      expect((await call(who, "GET", "/v1/applications")).body.applications).toEqual([]);
    }
    expect((await move(buyer, id, { status: "approved" })).body.code).toBe("transition_not_allowed");
    expect((await move(breeder, id, { status: "withdrawn" })).body.code).toBe("transition_not_allowed");
    expect((await move(breeder, id, { status: "declined" })).body.code).toBe("reason_missing");
    const declined = await move(breeder, id, { status: "declined", reason: "We only sell nearby." });
    expect(declined.body.application).toMatchObject({ status: "declined", reason: "We only sell nearby." });
    expect((await move(breeder, id, { status: "approved" })).body.code).toBe("transition_not_allowed");
    const second = (await apply(ANSWERS)).body.application;
    expect(second.id).not.toBe(id);
    expect((await move(buyer, second.id, { status: "withdrawn" })).body.application.status).toBe("withdrawn");
  });

  it("are declined after a yes too, and withdrawn as a draft", async () => {
    const { id } = (await apply(ANSWERS)).body.application;
    expect((await move(breeder, id, { status: "approved" })).body.application.status).toBe("approved");
    const declined = await move(breeder, id, { status: "declined", reason: "The litter is smaller." });
    expect(declined.body.application).toMatchObject({ status: "declined", reason: "The litter is smaller." });
    const draft = (await apply([], { isDraft: true })).body.application;
    expect((await move(buyer, draft.id, { status: "withdrawn" })).body.application.status).toBe("withdrawn");
    const { body } = await call(buyer, "GET", "/v1/applications");
    expect(body.applications.map((one: Body) => one.id), "newest first").toEqual([draft.id, id]);
  });

  it("keep the last of several answers to a question", async () => {
    const { body } = await apply([...ANSWERS, { questionId: "when", text: "In spring" }]);
    expect(body.application.answers).toEqual([ANSWERS[0], { questionId: "when", text: "In spring" }]);
  });

  it("open the way to the breeder who said yes alone, until the buyer withdraws", async () => {
    const rival = await addBreeder(app.services);
    const theirs = { ...await addPet(app.services, { breeder_id: rival.id }) };
    const asking = { id: rival.user.id, headers: await bearer(app.services, rival.user) };
    await call(asking, "PUT", "/v1/breeders/applications/form", FORM);
    const { id } = (await apply(ANSWERS)).body.application;
    await move(breeder, id, { status: "approved" });
    expect((await call(buyer, "POST", "/v1/reserve/new", { petId: theirs.id })).body.code).toBe(
      "application_needed",
    );
    expect((await move(buyer, id, { status: "withdrawn" })).body.application?.status).toBe("withdrawn");
    const pet = await addPet(app.services, { breeder_id: breeder.breederId });
    expect((await call(buyer, "POST", "/v1/reserve/new", { petId: pet.id })).body.code).toBe(
      "application_needed",
    );
  });

  it("are one at a time, also when they are sent at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(ANSWERS)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it("are not for one's own program, and ask what makes sense", async () => {
    expect((await apply(ANSWERS, {}, breeder)).body.code).toBe("own_pet");
    const twice = {
      ...FORM,
      questions: [FORM.questions[0], FORM.questions[0], { ...FORM.questions[2], choices: ["A", "A"] }],
    };
    const wrong = await call(breeder, "PUT", "/v1/breeders/applications/form", twice);
    expect(wrong.body.errors.map(({ pointer }: Body) => pointer)).toEqual([
      "/questions/1/id",
      "/questions/2/choices",
    ]);
    const blank = {
      ...FORM,
      questions: [{ ...FORM.questions[0], text: "    " }, { ...FORM.questions[2], choices: ["Now", "  "] }],
    };
    const empty = await call(breeder, "PUT", "/v1/breeders/applications/form", blank);
    expect(empty.body.errors.map(({ pointer }: Body) => pointer)).toEqual([
      "/questions/0/text",
      "/questions/1/choices/1",
    ]);
    const shown = await (await app.fetch(`/v1/breeders/${breeder.breederId}/applications/form`)).json();
    expect(shown.form).toEqual({ breederId: breeder.breederId, ...FORM });
  });
});
