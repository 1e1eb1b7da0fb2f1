import type { NotificationGroup } from "../../generated/types.ts";
import { MATCH_WORDS } from "../../features/matches/emails.ts";
import { BREEDER_WORDS, wordsFor } from "../../features/waitlists/emails.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Parent } from "./bloodlines.ts";
import type { Days } from "./days.ts";
import type { Listing } from "./listing.ts";
import type { makeWaitlists } from "./waitlists.ts";

type News = { userId: string; group: NotificationGroup; title: string; text: string; url: string | null };

/** Returns one of a person's notifications. */
export const notification = (
  random: Random,
  at: Date,
  { userId, group, title, text, url }: News,
  status: "unread" | "read" = "unread",
): Row<"notifications"> => ({
  id: random.id(at),
  user_id: userId,
  topic: group,
  title,
  text,
  url,
  status,
  created_at: at,
});

/**
 * Creates the notifications of the demo buyer and breeder about the example waitlist and matches. Older ones
 * were read.
 */
export function makeNews(random: Random, days: Days, { buyer, seller, people, waitlists, matches, ...from }: {
  buyer: { id: string };
  seller: { id: string; breederId: string; name: string };
  people: readonly { id: string; first_name: string; last_name: string }[];
  waitlists: ReturnType<typeof makeWaitlists>;
  matches: readonly Required<Row<"matches">>[];
  listings: readonly Listing[];
  parents: readonly Parent[];
}): Row<"notifications">[] {
  const line = waitlists.entries.filter(({ breeder_id: id }) => id === seller.breederId);
  const invitation = waitlists.promises.find(({ entry_id: id }) =>
    line.some((entry) => entry.id === id && entry.user_id === buyer.id)
  );
  const promised = from.listings.find(({ pet }) => pet.id === invitation?.pet_id)?.pet;
  const toSeller = (at: Date, words: { title: string; text: string }, url: string) =>
    notification(
      random,
      at,
      { userId: seller.id, group: "listing", ...words, url },
      at < days.at(-5, 0) ? "read" : "unread",
    );
  const nameOf = (id: string) => from.parents.find((parent) => parent.id === id)?.name ?? "";
  return [
    ...invitation && promised
      ? [notification(random, days.at(0, 0), {
        userId: buyer.id,
        group: "listing",
        ...wordsFor(
          { step: "invited", pets: [promised], endsAt: new Date(invitation.ends_at) },
          seller.name,
          null,
        ),
      })]
      : [],
    ...line.filter(({ status }) => status === "waiting").flatMap(({ user_id: id, created_at: at }) => {
      const person = people.find((one) => one.id === id);
      const personName = person ? `${person.first_name} ${person.last_name}` : "Someone";
      return toSeller(at, BREEDER_WORDS.joined({ personName, pets: [] }), "/breeder/waitlist");
    }),
    ...matches.flatMap((match) => {
      const isMine = match.breeder_id === seller.breederId;
      if (match.status === "proposed" && !isMine) {
        const pair = { mine: nameOf(match.other_parent_id), other: nameOf(match.parent_id) };
        return toSeller(new Date(match.created_at), MATCH_WORDS.proposed(pair), "/breeder/matches");
      }
      if (match.status !== "accepted" || !isMine) return [];
      const pair = { mine: nameOf(match.parent_id), other: nameOf(match.other_parent_id) };
      return toSeller(days.at(-8, 15), MATCH_WORDS.accepted(pair), "/breeder/matches");
    }),
  ];
}
