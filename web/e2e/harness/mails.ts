import { ask } from "./api.ts";
import type { Site } from "./server.ts";
import { until } from "./until.ts";

export type Mail = { id: string; to: string; subject: string; text: string; headers: Record<string, string> };

/** The mails that an address has got, the newest first. */
export async function mailsTo(site: Site, email: string): Promise<Mail[]> {
  return (await ask(site, "GET", `/_mails.json?to=${encodeURIComponent(email)}`)).mails;
}

/** The newest mail to an address with such a subject; waits until it is there. `not` are mails that were read before. */
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
    { what: `a mail ${subject} to ${email}` },
  );
}

/** The path, with its fragment, of the link to this page of the site in a mail. */
export function linkIn({ text }: Mail, { url }: Pick<Site, "url">, path: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith(`${url}${path}`));
  if (!link) throw new Error(`no link to ${path} in:\n${text}`);
  return link.slice(url.length);
}
