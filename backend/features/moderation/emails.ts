/** What people are told of decisions about what was reported: on the page, by email and by text message. */

type Words = { title: string; text: string };

const NOUN = { post: "post", listing: "listing", chat: "conversation", review: "review" } as const;

/** Returns what whoever reported something is told of the decision. */
export const reportDecided = (kind: keyof typeof NOUN, isRemoved: boolean): Words => ({
  title: "We reviewed your report",
  text: isRemoved
    ? `We removed the ${NOUN[kind]} you reported. Thanks for letting us know.`
    : `We reviewed the ${NOUN[kind]} you reported. It doesn't break our rules, so it stays.`,
});

/** Returns what whoever reported a review is told once it is shown again. */
export const reportReversed = (): Words => ({
  title: "We looked at your report again",
  text: "The review you reported doesn't break our rules after all, so it's visible again.",
});

/** Returns what the author of a post is told that stays. */
export const postKept = (title: string): Words => ({
  title: `Your post “${title}” is visible again`,
  text: "Other breeders reported it. We reviewed it, and it stays.",
});

/** Returns what the author of a post is told that was removed. */
export const postRemoved = (title: string, reason: string): Words => ({
  title: `We removed your post “${title}”`,
  text: `Other breeders reported it, and it breaks our rules. ${reason}`,
});

/** Returns what the other side of a conversation is told that was closed. */
export const chatClosed = (reason: string): Words => ({
  title: "We closed one of your conversations",
  text: `It was reported, and it breaks our rules. ${reason}`,
});

/** Returns what the author of a review is told that was hidden. */
export const reviewHidden = (breederName: string, reason: string): Words => ({
  title: `We hid your review of ${breederName}`,
  text: `It was reported, and it breaks our rules. ${reason}`,
});

/** Returns what the author of a review is told that is shown again. */
export const reviewReturned = (breederName: string): Words => ({
  title: `Your review of ${breederName} is visible again`,
  text: "We looked at it again, and it stays.",
});
