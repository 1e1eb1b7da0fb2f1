/** News about decisions on reported content, for the page, emails and text messages. */

type Words = { title: string; text: string };

const NOUN = { post: "post", listing: "listing", chat: "conversation", review: "review" } as const;

/** Returns the news of a decision for reporters. */
export const reportDecided = (kind: keyof typeof NOUN, isRemoved: boolean): Words => ({
  title: "We reviewed your report",
  text: isRemoved
    ? `We removed the ${NOUN[kind]} you reported. Thanks for letting us know.`
    : `We reviewed the ${NOUN[kind]} you reported. It doesn't break our rules, so it stays.`,
});

/** Returns the news for reporters of a review that is public again. */
export const reportReversed = (): Words => ({
  title: "We reviewed your report again",
  text: "The review you reported doesn't break our rules after all, so it's visible again.",
});

/** Returns the news for the author of a post that stays. */
export const postKept = (title: string): Words => ({
  title: `Your post “${title}” is visible again`,
  text: "Other breeders reported it. We reviewed it, and it stays.",
});

/** Returns the news for the author of a removed post. */
export const postRemoved = (title: string, reason: string): Words => ({
  title: `We removed your post “${title}”`,
  text: `Other breeders reported it, and it breaks our rules. Here's why: ${reason}`,
});

/** Returns the news for the other side of a closed conversation. */
export const chatClosed = (reason: string): Words => ({
  title: "We closed one of your conversations",
  text: `It was reported, and it breaks our rules. Here's why: ${reason}`,
});

/** Returns the news for the author of a hidden review. */
export const reviewHidden = (breederName: string, reason: string): Words => ({
  title: `We hid your review of ${breederName}`,
  text: `It was reported, and it breaks our rules. Here's why: ${reason}`,
});

/** Returns the news for the author of a review that is public again. */
export const reviewReturned = (breederName: string): Words => ({
  title: `Your review of ${breederName} is visible again`,
  text: "We reviewed it again, and it stays.",
});
