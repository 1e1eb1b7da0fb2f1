import { Secret, TOTP } from "otpauth";
import { ask } from "./api.ts";
import type { Site } from "./server.ts";
import { until } from "./until.ts";

/**
 * Returns a code of a demo account's second factor. If the current code was already used, it waits for the
 * next.
 */
export function demoCode(site: Site, email: string): Promise<string> {
  return until(async () => {
    const { accounts } = await ask(site, "GET", `/_authenticator.json?email=${encodeURIComponent(email)}`);
    return accounts[0]?.code as string | null;
  }, { what: `a code of ${email}`, patienceMs: 45_000 });
}

/** Simulates an authenticator app with the page's key. Returns its code now, or some steps of 30 s ahead. */
export function phone(key: string): (ahead?: number) => string {
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, "")) });
  return (ahead = 0) => app.generate({ timestamp: Date.now() + ahead * 30_000 });
}
