import { errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { ACCESS_TOKEN_SECONDS } from "./rules.ts";

/** Keys that sign access tokens, the newest first; older ones only verify, so that a key can be changed in peace. */
export type SigningKeys = readonly { kid: string; secret: string }[];

const ISSUER = "hearthpaw";
/** The audience of access tokens: our API. Whatever else is signed by the same keys one day, for another reader, is no access token. */
const AUDIENCE = "hearthpaw-api";
/** RFC 9068. */
const TYPE = "at+jwt";
/**
 * A token without audience and type, as earlier versions sign it, is good for the ten minutes that it lives, if it was signed before this day: while
 * a release rolls, processes of both versions answer the same browser, and none of its calls may fail.
 */
const UNTYPED_UNTIL = Date.UTC(2027, 0, 1) / 1_000;
/** Bounded leeway between the clocks of two servers. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** An access token for a session: a signed JWT with key id, 10 minutes. `now` is the server's time. */
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
 * The claims of a token, or the specification's exact word for what is wrong with it. Its age counts from its signing as well: a
 * server whose clock is days ahead would sign tokens that are good for days. `whenever`: only the signature counts.
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

/** So many tokens are kept in memory, some 4 MB; then all are forgotten. */
const MOST_PROVED = 10_000;
/** Tokens whose signature is good: a browser sends the same for ten minutes, and looking at it takes 0.06 ms. */
const proved = new WeakMap<SigningKeys, Map<string, Proved>>();

function keep(keys: SigningKeys, token: string, one: Proved): void {
  const kept = proved.get(keys);
  if (kept && kept.size < MOST_PROVED) kept.set(token, one);
  else proved.set(keys, new Map([[token, one]]));
}

/** From when until when, in milliseconds, a token that is good now stays good, by what `jwtVerify` asks of its times. */
function goodTime({ exp = 0, iat = 0 }: JWTPayload, now: Date): Pick<Proved, "from" | "until"> {
  const ends = Math.min(exp, iat + ACCESS_TOKEN_SECONDS) + CLOCK_TOLERANCE_SECONDS;
  return { from: now.getTime(), until: ends * 1_000 };
}

/**
 * A refresh token, and the hash of it that is stored: the session's id, so that one that was replaced long ago still
 * tells whose it was, and 32 random bytes.
 */
export async function newRefreshToken(sessionId: string): Promise<{ token: string; hash: Uint8Array }> {
  const secret = crypto.getRandomValues(new Uint8Array(32)).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
  const token = `${sessionId}.${secret}`;
  return { token, hash: await hashToken(token) };
}

/** The session that a refresh token says it is of; undefined for a text of another form. */
export function sessionOfToken(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1];
}

/** SHA-256 of a random token; it needs no salt, since nobody can guess its 256 bits. */
export async function hashToken(token: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));
}
