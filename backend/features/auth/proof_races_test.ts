/** A password that is right when checked but replaced before the action that it authorizes is done. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser, bearer, PASSWORD } from "../../testing/fixtures.ts";
import { sendPasswordCode } from "../passwords/actions.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { endLinks } from "../links/store.ts";
import { hashPassword } from "../accounts/actions.ts";
import { setPassword } from "../accounts/store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features: ["auth", "passwords", "users"] });
});
afterAll(() => app.close());

const NEW = "a-quiet-harbour-9";
const userRow = (id: string) =>
  app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Sends a call while the owner's new password is written but not committed; returns the call's response. */
async function meanwhile(user: { id: string }, call: () => Promise<Response> | Response): Promise<Response> {
  const hash = await hashPassword(NEW);
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const owner = app.db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, hash);
    await endLinks(trx, user.id, "change-email");
    written();
    await mayCommit;
  });
  await isWritten;
  const answer = Promise.resolve(call());
  // Leaves enough time to check the old password. By then the call either waits or is done.
  await Promise.race([answer, new Promise((go) => setTimeout(go, 1_500))]);
  commit();
  await owner;
  return await answer;
}

describe("the old password, while its owner sets another one", () => {
  it("does not overwrite the new one", async () => {
    const user = await addUser(app.services);
    const headers = await bearer(app.services, user);
    const json = { currentPassword: PASSWORD, newPassword: "a-thief-was-here-7" };
    const answer = await meanwhile(
      user,
      () => app.fetch("/v1/password/change", { method: "PUT", headers, json }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([422, "wrong_password"]);
    expect((await app.fetch("/v1/login", { json: { email: user.email, password: NEW } })).status).toBe(200);
  });

  it("asks for no other address", async () => {
    const user = await addUser(app.services);
    const headers = await bearer(app.services, user);
    const json = { email: "a.thief@example.com", password: PASSWORD };
    const answer = await meanwhile(user, () => app.fetch("/v1/users/email/change", { headers, json }));
    expect([answer.status, (await answer.json()).code]).toEqual([422, "wrong_password"]);
    const open = await app.db.selectFrom("link_tokens").selectAll().where("user_id", "=", user.id)
      .where("used_at", "is", null).execute();
    expect(open).toEqual([]);
  });

  it("closes no account", async () => {
    const user = await addUser(app.services);
    const headers = await bearer(app.services, user);
    const json = { password: PASSWORD };
    const answer = await meanwhile(
      user,
      () => app.fetch("/v1/users/me", { method: "DELETE", headers, json }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([422, "wrong_password"]);
    expect((await userRow(user.id)).closed_at).toBeNull();
  });

  it("sets one new password where two come at once", async () => {
    const user = await addUser(app.services);
    const headers = await bearer(app.services, user);
    const answers = await Promise.all(
      ["first-harbour-11", "second-harbour-22"].map((newPassword) =>
        app.fetch("/v1/password/change", {
          method: "PUT",
          headers,
          json: { currentPassword: PASSWORD, newPassword },
        })
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

it("a code that was sent to an address opens nothing once the account has another one", async () => {
  const user = await addUser(app.services);
  await sendPasswordCode(app.services, { requestId: app.services.newId(), address: user.email });
  const mail = await app.db.selectFrom("mails").select("text_body").where("recipient", "=", user.email)
    .where("kind", "=", "password-code").executeTakeFirstOrThrow();
  const code = /\n(\d{6})\n/.exec(mail.text_body)![1]!;
  await app.db.updateTable("users").set({ email: "moved.away@example.com" }).where("id", "=", user.id)
    .execute();
  const tried = { email: user.email, code };
  const valid = await app.fetch("/v1/password/code/validate", { json: tried });
  expect([valid.status, (await valid.json()).code]).toEqual([422, "code_wrong"]);
  const reset = await app.fetch("/v1/password/reset", { json: { ...tried, newPassword: NEW } });
  expect([reset.status, (await reset.json()).code]).toEqual([422, "code_wrong"]);
  const now = { email: "moved.away@example.com", password: PASSWORD };
  expect((await app.fetch("/v1/login", { json: now })).status).toBe(200);
});
