import { openSession } from "../../features/accounts/actions.ts";
import { addUser, PASSWORD } from "../fixtures.ts";
import { deriveKeys } from "../../platform/config.ts";
import { csrfCookie, csrfToken } from "../../platform/http/csrf.ts";
import { TEXTBOX_TOKEN } from "../../platform/ports/sms/embedded.ts";
import { signatureOf } from "../../platform/ports/sms/port.ts";
import { sendPasswordCode } from "../../features/passwords/actions.ts";
import { oneClickUrl, unsubscribeToken } from "../../features/settings/crypto.ts";
import { withTx } from "../../platform/db/tx.ts";
import { makeLink } from "../../features/links/actions.ts";
import { codeOf, stepAt } from "../../features/second_factor/rules.ts";
import { newSecret, seal } from "../../features/second_factor/crypto.ts";
import type { Requests } from "./request.ts";
import type { Scene } from "./scene.ts";
import { TERMS_VERSION } from "../../features/accounts/rules.ts";

const NEW_PASSWORD = "a-quiet-harbour-9";
const TERMS = TERMS_VERSION;
let count = 0;
const freshEmail = () => `matrix${++count}@example.com`;
const setting = { userSetting: { channel: "email", group: "newsletter", isOn: false } };

/** Adds an account outside the scene, so the state of the scene's people has no effect on it. */
const somebody = ({ market }: Scene) => addUser(market.services);

/** Gives each person of the scene a phone number, confirmed or not. */
async function numbered({ market, consumerA, consumerB, breederA, breederB, admin }: Scene, at: Date | null) {
  for (const { id } of [consumerA, consumerB, breederA, breederB, admin]) {
    await market.db.updateTable("users").set({ phone: `+1503555${2000 + ++count}`, phone_verified_at: at })
      .where("id", "=", id).execute();
  }
  await market.db.deleteFrom("phone_codes").execute();
}

/** Returns the token in an email's header, and a foreign one. */
function leaveToken({ market, consumerA }: Scene) {
  const url = oneClickUrl(market.services.config, { userId: consumerA.id, group: "newsletter" });
  const token = new URL(url).searchParams.get("token")!;
  return { params: { token }, without: { params: { token: `${token}x` } } };
}

/** Returns a text to our number in a call signed by the provider, and by an impostor. */
function incomingText({ market: { app } }: Scene) {
  const form = { MessageSid: "SM1", From: "+15035550118", Body: "STOP" };
  const call = { url: `${app.config.publicUrl}/v1/texts/incoming`, fields: Object.entries(form) };
  const signed = (token: string) => ({ form, headers: { "x-twilio-signature": signatureOf(token, call) } });
  return { ...signed(TEXTBOX_TOKEN), without: signed("somebody else") };
}

/** Adds one of consumer A's own pets. */
async function petProfile({ market, consumerA }: Scene): Promise<string> {
  const id = market.services.newId();
  await market.db.insertInto("pet_profiles")
    .values({ id, user_id: consumerA.id, name: "Maple", type: "Dog" }).execute();
  return id;
}

/** Adds one of consumer A's saved searches. */
async function savedSearch({ market, consumerA }: Scene): Promise<string> {
  const id = market.services.newId();
  await market.db.insertInto("saved_searches").values({
    id,
    user_id: consumerA.id,
    name: "Girls",
    query: `q=${id}`,
    frequency: "instant" as const,
  }).execute();
  return id;
}

/** Adds one of consumer A's notifications. */
async function notification({ market, consumerA }: Scene): Promise<string> {
  const id = market.services.newId();
  await market.db.insertInto("notifications")
    .values({ id, user_id: consumerA.id, topic: "listing", title: "Maple is reserved", text: "" }).execute();
  return id;
}

/** Returns a password reset code, as in the email. */
async function code(scene: Scene) {
  const { services, db } = scene.market;
  const user = await somebody(scene);
  await sendPasswordCode(services, { requestId: services.newId(), address: user.email });
  const mail = await db.selectFrom("mails").select("text_body").where("recipient", "=", user.email)
    .executeTakeFirstOrThrow();
  const right = /\n(\d{6})\n/.exec(mail.text_body)![1]!;
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  return { email: user.email, right, wrong };
}

/**
 * Gives all people of the scene two-step verification with the same secret. Returns a code that is valid for
 * each of them.
 */
async function everybodyHas(
  { market, ...people }: Scene,
  what: "no factor" | "a pending one" | "a factor",
): Promise<string> {
  const { db, services } = market;
  const secret = newSecret();
  for (const { id } of Object.values(people)) {
    await db.deleteFrom("second_factors").where("user_id", "=", id).execute();
    if (what === "no factor") continue;
    const sealed = seal(services.config, id, secret);
    await db.insertInto("second_factors").values(
      what === "a factor"
        ? { user_id: id, secret: sealed, confirmed_at: services.now() }
        : { user_id: id, pending_secret: sealed },
    ).execute();
  }
  return codeOf(secret, stepAt(services.now()));
}

/** Calls about the caller's account, and the ways to sign in. */
export const accountRequests: Requests = {
  signIn: async (scene) => ({ json: { email: (await somebody(scene)).email, password: PASSWORD } }),
  signUp: () => ({
    json: {
      type: "Consumer",
      email: freshEmail(),
      password: NEW_PASSWORD,
      firstName: "Dana",
      lastName: "Whitfield",
      termsVersion: TERMS,
    },
  }),
  refreshToken: ({ market, consumerA }) => {
    const csrf = csrfCookie({ id: consumerA.sessionId });
    const { config } = market.services;
    const headers = {
      origin: config.publicUrl,
      "x-csrf-token": csrfToken(deriveKeys(config, "csrf")[0], csrf),
    };
    return {
      headers: { ...headers, cookie: `refresh=${consumerA.refreshToken}; csrf=${csrf}` },
      without: { headers: { ...headers, cookie: `csrf=${csrf}` } },
    };
  },
  logout: () => ({}),
  getCurrentUser: () => ({}),
  updateUser: () => ({ json: { firstName: "Dana Ruth" } }),
  acceptTerms: () => ({ json: { termsVersion: TERMS } }),
  checkEmail: () => ({ params: { email: freshEmail() } }),
  resendVerification: async ({ market, consumerA, consumerB, breederA, breederB, admin }) => {
    // The accounts of the fixtures have already confirmed theirs.
    const everybody = [consumerA, consumerB, breederA, breederB, admin].map(({ id }) => id);
    await market.db.updateTable("users").set({ email_verified_at: null }).where("id", "in", everybody)
      .execute();
    return {};
  },
  changeEmail: async (scene) => ({
    json: {
      email: freshEmail(),
      password: PASSWORD,
      secondFactorCode: await everybodyHas(scene, "a factor"),
    },
  }),
  sendPhoneCode: async (scene) => {
    await numbered(scene, null);
    return {};
  },
  confirmPhone: async (scene) => {
    await numbered(scene, new Date());
    return { json: { code: "492817" } };
  },
  receiveText: incomingText,
  redeemToken: async (scene) => {
    const user = await somebody(scene);
    const { services, db } = scene.market;
    const link = await withTx(db, (trx) => makeLink(trx, services, "verify-email", user));
    const json = { url: "/verify-email" };
    return {
      params: { token: link.split("#token=")[1]! },
      json,
      without: { params: { token: "A".repeat(64) }, json },
    };
  },
  listSessions: () => ({}),
  endOtherSessions: () => ({}),
  endSession: async ({ market, consumerA }) => {
    const { sessionId } = await openSession(market.services, consumerA, "another device");
    return { params: { id: sessionId } };
  },

  getSecondFactor: () => ({}),
  startSecondFactor: async (scene) => {
    await everybodyHas(scene, "no factor");
    return {};
  },
  confirmSecondFactor: async (scene) => ({
    json: { code: await everybodyHas(scene, "a pending one"), password: PASSWORD },
  }),
  proveSecondFactor: async (scene) => ({ json: { code: await everybodyHas(scene, "a factor") } }),
  replaceSecondFactor: async (scene) => ({
    json: { code: await everybodyHas(scene, "a factor"), password: PASSWORD },
  }),
  renewRecoveryCodes: async (scene) => ({
    json: { code: await everybodyHas(scene, "a factor"), password: PASSWORD },
  }),
  removeSecondFactor: async (scene) => ({
    headers: { "x-second-factor": await everybodyHas(scene, "a factor"), "x-password": PASSWORD },
  }),

  changePassword: () => ({ json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  forgotPassword: async (scene) => ({ json: { email: (await somebody(scene)).email } }),
  validatePasswordCode: async (scene) => {
    const { email, right, wrong } = await code(scene);
    return { json: { email, code: right }, without: { json: { email, code: wrong } } };
  },
  resetPassword: async (scene) => {
    const { email, right, wrong } = await code(scene);
    const newPassword = NEW_PASSWORD;
    return {
      json: { email, code: right, newPassword },
      without: { json: { email, code: wrong, newPassword } },
    };
  },

  authorizeChannel: ({ consumerA }) => ({
    form: { socket_id: "214.8891", channel_name: `private-session-${consumerA.sessionId}` },
  }),

  getUserSettings: () => ({}),
  listPetProfiles: () => ({}),
  addPetProfile: () => ({ json: { name: "Maple", type: "Dog" } }),
  updatePetProfile: async (scene) => ({
    json: { id: await petProfile(scene), profile: { name: "Maple", type: "Dog" } },
  }),
  deletePetProfile: async (scene) => ({ params: { id: await petProfile(scene) } }),
  listSavedSearches: () => ({}),
  saveSearch: () => ({ json: { name: "Girls", query: "sex=Female", frequency: "instant" } }),
  updateSavedSearch: async (scene) => ({
    params: { id: await savedSearch(scene) },
    json: { name: "Boys", frequency: "daily" },
  }),
  openSavedSearch: async (scene) => ({ params: { id: await savedSearch(scene) } }),
  deleteSavedSearch: async (scene) => ({ params: { id: await savedSearch(scene) } }),
  listNotifications: ({ consumerA }) => ({ params: { id: consumerA.id } }),
  markNotificationsRead: async (scene) => ({
    params: { id: scene.consumerA.id },
    json: { upTo: await notification(scene) },
  }),
  addNotification: () => ({ json: { title: "Call the vet about Maple" } }),
  updateNotification: async (scene) => ({
    params: { id: await notification(scene) },
    json: { status: "read" },
  }),
  deleteNotification: async (scene) => ({ params: { id: await notification(scene) } }),
  updateQuietHours: ({ consumerA }) => ({
    params: { userId: consumerA.id },
    json: { isOn: true, from: "22:00", to: "07:00", timeZone: "America/Chicago" },
  }),
  updateUserSetting: ({ consumerA }) => ({ params: { userId: consumerA.id }, json: setting }),
  unsubscribe: ({ market, consumerA }) => {
    const group = "newsletter";
    const token = unsubscribeToken(market.services.config, { userId: consumerA.id, group });
    return { json: { group, token }, without: { json: { group } } };
  },
  openUnsubscribe: leaveToken,
  unsubscribeOneClick: leaveToken,
};
