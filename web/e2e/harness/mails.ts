import { ask } from "./api.ts";
import type { Site } from "./server.ts";
import { until } from "./until.ts";

export type Mail = { id: string; to: string; subject: string; text: string; headers: Record<string, string> };

/** Returns the emails to an address, newest first. */
export async function mailsTo(site: Site, email: string): Promise<Mail[]> {
  return (await ask(site, "GET", `/_mails.json?to=${encodeURIComponent(email)}`)).mails;
}

/**
 * Waits for the newest email to an address with a matching subject. `not` lists emails that were read before.
 */
export function mailTo(
  site: Site,
  email: string,
  subject: RegExp,
  { not = [] }: { not?: readonly Mail[] } = {},
): Promise<Mail> {
  const known = new Set(not.map(({ id }) => id));
  return until(
    async () =>
      (await mailsTo(site, email)).find((mail) => subject.test(mail.subject) && !known.has(mail.id)),
    // Decisions of staff can be undone for ten seconds, and a job sends the mail.
    { what: `a mail ${subject} to ${email}`, patienceMs: 25_000 },
  );
}

/** Returns the path, with its fragment, of an email's link to this page of the site. */
export function linkIn({ text }: Mail, { url }: Pick<Site, "url">, path: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith(`${url}${path}`));
  if (!link) throw new Error(`no link to ${path} in:\n${text}`);
  return link.slice(url.length);
}
