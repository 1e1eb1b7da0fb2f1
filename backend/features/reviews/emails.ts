/** What people are told of reviews: on the page, by email and by text message. */

type Words = { title: string; text: string };
type Given = { buyerFirstName: string; rating: number; title: string };

/** Returns what a breeder is told of a new review. */
export const reviewed = ({ buyerFirstName, petName, rating, title }: Given & { petName: string }): Words => ({
  title: `You have a new ${rating}-star review`,
  text: `${buyerFirstName || "A buyer"} reviewed you after bringing ${
    petName || "a pet"
  } home: “${title}”. You can reply to it, and everyone sees your reply.`,
});

/** Returns what a breeder is told of a review that its author has changed. */
export const changed = (
  { buyerFirstName, rating, title, isAnswered }: Given & { isAnswered: boolean },
): Words => ({
  title: `${buyerFirstName || "A buyer"} changed their review`,
  text: `It now gives you ${rating} of 5 stars: “${title}”.${
    isAnswered ? " Your reply stays. You can change it, too." : ""
  }`,
});

/** Returns what the author of a review is told of the breeder's reply. */
export const answered = (breederName: string, answer: string): Words => ({
  title: `${breederName} replied to your review`,
  text: answer,
});

/** Returns what a buyer is asked a week after the pet came home. */
export const asked = ({ breederName, petName }: { breederName: string; petName: string }): Words => ({
  title: `How was it with ${breederName}?`,
  text: `${petName || "Your pet"} has been with you for a week. A short review helps the next family choose.`,
});
