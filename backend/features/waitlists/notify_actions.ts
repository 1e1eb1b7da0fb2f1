import type { Kysely } from "kysely";
import { v5 } from "uuid";
import type { Database } from "../../platform/db/schema.ts";
import type { Services } from "../../services.ts";
import { linkToken } from "../links/crypto.ts";
import { queueMail } from "../mails/actions.ts";
import { tell } from "../notifications/actions.ts";
import { BREEDER_WORDS, emailFor, type Named, type News, wordsFor } from "./emails.ts";
import { findLineBreeder } from "./store.ts";
import type { Entry } from "./store.ts";

type Trx = Kysely<Database>;
type Told = Pick<Services, "config" | "newId" | "addJob" | "now">;

/**
 * Namespace of notification ids. An id derives from its subject, if known, so repeated news is stored once.
 */
const NAMESPACE = "7a3f0c86-2c55-4a0e-9a7d-6d1f2b90e4c1";

/**
 * Tells a person in a line about a change to their place, by email alone if they have no account. `about` is
 * the id of the subject: the first promise of an invitation, whose link the email carries.
 */
export async function tellPerson(
  trx: Trx,
  services: Told,
  entry: Entry,
  news: News,
  about?: string,
): Promise<void> {
  const id = about === undefined ? services.newId() : v5(`${about}:${news.step}`, NAMESPACE);
  const words = wordsFor(news, entry.breederName, entry.timeZone);
  // The token is in the fragment, which no server, log or next page sees.
  const path = news.step === "invited" && about !== undefined
    ? `/waitlist-invite#token=${linkToken(services.config, about)}`
    : words.url;
  const kind = `waitlist-${news.step}`;
  const email = (hasAccount: boolean) =>
    emailFor(words, { publicUrl: services.config.publicUrl, path, hasAccount });
  if (entry.ownerId) {
    const { title, text, url, sms } = words;
    await tell(trx, services, {
      id,
      kind,
      userId: entry.ownerId,
      group: "listing",
      title,
      text,
      url,
      aboutUserId: entry.breederUserId,
      email: email(true),
      ...(sms === undefined ? {} : { sms }),
    });
  } else if (entry.email) {
    await queueMail(trx, services, { id, kind, to: entry.email, userId: null, email: email(false) });
  }
}

/** Tells a breeder about an action of a person in their line. */
export async function tellBreeder(
  trx: Trx,
  services: Told,
  entry: Pick<Entry, "id" | "breederUserId" | "ownerId" | "personName">,
  step: Exclude<keyof typeof BREEDER_WORDS, "nobody">,
  pets: readonly Named[],
  about?: string,
): Promise<void> {
  await tell(trx, services, {
    ...(about === undefined ? {} : { id: v5(`${about}:breeder:${step}`, NAMESPACE) }),
    kind: `waitlist-${step}`,
    userId: entry.breederUserId,
    group: "listing",
    aboutUserId: entry.ownerId,
    by: entry.ownerId ?? undefined,
    ...BREEDER_WORDS[step]({ personName: entry.personName, pets }),
    url: "/breeder/waitlist",
  });
}

/** Tells a breeder that pets are open to everyone again, because the line has no next person. */
export async function tellNobody(
  trx: Trx,
  services: Told,
  breederId: string,
  pets: readonly Named[],
): Promise<void> {
  const breeder = await findLineBreeder(trx, breederId);
  if (!breeder) return;
  await tell(trx, services, {
    kind: "waitlist-nobody",
    userId: breeder.userId,
    group: "listing",
    url: "/breeder/waitlist",
    aboutUserId: null,
    ...BREEDER_WORDS.nobody({ pets }),
  });
}
