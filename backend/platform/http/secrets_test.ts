/**
 * Data made with an old APP_SECRET stays valid beside a new secret, and becomes invalid when the old secret
 * is removed.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { isKnownNetwork, rememberNetwork } from "../../features/accounts/tries_actions.ts";
import { sendPasswordCode } from "../../features/passwords/actions.ts";
import { makeLink } from "../../features/links/actions.ts";
import { resealFactors } from "../../features/second_factor/actions.ts";
import { oneClickUrl } from "../../features/settings/crypto.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addSecondFactor, addUser, PASSWORD } from "../../testing/fixtures.ts";
import { codeOf, stepAt } from "../../features/second_factor/rules.ts";
import { assembleServices, type Services } from "../../services.ts";
import { readConfig } from "../config.ts";
import { loadFeatures } from "../../testing/features.ts";

const features = ["auth", "passwords", "settings", "users"];
const handlers = await loadFeatures(features);

const OLD = "Qm7xVt2LkR9wYzB4nHs6JdPf3CgTe8Ua";
const NEW = "h5Wc0XrKp1ZoNq8MvEy4SbFi7GjLu2Td";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ features, env: { APP_SECRET: OLD } });
});
afterAll(() => app.close());

/** Returns the same product with another setting, on the same database. */
function after(
  APP_SECRET: string,
): { services: Services; ask: (path: string, init?: RequestInit) => Promise<Response> } {
  const { jwtKeys } = app.config;
  const config = { ...readConfig({ APP_SECRET, DATABASE_URL: app.databaseUrl }), jwtKeys };
  const services = assembleServices({ ...app.services, config });
  const other = createApp(services, { features: handlers, rateScale: 0 });
  return { services, ask: (path, init) => other.fetch(new Request(new URL(path, config.publicUrl), init)) };
}
const rotated = () => after(`new:${NEW},old:${OLD}`);
const without = () => after(`new:${NEW}`);
const json = (method: string, body: unknown, headers: Record<string, string> = {}) => ({
  method,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

describe("with the old secret behind the new one", () => {
  it("a link of a mail still works; without the old one it does not", async () => {
    const user = await addUser(app.services);
    const link = async () =>
      (await makeLink(app.db, app.services, "verify-email", user)).split("#token=")[1]!;
    const open = json("POST", { url: "/verify-email" });
    expect((await without().ask(`/${await link()}`, open)).status).toBe(404);
    expect((await rotated().ask(`/${await link()}`, open)).status).toBe(200);
  });

  it("a mail's unsubscribe link still works", async () => {
    const user = await addUser(app.services);
    const { pathname, search } = new URL(oneClickUrl(app.config, { userId: user.id, group: "newsletter" }));
    const click = {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
    expect((await without().ask(pathname + search, click)).status).toBe(404);
    expect((await rotated().ask(pathname + search, click)).status).toBe(200);
  });

  it("a form that was open still goes through", async () => {
    const { origin } = new URL(app.config.publicUrl);
    const given = await app.fetch("/v1/csrf-token");
    const cookie = given.headers.getSetCookie()[0]!.split(";")[0]!;
    const { csrfToken } = await given.json();
    const call = json("POST", { email: "nobody@example.com" }, { cookie, origin, "x-csrf-token": csrfToken });
    expect((await without().ask("/v1/password/forgot", call)).status).toBe(403);
    expect((await rotated().ask("/v1/password/forgot", call)).status).toBe(200);
  });

  it("a signed address of a file still works", async () => {
    const { files } = app.services;
    await files.write("public/one", new TextEncoder().encode("hello"), "text/plain");
    const url = await files.presignGet("public/one", {
      contentType: "text/plain",
      disposition: { show: "inline" },
      seconds: 60,
    });
    const status = async ({ services }: ReturnType<typeof after>) => {
      const { embeddedFiles } = await import("../ports/files/embedded.ts");
      const { deriveKeys } = await import("../config.ts");
      const { publicUrl } = services.config;
      const other = embeddedFiles({
        dataDir: "/nowhere",
        publicUrl,
        keys: deriveKeys(services.config, "files"),
      });
      return (await other.handle(new Request(url))).status;
    };
    // The other folder does not have the file; a 404 means that the address was valid.
    expect([await status(rotated()), await status(without())]).toEqual([404, 403]);
  });

  it("a code for a new password still works, and a network stays its owner's", async () => {
    const user = await addUser(app.services);
    await rememberNetwork(app.services, { email: user.email, ip: "198.51.100.7" });
    await sendPasswordCode(app.services, { requestId: app.services.newId(), address: user.email });
    const mail = await app.db.selectFrom("mails").select("text_body").where("recipient", "=", user.email)
      .executeTakeFirstOrThrow();
    const call = json("POST", { email: user.email, code: /\n(\d{6})\n/.exec(mail.text_body)![1] });
    expect((await without().ask("/v1/password/code/validate", call)).status).toBe(422);
    expect((await rotated().ask("/v1/password/code/validate", call)).status).toBe(200);
    const isKnown = ({ services }: ReturnType<typeof after>) =>
      isKnownNetwork(services, { email: user.email, ip: "198.51.100.7" });
    expect([await isKnown(rotated()), await isKnown(without())]).toEqual([true, false]);
  });

  it("a second factor and its recovery codes still open the account", async () => {
    const user = await addUser(app.services);
    const { secret, recoveryCodes } = await addSecondFactor(app.services, user);
    const signIn = async ({ ask }: ReturnType<typeof after>, secondFactorCode: string) =>
      (await ask("/v1/login", json("POST", { email: user.email, password: PASSWORD, secondFactorCode })))
        .status;
    const now = stepAt(app.services.now());
    expect(await signIn(without(), recoveryCodes[0]!)).toBe(422);
    expect(await signIn(rotated(), recoveryCodes[0]!)).toBe(200);
    expect(await signIn(rotated(), recoveryCodes[0]!)).toBe(422);
    expect(await signIn(rotated(), codeOf(secret, now))).toBe(200);

    // Resealed with the new secret, the factor no longer needs the old one.
    await resealFactors(rotated().services, new AbortController().signal);
    expect(await signIn(without(), codeOf(secret, now + 1))).toBe(200);
    const people = app.logged.find(({ msg }) => msg === "recovery codes of an older secret")?.people;
    expect(people).toBe(1);
  });
});
