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

/** What people ask, and the answers as the product keeps them today. */
export const TOPICS: readonly Topic[] = [
  {
    id: "buying",
    title: texts.buying,
    lead: texts.findingAPetHoldingItAnd,
    questions: [
      {
        question: texts.howDoIKnowThatA,
        answer: [
          texts.nobodyCanSellHereBeforeOur,
          texts.aBreedersPageShowsTheVerified,
        ],
        link: { label: texts.browseBreedersAndShelters, href: "/breeders" },
      },
      {
        question: texts.whatHappensWhenIStartCheckout,
        answer: [
          texts.weHoldThePetForYou({
            holdMinutes: is.holdMinutes,
            holdMinutesExtended: is.holdMinutesExtended,
          }),
        ],
      },
      {
        question: texts.howDoIAskTheBreeder,
        answer: [
          texts.useAskAQuestionOnThe,
          texts.phoneNumbersAddressesAndPaymentDetails,
        ],
        link: { label: texts.contactUs, href: "/contact" },
      },
      {
        question: texts.howDoesAWaitlistWork,
        answer: [
          texts.youJoinOnABreedersPage(is.waitlistHours),
        ],
      },
      {
        question: texts.whenCanAPetGoHome,
        answer: [
          texts.atWeeksOrOlderAlwaysThe(is.youngestWeeks),
        ],
      },
    ],
  },
  {
    id: "paying",
    title: texts.paying,
    lead: texts.whatItCostsWhenItsDue,
    questions: [
      {
        question: texts.whatWillIPayInAll,
        answer: [
          texts.thePetsPriceTheAddOns(is.serviceFeePercent),
        ],
      },
      {
        question: texts.howMuchIsTheDeposit,
        answer: [
          texts.depositItsPartOfThePrice({ deposit, payInFullUpToCents: formatCents(is.payInFullUpToCents) }),
        ],
      },
      {
        question: texts.whenIsTheBalanceDue,
        answer: [
          texts.atTheEndOfTheDay({
            balanceDaysBefore: is.balanceDaysBefore,
            balanceHoursAfterDeposit: is.balanceHoursAfterDeposit,
          }),
          texts.ifItIsntPaidYouHave(is.balanceGraceDays),
        ],
      },
      {
        question: texts.howCanIPay,
        answer: [
          texts.byCardCheckoutAlsoShowsKlarna,
          texts.cardNumbersGoStraightToOur,
        ],
      },
      {
        question: texts.whenDoesTheBreederGetMy,
        answer: [
          texts.notBeforeTheHandOffWe({
            releaseHours: is.releaseHours,
            releaseDaysAlone: is.releaseDaysAlone,
          }),
        ],
        link: { label: texts.buyerProtection, href: "/buyer-protection" },
      },
      {
        question: texts.whereIsMyReceipt,
        answer: [texts.inYourAccountWithEachReservation],
        link: { label: texts.myReservations, href: "/account/reserved" },
      },
    ],
  },
  {
    id: "delivery",
    title: texts.delivery,
    lead: texts.waysToBringYourPetHome,
    questions: [
      {
        question: texts.howDoesMyPetGetTo,
        answer: [
          texts.youCanAlwaysPickYourPet,
          texts.honestDeliveryIsByRoadPlus({
            honestDeliveryCents: formatCents(is.honestDeliveryCents),
            honestDeliveryCentsAMile: is.honestDeliveryCentsAMile,
          }),
          texts.puppyFlightIsThePetHas({
            flightCents: formatCents(is.flightCents),
            youngestWeeks: is.youngestWeeks,
            flightMostPounds: is.flightMostPounds,
          }),
        ],
      },
      {
        question: texts.whatIfMyPetCantBe,
        answer: [
          texts.checkoutTellsYouBeforeYouPay,
        ],
      },
    ],
  },
  {
    id: "refunds",
    title: texts.cancelingAndRefunds,
    lead: texts.whatYouGetBackAndWhen,
    questions: [
      {
        question: texts.canICancel,
        answer: [
          texts.yesWithinHoursOfYourFirst(is.freeCancelHours),
        ],
        link: { label: texts.myReservations, href: "/account/reserved" },
      },
      {
        question: texts.whatDoIGetBackAfter(is.freeCancelHours),
        answer: [
          texts.alwaysTheBalanceTheSalesTax,
          texts.howMuchOfTheDepositYou,
        ],
      },
      {
        question: texts.whatIfTheBreederCancels,
        answer: [texts.youGetAFullRefundWhenever],
      },
      {
        question: texts.whenDoesARefundArrive,
        answer: [
          texts.weSendItToTheCard,
        ],
      },
      {
        question: texts.whatIfSomethingIsntAsPromised,
        answer: [
          texts.youHaveDaysFromTheHand(is.reportDays),
          texts.youAlsoHaveTheBreedersHealth,
        ],
      },
    ],
  },
  {
    id: "breeders",
    title: texts.breedersAndShelters,
    lead: texts.whatSellingHereTakesCostsAnd,
    questions: [
      {
        question: texts.whatDoesItCostToSell,
        answer: [
          texts.nothingToJoinOrToList(is.platformFeePercent),
        ],
        link: { label: texts.sellOnHearthpaw, href: "/become-a-breeder" },
      },
      {
        question: texts.whatDoYouCheck,
        answer: [
          texts.yourIdBothSidesOneTo(is.identityDays),
        ],
      },
      {
        question: texts.whenAmIPaid,
        answer: [
          texts.yourShareBecomesAvailableHoursAfter({
            releaseHours: is.releaseHours,
            releaseDaysAlone: is.releaseDaysAlone,
            leastPayoutCents: formatCents(is.leastPayoutCents),
          }),
        ],
      },
      {
        question: texts.canIChangeOrRemoveA,
        answer: [
          texts.noYouCanReplyToIt(is.reviewEditDays),
        ],
      },
    ],
  },
  {
    id: "account",
    title: texts.yourAccount,
    lead: texts.signingInAndWhatWeKeep,
    questions: [
      {
        question: texts.iCantSignIn,
        answer: [
          texts.resetYourPasswordWeEmailYou,
        ],
        link: { label: texts.resetYourPassword, href: "/forgot-password" },
      },
      {
        question: texts.howDoIProtectMyAccount,
        answer: [
          texts.turnOnTwoStepVerificationIn,
        ],
        link: { label: texts.settings, href: "/account/settings" },
      },
      {
        question: texts.howDoISeeOrDelete,
        answer: [
          texts.inYourSettingsYouCanDownload,
        ],
        link: { label: texts.privacy, href: "/privacy" },
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
