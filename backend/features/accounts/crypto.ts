import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { ACCESS_TOKEN_SECONDS } from "./rules.ts";

/**
 * Keys that sign access tokens, newest first. Older keys only verify, so keys can be rotated without ending
 * sessions.
 */
export type SigningKeys = readonly { kid: string; secret: string }[];

const ISSUER = "hearthpaw";
/**
 * Audience of access tokens: our API. A token that the same keys sign for another audience is not an access
 * token.
 */
const AUDIENCE = "hearthpaw-api";
/** RFC 9068. */
const TYPE = "at+jwt";
/**
 * Earlier versions sign tokens without audience and type. Such a token stays valid for its ten minutes if it
 * was signed before this day: during a rolling release, processes of both versions answer the same browser,
 * and none of its calls may fail.
 */
const UNTYPED_UNTIL = Date.UTC(2027, 0, 1) / 1_000;
/** Maximum clock difference between two servers that verification tolerates. */
const CLOCK_TOLERANCE_SECONDS = 30;

/**
 * Returns an access token for a session: a signed JWT with a key id, valid for 10 minutes. `now` is the
 * server's time.
 */
export function signAccessToken(
  keys: SigningKeys,
  claims: { userId: string; sessionId: string },
  now: Date,
): Promise<string> {
  const key = keys[0];
  if (!key) throw new Error("no key to sign access tokens with");
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: "HS256", kid: key.kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(new TextEncoder().encode(key.secret));
}

/**
 * Returns the claims of a token, or the specification's exact words for the error. The token's age also
 * counts from its signing time: otherwise a server whose clock is days ahead would sign tokens that are valid
 * for days. With `whenever`, only the signature counts.
 */
export async function verifyAccessToken(
  keys: SigningKeys,
  token: string,
  now: Date | "whenever",
): Promise<Claims | { error: "jwt expired" | "Invalid token" }> {
  const known = proved.get(keys)?.get(token);
  if (known && now !== "whenever" && known.from <= now.getTime() && now.getTime() < known.until) {
    return known.claims;
  }
  const time = now === "whenever"
    ? { currentDate: new Date(0) }
    : { currentDate: now, clockTolerance: CLOCK_TOLERANCE_SECONDS, maxTokenAge: ACCESS_TOKEN_SECONDS };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, (header) => {
      const key = keys.find(({ kid }) => kid === header.kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return new TextEncoder().encode(key.secret);
    }, { issuer: ISSUER, algorithms: ["HS256"], ...time });
    if (!isForUs(protectedHeader, payload)) return { error: "Invalid token" };
    if (typeof payload.sub !== "string" || typeof payload.sid !== "string") return { error: "Invalid token" };
    const claims = { userId: payload.sub, sessionId: payload.sid };
    if (now !== "whenever") keep(keys, token, { claims, ...goodTime(payload, now) });
    return claims;
  } catch (error) {
    return { error: error instanceof errors.JWTExpired ? "jwt expired" : "Invalid token" };
  }
}

function isForUs({ typ }: Partial<JWTHeaderParameters>, { aud, iat = Infinity }: JWTPayload): boolean {
  if (typ === undefined && aud === undefined) return iat < UNTYPED_UNTIL;
  return typ === TYPE && aud === AUDIENCE;
}

type Claims = { userId: string; sessionId: string };
type Proved = { claims: Claims; from: number; until: number };

/** Maximum number of tokens kept in memory, about 4 MB. A full map is emptied. */
const MOST_PROVED = 10_000;
/**
 * Tokens with a verified signature. A browser sends the same token for ten minutes, and each verification
 * takes 0.06 ms.
 */
const proved = new WeakMap<SigningKeys, Map<string, Proved>>();

function keep(keys: SigningKeys, token: string, one: Proved): void {
  const kept = proved.get(keys);
  if (kept && kept.size < MOST_PROVED) kept.set(token, one);
  else proved.set(keys, new Map([[token, one]]));
}

/**
 * Returns the period, in milliseconds, during which a token that is valid now stays valid by the times that
 * `jwtVerify` checks.
 */
function goodTime({ exp = 0, iat = 0 }: JWTPayload, now: Date): Pick<Proved, "from" | "until"> {
  const ends = Math.min(exp, iat + ACCESS_TOKEN_SECONDS) + CLOCK_TOLERANCE_SECONDS;
  return { from: now.getTime(), until: ends * 1_000 };
}

/**
 * Returns a refresh token and its hash for storage. The token contains the session's id, which identifies the
 * session even long after the token was replaced, and 32 random bytes.
 */
export async function newRefreshToken(sessionId: string): Promise<{ token: string; hash: Uint8Array }> {
  const secret = crypto.getRandomValues(new Uint8Array(32)).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
  const token = `${sessionId}.${secret}`;
  return { token, hash: await hashToken(token) };
}

/** Returns the session id inside a refresh token; undefined for text in another format. */
export function sessionOfToken(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1];
}

/** Returns the SHA-256 hash of a random token. It needs no salt because 256 random bits cannot be guessed. */
export async function hashToken(token: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
}
