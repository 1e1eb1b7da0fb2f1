import { createPrivateKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { Buffer } from "node:buffer";
import { decodeJwt, SignJWT } from "jose";
import * as oidc from "openid-client";
import { describe, expect, it } from "vitest";
import { type EmbeddedSocial, embeddedSocial } from "./embedded.ts";
import { facebookSignIn } from "./facebook.ts";
import { googleSignIn } from "./google.ts";
import { openSocial, redirectUri } from "./open.ts";
import { type ProviderName, SocialUnavailable } from "./port.ts";

const publicUrl = "http://localhost:8000";
const key = new Uint8Array(randomBytes(32));
const redirectUris = {
  google: redirectUri(publicUrl, "google"),
  facebook: redirectUri(publicUrl, "facebook"),
};
const stand = () => embeddedSocial({ publicUrl, key, redirectUris });
const providers = {
  google: (sandbox: EmbeddedSocial) => googleSignIn(sandbox.google),
  facebook: (sandbox: EmbeddedSocial) => facebookSignIn(sandbox.facebook),
};
const secrets = () => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** Acts as the browser between start and end: opens the page, presses a button, follows the redirect. */
async function consent(sandbox: EmbeddedSocial, address: string, choice: Record<string, string>) {
  const shown = await sandbox.handle(new Request(address));
  const page = await shown.text();
  if (!shown.ok) return { page, status: shown.status, back: undefined };
  const action = /action="([^"]+)"/.exec(page)![1]!;
  const request = /name="request" value="([^"]+)"/.exec(page)![1]!;
  const answer = await sandbox.handle(
    new Request(new URL(action, publicUrl), {
      method: "POST",
      body: new URLSearchParams({ request, ...choice }),
    }),
  );
  return { page, status: answer.status, back: new URL(answer.headers.get("location")!) };
}

async function walk(provider: ProviderName, choice: Record<string, string>, sandbox = stand()) {
  const port = providers[provider](sandbox);
  const kept = secrets();
  const { back } = await consent(sandbox, await port.begin(kept), choice);
  const code = back!.searchParams.get("code")!;
  const iss = back!.searchParams.get("iss") ?? undefined;
  return { port, kept, back: back!, code, iss, sandbox };
}

describe.each(["google", "facebook"] as const)("the sign-in with %s", (provider) => {
  it("tells who came back", async () => {
    const { port, kept, back, code, iss } = await walk(provider, { person: "0" });
    expect(`${back.origin}${back.pathname}`).toBe(redirectUris[provider]);
    expect(back.searchParams.get("state")).toBe(kept.state);
    const outcome = await port.finish({ ...kept, code, iss });
    expect(outcome).toEqual({
      profile: {
        subject: expect.stringMatching(/^\d{20}$/),
        email: provider === "google" ? "nora@example.com" : "nora.c@example.com",
        isEmailVerified: provider === "google",
        firstName: "Nora",
        lastName: "Castellanos",
      },
    });
  });

  it("knows the same person again, and people without an address", async () => {
    const typed = { person: "typed", name: "Robin  Vale", email: "", verified: "1" };
    const first = await walk(provider, typed);
    const second = await walk(provider, typed);
    const outcomes = await Promise.all(
      [first, second].map(({ port, kept, code, iss }) => port.finish({ ...kept, code, iss })),
    );
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]).toMatchObject({
      profile: { email: undefined, firstName: "Robin", lastName: "Vale" },
    });
  });

  it("takes a code once", async () => {
    const { port, kept, code, iss } = await walk(provider, { person: "0" });
    expect(await port.finish({ ...kept, code, iss })).toHaveProperty("profile");
    expect(await port.finish({ ...kept, code, iss })).toHaveProperty("refused");
  });

  it.each(["code", "codeVerifier"] as const)("refuses another %s", async (name) => {
    const { port, kept, code, iss } = await walk(provider, { person: "0" });
    const other = { ...kept, code, iss, [name]: secrets().codeVerifier };
    expect(await port.finish(other)).toHaveProperty("refused");
  });

  it("refuses a code of the other provider", async () => {
    const sandbox = stand();
    const other = await walk(provider === "google" ? "facebook" : "google", { person: "0" }, sandbox);
    const port = providers[provider](sandbox);
    const iss = provider === "google" ? sandbox.google.issuer : undefined;
    expect(await port.finish({ ...other.kept, code: other.code, iss })).toHaveProperty("refused");
  });

  it("goes back without a code after a no", async () => {
    const { back } = await walk(provider, { person: "deny" });
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.has("code")).toBe(false);
  });

  it("sends nobody to another address than the registered one", async () => {
    const sandbox = stand();
    const address = new URL(await providers[provider](sandbox).begin(secrets()));
    address.searchParams.set("redirect_uri", "http://localhost:8000.evil.example/user/auth/google/callback");
    expect(await consent(sandbox, address.href, { person: "0" })).toMatchObject({
      status: 400,
      back: undefined,
    });
  });

  it("needs PKCE with S256", async () => {
    const sandbox = stand();
    const address = new URL(await providers[provider](sandbox).begin(secrets()));
    expect(address.searchParams.get("code_challenge_method")).toBe("S256");
    address.searchParams.delete("code_challenge");
    const answer = await sandbox.handle(new Request(address));
    expect(answer.headers.get("location")).toContain("error=invalid_request");
  });

  it("is unavailable, not refused, where the provider is away", async () => {
    const sandbox = stand();
    const { kept, code, iss } = await walk(provider, { person: "0" }, sandbox);
    for (
      const answer of [
        () => Promise.reject(new TypeError("no route")),
        () => Promise.resolve(new Response("", { status: 502 })),
      ]
    ) {
      const port = provider === "google"
        ? googleSignIn({ ...sandbox.google, send: answer })
        : facebookSignIn({ ...sandbox.facebook, send: answer });
      await expect(port.finish({ ...kept, code, iss })).rejects.toBeInstanceOf(SocialUnavailable);
    }
  });
});

describe("Google's id_token", () => {
  /** Runs Google's port against a stand-in whose id_tokens are replaced. */
  async function finishWith(
    forge: (claims: Record<string, unknown>, sandbox: EmbeddedSocial) => Promise<string> | string,
    iss: (sandbox: EmbeddedSocial) => string | undefined = ({ google }) => google.issuer,
  ) {
    const sandbox = stand();
    const port = googleSignIn({
      ...sandbox.google,
      async send(address, init) {
        const answer = await sandbox.google.send(address, init);
        if (!address.endsWith("/access_token")) return answer;
        const tokens = await answer.json();
        return Response.json({ ...tokens, id_token: await forge(decodeJwt(tokens.id_token), sandbox) });
      },
    });
    const kept = secrets();
    const { back } = await consent(sandbox, await port.begin(kept), { person: "0" });
    return await port.finish({ ...kept, code: back!.searchParams.get("code")!, iss: iss(sandbox) });
  }
  /** Derives the stand-in's own key as it does. */
  const ownKey = async () => {
    const { createHmac } = await import("node:crypto");
    const seed = createHmac("sha256", key).update("id_token").digest();
    const head = Buffer.from("302e020100300506032b657004220420", "hex");
    return createPrivateKey({ key: Buffer.concat([head, seed]), format: "der", type: "pkcs8" });
  };
  const signed = async (claims: Record<string, unknown>, by = ownKey()) =>
    await new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", kid: "sandbox" }).sign(await by);

  it("signed by the provider's key is believed", async () => {
    expect(await finishWith((claims) => signed(claims))).toHaveProperty("profile");
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ["of another sign-in (nonce)", () => ({ nonce: "another" })],
    ["without a nonce", () => ({ nonce: undefined })],
    ["for another application (aud)", () => ({ aud: "another-application" })],
    ["of another issuer", () => ({ iss: "https://accounts.evil.example" })],
    ["that has run out", () => ({ iat: now() - 7200, exp: now() - 3600 })],
    ["without an end", () => ({ exp: undefined })],
    ["of nobody", () => ({ sub: undefined })],
  ])("%s is refused", async (_, change) => {
    expect(await finishWith((claims) => signed({ ...claims, ...change() }))).toHaveProperty("refused");
  });

  it("signed by another key is refused", async () => {
    const { privateKey } = generateKeyPairSync("ed25519");
    expect(await finishWith((claims) => signed(claims, Promise.resolve(privateKey)))).toHaveProperty(
      "refused",
    );
  });

  it("without a signature is refused", async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    expect(await finishWith((claims) => `${part({ alg: "none" })}.${part(claims)}.`)).toHaveProperty(
      "refused",
    );
  });

  it("signed with a secret instead of the key is refused", async () => {
    const forge = (claims: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "sandbox" }).sign(new Uint8Array(32));
    expect(await finishWith(forge)).toHaveProperty("refused");
  });

  it("is not asked for when the answer names another issuer, or none", async () => {
    expect(await finishWith((claims) => signed(claims), () => "https://accounts.evil.example"))
      .toHaveProperty("refused");
    expect(await finishWith((claims) => signed(claims), () => undefined)).toHaveProperty("refused");
  });
});

describe("openSocial", () => {
  const google = { clientId: "id", clientSecret: "secret" };

  it("offers what is configured; the stand-in only where it may", () => {
    const none = { publicUrl, google: undefined, facebook: undefined };
    expect(openSocial({ ...none, sandboxKey: undefined })).toEqual({});
    expect(Object.keys(openSocial({ ...none, google, sandboxKey: undefined }))).toEqual(["google"]);
    expect(Object.keys(openSocial({ ...none, sandboxKey: key })).sort()).toEqual([
      "facebook",
      "google",
      "sandbox",
    ]);
    expect(openSocial({ ...none, google, facebook: google, sandboxKey: key }).sandbox).toBeUndefined();
  });

  it("asks Facebook itself where that is configured", async () => {
    const { facebook } = openSocial({ publicUrl, google, facebook: google, sandboxKey: undefined });
    const address = new URL(await facebook!.begin(secrets()));
    expect(address.origin).toBe("https://www.facebook.com");
    expect(address.searchParams.get("redirect_uri")).toBe(`${publicUrl}/user/auth/facebook/callback`);
  });
});

describe("the page of the stand-in", () => {
  it("shows names as text and runs nothing", async () => {
    const sandbox = stand();
    const answer = await sandbox.handle(new Request(await googleSignIn(sandbox.google).begin(secrets())));
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).not.toContain("<script");
  });

  it("knows no other paths", async () => {
    for (
      const path of [
        "/_sandbox/social/other/authorize",
        "/_sandbox/social/facebook/jwks",
        "/_sandbox/social/google",
      ]
    ) {
      expect((await stand().handle(new Request(`${publicUrl}${path}`))).status).toBe(404);
    }
  });
});
