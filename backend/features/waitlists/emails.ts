import type { Email } from "../mails/view.ts";
import { dayIn, dayWords } from "../places/zone_rules.ts";
import { INVITE_HOURS, namesOf } from "./rules.ts";

/** A pet of an invitation, with the fields that texts and links need. */
export type Named = { id: string; slug: string; name: string };
export type News =
  | { step: "added" | "removed" }
  | { step: "invited"; pets: readonly Named[]; endsAt: Date }
  | { step: "expired" | "withdrawn"; pets: readonly Named[] }
  | { step: "restored" }
  | { step: "rejected"; reason: string };

type Words = { title: string; text: string; url: string; label: string; sms?: string };

/** Returns the path of the page for picking a pet of an invitation. */
export const inviteUrl = (pets: readonly { id: string; slug: string }[]): string =>
  pets.length === 1 ? `/pets/${pets[0]!.id}/${pets[0]!.slug}` : "/account/waitlists";

/**
 * Returns a moment by the reader's clock: "Thursday, November 26, 9:20 PM". A number of hours would be wrong
 * by the time an email is read or a text that waited for the morning arrives. Without a time zone it is
 * Eastern time, and says so.
 */
function untilWords(at: Date, timeZone: string | null): string {
  const zone = timeZone ?? "America/New_York";
  const time = at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZone: zone });
  const day = dayIn(zone, at);
  return `${dayWords(day, day)}, ${time}${timeZone === null ? " Eastern time" : ""}`;
}

/**
 * Returns the words and the site path of news for a person in a line. Times use the reader's time zone; null
 * if unknown.
 */
export function wordsFor(news: News, breederName: string, timeZone: string | null): Words {
  const account = { url: "/account/waitlists", label: "View your waitlists" };
  switch (news.step) {
    case "added":
      return {
        ...account,
        title: `You're on ${breederName}'s waitlist`,
        text:
          `${breederName} added you to their waitlist. We'll let you know when it's your turn to choose a pet.`,
      };
    case "invited": {
      const names = namesOf(news.pets.map(({ name }) => name));
      const until = untilWords(news.endsAt, timeZone);
      return {
        title: news.pets.length === 1 ? `It's your turn to reserve ${names}` : "It's your turn to pick a pet",
        text: `${breederName} is keeping ${names} for you until ${until}. ` +
          `No one else can reserve ${news.pets.length === 1 ? "this pet" : "these pets"} until then.`,
        url: inviteUrl(news.pets),
        label: news.pets.length === 1 ? `Pick ${names}` : "View your invitation",
        sms: `it's your turn on ${breederName}'s waitlist. You have until ${until} to pick ${names}.`,
      };
    }
    case "expired":
      return {
        ...account,
        title: "Your time to choose has ended",
        text: `You didn't pick ${
          namesOf(news.pets.map(({ name }) => name))
        } within ${INVITE_HOURS} hours, so your place on ${breederName}'s waitlist has ended. You can join again.`,
      };
    case "withdrawn":
      return {
        ...account,
        title: `${namesOf(news.pets.map(({ name }) => name))} ${
          news.pets.length === 1 ? "is" : "are"
        } no longer available`,
        text: `Your invitation from ${breederName} has ended. You keep your place on the waitlist.`,
      };
    case "restored":
      return {
        ...account,
        title: `You're back on ${breederName}'s waitlist`,
        text: "Your reservation was canceled through no fault of yours, so we've saved your place in line.",
      };
    case "rejected":
      return {
        ...account,
        title: `${breederName} took you off their waitlist`,
        text: `They wrote: “${news.reason}”`,
      };
    case "removed":
      return {
        ...account,
        title: `${breederName} took you off their waitlist`,
        text: "You can still browse pets from other breeders, or join another waitlist.",
      };
  }
}

/**
 * Returns the email of this news. Without an account, the recipient signs up with this address to continue.
 */
export function emailFor(
  words: Words,
  { publicUrl, path, hasAccount }: { publicUrl: string; path: string; hasAccount: boolean },
): Email {
  return {
    subject: words.title,
    heading: words.title,
    paragraphs: [
      words.text,
      ...(hasAccount
        ? []
        : ["Sign in or create an account with this email address, and confirm it, to use your place."]),
    ],
    action: { label: words.label, url: publicUrl + path },
  };
}

/** The breeder reads the full name in the list. */
const first = (name: string): string => name.split(" ")[0] ?? name;

export type BreederNews = { personName: string; pets: readonly Named[] };

/** News for a breeder about their line, next to a link to the list. */
export const BREEDER_WORDS = {
  joined: ({ personName }: BreederNews) => ({
    title: `${first(personName)} joined your waitlist`,
    text: "You can invite them to choose first when you have a pet that fits.",
  }),
  passed: ({ personName, pets }: BreederNews) => ({
    title: `${first(personName)} passed on ${namesOf(pets.map(({ name }) => name))}`,
    text: "They keep their place for your next pets.",
  }),
  left: ({ personName, pets }: BreederNews) => ({
    title: `${first(personName)} left your waitlist`,
    text: `They won't be picking ${namesOf(pets.map(({ name }) => name))}.`,
  }),
  expired: ({ personName, pets }: BreederNews) => ({
    title: `${first(personName)} didn't pick ${namesOf(pets.map(({ name }) => name))} in time`,
    text: `Their ${INVITE_HOURS} hours have ended, and so has their place on your waitlist.`,
  }),
  accepted: ({ personName, pets }: BreederNews) => ({
    title: `${first(personName)} picked ${namesOf(pets.map(({ name }) => name))}`,
    text: "They reserved from your waitlist. You can see the reservation with your others.",
  }),
  next: ({ personName, pets }: BreederNews) => ({
    title: `${first(personName)} is next for ${namesOf(pets.map(({ name }) => name))}`,
    text: `We invited them to choose. They have ${INVITE_HOURS} hours.`,
  }),
  nobody: ({ pets }: { pets: readonly Named[] }) => ({
    title: `${namesOf(pets.map(({ name }) => name))} ${
      pets.length === 1 ? "is" : "are"
    } open to everyone again`,
    text: `No one else on your waitlist is looking for ${pets.length === 1 ? "this pet" : "these pets"}.`,
  }),
} as const;
