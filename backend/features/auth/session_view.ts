import type { Cookie } from "../../platform/answer.ts";
import type { SessionAnswer } from "../../generated/types.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { openSession } from "../accounts/actions.ts";
import { SESSION_SECONDS, STAFF_SESSION_SECONDS } from "../accounts/rules.ts";
import { findBreederOf } from "../breeders/store.ts";
import { noteTrace } from "../fraud/actions.ts";
import { deviceOf, newDevice } from "../fraud/crypto.ts";
import { type Proof, stillHolds, type UserRow } from "../accounts/store.ts";
import { userOf } from "../accounts/view.ts";

export type SignedInAnswer = {
  session: SessionAnswer;
  extras: { headers: Record<string, string>; cookies: Cookie[] };
};

/** Details of the browser that signs in. */
type Browser = { userAgent: string | undefined; cookie: (name: string) => string | undefined };

/**
 * Signs in a proved user, with the access token in the body and the refresh token in a cookie that scripts
 * cannot read. Returns the body and its headers and cookies; undefined if `proof` has been revoked since.
 */
export async function sessionAnswer(
  services: Services,
  user: UserRow,
  request: Browser,
  { withSecondFactor = false, proof }: { withSecondFactor?: boolean; proof?: Proof } = {},
): Promise<SignedInAnswer | undefined> {
  const opened = await withTx(services.db, async (trx) => {
    if (proof && !await stillHolds(trx, user.id, proof)) return undefined;
    const session = await openSession({ ...services, db: trx }, user, request.userAgent ?? null, {
      withSecondFactor,
    });
    return { ...session, device: await noteDevice(trx, services, user, request) };
  });
  if (!opened) return undefined;
  const { device } = opened;
  return {
    session: { user: await userOf(user, services), accessToken: opened.accessToken },
    extras: {
      headers: { "cache-control": "no-store" },
      cookies: [{
        name: "refresh",
        value: opened.refreshToken,
        maxAgeSeconds: user.role === "Admin" ? STAFF_SESSION_SECONDS : SESSION_SECONDS,
      }, ...device === undefined ? [] : [{ name: DEVICE, value: device, maxAgeSeconds: DEVICE_SECONDS }]],
    },
  };
}

const DEVICE = "device";
/** Seconds for which a seller's browser is remembered after their last sign-in: one year. */
const DEVICE_SECONDS = 365 * 86_400;

/**
 * Records the browser that a seller signs in with, by a random id in a signed cookie. Nothing about the
 * browser itself is read, and buyers get no such cookie. Returns the cookie; undefined if the user sells
 * nothing.
 */
async function noteDevice(
  trx: Parameters<typeof noteTrace>[0],
  services: Services,
  user: UserRow,
  request: Browser,
): Promise<string | undefined> {
  const breeder = await findBreederOf(trx, user.id);
  if (!breeder) return undefined;
  const kept = request.cookie(DEVICE);
  const known = deviceOf(services.config, kept);
  const cookie = kept !== undefined && known !== undefined ? kept : newDevice(services.config);
  const value = deviceOf(services.config, cookie)!;
  await noteTrace(trx, services, { breederId: breeder.id, kind: "device", value });
  return cookie;
}
