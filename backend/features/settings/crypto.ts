import { createHmac, timingSafeEqual } from "node:crypto";
import { type AppSecrets, type Config, deriveKeys } from "../../platform/config.ts";
import type { NotificationGroup } from "../../generated/types.ts";
import { GROUPS } from "./rules.ts";

type Leaving = { userId: string; group: NotificationGroup };
type Signing = AppSecrets & Pick<Config, "publicUrl">;

/**
 * Returns a token that lets its bearer unsubscribe one person from one group, and nothing else. It does not
 * expire because old emails contain it.
 */
export function unsubscribeToken(config: AppSecrets, { userId, group }: Leaving): string {
  return `${userId}.${group}.${signature(deriveKeys(config, "unsubscribe")[0], userId, group)}`;
}

/** Returns the person and group of a token; undefined if it was not issued here. */
export function readUnsubscribeToken(config: AppSecrets, token: string): Leaving | undefined {
  const [userId = "", group = "", signed = "", ...rest] = token.split(".");
  const known = GROUPS.find((name) => name === group);
  if (!known || rest.length || !/^[0-9a-f-]{36}$/.test(userId)) return undefined;
  const given = new TextEncoder().encode(signed);
  const isOurs = deriveKeys(config, "unsubscribe").some((key) => {
    const right = new TextEncoder().encode(signature(key, userId, known));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isOurs ? { userId, group: known } : undefined;
}

/** Returns the address for an email program's one-click unsubscribe (RFC 8058). */
export function oneClickUrl(config: Signing, leaving: Leaving): string {
  const token = unsubscribeToken(config, leaving);
  return `${config.publicUrl}/v1/user/setting/email/notifications/unsubscribe?token=${token}`;
}

/** Returns the page that a person opens. The token is in the fragment, which no server and no log sees. */
export function unsubscribePage(config: Signing, leaving: Leaving): string {
  return `${config.publicUrl}/unsubscribe?group=${leaving.group}#token=${unsubscribeToken(config, leaving)}`;
}

function signature(key: Uint8Array, userId: string, group: string): string {
  return createHmac("sha256", key).update(`${userId}.${group}`).digest("base64url");
}
