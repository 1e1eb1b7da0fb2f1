import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Keys that sign calls and channels; `olderSecrets` only verify. */
export type RealtimeApp = { key: string; secret: string; olderSecrets?: readonly string[] | undefined };

const secretsOf = ({ secret, olderSecrets = [] }: RealtimeApp) => [secret, ...olderSecrets];

/** Returns a signature of the Pusher protocol: HMAC-SHA256 with the application's secret, in hex. */
export function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Compares in constant time. */
function sameText(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

/**
 * Returns whether `auth` ("key:signature") allows this socket to join this channel with these member data.
 */
export function isChannelAuth(
  app: RealtimeApp,
  auth: string,
  socketId: string,
  channel: string,
  channelData: string | undefined,
): boolean {
  const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
  return secretsOf(app).some((secret) => sameText(auth, `${app.key}:${sign(secret, text)}`));
}

/** Lifetime of a signed request, in seconds. */
const lifetime = 600;

/**
 * Checks a call of the server SDK: key, time, hash of the body and signature over method, path and sorted
 * query.
 * @param now milliseconds
 * @returns the error, or undefined if the call is valid
 */
export function wrongRequestSignature(
  app: RealtimeApp,
  method: string,
  url: URL,
  body: string,
  now: number,
): string | undefined {
  const query = [...url.searchParams].map(([name, value]) => [name.toLowerCase(), value] as const);
  const given = new Map(query);
  if (given.size !== query.length) return "a parameter is repeated";
  if (given.get("auth_version") !== "1.0") return "unknown auth_version";
  if (!sameText(given.get("auth_key") ?? "", app.key)) return "unknown auth_key";
  const time = Number(given.get("auth_timestamp"));
  if (!Number.isInteger(time) || Math.abs(now / 1000 - time) > lifetime) {
    return "auth_timestamp is too far away";
  }
  const hash = createHash("md5").update(body, "utf8").digest("hex");
  if (body !== "" && !sameText(given.get("body_md5") ?? "", hash)) return "body_md5 does not fit the body";
  const signed = query.filter(([name]) => name !== "auth_signature")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`).join("&");
  const text = `${method.toUpperCase()}\n${url.pathname}\n${signed}`;
  const isOurs = secretsOf(app).some((secret) =>
    sameText(given.get("auth_signature") ?? "", sign(secret, text))
  );
  return isOurs ? undefined : "auth_signature is wrong";
}
