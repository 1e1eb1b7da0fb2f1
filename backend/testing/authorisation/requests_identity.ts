import { addSecondFactor, PASSWORD, secondFactorCode } from "../fixtures.ts";
import { deriveKeys } from "../../platform/config.ts";
import { csrfCookie, csrfToken } from "../../platform/http/csrf.ts";
import { codeOf, stepAt } from "../../features/second_factor/rules.ts";
import type { Requests } from "./request.ts";
import type { Person, Scene } from "./scene.ts";
import { TERMS_VERSION } from "../../features/accounts/rules.ts";

const hasFactor = ({ market }: Scene, { id }: Person) =>
  market.db.selectFrom("second_factors").select("user_id").where("user_id", "=", id).executeTakeFirst();

/** Returns a verification code of the caller, and enables two-step verification first if necessary. */
async function factorCode(scene: Scene, who: Person): Promise<string> {
  const { services } = scene.market;
  if (!await hasFactor(scene, who)) await addSecondFactor(services, who);
  return await secondFactorCode(services, who);
}

/** Returns a code for two-step verification that the caller has started but not confirmed. */
async function begunCode(scene: Scene, who: Person): Promise<string> {
  const { body } = await scene.market.call(who, "POST", "/v1/users/second-factor");
  return body.secret ? codeOf(fromBase32(body.secret), stepAt(scene.market.services.now())) : "000000";
}

function fromBase32(text: string): Uint8Array {
  const digits = [...text].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign));
  const bits = digits.map((digit) => digit.toString(2).padStart(5, "0")).join("");
  return new Uint8Array(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
}

/** Lets a person agree at the provider and come back in the browser that started the sign-in. */
async function returned({ market }: Scene) {
  const { app } = market;
  const began = await app.fetch("/v1/auth/google/url");
  const { url } = await began.json();
  const browser = /social=([\w-]+)/.exec(began.headers.get("set-cookie") ?? "")![1]!;
  const page = await (await app.fetch(new URL(url).pathname + new URL(url).search)).text();
  const action = /action="([^"]+)"/.exec(page)![1]!;
  const request = /name="request" value="([^"]+)"/.exec(page)![1]!;
  const name = `Robin ${crypto.randomUUID().slice(0, 6)}`;
  const email = `robin${crypto.randomUUID().replaceAll("-", "")}@example.com`;
  const sent = await app.fetch(action, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ request, person: "typed", name, email, verified: "1" }).toString(),
  });
  const back = new URL(sent.headers.get("location")!).searchParams;
  return { browser, code: back.get("code")!, state: back.get("state")!, iss: back.get("iss") ?? undefined };
}

/** Calls about proofs of identity. */
export const identityRequests: Requests = {
  getSocialSignInUrl: () => ({ params: { provider: "google" } }),
  finishSocialSignIn: async (scene, who) => {
    const { browser, ...answer } = await returned(scene);
    const { config } = scene.market.services;
    const csrf = csrfCookie({ id: who.sessionId });
    const headers = {
      origin: config.publicUrl,
      "x-csrf-token": csrfToken(deriveKeys(config, "csrf")[0], csrf),
      cookie: `csrf=${csrf}; social=${browser}`,
    };
    const json = { ...answer, termsVersion: TERMS_VERSION };
    const params = { provider: "google" };
    return {
      params,
      headers,
      json,
      without: { params, json, headers: { ...headers, cookie: `csrf=${csrf}` } },
    };
  },

  listSignInWays: () => ({}),
  getSecondFactor: () => ({}),
  startSecondFactor: () => ({}),
  confirmSecondFactor: async (scene, who) => ({
    json: { code: await begunCode(scene, who), password: PASSWORD },
  }),
  proveSecondFactor: async (scene, who) => ({ json: { code: await factorCode(scene, who) } }),
  renewRecoveryCodes: async (scene, who) => ({
    json: { code: await factorCode(scene, who), password: PASSWORD },
  }),
  replaceSecondFactor: async (scene, who) => ({
    json: { code: await factorCode(scene, who), password: PASSWORD },
  }),
  removeSecondFactor: async (scene, who) => ({
    headers: { "x-second-factor": await factorCode(scene, who), "x-password": PASSWORD },
  }),

  exportUser: () => ({}),
  checkClosing: () => ({}),
  payOutForClosing: () => ({}),
  closeAccount: () => ({ json: { password: PASSWORD } }),
  updateSaleContract: () => ({
    json: { contractText: "One puppy for one home.", guaranteeText: "Two years from the hand-over." },
  }),
};
