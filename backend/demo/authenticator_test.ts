import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSecondFactor, addUser, PASSWORD } from "../testing/fixtures.ts";
import { createFront } from "../platform/front.ts";
import { demoAccounts } from "./seed/accounts.ts";
import { startApp, type TestApp } from "../testing/app.ts";
import { authenticatorPath } from "../platform/config.ts";
import { addDemoFactors, openAuthenticator } from "./authenticator.ts";

let app: TestApp;
let front: ReturnType<typeof createFront>;
const admin = demoAccounts.find(({ role }) => role === "Admin")!;
const buyer = demoAccounts[0]!;
beforeAll(async () => {
  app = await startApp({ features: "all" });
  front = createFront(app.app, { authenticator: openAuthenticator(app.services) });
  await addUser(app.services, { email: admin.email, role: "Admin" }, { secondFactor: false });
  await addUser(app.services, { email: buyer.email });
});
afterAll(() => app.close());

const get = (path: string) => front(new Request(new URL(path, app.config.publicUrl)));
async function codeOf(email: string): Promise<string> {
  const { accounts } = await (await get(`/_authenticator.json?email=${email}`)).json();
  return accounts[0]?.code;
}
const signIn = async (email: string, secondFactorCode: string) =>
  (await app.fetch("/v1/login", { json: { email, password: PASSWORD, secondFactorCode } })).status;

describe("the example accounts' authenticator", () => {
  it("shows codes that sign the example staff in, again and again, until the next must be waited for", async () => {
    await addDemoFactors(app.db, app.config, app.services.now());
    expect(await signIn(admin.email, await codeOf(admin.email))).toBe(200);
    expect(await signIn(admin.email, await codeOf(admin.email))).toBe(200);
    const third = await codeOf(admin.email);
    if (third !== null) expect(await signIn(admin.email, third)).toBe(200);
    app.advance(90_000);
    expect(await signIn(admin.email, await codeOf(admin.email))).toBe(200);
  });

  it("keeps a factor that is there, and makes another where the key was changed", async () => {
    const secret = async () =>
      (await app.db.selectFrom("second_factors").select("secret").executeTakeFirstOrThrow()).secret!.toHex();
    const first = await secret();
    await addDemoFactors(app.db, app.config, app.services.now());
    expect(await secret()).toBe(first);
    await addDemoFactors(app.db, { appSecrets: [{ kid: "only", secret: "another" }] }, app.services.now());
    expect(await secret()).not.toBe(first);
    expect(await codeOf(admin.email)).toBeUndefined();
    await addDemoFactors(app.db, app.config, app.services.now());
    expect(await codeOf(admin.email)).toMatch(/^\d{6}$/);
  });

  it("shows nobody else's codes", async () => {
    const other = await addUser(app.services);
    await addSecondFactor(app.services, other);
    expect(await codeOf(other.email)).toBeUndefined();
    const page = await (await get("/_authenticator")).text();
    expect(page).toContain(admin.email);
    expect(page).not.toContain(other.email);
    expect(page).not.toContain(buyer.email);
  });

  it("is there in development with example data only", async () => {
    expect(authenticatorPath({ mode: "development", seed: "demo" })).toBe("/_authenticator");
    for (
      const config of [
        { mode: "production", seed: "demo" },
        { mode: "staging", seed: "demo" },
        { mode: "development", seed: "reference" },
      ] as const
    ) expect(authenticatorPath(config)).toBeUndefined();
    expect((await app.fetch("/_authenticator")).status).toBe(404);
    const named = async (env: Record<string, string>) => {
      const other = await startApp({ features: "all", env });
      const { configuration } = await (await other.fetch("/v1/configuration")).json();
      await other.close();
      return configuration.authenticatorUrl;
    };
    expect(await named({ SEED: "demo" })).toBe("/_authenticator");
    expect(await named({ SEED: "reference" })).toBeNull();
  });
});
