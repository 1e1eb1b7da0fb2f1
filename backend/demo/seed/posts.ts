import { pseudonymOf } from "../../features/posts/rules.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { Random } from "../../platform/random.ts";
import type { Days } from "./days.ts";

type Said = { text: string; by: number; isAnonymous?: true; replies?: readonly Said[] };
/** `by` is the index of the breeder: 0 is the demo breeder. */
type Written = {
  title: string;
  text: string;
  tags: string[];
  by: number;
  daysAgo: number;
  isAnonymous?: true;
  likes: number;
  comments?: readonly Said[];
  /** Reports by others. Three of them hide it until staff decide. */
  reports?: readonly { by: number; details: string }[];
};

const WRITTEN: readonly Written[] = [
  {
    title: "First-time dam, day 61. When did yours start?",
    text:
      "Temperature dropped to 98.1 this morning and she's nesting in the laundry basket. Appetite is still normal. " +
      "For those with small breeds: how long did yours take from here?",
    tags: ["whelping", "first-litter"],
    by: 0,
    daysAgo: 1,
    likes: 14,
    comments: [
      {
        text:
          "Ours took 14 hours from 98.0. Keep the room quiet and dim, and have your vet's night number on the wall.",
        by: 3,
        replies: [{ text: "Thank you. Number is on the fridge and in my phone.", by: 0 }],
      },
      { text: "If nothing happens within 24 hours of the drop, call. Better one call too many.", by: 5 },
    ],
  },
  {
    title: "A buyer wants to pick up at six weeks. How do you say no kindly?",
    text:
      "Lovely family, but they've planned a road trip around it. I've explained why eight weeks matters for bite inhibition " +
      "and vaccinations. Do you have wording that works without sounding like a lecture?",
    tags: ["buyers", "go-home-day"],
    by: 7,
    daysAgo: 2,
    isAnonymous: true,
    likes: 22,
    comments: [
      {
        text:
          "I send a short video of what the litter learns in weeks six to eight. Nobody has argued with it yet.",
        by: 2,
        replies: [
          { text: "That's a great idea. Do you film it fresh for each litter?", by: 7 },
          { text: "Every litter. Two minutes on my phone is enough.", by: 2 },
        ],
      },
      {
        text: "“Not before eight weeks, and I'd say the same to my sister.” Then offer an extra visit.",
        by: 9,
      },
    ],
  },
  {
    title: "OFA or PennHIP for a two-year-old retriever?",
    text:
      "My vet offers both. OFA prelims came back good at 14 months. Would you spend the extra on PennHIP before her first " +
      "litter?\n\nWhat I've read so far: https://www.ofa.org/diseases/hip-dysplasia",
    tags: ["health-testing", "hips"],
    by: 4,
    daysAgo: 3,
    likes: 17,
    comments: [
      {
        text:
          "Both, if the stud's side has any fair hips. The distraction index tells you more about the next generation.",
        by: 8,
      },
      { text: "Finals at 24 months first. Then decide.", by: 1 },
    ],
  },
  {
    title: "Our go-home folder, page by page",
    text:
      "Buyers read it more than once, so it's worth a weekend: feeding chart for the first two weeks, vaccine record, " +
      "microchip form already filled in, three nights of crate training, and the phone number they should call at 2 AM.",
    tags: ["go-home-day", "paperwork"],
    by: 2,
    daysAgo: 5,
    likes: 41,
    comments: [
      { text: "Adding a piece of the litter's blanket made the first night easier for all of ours.", by: 6 },
      {
        text: "Do you print it or send a PDF?",
        by: 10,
        replies: [{ text: "Both. The PDF gets lost, the folder doesn't.", by: 2 }],
      },
    ],
  },
  {
    title: "Leftover dewormer, $5 a dose",
    text:
      "Bought too much for the spring litters. Expires in March, still good. Send me a message and I'll mail it.",
    tags: ["health"],
    by: 14,
    daysAgo: 2,
    likes: 1,
    reports: [
      { by: 3, details: "Selling prescription medicine without a vet." },
      { by: 5, details: "This isn't allowed, and the dose depends on weight." },
      { by: 8, details: "Medicine sale." },
    ],
  },
  {
    title: "Kitten with a heart murmur at the 8-week check",
    text:
      "Grade II, the vet thinks it may be innocent. We've told the family and offered an echo at our cost or a full refund. " +
      "Has anyone been here? I'd like to do right by both.",
    tags: ["health", "kittens"],
    by: 11,
    daysAgo: 6,
    isAnonymous: true,
    likes: 19,
    comments: [
      { text: "You're doing it right. Ours was gone at 14 weeks, and the family waited with us.", by: 13 },
      {
        text: "Get the echo before the hand-off and put the report in the folder.",
        by: 4,
        isAnonymous: true,
      },
    ],
  },
  {
    title: "Puppy culture week 5: what's in your box?",
    text:
      "We're adding a wobble board and a metal bowl of bottle caps. What surprised you by how much they loved it, or hated it?",
    tags: ["socialization", "puppies"],
    by: 6,
    daysAgo: 8,
    likes: 26,
    comments: [{
      text: "An umbrella, opened slowly from across the room. Fear on day one, a tent by day three.",
      by: 0,
    }],
  },
  {
    title: "Winter whelping room: heat lamp or radiant panel?",
    text: "Lost power for three hours last January. I don't want to do that with newborns again.",
    tags: ["whelping", "setup"],
    by: 9,
    daysAgo: 11,
    likes: 12,
    comments: [{
      text: "Radiant panel plus a small generator. The lamp scared me every single night.",
      by: 3,
    }],
  },
  {
    title: "State license inspection: what they looked at",
    text:
      "Two hours, friendly, thorough. Records first: vaccinations, sales for 24 months, vet letters. Then floors, drainage " +
      "and water temperature at the sink. Label your cleaning supplies.",
    tags: ["licensing", "paperwork"],
    by: 1,
    daysAgo: 15,
    likes: 33,
  },
  {
    title: "Retiring a dam after four litters",
    text: "She's seven and still wants to be in the box. How did you settle yours into retirement?",
    tags: ["retirement"],
    by: 10,
    daysAgo: 19,
    likes: 24,
    comments: [{ text: "Nose work classes. She has a job again, and she sleeps on the good sofa.", by: 5 }],
  },
  {
    title: "Shipping contract clauses you'd never drop",
    text:
      "Mine are weather delay, vet certificate within 10 days, and who pays if the airline rebooks. What else?",
    tags: ["paperwork", "delivery"],
    by: 8,
    daysAgo: 23,
    likes: 9,
    comments: [{ text: "A photo at hand-over, with date. It ended every argument before it began.", by: 12 }],
  },
  {
    title: "How do you pick the keeper?",
    text: "Week seven and I can't decide between the bold one and the thinker.",
    tags: ["puppies"],
    by: 0,
    daysAgo: 27,
    likes: 29,
    comments: [{ text: "The thinker. Every time.", by: 7 }, {
      text: "Ask again at eleven weeks if you can wait.",
      by: 4,
    }],
  },
  {
    title: "Feeding cost per litter this year",
    text: "Up 18 percent for us since last spring, same brand. Did you raise prices or change food?",
    tags: ["costs"],
    by: 12,
    daysAgo: 33,
    isAnonymous: true,
    likes: 15,
  },
];

/** Creates a dozen posts of breeders with comments, likes and the demo breeder's saved posts. */
export function makePosts(random: Random, days: Days, userIds: readonly string[]) {
  const rows = {
    posts: [] as Row<"posts">[],
    tags: [] as Row<"post_tags">[],
    comments: [] as Row<"post_comments">[],
    likes: [] as Row<"post_likes">[],
    bookmarks: [] as Row<"post_bookmarks">[],
    reports: [] as Row<"reports">[],
    voices: [] as Row<"report_voices">[],
  };
  const idOf = (by: number) => userIds[by % userIds.length]!;
  for (const { title, text, tags, by, daysAgo, isAnonymous, likes, comments = [], reports = [] } of WRITTEN) {
    const at = days.at(-daysAgo, 8 + daysAgo % 9);
    const id = random.id(at);
    const names = new Map<number, string>();
    const pseudonym = (who: number) => {
      if (!names.has(who)) {
        names.set(
          who,
          pseudonymOf(new Uint8Array([0, 0, 0].map(() => random.int(0, 255)))),
        );
      }
      return names.get(who)!;
    };
    rows.posts.push({
      id,
      title,
      text,
      tags,
      pseudonym: pseudonym(by),
      status: reports.length < 3 ? "shown" : "hidden",
      author_id: idOf(by),
      is_anonymous: isAnonymous ?? false,
      created_at: at,
      updated_at: at,
    });
    rows.tags.push(...tags.map((tag) => ({ post_id: id, tag, created_at: at })));
    rows.likes.push(
      ...random.some(userIds, likes).map((user_id) => ({ post_id: id, user_id, created_at: at })),
    );
    let hour = 8 + daysAgo % 9;
    const say = ({ text, by: who, isAnonymous: hides, replies = [] }: Said, parentId: string | null) => {
      hour += 0.4;
      const said = days.at(-daysAgo, hour);
      const commentId = random.id(said);
      rows.comments.push({
        id: commentId,
        text,
        pseudonym: pseudonym(who),
        post_id: id,
        parent_id: parentId,
        author_id: idOf(who),
        is_anonymous: hides ?? false,
        created_at: said,
        updated_at: said,
      });
      for (const reply of replies) say(reply, commentId);
    };
    for (const comment of comments) say(comment, null);
    if (!reports.length) continue;
    const reportId = random.id(at);
    rows.reports.push({ id: reportId, kind: "post", subject_id: id, created_at: days.at(-daysAgo, 18) });
    rows.voices.push(...reports.map(({ by: who, details }, n) => ({
      id: random.id(at),
      details,
      reason: null,
      report_id: reportId,
      reporter_id: idOf(who),
      created_at: days.at(-daysAgo, 18 + n / 2),
    })));
  }
  for (const { id, created_at } of rows.posts.slice(2, 4)) {
    rows.bookmarks.push({ post_id: id!, user_id: idOf(0), created_at: created_at! });
  }
  return rows;
}
