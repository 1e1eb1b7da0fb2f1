import { Secret, TOTP } from "otpauth";
import { ask } from "./api.ts";
import type { Site } from "./server.ts";
import { until } from "./until.ts";

/** The code of a demo account's second factor; waits for the next one where the present one was used. */
export function demoCode(site: Site, email: string): Promise<string> {
  return until(async () => {
    const { accounts } = await ask(site, "GET", `/_authenticator.json?email=${encodeURIComponent(email)}`);
    return accounts[0]?.code as string | null;
  }, { what: `a code of ${email}`, patienceMs: 45_000 });
}

/** An app on a phone that the key of the page was typed into: its code now, or so many steps of 30 s ahead. */
export function phone(key: string): (ahead?: number) => string {
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, "")) });
  return (ahead = 0) => app.generate({ timestamp: Date.now() + ahead * 30_000 });
}
