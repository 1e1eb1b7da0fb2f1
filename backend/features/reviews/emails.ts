/** News about reviews, for the page, emails and text messages. */

type Words = { title: string; text: string };
type Given = { buyerFirstName: string; rating: number; title: string };

/** Returns the news for a breeder about a new review. */
export const reviewed = ({ buyerFirstName, petName, rating, title }: Given & { petName: string }): Words => ({
  title: `You have a new ${rating}-star review`,
  text: `${buyerFirstName || "A buyer"} reviewed you after bringing ${
    petName || "a pet"
  } home: “${title}”. You can reply to it, and everyone sees your reply.`,
});

/** Returns the news for a breeder about a changed review. */
export const changed = (
  { buyerFirstName, rating, title, isAnswered }: Given & { isAnswered: boolean },
): Words => ({
  title: `${buyerFirstName || "A buyer"} changed their review`,
  text: `It now gives you ${rating} of 5 stars: “${title}”.${
    isAnswered ? " Your reply stays. You can change it, too." : ""
  }`,
});

/** Returns the news for a review's author about the breeder's reply. */
export const answered = (breederName: string, answer: string): Words => ({
  title: `${breederName} replied to your review`,
  text: answer,
});

/** Returns the request to a buyer a week after the pet came home. */
export const asked = ({ breederName, petName }: { breederName: string; petName: string }): Words => ({
  title: `How was your experience with ${breederName}?`,
  text: `${petName || "Your pet"} has been home for a week. A short review helps the next family choose.`,
});
