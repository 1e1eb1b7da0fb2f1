import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { refreshOutcome, SESSION_SECONDS, STAFF_SESSION_SECONDS } from "./rules.ts";
import * as store from "./store.ts";
import {
  hashToken,
  newRefreshToken,
  sessionOfToken,
  signAccessToken,
  type SigningKeys,
  verifyAccessToken,
} from "./crypto.ts";

type Db = Kysely<Database>;
type Clock = { now: () => Date; newId: () => string };
type Keys = { jwtKeys: SigningKeys };

/** OWASP's second recommended setting for argon2id: 19 MiB, 2 passes, 1 lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loads the library with the first password. */
const argon2 = () => import("@node-rs/argon2");

/** Returns the argon2id hash of a password for storage. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return await hash(password.normalize("NFC"), ARGON);
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether a password matches a stored hash. Without a hash it checks against a decoy, so the response
 * time does not reveal which addresses have an account.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? await (decoy ??= hashPassword("a password that no one has"));
  const { verify } = await argon2();
  const matches = await verify(against, password.normalize("NFC"));
  return matches && Boolean(stored);
}

export type OpenedSession = { accessToken: string; refreshToken: string; sessionId: string };

/**
 * Opens a session for a user with proved identity. `withSecondFactor` means that they entered a two-step code
 * too.
 */
export async function openSession(
  { db, now, newId, config }: { db: Db; config: Keys } & Clock,
  user: { id: string },
  userAgent: string | null,
  { withSecondFactor = false } = {},
): Promise<OpenedSession> {
  const sessionId = newId();
  const { token, hash: refreshHash } = await newRefreshToken(sessionId);
  const expiresAt = new Date(now().getTime() + SESSION_SECONDS * 1000);
  await store.insertSession(db, {
    id: sessionId,
    user_id: user.id,
    refresh_hash: refreshHash,
    expires_at: expiresAt,
    user_agent: userAgent?.slice(0, 300) ?? null,
    second_factor_at: withSecondFactor ? now() : null,
  });
  const accessToken = await signAccessToken(config.jwtKeys, { userId: user.id, sessionId }, now());
  return { accessToken, refreshToken: token, sessionId };
}

/**
 * Exchanges a refresh token for a fresh access token and replaces the refresh token at every use. The
 * previous refresh token still works for a few seconds, without a new refresh token, because two tabs may
 * refresh at once. Later use is a replay and ends the whole session. Returns undefined for an unknown, ended
 * or replayed token.
 */
export async function refreshSession(
  { db, now, config }: { db: Db; config: Keys } & Clock,
  refreshToken: string,
): Promise<
  { accessToken: string; refreshToken: string | undefined; expiresAt: Date; email: string } | undefined
> {
  const presented = await hashToken(refreshToken);
  const session = await withTx(db, async (tx) => {
    const row = await store.lockSessionByToken(tx, presented);
    if (!row) {
      // A well-formed token that no session knows was replaced long ago, so its sender has kept an old one.
      const family = sessionOfToken(refreshToken);
      if (family) await store.endSession(tx, family, "refresh token replayed");
      return undefined;
    }
    const outcome = refreshOutcome(
      {
        isCurrent: row.isCurrent,
        rotatedAt: row.rotated_at,
        expiresAt: row.expires_at,
        endedAt: row.ended_at,
      },
      now(),
    );
    if (outcome === "replay") await store.endSession(tx, row.id, "refresh token replayed");
    if (outcome === "replay" || outcome === "ended") return undefined;
    const user = await store.findUser(tx, row.user_id);
    if (!user || user.closed_at || user.account_status === "Suspended") return undefined;
    const isStaff = user.role === "Admin";
    // The cookie may outlive the session, which ends earlier if no calls arrive.
    const cookieEndsAt = isStaff
      ? new Date(row.created_at.getTime() + STAFF_SESSION_SECONDS * 1000)
      : row.expires_at;
    const found = { ...row, email: user.email, cookieEndsAt };
    if (isStaff) await store.useStaffSession(tx, row.id);
    if (outcome === "grace") return { ...found, next: undefined };
    const next = await newRefreshToken(row.id);
    await store.rotateSession(tx, row.id, next.hash, now());
    return { ...found, next: next.token };
  });
  if (!session) return undefined;
  const accessToken = await signAccessToken(
    config.jwtKeys,
    { userId: session.user_id, sessionId: session.id },
    now(),
  );
  return {
    accessToken,
    refreshToken: session.next,
    expiresAt: session.cookieEndsAt,
    email: session.email,
  };
}

/**
 * Ends the session of a refresh token or an access token, even an expired one. Does nothing without a token.
 */
export async function closeSession(
  { db }: { db: Db },
  by: { refreshToken?: string; sessionId?: string },
): Promise<void> {
  if (by.sessionId) await store.endSession(db, by.sessionId, "signed out");
  if (!by.refreshToken) return;
  const presented = await hashToken(by.refreshToken);
  await withTx(db, async (tx) => {
    const row = await store.lockSessionByToken(tx, presented);
    if (row) await store.endSession(tx, row.id, "signed out");
  });
}

/**
 * Returns the user and session of an access token as the database has them now. Extends a staff session's
 * idle time.
 */
export async function authenticate(
  { db, now, config }: { db: Db; config: Keys; now: () => Date },
  token: string,
): Promise<store.SignedIn | { error: "jwt expired" | "Invalid token" }> {
  const claims = await verifyAccessToken(config.jwtKeys, token, now());
  if ("error" in claims) return claims;
  const found = await store.findSignedIn(db, claims.sessionId, claims.userId);
  if (found?.role === "Admin") await store.useStaffSession(db, found.sessionId);
  return found ?? { error: "Invalid token" };
}
