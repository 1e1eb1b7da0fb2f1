import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Days } from "./days.ts";

type Pet = { id: string; breeder_id: string };
/** Sender and text of a message; hours after the first message. */
type Line = readonly [by: "buyer" | "breeder", hours: number, text: string];
type Talk = {
  buyer: { id: string };
  seller: { id: string; breederId: string };
  pet: Pet;
  daysAgo: number;
  lines: readonly Line[];
  /** Number of unread messages at the end. */
  unread: number;
};

const CATS: readonly Line[] = [
  ["buyer", 0, "Hi Ellen, is this little one used to cats? We have two older ones at home."],
  [
    "breeder",
    2,
    "Hi Dana! All our puppies grow up with our two cats, so they know to keep a polite distance.",
  ],
  [
    "buyer",
    2.3,
    "That's great. We could visit on a weekend. What does a typical day look like for the puppies?",
  ],
  [
    "breeder",
    5,
    "They eat at 7, 12 and 6, play outside three times and sleep a lot in between. Weekends work well for visits.",
  ],
  ["buyer", 20, "Sounds lovely. Could I call you about the visit? My number is 503-555-0142."],
  ["breeder", 22, "Let's set it up right here: Saturday at 10 would be good. The parents will be home too."],
];
const HEALTH: readonly Line[] = [
  ["buyer", 0, "Hello, have the parents been tested for hips and heart?"],
  [
    "breeder",
    3,
    "Yes, both. The certificates are on the listing under health tests, and I can walk you through them.",
  ],
  ["buyer", 4, "Found them, thank you. What food are the puppies on at the moment?"],
];
const READY: readonly Line[] = [
  ["breeder", 0, "Thank you for the deposit! I'll send a photo every week until the go-home date."],
  ["buyer", 1, "We're so happy. Is there anything we should buy ahead of time?"],
  [
    "breeder",
    1.5,
    "A crate of 30 inches, the same food, and a blanket that smells like you. My phone is 541-555-0177.",
  ],
  ["buyer", 2, "Perfect, see you soon."],
];
const REPLIES = [
  "Our puppies grow up in the house with two cats, kids and the vacuum cleaner.",
  "Visits are by appointment, usually on Saturdays between 10 and 2. Which day works for you?",
  "The deposit holds your puppy until the go-home date and is refundable for 48 hours.",
];

/**
 * Creates conversations of the demo accounts: questions about two pets of the demo breeder, one of them
 * unanswered, and one about a pet with a deposit by the first buyer. Empty if there is no such pet.
 */
export function makeChats(random: Random, days: Days, { buyers, seller, pets, sold }: {
  /** The demo buyers come first. */
  buyers: readonly { id: string }[];
  seller: { id: string; breederId: string };
  /** Public pets of the demo breeder. */
  pets: readonly Pet[];
  /** Paid sales of the first buyer, with the sellers' accounts. */
  sold: readonly { pet: Pet; sellerId: string }[];
}) {
  const [dana, marcus] = buyers;
  const talks: Talk[] = [];
  if (dana && pets[0]) talks.push({ buyer: dana, seller, pet: pets[0], daysAgo: 3, lines: CATS, unread: 1 });
  if (marcus && pets[1]) {
    talks.push({ buyer: marcus, seller, pet: pets[1], daysAgo: 1, lines: HEALTH, unread: 1 });
  }
  const [own] = sold;
  if (dana && own && own.pet.id !== pets[0]?.id) {
    const who = { id: own.sellerId, breederId: own.pet.breeder_id };
    talks.push({ buyer: dana, seller: who, pet: own.pet, daysAgo: 9, lines: READY, unread: 0 });
  }
  const made = talks.map((talk) => rowsOf(random, days, talk));
  return {
    chats: made.map(({ chat }) => chat),
    members: made.flatMap(({ members }) => members),
    messages: made.flatMap(({ messages }) => messages),
    replies: REPLIES.map((text, index): Required<Row<"quick_replies">> => {
      const at = days.at(-100 + index, 12);
      return { id: random.id(at), breeder_id: seller.breederId, text, created_at: at };
    }),
  };
}

function rowsOf(random: Random, days: Days, { buyer, seller, pet, daysAgo, lines, unread }: Talk) {
  const at = (hours: number) => days.at(-daysAgo, 15 + hours);
  const id = random.id(at(0));
  const messages = lines.map(([by, hours, text], index): Required<Row<"chat_messages">> => ({
    id: random.id(at(hours)),
    chat_id: id,
    seq: index + 1,
    text,
    created_at: at(hours),
    sender_id: by === "buyer" ? buyer.id : seller.id,
    client_id: null,
    file_keys: [],
    mask: null,
  }));
  const last = messages.at(-1)!;
  const member = (userId: string): Required<Row<"chat_members">> => {
    const waits = userId === last.sender_id ? 0 : unread;
    return {
      chat_id: id,
      user_id: userId,
      is_breeder: userId === seller.id,
      last_at: last.created_at,
      read_seq: lines.length - waits,
      read_at: last.created_at,
      unread: waits,
      told_seq: null,
      blocked_at: null,
      muted_at: null,
    };
  };
  return {
    chat: {
      id,
      consumer_id: buyer.id,
      breeder_id: seller.breederId,
      about_id: pet.id,
      pet_id: pet.id,
      last_seq: lines.length,
      created_at: at(0),
      closed_at: null,
    } satisfies Required<Row<"chats">>,
    members: [member(buyer.id), member(seller.id)],
    messages,
  };
}
