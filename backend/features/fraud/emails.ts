import type { Email } from "../mails/view.ts";

type About = { firstName: string; publicUrl: string };
type AboutListing = About & { petId: string; petName: string };

/** Usual processing time, as in pages and emails. */
const SOON = "This usually takes one business day.";

/** Returns the email to a seller with payouts on hold. It mentions neither the rule nor other people. */
export const payoutsAside = ({ firstName, publicUrl }: About): Email => ({
  subject: "Your payouts are on hold while we review your account",
  heading: "Your payouts are on hold",
  paragraphs: [
    `Hi ${firstName},`,
    `We're reviewing your account before your next payout. ${SOON} Your earnings are safe, and your sales continue as usual.`,
    "There's nothing you need to do. If you have a question, contact us.",
  ],
  action: { label: "View your payouts", url: `${publicUrl}/breeder/money` },
});

/** Returns the email to a seller whose payouts continue. */
export const payoutsReleased = ({ firstName, publicUrl }: About): Email => ({
  subject: "Your payouts are no longer on hold",
  heading: "Your payouts continue",
  paragraphs: [
    `Hi ${firstName},`,
    "We've reviewed your account, and everything is fine. Your available earnings leave with the next payout. Thanks for waiting.",
  ],
  action: { label: "View your payouts", url: `${publicUrl}/breeder/money` },
});

/** Returns the email to a seller about their listing under review for fraud. */
export const listingAside = ({ firstName, publicUrl, petName }: AboutListing): Email => ({
  subject: `We're reviewing your listing for ${petName}`,
  heading: `We're reviewing your listing for ${petName}`,
  paragraphs: [
    `Hi ${firstName},`,
    `Buyers can't see your listing for ${petName} while we review it. ${SOON}`,
    "There's nothing you need to do. If you have a question, contact us.",
  ],
  action: { label: "View your listings", url: `${publicUrl}/breeder/pets` },
});

/** Returns the email to a seller about their listing after the review. */
export const listingReleased = (
  { firstName, publicUrl, petName, petId, isLive }: AboutListing & { isLive: boolean },
): Email => ({
  subject: isLive ? `${petName} is live again` : `We've reviewed your listing for ${petName}`,
  heading: isLive ? `${petName} is live again` : `We've reviewed your listing for ${petName}`,
  paragraphs: [
    `Hi ${firstName},`,
    isLive
      ? `We've reviewed your listing for ${petName}, and buyers can see it again. Thanks for waiting.`
      : `We've reviewed your listing for ${petName}, and everything is fine. It continues from where it was.`,
  ],
  action: isLive
    ? { label: `View ${petName}'s listing`, url: `${publicUrl}/pets/${petId}` }
    : { label: "View your listings", url: `${publicUrl}/breeder/pets` },
});
