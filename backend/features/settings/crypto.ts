import { createHmac, timingSafeEqual } from "node:crypto";
import { type Config, deriveKey } from "../../platform/config.ts";
import type { NotificationGroup } from "../../generated/types.ts";
import { GROUPS } from "./rules.ts";

type Leaving = { userId: string; group: NotificationGroup };
type Signing = Pick<Config, "appSecret" | "publicUrl">;

/** A token that lets its bearer leave one group for one person, and nothing else. It does not expire: old mails have it. */
export function unsubscribeToken(config: Pick<Config, "appSecret">, { userId, group }: Leaving): string {
  return `${userId}.${group}.${signature(config, userId, group)}`;
}

/** Whom and what a token speaks for; undefined when it was not made here. */
export function readUnsubscribeToken(config: Pick<Config, "appSecret">, token: string): Leaving | undefined {
  const [userId = "", group = "", signed = "", ...rest] = token.split(".");
  const known = GROUPS.find((name) => name === group);
  if (!known || rest.length || !/^[0-9a-f-]{36}$/.test(userId)) return undefined;
  const [a, b] = [
    new TextEncoder().encode(signed),
    new TextEncoder().encode(signature(config, userId, known)),
  ];
  return a.length === b.length && timingSafeEqual(a, b) ? { userId, group: known } : undefined;
}

/** Where a mail program posts its one click (RFC 8058). */
export function oneClickUrl(config: Signing, leaving: Leaving): string {
  const token = unsubscribeToken(config, leaving);
  return `${config.publicUrl}/v1/user/setting/email/notifications/unsubscribe?token=${token}`;
}

/** The page that a person opens. The token is in the fragment, which no server and no log sees. */
export function unsubscribePage(config: Signing, leaving: Leaving): string {
  return `${config.publicUrl}/unsubscribe?group=${leaving.group}#token=${unsubscribeToken(config, leaving)}`;
}

function signature(config: Pick<Config, "appSecret">, userId: string, group: string): string {
  return createHmac("sha256", deriveKey(config, "unsubscribe")).update(`${userId}.${group}`).digest(
    "base64url",
  );
}
