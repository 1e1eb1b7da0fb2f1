import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileAddress, sweepFiles } from "../files/actions.ts";
import type { Viewer } from "../files/rules.ts";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";
import { jobs } from "../../jobs.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { announceVerification } from "./actions.ts";
import { addDocuments, addUpload } from "../../testing/verification.ts";

const features = ["breeders", "users", "verification"];

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
let admins: { id: string; headers: { authorization: string } }[];
beforeAll(async () => {
  app = await startApp({ features });
  admins = await Promise.all(["Sam", "Noor"].map(async (first_name) => {
    const { id } = await addUser(app.services, { role: "Admin", first_name });
    return { id, headers: await bearer(app.services, { id }) };
  }));
});
afterAll(() => app.close());

async function call(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
  const response = await app.fetch(path, { method, headers, ...(json === undefined ? {} : { json }) });
  return { status: response.status, body: (await response.json()) as Body };
}
const PATH = "/v1/breeders/verification";

/** Adds a breeder without a started verification, with a session. */
async function newcomer(change: Parameters<typeof addBreeder>[1] = {}) {
  const breeder = await addBreeder(app.services, {
    verification: "not-started",
    verified_at: null,
    ...change,
  });
  const headers = await bearer(app.services, breeder.user);
  return {
    ...breeder,
    headers,
    documents: () => addDocuments(app.services, breeder.user.id),
    upload: (purpose: Parameters<typeof addUpload>[1]["purpose"], more: object = {}) =>
      addUpload(app.services, { ownerId: breeder.user.id, purpose, ...more }),
    submit: (json: unknown) => call("POST", PATH, json, headers),
    read: async () => (await call("GET", PATH, undefined, headers)).body.verification,
  };
}
/** Adds a breeder with submitted documents. */
async function applicant(change: Parameters<typeof addBreeder>[1] = {}) {
  const breeder = await newcomer(change);
  const { body } = await breeder.submit(await breeder.documents());
  return { ...breeder, verificationId: body.verification.id as string, files: body.verification.files };
}
const decide = (id: string, json: unknown, by = admins[0]!) =>
  call("POST", `/v1/admin/verifications/${id}/decide`, json, by.headers);
const fileOf = (key: string) =>
  app.db.selectFrom("files").selectAll().where("key", "=", key).executeTakeFirst();
const mailsTo = (to: string) =>
  app.db.selectFrom("mails").selectAll().where("recipient", "=", to).orderBy("id").execute();

describe("a breeder's verification", () => {
  it("begins with nothing, and says what the account claims", async () => {
    const breeder = await newcomer({ licence: "USDA 92-A-0417", breeding_since: 2012 });
    expect(await breeder.read()).toMatchObject({
      status: "not-started",
      breederId: breeder.id,
      submittedAt: null,
      decidedAt: null,
      identityDeletedAt: null,
      files: { identityFront: [], identityBack: [], rearingArea: [], registration: [] },
      claims: {
        contactName: expect.stringMatching(/^Ruth Whitfield/),
        licence: "USDA 92-A-0417",
        isShelter: false,
      },
      history: [],
    });
  });

  it("of one who was verified before there were documents says since when", async () => {
    const breeder = await newcomer({
      verification: "approved",
      verified_at: new Date("2025-03-01T10:00:00Z"),
    });
    expect(await breeder.read()).toMatchObject({ status: "approved", decidedAt: "2025-03-01T10:00:00.000Z" });
  });

  it("takes the documents over, and keeps them from everybody but the breeder and staff", async () => {
    const breeder = await newcomer();
    const sent = await breeder.documents();
    const { status, body } = await breeder.submit(sent);
    expect(status).toBe(200);
    const { files } = body.verification;
    expect(body.verification).toMatchObject({ status: "submitted", history: [{ status: "submitted" }] });
    expect([files.rearingArea.length, files.registration.length]).toEqual([2, 1]);
    expect(files.identityFront[0]).toMatch(/^private\/[0-9a-f]{32}\.webp$/);
    expect(await fileOf(files.identityFront[0])).toMatchObject({
      state: "attached",
      purpose: "identity-front",
    });
    const key = files.identityFront[0];
    const address = (viewer: Viewer) => fileAddress(app.services, viewer, key);
    expect(await address({ id: breeder.user.id, rank: null, isFresh: false })).toContain(key);
    expect(await address({ id: admins[0]!.id, rank: "moderator", isFresh: true })).toContain(key);
    const other = await addBreeder(app.services);
    expect(await address({ id: other.user.id, rank: null, isFresh: false })).toBeUndefined();
    expect((await app.fetch(`/media/${key}`)).status).toBe(404);
  });

  it("needs both sides of an ID and a picture of where the animals live", async () => {
    const breeder = await newcomer();
    const sent = await breeder.documents();
    const refused = await breeder.submit({ ...sent, identityBack: [], rearingArea: [] });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ pointer }: Body) => pointer)).toEqual([
      "/identityBack",
      "/rearingArea",
    ]);
    const { status, body } = await breeder.submit({
      ...sent,
      registration: [...Array(3)].map((_, n) => `uploads/${n}.jpg`),
    });
    expect([status, body.code]).toEqual([422, "invalid_input"]);
    expect((await breeder.read()).status).toBe("not-started");
    const { registration: _, ...without } = sent;
    expect((await breeder.submit(without)).status).toBe(200);
    expect((await breeder.read()).files.registration).toEqual([]);
  });

  it.each([
    ["another's file", async (mine: Body) => {
      const other = await newcomer();
      return { ...mine, identityFront: [await other.upload("identity-front")] };
    }],
    ["a file for something else", async (mine: Body) => ({ ...mine, identityFront: mine.identityBack })],
    ["a key that is no file's", async (mine: Body) => ({ ...mine, rearingArea: ["private/nothing.webp"] })],
    ["a file that is no picture", async (mine: Body, breeder: Body) => ({
      ...mine,
      identityBack: [
        await breeder.upload("identity-back", { bytes: new TextEncoder().encode("<svg onload='x'>") }),
      ],
    })],
  ])("refuses %s with file_not_usable and takes nothing over", async (_what, change) => {
    const breeder = await newcomer();
    const mine = await breeder.documents();
    const refused = await breeder.submit(await change(mine, breeder));
    expect([refused.status, refused.body.code]).toEqual([422, "file_not_usable"]);
    expect((await breeder.read()).status).toBe("not-started");
    const attached = await app.db.selectFrom("files").select("id").where("owner_id", "=", breeder.user.id)
      .where("state", "=", "attached").execute();
    expect(attached).toEqual([]);
  });

  it("is handed in once, also by parallel calls, and not again while it is looked at or approved", async () => {
    const breeder = await newcomer();
    const sent = await Promise.all(Array.from({ length: 4 }, () => breeder.documents()));
    const answers = await Promise.all(sent.map((documents) => breeder.submit(documents)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "verification_in_review")).toHaveLength(3);
    const { id } = await breeder.read();
    const events = await app.db.selectFrom("verification_events").select("id").where(
      "breeder_id",
      "=",
      breeder.id,
    )
      .execute();
    expect(events).toHaveLength(1);
    await decide(id, { decision: "review" });
    expect((await breeder.submit(sent[0])).body.code).toBe("verification_in_review");
    await decide(id, { decision: "approve" });
    expect((await breeder.submit(sent[0])).body.code).toBe("transition_not_allowed");
  });

  it("can be handed in again after a question: what is named again stays, the rest is let go", async () => {
    const breeder = await applicant();
    const before = breeder.files;
    await decide(breeder.verificationId, { decision: "ask", reason: "  The back cannot be read.  " });
    expect(await breeder.read()).toMatchObject({
      status: "needs-info",
      reason: "The back cannot be read.",
      identityDeletedAt: expect.any(String),
    });
    expect((await fileOf(before.identityFront[0]))!.purge_at).not.toBeNull();
    const back = await breeder.upload("identity-back");
    const again = await breeder.submit({ ...before, identityBack: [back], registration: [] });
    expect(again.status).toBe(200);
    expect(again.body.verification).toMatchObject({
      id: breeder.verificationId,
      status: "submitted",
      reason: null,
      decidedAt: null,
      identityDeletedAt: null,
    });
    expect(again.body.verification.files.identityFront).toEqual(before.identityFront);
    expect(again.body.verification.files.identityBack).not.toEqual(before.identityBack);
    expect(again.body.verification.history.map(({ status, reason }: Body) => [status, reason])).toEqual([
      ["submitted", null],
      ["needs-info", "The back cannot be read."],
      ["submitted", null],
    ]);
    expect(await fileOf(before.identityFront[0])).toMatchObject({ state: "attached", purge_at: null });
    expect((await fileOf(before.identityBack[0]))?.state ?? "leaving").toBe("leaving");
    expect((await fileOf(before.registration[0]))?.state ?? "leaving").toBe("leaving");
  });

  it("is nothing for people who do not breed", async () => {
    const headers = await bearer(app.services, await addUser(app.services));
    expect((await call("GET", PATH, undefined, headers)).status).toBe(403);
    expect((await call("POST", PATH, {}, headers)).status).toBe(403);
    expect((await call("GET", PATH)).status).toBe(401);
  });
});

describe("a decision", () => {
  it("to approve shows the page and every card at once, with the mark, mails, tells open pages and is logged", async () => {
    const breeder = await applicant();
    const pet = await addPet(app.services, { breeder_id: breeder.id });
    const shown = async () => {
      const { card } = await app.db.selectFrom("pets").select("card").where("id", "=", pet.id)
        .executeTakeFirstOrThrow();
      const page = await call("GET", `/v1/profiles/breeder/${breeder.id}`);
      return {
        card: card && JSON.parse(card).breeder.isVerified,
        page: page.status === 200 ? page.body.breederProfile.isVerified : page.status,
      };
    };
    expect(await shown()).toEqual({ card: null, page: 404 });
    const { status, body } = await decide(breeder.verificationId, {
      decision: "approve",
      reason: "Called them.",
    });
    expect(status).toBe(200);
    expect(body.verification).toMatchObject({
      status: "approved",
      reason: null,
      decidedAt: expect.any(String),
    });
    expect(await shown()).toEqual({ card: true, page: true });
    const mail = (await mailsTo(breeder.user.email)).at(-1)!;
    expect(mail.subject).toBe(`${breeder.name} is verified`);
    const news = await app.db.selectFrom("notifications").select(["title", "url"])
      .where("user_id", "=", breeder.user.id).execute();
    expect(news).toEqual([{ title: mail.subject, url: "/breeder" }]);
    const entries = await app.db.selectFrom("audit_entries").selectAll().where("subject_id", "=", breeder.id)
      .execute();
    expect(entries).toMatchObject([{
      actor_id: admins[0]!.id,
      action: "verification-approved",
      reason: "Called them.",
    }]);
    const exported = await call("GET", "/v1/users/export", undefined, breeder.headers);
    expect(exported.status).toBe(200);
    expect(JSON.stringify(exported.body)).toContain("verification-approved");
    expect(JSON.stringify(exported.body)).not.toContain("Called them.");
    app.events.length = 0;
    await announceVerification(app.services, breeder.id);
    expect(app.events).toEqual([{
      channels: [`private-user-${breeder.user.id}`],
      event: "verification",
      data: { status: "approved" },
    }]);
  });

  it.each([["ask", "needs-info", "verification-asked"], ["reject", "rejected", "verification-rejected"]])(
    "to %s needs a reason, which the breeder reads in the mail with what to do next",
    async (decision, status, action) => {
      const breeder = await applicant();
      const silent = await decide(breeder.verificationId, { decision });
      expect([silent.status, silent.body.code]).toEqual([422, "reason_missing"]);
      const blank = await decide(breeder.verificationId, { decision, reason: "   " });
      expect([blank.status, blank.body.errors[0].pointer]).toEqual([422, "/reason"]);
      expect((await breeder.read()).status).toBe("submitted");
      const reason = "The name on the ID is <b>another</b> one.";
      expect((await decide(breeder.verificationId, { decision, reason })).body.verification).toMatchObject({
        status,
        reason,
      });
      const mail = (await mailsTo(breeder.user.email)).at(-1)!;
      expect(mail).toMatchObject({ kind: action });
      expect(mail.text_body).toContain(reason);
      expect(mail.html_body).not.toContain("<b>another</b>");
      expect(mail.text_body).toContain(`${app.config.publicUrl}/breeder/verification`);
      expect((await call("GET", `/v1/profiles/breeder/${breeder.id}`)).status).toBe(404);
    },
  );

  it("counts once when two members of staff decide at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const breeder = await applicant();
      const answers = await Promise.all([
        decide(breeder.verificationId, { decision: "approve" }, admins[0]),
        decide(breeder.verificationId, { decision: "reject", reason: "Not readable." }, admins[1]),
        decide(breeder.verificationId, { decision: "ask", reason: "One more, please." }, admins[1]),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(answers.filter(({ body }) => body.code === "transition_not_allowed")).toHaveLength(2);
      const won = answers.find(({ status }) => status === 200)!.body.verification.status;
      expect((await breeder.read()).status).toBe(won);
      const entries = await app.db.selectFrom("audit_entries").select("id").where(
        "subject_id",
        "=",
        breeder.id,
      ).execute();
      const mails = (await mailsTo(breeder.user.email)).filter(({ kind }) =>
        kind.startsWith("verification-")
      );
      expect([entries.length, mails.length]).toEqual([1, 1]);
    }
  });

  it("is taken up by one, without a mail, and only once", async () => {
    const breeder = await applicant();
    const mails = (await mailsTo(breeder.user.email)).length;
    const answers = await Promise.all(
      admins.map((admin) => decide(breeder.verificationId, { decision: "review" }, admin)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await breeder.read()).toMatchObject({ status: "in-review", decidedAt: null });
    expect(await mailsTo(breeder.user.email)).toHaveLength(mails);
  });

  it("is staff's alone", async () => {
    const breeder = await applicant();
    const customer = await bearer(app.services, await addUser(app.services));
    const path = `/v1/admin/verifications/${breeder.verificationId}/decide`;
    expect((await call("POST", path, { decision: "approve" }, breeder.headers)).status).toBe(403);
    expect((await call("POST", path, { decision: "approve" }, customer)).status).toBe(403);
    expect((await call("GET", "/v1/admin/verifications", undefined, breeder.headers)).status).toBe(403);
    expect((await breeder.read()).status).toBe("submitted");
    expect((await decide(app.services.newId(), { decision: "approve" })).status).toBe(404);
    expect((await decide(breeder.id, { decision: "approve" })).status).toBe(404);
    expect((await decide(breeder.verificationId, { decision: "revoke" })).status).toBe(422);
  });

  it("keeps the pictures of an ID for 90 days, and nothing of them after that", async () => {
    const breeder = await applicant();
    await decide(breeder.verificationId, { decision: "approve" });
    const { identityFront: [front], identityBack: [back], rearingArea: [area] } = breeder.files;
    const sweeps = async () => {
      const about = { id: "1", attempt: 1, isLastTry: false, signal: new AbortController().signal };
      await jobs.sweep({}, app.services, about);
      await sweepFiles(app.services, about.signal);
    };
    const age = (days: number) =>
      app.db.transaction().execute(async (trx) => {
        const ago = new Date(Date.now() - days * 86_400_000);
        await trx.updateTable("verifications").set({ decided_at: ago }).where("breeder_id", "=", breeder.id)
          .execute();
        const purge_at = new Date(ago.getTime() + 90 * 86_400_000);
        await trx.updateTable("files").set({ purge_at }).where("key", "in", [front, back]).execute();
      });
    const purge = (await fileOf(front))!.purge_at!.getTime() - Date.now();
    expect(Math.abs(purge - 90 * 86_400_000)).toBeLessThan(60_000);
    await age(89);
    await sweeps();
    expect((await breeder.read()).files.identityFront).toEqual([front]);
    expect(await app.services.files.head(front)).toBeDefined();
    await age(91);
    await sweeps();
    expect((await breeder.read()).files).toEqual({ ...breeder.files, identityFront: [], identityBack: [] });
    expect(await app.services.files.head(front)).toBeUndefined();
    expect(await app.services.files.head(back)).toBeUndefined();
    expect(await app.services.files.head(area)).toBeDefined();
    expect(await breeder.read()).toMatchObject({ status: "approved" });
  });
});

describe("the queue of staff", () => {
  it("has those who wait longest first, page after page, without losing or repeating one", async () => {
    const test = await startApp({ features });
    try {
      const admin = await bearer(test.services, await addUser(test.services, { role: "Admin" }));
      const list = async (query: string) =>
        (await (await test.fetch(`/v1/admin/verifications${query}`, { headers: admin })).json()) as Body;
      const ids: string[] = [];
      for (let n = 0; n < 57; n++) {
        const status = n % 2 ? "submitted" as const : "in-review" as const;
        const breeder = await addBreeder(test.services, {
          verification: n === 3 ? "needs-info" : status,
          verified_at: null,
        });
        const id = test.services.newId();
        await test.db.insertInto("verifications").values({
          id,
          breeder_id: breeder.id,
          identity_front: [],
          identity_back: [],
          rearing_area: [],
          registration: [],
          // Several share the same time, so their ids decide.
          submitted_at: new Date(Date.UTC(2026, 0, 20 - Math.floor(n / 10))),
        }).execute();
        if (n !== 3) ids.push(id);
      }
      const first = await list("");
      expect(first.verifications).toHaveLength(50);
      const second = await list(`?cursor=${first.nextCursor}`);
      expect(second.nextCursor).toBeNull();
      const seen = [...first.verifications, ...second.verifications];
      expect(new Set(seen.map(({ id }: Body) => id))).toEqual(new Set(ids));
      const moments = seen.map(({ submittedAt }: Body) => submittedAt);
      expect(moments).toEqual([...moments].sort());
      expect((await list("?status=needs-info")).verifications).toHaveLength(1);
      expect((await list("?cursor=bm9uZQ")).code).toBe("malformed_request");
      expect((await list("?status=approved")).verifications).toEqual([]);
    } finally {
      await test.close();
    }
  });
});
