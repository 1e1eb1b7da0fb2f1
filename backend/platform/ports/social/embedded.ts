import { Buffer } from "node:buffer";
import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  timingSafeEqual,
} from "node:crypto";
import { exportJWK, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { readTextAtMost } from "../../read_at_most.ts";
import type { Send } from "./calls.ts";
import type { FacebookOptions } from "./facebook.ts";
import type { GoogleOptions } from "./google.ts";
import type { ProviderName } from "./port.ts";
import { consentPage, examplePeople, refusalPage, type SandboxPerson } from "./sandbox_page.ts";

/** Path of the stand-in on our own server. */
export const SOCIAL_PREFIX = "/_sandbox/social";

export type EmbeddedSocialOptions = {
  publicUrl: string;
  /**
   * 32 bytes from which every key of the stand-in is derived, so all processes of a server act as one
   * stand-in.
   */
  key: Uint8Array;
  redirectUris: Record<ProviderName, string>;
};

export type EmbeddedSocial = {
  /** Answers requests of browsers and of our own server below SOCIAL_PREFIX. */
  handle: (request: Request) => Promise<Response>;
  /** Options with which the two ports reach it without the network. */
  google: Required<GoogleOptions>;
  facebook: Required<FacebookOptions>;
};

const CODE_SECONDS = 120;
const PAGE_SECONDS = 900;
const CLIENT_ID = "hearthpaw-sandbox";

/**
 * Stands in for unconfigured Google and Facebook, with the real protocol and invented people. It checks what
 * they check: the client's secret, the exact redirect address, PKCE, and that a code works once. Its tokens
 * are signed and self-contained, so nothing is stored; this process only remembers the codes that were used.
 */
export function embeddedSocial({ publicUrl, key, redirectUris }: EmbeddedSocialOptions): EmbeddedSocial {
  const base = `${publicUrl}${SOCIAL_PREFIX}`;
  const issuer = `${base}/google`;
  const secretOf = (provider: ProviderName) => hmac(key, `client:${provider}`).toString("hex");
  const tickets = ticketsOf(hmac(key, "tickets"));
  const idKey = ed25519(hmac(key, "id_token"));
  const used = new Map<string, number>();

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, provider, path] = /^\/_sandbox\/social\/(google|facebook)\/(.+)$/.exec(url.pathname) ?? [];
    const route = `${request.method} ${path}`;
    if (!isProvider(provider)) return json({ error: "not_found" }, 404);
    if (route === "GET authorize") return await authorize(provider, url.searchParams);
    if (route === "POST decide") return await decide(provider, await form(request));
    if (route === "POST oauth/access_token") return await token(provider, await form(request));
    if (provider === "google" && route === "GET .well-known/openid-configuration") return json(metadata());
    if (provider === "google" && route === "GET jwks") return json({ keys: [await publicJwk(idKey)] });
    if (provider === "facebook" && route === "GET me") return await me(request, url.searchParams);
    return json({ error: "not_found" }, 404);
  }

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/oauth/access_token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["EdDSA"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  });

  /** Serves the consent page. A wrong client or redirect address never redirects the browser. */
  async function authorize(provider: ProviderName, query: URLSearchParams): Promise<Response> {
    const redirectUri = redirectUris[provider];
    if (query.get("client_id") !== CLIENT_ID) return html(refusalPage("The application is not known."), 400);
    if (query.get("redirect_uri") !== redirectUri) {
      return html(refusalPage(`The only redirect address that is registered is ${redirectUri}.`), 400);
    }
    const state = query.get("state") ?? "";
    const challenge = query.get("code_challenge") ?? "";
    const isWhole = query.get("response_type") === "code" && state !== "" && /^[\w-]{43}$/.test(challenge) &&
      query.get("code_challenge_method") === "S256";
    if (!isWhole) return back(provider, { error: "invalid_request", state });
    const asked = { use: "request", provider, state, challenge, nonce: query.get("nonce") };
    const request = await tickets.sign(asked, PAGE_SECONDS);
    return html(consentPage(provider, `${SOCIAL_PREFIX}/${provider}/decide`, request));
  }

  async function decide(provider: ProviderName, body: URLSearchParams): Promise<Response> {
    const asked = await tickets.read(body.get("request"), "request", provider);
    if (!asked) return html(refusalPage("This page is too old. Go back and begin again."), 400);
    const state = String(asked.state);
    const person = chosen(provider, body);
    if (!person) return back(provider, { error: "access_denied", state });
    const { challenge, nonce } = asked;
    const ticket = { use: "code", provider, challenge, nonce, person, jti: crypto.randomUUID() };
    return back(provider, { code: await tickets.sign(ticket, CODE_SECONDS), state });
  }

  function back(provider: ProviderName, answer: Record<string, string>): Response {
    const location = new URL(redirectUris[provider]);
    const whole = provider === "google" ? { ...answer, iss: issuer } : answer;
    for (const [name, value] of Object.entries(whole)) location.searchParams.set(name, value);
    return new Response(null, {
      status: 303,
      headers: { location: location.href, "cache-control": "no-store" },
    });
  }

  async function token(provider: ProviderName, body: URLSearchParams): Promise<Response> {
    const given = (name: string) => body.get(name) ?? "";
    if (given("client_id") !== CLIENT_ID || !same(given("client_secret"), secretOf(provider))) {
      return refused(provider, "invalid_client", 401);
    }
    if (given("grant_type") !== "authorization_code") return refused(provider, "unsupported_grant_type");
    const ticket = await tickets.read(given("code"), "code", provider);
    const verified = createHash("sha256").update(given("code_verifier")).digest("base64url");
    const isGood = ticket !== undefined && given("redirect_uri") === redirectUris[provider] &&
      same(String(ticket.challenge), verified) && useOnce(ticket);
    if (!isGood) return refused(provider, "invalid_grant");
    const person = ticket.person as SandboxPerson;
    const access_token = await tickets.sign({ use: "access", provider, person }, 3600);
    const tokens = { access_token, token_type: "bearer", expires_in: 3600 };
    if (provider === "facebook") return json(tokens);
    return json({ ...tokens, id_token: await idToken(person, ticket.nonce) });
  }

  function idToken(person: SandboxPerson, nonce: unknown): Promise<string> {
    return new SignJWT({
      ...(typeof nonce === "string" ? { nonce } : {}),
      ...(person.email === null ? {} : { email: person.email, email_verified: person.isVerified }),
      name: `${person.firstName} ${person.lastName}`.trim(),
      given_name: person.firstName,
      family_name: person.lastName,
    }).setProtectedHeader({ alg: "EdDSA", kid: "sandbox" }).setIssuer(issuer).setAudience(CLIENT_ID)
      .setSubject(subjectOf("google", person)).setIssuedAt().setExpirationTime("1h").sign(idKey);
  }

  async function me(request: Request, query: URLSearchParams): Promise<Response> {
    const bearer = /^bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    const access = await tickets.read(bearer, "access", "facebook");
    const proof = createHmac("sha256", secretOf("facebook")).update(bearer).digest("hex");
    if (!access || !same(query.get("appsecret_proof") ?? "", proof)) {
      return refused("facebook", "invalid_token", 401);
    }
    const person = access.person as SandboxPerson;
    const whole: Record<string, string | null> = {
      id: subjectOf("facebook", person),
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
    };
    const fields = (query.get("fields") ?? "id").split(",").filter((name) => whole[name]);
    return json(Object.fromEntries(fields.map((name) => [name, whole[name]])));
  }

  function useOnce({ jti, exp }: JWTPayload): boolean {
    const now = Date.now() / 1000;
    for (const [id, ends] of used) if (ends < now) used.delete(id);
    if (!jti || used.has(jti)) return false;
    used.set(jti, exp ?? now);
    return true;
  }

  const send: Send = (address, init) => handle(new Request(address, init));
  const common = (provider: ProviderName) => ({
    clientId: CLIENT_ID,
    clientSecret: secretOf(provider),
    redirectUri: redirectUris[provider],
    send,
  });
  return {
    handle,
    google: { ...common("google"), issuer, algorithm: "EdDSA" },
    facebook: {
      ...common("facebook"),
      dialogUrl: `${base}/facebook/authorize`,
      graphUrl: `${base}/facebook`,
    },
  };
}

/** Returns the person chosen on the page; undefined after a refusal. */
function chosen(provider: ProviderName, body: URLSearchParams): SandboxPerson | undefined {
  const choice = body.get("person") ?? "deny";
  if (choice !== "typed") return examplePeople[provider][Number(choice)];
  const [firstName = "", ...rest] = (body.get("name") ?? "").trim().slice(0, 100).split(/\s+/);
  const email = (body.get("email") ?? "").trim().slice(0, 254) || null;
  return { firstName, lastName: rest.join(" "), email, isVerified: body.get("verified") === "1" };
}

/** Returns a person's id, always the same for one provider and different between the two. */
function subjectOf(provider: ProviderName, { email, firstName, lastName }: SandboxPerson): string {
  const told = `${provider}:${email?.toLowerCase() ?? `${firstName} ${lastName}`}`;
  return BigInt(`0x${createHash("sha256").update(told).digest("hex")}`).toString().slice(0, 20);
}

/** Signed tickets of the stand-in: requests, codes and access tokens. */
function ticketsOf(secret: Uint8Array) {
  return {
    sign: (payload: JWTPayload, seconds: number) =>
      new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).setIssuedAt()
        .setExpirationTime(`${seconds}s`).sign(secret),
    async read(ticket: string | null, use: string, provider: ProviderName): Promise<JWTPayload | undefined> {
      try {
        const { payload } = await jwtVerify(ticket ?? "", secret, { algorithms: ["HS256"] });
        return payload.use === use && payload.provider === provider ? payload : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Facebook has its own error format. */
function refused(provider: ProviderName, error: string, status = 400): Response {
  return json(
    provider === "google" ? { error } : { error: { message: error, type: "OAuthException", code: 100 } },
    status,
  );
}

async function form(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readTextAtMost(request.body, 20_000));
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

function html(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}

const isProvider = (name: string | undefined): name is ProviderName =>
  name === "google" || name === "facebook";

const hmac = (key: Uint8Array, text: string) => createHmac("sha256", key).update(text).digest();

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns a private key made from 32 bytes (RFC 8410: the fixed head of PKCS #8 and the seed). */
function ed25519(seed: Uint8Array): KeyObject {
  const head = Uint8Array.fromHex("302e020100300506032b657004220420");
  return createPrivateKey({ key: Buffer.from([...head, ...seed]), format: "der", type: "pkcs8" });
}

async function publicJwk(key: KeyObject) {
  return { ...await exportJWK(createPublicKey(key)), kid: "sandbox", alg: "EdDSA", use: "sig" };
}
