import type { Charity } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import { FIGURES as is } from "../../../lib/figures.ts";
import * as texts from "./texts.ts";

export type Question = {
  question: string;
  /** Paragraphs of plain text. */
  answer: readonly string[];
  link?: { label: string; href: string };
};
export type Topic = { id: string; title: string; lead: string; questions: readonly Question[] };

const deposit = formatCents(is.depositCents);

/** Common questions, and answers that describe the present product. */
const TOPICS: readonly Topic[] = [
  {
    id: "buying",
    title: texts.buying,
    lead: texts.buyingLead,
    questions: [
      {
        question: texts.isTheBreederReal,
        answer: [
          texts.sellerChecksAnswer,
          texts.verifiedBadgeAnswer,
        ],
        link: { label: texts.browseBreedersAndShelters, href: "/breeders" },
      },
      {
        question: texts.whatHappensAtCheckout,
        answer: [
          texts.checkoutHoldAnswer({
            holdMinutes: is.holdMinutes,
            holdMinutesExtended: is.holdMinutesExtended,
          }),
        ],
      },
      {
        question: texts.howToAskBreeders,
        answer: [
          texts.askBreederAnswer,
          texts.hiddenContactsAnswer,
        ],
        link: { label: texts.contactUs, href: "/contact" },
      },
      {
        question: texts.howDoesAWaitlistWork,
        answer: [
          texts.waitlistAnswer(is.waitlistHours),
        ],
      },
      {
        question: texts.whenCanPetsLeave,
        answer: [
          texts.goHomeAgeAnswer(is.youngestWeeks),
        ],
      },
    ],
  },
  {
    id: "paying",
    title: texts.paying,
    lead: texts.payingLead,
    questions: [
      {
        question: texts.whatWillIPay,
        answer: [
          texts.totalPriceAnswer(is.serviceFeePercent),
        ],
      },
      {
        question: texts.howMuchIsTheDeposit,
        answer: [
          texts.depositAnswer({ deposit, payInFullUpToCents: formatCents(is.payInFullUpToCents) }),
        ],
      },
      {
        question: texts.whenIsTheBalanceDue,
        answer: [
          texts.balanceDueAnswer({
            balanceDaysBefore: is.balanceDaysBefore,
            balanceHoursAfterDeposit: is.balanceHoursAfterDeposit,
          }),
          texts.balanceLateAnswer(is.balanceGraceDays),
        ],
      },
      {
        question: texts.howCanIPay,
        answer: [
          texts.paymentMethodsAnswer,
          texts.cardNumbersAnswer,
        ],
      },
      {
        question: texts.whenIsBreederPaid,
        answer: [
          texts.breederPaidAnswer({
            releaseHours: is.releaseHours,
            releaseDaysAlone: is.releaseDaysAlone,
          }),
        ],
        link: { label: texts.buyerProtection, href: "/buyer-protection" },
      },
      {
        question: texts.whereIsMyReceipt,
        answer: [texts.receiptAnswer],
        link: { label: texts.myReservations, href: "/account/reserved" },
      },
    ],
  },
  {
    id: "delivery",
    title: texts.delivery,
    lead: texts.deliveryLead,
    questions: [
      {
        question: texts.howPetsAreDelivered,
        answer: [
          texts.pickupAnswer,
          texts.honestDeliveryAnswer({
            honestDeliveryCents: formatCents(is.honestDeliveryCents),
            honestDeliveryCentsAMile: is.honestDeliveryCentsAMile,
          }),
          texts.puppyFlightAnswer({
            flightCents: formatCents(is.flightCents),
            youngestWeeks: is.youngestWeeks,
            flightMostPounds: is.flightMostPounds,
          }),
        ],
      },
      {
        question: texts.whatIfUndeliverable,
        answer: [
          texts.undeliverableAnswer,
        ],
      },
    ],
  },
  {
    id: "refunds",
    title: texts.cancelingAndRefunds,
    lead: texts.cancelingLead,
    questions: [
      {
        question: texts.canICancel,
        answer: [
          texts.cancelAnswer(is.freeCancelHours),
        ],
        link: { label: texts.myReservations, href: "/account/reserved" },
      },
      {
        question: texts.refundQuestion(is.freeCancelHours),
        answer: [
          texts.alwaysRefundedAnswer,
          texts.depositRefundAnswer({
            ...is,
            depositCents: formatCents(is.depositCents),
            payInFullUpToCents: formatCents(is.payInFullUpToCents),
          }),
        ],
      },
      {
        question: texts.whatIfTheBreederCancels,
        answer: [texts.breederCancelsAnswer],
      },
      {
        question: texts.whenDoesARefundArrive,
        answer: [
          texts.refundArrivalAnswer,
        ],
      },
      {
        question: texts.whatIfNotAsPromised,
        answer: [
          texts.reportProblemAnswer(is.reportDays),
          texts.healthGuaranteeAnswer,
        ],
      },
    ],
  },
  {
    id: "breeders",
    title: texts.breedersAndShelters,
    lead: texts.sellingLead,
    questions: [
      {
        question: texts.whatDoesListingCost,
        answer: [
          texts.sellingCostAnswer(is.platformFeePercent),
        ],
        link: { label: texts.listPetsOnHearthpaw, href: "/become-a-breeder" },
      },
      {
        question: texts.whatDoYouCheck,
        answer: [
          texts.whatWeCheckAnswer(is.identityDays),
        ],
      },
      {
        question: texts.whenAmIPaid,
        answer: [
          texts.payoutAnswer({
            releaseHours: is.releaseHours,
            releaseDaysAlone: is.releaseDaysAlone,
            leastPayoutCents: formatCents(is.leastPayoutCents),
          }),
        ],
      },
      {
        question: texts.canIChangeReviews,
        answer: [
          texts.changeReviewAnswer(is.reviewEditDays),
        ],
      },
    ],
  },
  {
    id: "account",
    title: texts.yourAccount,
    lead: texts.accountLead,
    questions: [
      {
        question: texts.iCantSignIn,
        answer: [
          texts.cantSignInAnswer,
        ],
        link: { label: texts.resetYourPassword, href: "/forgot-password" },
      },
      {
        question: texts.howToProtectAccount,
        answer: [
          texts.protectAccountAnswer,
        ],
        link: { label: texts.settings, href: "/account/settings" },
      },
      {
        question: texts.howToManageData,
        answer: [
          texts.manageDataAnswer,
        ],
        link: { label: texts.privacyNotice, href: "/privacy" },
      },
    ],
  },
];

/** Returns the topics that fit the configuration: the question about donations requires a charity. */
export const topicsWith = (charity: Charity | null | undefined): readonly Topic[] =>
  TOPICS.map((topic) =>
    topic.id === "paying" && charity
      ? {
        ...topic,
        questions: [...topic.questions, {
          question: texts.whereDoesMyDonationGo,
          answer: [texts.donationAnswer(charity)],
          link: { label: charity.name, href: charity.pageUrl },
        }],
      }
      : topic
  );

/** Returns the questions for search engines. */
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
