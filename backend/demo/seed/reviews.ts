import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Listing } from "./listing.ts";
import type { SellerRows } from "./people.ts";
import type { Sales } from "./sale_story.ts";

type Reviews = Required<Row<"reviews">>;

/** By stars: a headline and a text. {name} is the pet, {seller} its seller. */
const WORDS: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  5: [
    [
      "A calm start",
      "{name} came with a blanket that smells of mom, a bag of the usual food and all the papers. We got weekly photos before the hand-off and an answer to every question.",
    ],
    [
      "Exactly as described",
      "Everything in the listing was true, down to the crooked ear. {name} slept through the second night and our vet was impressed with the records.",
    ],
    [
      "We'd do it again",
      "They asked us as many questions as we asked them, which is how it should be. {name} is confident, healthy and very loved.",
    ],
    [
      "Healthy and well raised",
      "{name} walked in as if the house was hers. You can tell that the litter grew up among people, kids and a running vacuum.",
    ],
    [
      "Still in touch",
      "Three months later {seller} still answers our texts about teething and crates. {name} has doubled in size and in opinions.",
    ],
    [
      "Worth the drive",
      "We drove six hours and were shown everything: the parents, the yard, the test results. {name} snored the whole way home.",
    ],
    [
      "Honest from the first call",
      "They told us about the small hernia before we asked and had it looked at first. {name} is perfect. I wouldn't go anywhere else.",
    ],
  ],
  4: [
    [
      "Lovely pet, slow replies",
      "{name} is a joy and in great health. It sometimes took two days to get an answer before pickup, so plan ahead.",
    ],
    [
      "Very happy",
      "Great experience overall. The hand-off moved by a few days because of the last vaccination, but we were told why. {name} has settled in well.",
    ],
    [
      "Good people",
      "{name} is sweet and was already used to the crate. I would have liked a few more photos in between.",
    ],
  ],
  3: [
    [
      "Good, with a hiccup",
      "{name} is healthy and we love her. The registration papers came three weeks late, after two reminders.",
    ],
    ["Fine in the end", "Pickup was chaotic and we waited for an hour. {name} makes up for it."],
  ],
  2: [
    [
      "Communication could be better",
      "{name} is well, but we had to ask several times for the vaccination record, and the microchip was registered late.",
    ],
  ],
};
const REPLIES = [
  "Thank you for giving {name} such a good home. Send us a photo now and then.",
  "It was a pleasure to meet you all. Give {name} a scratch behind the ear from us.",
  "Thank you. Call any time, that's a promise for {name}'s whole life.",
];
const SORRY =
  "You're right, that took too long, and we're sorry. We've changed how we send out papers since. Give {name} a hug from us.";

/**
 * Creates reviews of about two thirds of the completed sales, some with a reply, and writes the resulting
 * ratings into the sellers' rows. The demo buyer's own sale (`leave`) waits for a review.
 */
export function makeReviews(random: Random, { sales, sellers, listings, leave }: {
  sales: Pick<Sales, "reservations">;
  sellers: readonly SellerRows[];
  listings: readonly Listing[];
  leave: string;
}): Reviews[] {
  const pets = new Map(listings.map(({ pet }) => [pet.id, pet.name]));
  const made: Reviews[] = [];
  const now = Math.max(...sales.reservations.map(({ completed_at }) => completed_at?.getTime() ?? 0));
  for (const { id, status, completed_at, consumer_id, breeder_id, pet_id } of sales.reservations) {
    if (status !== "completed" || !completed_at || consumer_id === leave || !random.chance(0.66)) continue;
    const at = new Date(
      completed_at.getTime() + random.int(3, 30) * 86_400_000 + random.int(0, 50_000) * 1_000,
    );
    if (at.getTime() > now) continue;
    const seller = sellers.find(({ breeder }) => breeder.id === breeder_id)!;
    const fill = (text: string) =>
      text.replaceAll("{name}", pets.get(pet_id) || "Our pet").replaceAll(
        "{seller}",
        seller.seller.owner[0],
      );
    const luck = random.next();
    const rating = luck < 0.78 ? 5 : luck < 0.94 ? 4 : luck < 0.985 ? 3 : 2;
    const [title, text] = random.pick(WORDS[rating]!);
    const isAnswered = rating < 4 || random.chance(0.4);
    made.push({
      id: random.id(at),
      reservation_id: id,
      breeder_id,
      author_id: consumer_id,
      rating,
      photo_keys: [],
      title: fill(title),
      text: fill(text),
      created_at: at,
      edited_at: null,
      hidden_at: null,
      mask: null,
      answer: isAnswered ? fill(rating < 4 ? SORRY : random.pick(REPLIES)) : null,
      answered_at: isAnswered ? new Date(Math.min(now, at.getTime() + random.int(2, 60) * 3_600_000)) : null,
    });
  }
  for (const { breeder } of sellers) {
    const stars = made.filter(({ breeder_id }) => breeder_id === breeder.id).map(({ rating }) => rating);
    breeder.rating_count = stars.length;
    breeder.rating_average = stars.length
      ? Math.round(stars.reduce((sum, one) => sum + one, 0) / stars.length * 100) / 100
      : null;
  }
  return made;
}
