import { describe, expect, it } from "vitest";
import { csrf, csrfCookie, csrfToken } from "./csrf.ts";
import { as, operation, problemOf, testApp } from "../../testing/http.ts";

const app = testApp(
  [
    operation("change", { method: "post", roles: ["user"] }),
    operation("refresh", { method: "post", roles: ["cookie"] }),
    operation("signIn", { method: "post" }),
    operation("hook", { method: "post", roles: ["signature"] }),
    operation("unsubscribe", { method: "post", roles: ["token"] }),
    operation("read"),
    operation("getCsrfToken"),
  ],
  {
    change: () => ({}),
    refresh: () => ({}),
    signIn: () => ({}),
    hook: () => ({}),
    unsubscribe: () => ({}),
    read: () => ({}),
    ...csrf,
  },
);

const cookieOf = (value: string) => ({
  cookie: `refresh=abc; csrf=${value}`,
  origin: "https://shop.test",
});
/** Returns the headers of a caller that sends no origin. */
const unnamed = ({ origin: _, ...headers }: Record<string, string>) => headers;
const proof = (value: string) => ({
  ...cookieOf(value),
  "x-csrf-token": csrfToken(app.guards.csrfKeys[0]!, value),
});
const post = async (path: string, headers: Record<string, string>) => {
  const response = await app.send(path, undefined, headers);
  return response.status === 200 ? [200] : await problemOf(response);
};
const mine = csrfCookie({ id: "session-of-u1" });
const nobodys = csrfCookie(null);

describe("an unsafe call with a cookie of ours", () => {
  it.each([
    ["passes with the token of its session", "/v1/change", { ...as("consumer"), ...proof(mine) }, [200]],
    ["is refused without a token", "/v1/change", { ...as("consumer"), ...cookieOf(mine) }, [
      403,
      "csrf_invalid",
    ]],
    [
      "is refused with another's token",
      "/v1/change",
      { ...as("breeder"), ...proof(mine) },
      [403, "csrf_invalid"],
    ],
    [
      "is refused with the token of nobody's session",
      "/v1/change",
      { ...as("consumer"), ...proof(nobodys) },
      [
        403,
        "csrf_invalid",
      ],
    ],
    ["is refused with a made-up token", "/v1/refresh", { ...cookieOf(mine), "x-csrf-token": "x" }, [
      403,
      "csrf_invalid",
    ]],
    ["is refused with the refresh cookie alone", "/v1/refresh", unnamed(cookieOf(mine)), [
      403,
      "origin_not_allowed",
    ]],
    ["is refused with the refresh cookie and no other", "/v1/refresh", {
      cookie: "refresh=abc",
      origin: "https://shop.test",
    }, [
      403,
      "csrf_invalid",
    ]],
    ["refreshes with the cookie's own token", "/v1/refresh", proof(mine), [200]],
    ["signs in with nobody's token", "/v1/signIn", proof(nobodys), [200]],
    ["is refused from another origin, token or not", "/v1/change", {
      ...as("consumer"),
      ...proof(mine),
      origin: "https://evil.test",
    }, [403, "origin_not_allowed"]],
    ["is refused from a frame without an origin", "/v1/change", {
      ...as("consumer"),
      ...proof(mine),
      origin: "null",
    }, [403, "origin_not_allowed"]],
    ["is refused where nothing says whence it comes", "/v1/change", {
      ...as("consumer"),
      ...unnamed(proof(mine)),
    }, [403, "origin_not_allowed"]],
    ["is refused from a foreign page that keeps its origin back", "/v1/change", {
      ...as("consumer"),
      ...unnamed(proof(mine)),
      referer: "https://evil.test/https://shop.test/",
    }, [403, "origin_not_allowed"]],
    ["passes from our own page that keeps its origin back", "/v1/change", {
      ...as("consumer"),
      ...unnamed(proof(mine)),
      referer: "https://shop.test/account",
    }, [200]],
    ["passes from an allowed origin", "/v1/change", {
      ...as("consumer"),
      ...proof(mine),
      origin: "https://shop.test",
    }, [200]],
  ])("%s", async (_, path, headers, expected) => {
    expect(await post(path, headers as Record<string, string>)).toEqual(expected);
  });
});

describe("what needs no token", () => {
  it.each([
    ["a bearer without a cookie", "/v1/change", as("consumer")],
    ["a bearer without a cookie, from a partner's page", "/v1/change", {
      ...as("consumer"),
      origin: "https://partner.test",
    }],
    ["a first sign-in without any cookie", "/v1/signIn", {}],
    ["a signed webhook", "/v1/hook", { cookie: "refresh=abc" }],
    ["one click in a mail program", "/v1/unsubscribe", {
      cookie: "refresh=abc",
      origin: "https://mail.test",
    }],
  ])("%s", async (_, path, headers) => {
    expect(await post(path, headers as Record<string, string>)).toEqual([200]);
  });

  it("reading", async () => {
    expect((await app.get("/v1/read", { cookie: "refresh=abc", origin: "https://evil.test" })).status).toBe(
      200,
    );
  });
});

it("a sign-in from another site's page is refused even without a cookie", async () => {
  expect(await post("/v1/signIn", { origin: "https://evil.test" })).toEqual([403, "origin_not_allowed"]);
});

it("getCsrfToken gives a cookie and its token, bound to the session that asks", async () => {
  const response = await app.get("/v1/getCsrfToken", as("consumer"));
  const { csrfToken: token } = await response.json();
  const cookie = response.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^csrf=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  const value = cookie.slice("csrf=".length, cookie.indexOf(";"));
  expect(await post("/v1/change", { ...as("consumer"), ...proof(value), "x-csrf-token": token }))
    .toEqual([200]);
  // A second tab shares the session's cookie; another session gets a new one.
  const again = await app.get("/v1/getCsrfToken", { ...as("consumer"), cookie: `csrf=${value}` });
  expect((await again.json()).csrfToken).toBe(token);
  const other = await app.get("/v1/getCsrfToken", { ...as("breeder"), cookie: `csrf=${value}` });
  expect((await other.json()).csrfToken).not.toBe(token);
});

it("cookies of production carry the prefix and are Secure", async () => {
  const production = testApp([operation("getCsrfToken")], { ...csrf }, { isSecure: true });
  const response = await production.get("/v1/getCsrfToken");
  expect(response.headers.get("set-cookie")).toMatch(/^__Host-csrf=.*; Secure$/);
});
