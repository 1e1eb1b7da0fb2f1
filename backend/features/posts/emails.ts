/** What breeders are told of their posts: on the page, by email and by text message. */

type Words = { title: string; text: string };

/** Returns what the author of a post is told of a comment on it, or of a reply to one. */
export function commented(postTitle: string, isReply: boolean): Words {
  const noun = isReply ? "reply" : "comment";
  return {
    title: `New ${noun} on your post “${postTitle}”`,
    text: `Open the post to read the ${noun} and answer it.`,
  };
}

/** Returns what the author of a comment is told of a reply. */
export const repliedTo = (): Words => ({
  title: "New reply to your comment on Breederlink",
  text: "Open the post to read the reply and answer it.",
});
