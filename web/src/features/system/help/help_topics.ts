import { formatCents } from "@hearthpaw/ui-kit";
import { FIGURES as is } from "../../../lib/figures.ts";

export type Question = {
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
  link?: { label: string; href: string };
};
export type Topic = { id: string; title: string; lead: string; questions: readonly Question[] };

const deposit = formatCents(is.depositCents);

/** What people ask, and the answers as the product keeps them today. */
export const TOPICS: readonly Topic[] = [
  {
    id: "buying",
    title: "Buying",
    lead: "Finding a pet, holding it, and knowing who you buy from.",
    questions: [
      {
        question: "How do I know that a breeder is real?",
        answer: [
          "Nobody can sell here before our team has checked them. Breeders and shelters send a photo ID, photos of where their pets live and, if they have one, a registration or license. We also review listings before they go live, except those of a few breeders whose listings we know well.",
          "A breeder's page shows the verified badge and the date of the check. Reviews are by buyers whose reservation was completed.",
        ],
        link: { label: "Browse breeders and shelters", href: "/breeders" },
      },
      {
        question: "What happens when I start checkout?",
        answer: [
          `We hold the pet for you for ${is.holdMinutes} minutes, and its price can't change. Saving your details extends the hold once, to ${is.holdMinutesExtended} minutes in all. Nobody else can hold or reserve the pet meanwhile. If the hold ends before you pay, you aren't charged.`,
        ],
      },
      {
        question: "How do I ask the breeder something?",
        answer: [
          "Use Ask a question on the pet's or breeder's page. You can send a question by email without an account. Once you've signed in and confirmed your email address, you can message the breeder here.",
          "Phone numbers, addresses and payment details in messages stay hidden until you've made a payment. Someone who asks you to pay elsewhere is breaking our rules: tell us.",
        ],
        link: { label: "Contact us", href: "/contact" },
      },
      {
        question: "How does a waitlist work?",
        answer: [
          `You join on a breeder's page, and see your place in line in your account. When it's your turn, the breeder offers you a pet and you have ${is.waitlistHours} hours to reserve it before the offer goes to the next person.`,
        ],
      },
      {
        question: "When can a pet go home?",
        answer: [
          `At ${is.youngestWeeks} weeks or older, always. The listing shows the go-home date. A breeder can't complete a sale before it.`,
        ],
      },
    ],
  },
  {
    id: "paying",
    title: "Paying",
    lead: "What it costs, when it's due, and where the money is.",
    questions: [
      {
        question: "What will I pay in all?",
        answer: [
          `The pet's price, the add-ons and delivery you choose, sales tax where the state charges it, and our ${is.serviceFeePercent}% service fee on the pet and add-ons, after any discount. Every line is in the order summary before you pay. A donation to a rescue is optional, and 100% of it goes to the rescue.`,
        ],
      },
      {
        question: "How much is the deposit?",
        answer: [
          `${deposit}. It's part of the price, not an extra. Pets for ${
            formatCents(is.payInFullUpToCents)
          } or less are paid in full.`,
        ],
      },
      {
        question: "When is the balance due?",
        answer: [
          `At the end of the day ${is.balanceDaysBefore} days before the go-home date, or ${is.balanceHoursAfterDeposit} hours after your deposit if that's later. The date is on your reservation, and we remind you.`,
          `If it isn't paid, you have ${is.balanceGraceDays} more days. After that the breeder can give you more time or release the pet, which counts as your cancellation.`,
        ],
      },
      {
        question: "How can I pay?",
        answer: [
          "By card. Checkout also shows Klarna, Affirm or Afterpay where your state's law and your order allow it. Afterpay isn't available with a donation, or for a pet that isn't ready to go home yet.",
          "Card numbers go straight to our payment provider. They never reach our servers.",
        ],
      },
      {
        question: "When does the breeder get my money?",
        answer: [
          `Not before the hand-off. We release the breeder's share ${is.releaseHours} hours after you've both confirmed it, or ${is.releaseDaysAlone} days after the breeder alone completed the sale. If you report a problem before then, the money stays with us until it's resolved.`,
        ],
        link: { label: "Buyer protection", href: "/buyer-protection" },
      },
      {
        question: "Where is my receipt?",
        answer: ["In your account, with each reservation. You can print it."],
        link: { label: "My reservations", href: "/account/reserved" },
      },
    ],
  },
  {
    id: "delivery",
    title: "Delivery",
    lead: "Ways to bring your pet home, and what each costs.",
    questions: [
      {
        question: "How does my pet get to me?",
        answer: [
          "You can always pick your pet up, for free. Breeders choose which other ways they offer, and the pet's page shows them with the price for your ZIP code.",
          `Honest Delivery is by road: ${
            formatCents(is.honestDeliveryCents)
          } plus $0.${is.honestDeliveryCentsAMile} for each mile between the two ZIP codes, in a straight line. It reaches the 48 contiguous states and DC.`,
          `Puppy Flight is ${
            formatCents(is.flightCents)
          }. The pet has to be ${is.youngestWeeks} weeks old on its go-home date, and weigh ${is.flightMostPounds} pounds or less.`,
        ],
      },
      {
        question: "What if my pet can't be delivered to me?",
        answer: [
          "Checkout tells you before you pay, and why. You can choose another way, or pick your pet up.",
        ],
      },
    ],
  },
  {
    id: "refunds",
    title: "Canceling and refunds",
    lead: "What you get back, and when.",
    questions: [
      {
        question: "Can I cancel?",
        answer: [
          `Yes. Within ${is.freeCancelHours} hours of your first payment you get a full refund. Open the reservation in your account and choose to cancel: you see the exact amount of the refund before you confirm.`,
        ],
        link: { label: "My reservations", href: "/account/reserved" },
      },
      {
        question: `What do I get back after ${is.freeCancelHours} hours?`,
        answer: [
          "Always the balance, the sales tax on what's refunded, delivery that hasn't begun, add-ons that weren't delivered, and any donation.",
          "How much of the deposit you get back depends on your state's law and on the breeder's policy: all, half or none. The policy is on the breeder's page, and the one you saw when you reserved is the one that counts. Our service fee is refunded in the same proportion as the rest.",
        ],
      },
      {
        question: "What if the breeder cancels?",
        answer: ["You get a full refund, whenever that is, including our fee."],
      },
      {
        question: "When does a refund arrive?",
        answer: [
          "We send it to the card or account that you paid with. How soon you see it is up to your bank. If a refund doesn't go through, we keep trying, and our team looks into it.",
        ],
      },
      {
        question: "What if something isn't as promised?",
        answer: [
          `You have ${is.reportDays} days from the hand-off to report it on your reservation. If the breeder hasn't been paid yet, the money is frozen. Our team reads what both of you write and decides.`,
          "You also have the breeder's health guarantee, which you accepted before paying. You'll find it with your reservation.",
        ],
      },
    ],
  },
  {
    id: "breeders",
    title: "Breeders and shelters",
    lead: "What selling here takes, costs and pays.",
    questions: [
      {
        question: "What does it cost to sell?",
        answer: [
          `Nothing to join or to list. When a pet is sold we keep ${is.platformFeePercent}% of its price. If you fund a discount, our fee is based on the lower price.`,
        ],
        link: { label: "Sell on Hearthpaw", href: "/become-a-breeder" },
      },
      {
        question: "What do you check?",
        answer: [
          `Your ID, both sides, one to five photos of where your pets live and, if you have one, your registration. Only the people who check see your ID, and its photos are deleted ${is.identityDays} days after the decision.`,
        ],
      },
      {
        question: "When am I paid?",
        answer: [
          `Your share becomes available ${is.releaseHours} hours after you and the buyer have both confirmed the hand-off, or ${is.releaseDaysAlone} days after you completed the sale alone. Payouts start at ${
            formatCents(is.leastPayoutCents)
          }. Setting up payouts takes two-step verification, so that nobody else can change where your money goes.`,
        ],
      },
      {
        question: "Can I change or remove a review?",
        answer: [
          `No. You can reply to it, and everybody sees your reply. A buyer can change a review for ${is.reviewEditDays} days. You can report a review that breaks the rules, and our team decides.`,
        ],
      },
    ],
  },
  {
    id: "account",
    title: "Your account",
    lead: "Signing in, and what we keep.",
    questions: [
      {
        question: "I can't sign in",
        answer: [
          "Reset your password: we email you a code. If you no longer have that email address, contact us.",
        ],
        link: { label: "Reset your password", href: "/forgot-password" },
      },
      {
        question: "How do I protect my account?",
        answer: [
          "Turn on two-step verification in your settings. There you can also see every device that's signed in, and sign out any you don't recognize.",
        ],
        link: { label: "Settings", href: "/account/settings" },
      },
      {
        question: "How do I see or delete my data?",
        answer: [
          "In your settings you can download a copy of your data and close your account. We keep records of payments for as long as the law requires.",
        ],
        link: { label: "Privacy", href: "/privacy" },
      },
    ],
  },
];

/** What search engines read of the questions. */
export const helpJsonLd = (): Record<string, unknown> => ({
  "@type": "FAQPage",
  mainEntity: TOPICS.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    }))
  ),
});
