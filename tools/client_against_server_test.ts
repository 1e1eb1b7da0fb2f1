/**
 * Tests the published client against the server itself: two sides of one contract, which never import each
 * other.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../backend/app.ts";
import { startServices, type TestServices } from "../backend/testing/app.ts";
import {
  createClient,
  getCurrentUser,
  type HearthpawClient,
  listBreeds,
  logout,
  memoryStorage,
  searchPetsLean,
  signIn,
  signUp,
  withCookies,
} from "../web/client/src/index.ts";
import { TERMS_VERSION } from "../backend/features/accounts/rules.ts";
import { loadFeatures } from "../backend/testing/features.ts";

const features = await loadFeatures("all");

let world: TestServices;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  world = await startServices();
  app = createApp(world.services, { features, rateScale: 0 });
});
afterAll(() => world.close());

/** Returns a browser, or a program with a browser's cookies, and records its calls. */
function browser() {
  const calls: string[] = [];
  const events: string[] = [];
  /** Cookies that the last calls sent. */
  const cookies = new Map<string, string>();
  const client = createClient({
    baseUrl: new URL(world.config.publicUrl).origin,
    storage: memoryStorage(),
    deploymentVersion: world.config.deploymentVersion,
    onForcedLogout: () => events.push("forced logout"),
    onSignInNeeded: () => events.push("sign in"),
    onDeploymentChanged: () => events.push("other version"),
    fetch: withCookies(async (request) => {
      for (const one of request.headers.get("cookie")?.split("; ") ?? []) {
        const [name = "", value = ""] = one.split("=");
        cookies.set(name, value);
      }
      const response = await app.fetch(request);
      calls.push(`${request.method} ${new URL(request.url).pathname} ${response.status}`);
      return response;
    }),
  });
  return {
    client,
    calls,
    events,
    cookies,
    count: (call: string) => calls.filter((one) => one === call).length,
  };
}

const password = "marmalade-tin-42";
const person = (email: string) => ({
  type: "Consumer" as const,
  email,
  password,
  firstName: "Dana",
  lastName: "Whitfield",
  termsVersion: TERMS_VERSION,
});
const join = (client: HearthpawClient, email: string) => signUp(client, { body: person(email) });

describe("a visitor in a browser", () => {
  it("reads without a session, a cookie or a token", async () => {
    const { client, calls, cookies } = browser();
    expect(await listBreeds(client)).toHaveProperty("breeds");
    expect(await searchPetsLean(client, { sex: ["Male", "Female"], page: 1 })).toHaveProperty("data");
    expect(calls).toEqual(["GET /v1/breeds 200", "GET /v1/pets/search/lean 200"]);
    expect([...cookies.keys()]).toEqual([]);
  });

  it("signs up, and the data has no token in it", async () => {
    const { client, cookies } = browser();
    const data = await join(client, "dana@example.com");
    expect(Object.keys(data)).toEqual(["user"]);
    expect(client.session.user()?.email).toBe("dana@example.com");
    expect((await getCurrentUser(client)).dashboard).toBe("consumer");
    expect([...cookies.keys()].sort()).toEqual(["csrf", "refresh"]);
  });

  it("goes on after its access token has expired: three calls, one refresh", async () => {
    const { client, count, events } = browser();
    await join(client, "erin@example.com");
    world.advance(11 * 60_000);
    const answers = await Promise.all([
      getCurrentUser(client),
      getCurrentUser(client),
      getCurrentUser(client),
    ]);
    expect(answers).toHaveLength(3);
    expect(count("POST /v1/token/refresh 200")).toBe(1);
    expect(events).toEqual([]);
  });

  it("is signed out everywhere when its session was ended on the server", async () => {
    const { client, count, events } = browser();
    await join(client, "finn@example.com");
    await world.db.updateTable("sessions").set({ ended_at: new Date() }).execute();
    await expect(getCurrentUser(client)).rejects.toMatchObject({ status: 401 });
    expect(events).toEqual(["forced logout"]);
    expect(client.session.user()).toBeUndefined();
    expect(count("GET /v1/logout 200")).toBe(1);
  });

  it("hears of a wrong password as a refusal of the form, never as the end of a session", async () => {
    const { client, events } = browser();
    await join(client, "gale@example.com");
    await logout(client);
    const wrong = signIn(client, { body: { email: "gale@example.com", password: "not the password" } });
    await expect(wrong).rejects.toMatchObject({ status: 422, code: "wrong_credentials" });
    expect(events).toEqual([]);
    await signIn(client, { body: { email: "gale@example.com", password } });
    expect(client.session.user()?.email).toBe("gale@example.com");
  });

  it("sees which fields of a form were refused", async () => {
    const { client } = browser();
    const refused = signUp(client, { body: { ...person("no address"), firstName: "" } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      fieldErrors: { email: expect.any(String), firstName: expect.any(String) },
    });
  });
});

it("a page of another site can neither sign anybody in nor refresh a session", async () => {
  const { client, cookies } = browser();
  await join(client, "hana@example.com");
  await getCurrentUser(client);
  expect(cookies.get("refresh")).toBeTruthy();
  for (const path of ["/v1/token/refresh", "/v1/login"]) {
    const response = await app.fetch(
      new Request(world.config.publicUrl + path, {
        method: "POST",
        headers: {
          origin: "https://evil.test",
          cookie: `refresh=${cookies.get("refresh")}; csrf=${cookies.get("csrf")}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ email: "hana@example.com", password }),
      }),
    );
    expect([response.status, (await response.json()).code]).toEqual([403, "origin_not_allowed"]);
  }
});
