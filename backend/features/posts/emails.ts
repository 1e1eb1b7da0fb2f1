/** News for breeders about their posts, for the page, emails and text messages. */

type Words = { title: string; text: string };

/** Returns the news for a post's author about a comment, or about a reply to a comment. */
export function commented(postTitle: string, isReply: boolean): Words {
  const noun = isReply ? "reply" : "comment";
  return {
    title: `New ${noun} on your post “${postTitle}”`,
    text: `Open the post to read the ${noun} and answer it.`,
  };
}

/** Returns the news for a comment's author about a reply. */
export const repliedTo = (): Words => ({
  title: "New reply to your comment on Breederlink",
  text: "Open the post to read the reply and answer it.",
});
