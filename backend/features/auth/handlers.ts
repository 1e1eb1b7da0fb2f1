import { requireNames } from "../accounts/name_rules.ts";
import { reply } from "../../platform/answer.ts";
import { openProgram } from "../breeders/actions.ts";
import { requireProgramName, whereNamesDiffer } from "../breeders/name_actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { findPlace } from "../places/store.ts";
import { fail, failField } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { passSecondFactor } from "../second_factor/actions.ts";
import { queueVerification } from "../links/actions.ts";
import { wantsNews } from "../settings/rules.ts";
import {
  acceptedEmail,
  defaultDashboard,
  normalEmail,
  requirePassword,
  TERMS_VERSION,
} from "../accounts/rules.ts";
import * as actions from "../accounts/actions.ts";
import { sessionAnswer } from "./session_view.ts";
import * as store from "../accounts/store.ts";
import { checkSignInPassword, rememberNetwork, triedBy } from "../accounts/tries_actions.ts";
import { verifyAccessToken } from "../accounts/crypto.ts";
import { userOf } from "../accounts/view.ts";

async function signedIn(
  user: store.UserRow,
  request: Parameters<typeof sessionAnswer>[2],
  services: Services,
  status: 200 | 201,
  how: Parameters<typeof sessionAnswer>[3] = {},
) {
  const { session, extras } = await sessionAnswer(services, user, request, how) ??
    fail("wrong_credentials");
  return reply(session, { ...extras, status });
}

export const auth: Handlers<"signIn" | "signUp" | "refreshToken" | "logout" | "getCurrentUser"> = {
  async signIn({ body, request }, services) {
    const email = normalEmail(body.email);
    const user = await store.findUserByEmail(services.db, email);
    const from = { email, ip: request.ip };
    const isRight = await checkSignInPassword(services, from, user?.password_hash, body.password);
    if (!isRight || !user) fail("wrong_credentials");
    if (user.account_status === "Suspended") fail("account_suspended");
    const by = await triedBy(services, from);
    const withSecondFactor = await passSecondFactor(services, user.id, body.secondFactorCode, by);
    // Runs only after the second factor: a person with only the password must not count as the owner.
    await rememberNetwork(services, from);
    const proof = { passwordHash: user.password_hash! };
    return signedIn(user, request, services, 200, { withSecondFactor, proof });
  },

  async signUp({ body, request }, services) {
    const email = acceptedEmail(body.email, "/email");
    if (body.termsVersion !== TERMS_VERSION) failField("terms_not_accepted", "/termsVersion");
    requireNames(body);
    const own = [email, email.split("@")[0]!, body.firstName, body.lastName];
    await requirePassword(body.password, own, "/password");
    const { firstName, lastName } = body;
    const isBreeder = body.type === "Breeder";
    if (isBreeder && (!body.programName || !body.postalCode)) fail("program_required");
    if (isBreeder) requireProgramName(services, body.programName!, "/programName");
    const place = isBreeder
      ? await findPlace(services.db, body.postalCode!) ?? failField("zip_unknown", "/postalCode")
      : undefined;
    const password_hash = await actions.hashPassword(body.password);
    const create = () =>
      withTx(services.db, async (tx) => {
        const created = await store.insertUser(tx, {
          id: services.newId(),
          email,
          password_hash,
          role: isBreeder ? "Breeder" : "Customer",
          first_name: firstName,
          last_name: lastName,
          phone: body.phoneNumber ?? null,
          terms_version: TERMS_VERSION,
          ...(body.wantsNews ? { settings: JSON.stringify(wantsNews) } : {}),
        });
        if (created && place) {
          await openProgram(tx, services, {
            userId: created.id,
            kind: "breeder",
            name: body.programName!,
            place,
          });
        }
        if (created) await queueVerification(tx, services, created);
        return created;
      });
    const user = await whereNamesDiffer("/programName", create);
    const made = user ?? failField("email_taken", "/email");
    await rememberNetwork(services, { email, ip: request.ip });
    return signedIn(made, request, services, 201);
  },

  async refreshToken({ request }, services) {
    const presented = request.cookie("refresh") ?? fail("refresh_missing");
    const fresh = await actions.refreshSession(services, presented) ?? fail("refresh_invalid");
    await rememberNetwork(services, { email: fresh.email, ip: request.ip });
    const left = Math.floor((fresh.expiresAt.getTime() - services.now().getTime()) / 1000);
    return reply({ accessToken: fresh.accessToken }, {
      headers: { "cache-control": "no-store" },
      cookies: fresh.refreshToken
        ? [{ name: "refresh", value: fresh.refreshToken, maxAgeSeconds: left }]
        : [],
    });
  },

  async logout({ request, session }, services) {
    // The call is a GET because the product's specification says so. Any other site's link also sends our
    // cookies, but never a token.
    await actions.closeSession(services, {
      ...(request.isFromOurPage ? { refreshToken: request.cookie("refresh") } : {}),
      sessionId: session?.id ?? await sessionOf(request.header("authorization"), services),
    });
    return reply({ ok: true as const }, {
      cookies: request.isFromOurPage ? [{ name: "refresh", value: null }, { name: "csrf", value: null }] : [],
    });
  },

  async getCurrentUser({ user }, services) {
    const row = await store.findUser(services.db, user.id) ?? fail("token_invalid");
    return { user: await userOf(row, services), dashboard: defaultDashboard(row.role) };
  },
};

/** Returns the session of a token, even an expired one: signing out must still work. */
async function sessionOf(
  authorization: string | undefined,
  { config }: Services,
): Promise<string | undefined> {
  const token = authorization?.match(/^bearer (.+)$/i)?.[1];
  if (!token) return undefined;
  const claims = await verifyAccessToken(config.jwtKeys, token, "whenever");
  return "error" in claims ? undefined : claims.sessionId;
}
