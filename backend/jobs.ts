import type { CronEntry, Jobs } from "./platform/jobs/job.ts";
import type { Look } from "./platform/jobs/look.ts";
import { planFavoriteNews, tellFavorites, tellReadyFavorites } from "./features/favourites/news_actions.ts";
import {
  announceBreeder,
  announceChangedPet,
  checkPages,
  hideStrayPets,
  pictureChanged,
} from "./features/pets/actions.ts";
import { addSkeletons } from "./features/breeders/name_actions.ts";
import { removeFile, sweepFiles } from "./features/files/actions.ts";
import { addAvif } from "./features/files/avif_actions.ts";
import { addPreviews } from "./features/files/preview_actions.ts";
import { sendMail } from "./features/mails/actions.ts";
import { sendPasswordCode, warnOfGuesses } from "./features/passwords/actions.ts";
import {
  alertOwedRefunds,
  expireHold,
  expireHolds,
  reconcilePayments,
  refund,
  releaseDueFunds,
  releaseFunds,
  watchHolds,
} from "./features/sale/jobs.ts";
import { chargeBalances, detachCard, dropCard } from "./features/sale/payment/index.ts";
import { announceQueue } from "./features/staff/live_actions.ts";
import { announcePost } from "./features/posts/actions.ts";
import { announceVerification } from "./features/verification/actions.ts";
import { purgeClosedAccounts } from "./features/users/closing_actions.ts";
import { freezeTerms, moveWaitingSales, noteStops } from "./features/sale/ending/index.ts";
import { issueMissingReceipts } from "./features/sale/receipt/index.ts";
import {
  announceHolds,
  announceReservation,
  notifyReservation,
  remindOfBalances,
  tellOfHolds,
} from "./features/sale/notices/index.ts";
import {
  matchBreeder,
  matchPet,
  sendSearchDigests,
  tellSearch,
} from "./features/saved_searches/match_actions.ts";
import { announceNotification } from "./features/notifications/actions.ts";
import { notifyDispute, remindOfReplies } from "./features/disputes/notify_actions.ts";
import { refreshAllResponses } from "./features/chats/response_actions.ts";
import { notifyDelivery } from "./features/deliveries/notify_actions.ts";
import { beginDeliveries } from "./features/sale/delivery/index.ts";
import { announceChat, announceChatsWith } from "./features/chats/actions.ts";
import { notifyChat } from "./features/chats/notify_actions.ts";
import { maskOldTexts } from "./features/masks/actions.ts";
import { reconcileMoney, refundFinding } from "./features/money/jobs.ts";
import { finishPayouts, runPayouts } from "./features/payouts/jobs.ts";
import {
  announceWaitlist,
  settleAbout,
  settleLine,
  settleWaitlists,
} from "./features/waitlists/settle_actions.ts";
import { announceMatch, expireMatch, expireMatches } from "./features/matches/actions.ts";
import { makePayout } from "./features/payouts/payout_actions.ts";
import { replanWaiting } from "./features/payouts/plan_actions.ts";
import { PAYOUTS_RUN } from "./features/payouts/rules.ts";
import { forgetCustomer } from "./features/payments/setup_actions.ts";
import { askForReviews } from "./features/reviews/actions.ts";
import { askForCheck } from "./features/search/feed_store.ts";
import { sendSms } from "./features/sms/actions.ts";
import { sweep } from "./features/system/jobs.ts";
import { setLateAside } from "./features/fraud/actions.ts";
import { traceOlderAccounts } from "./features/payouts/account_actions.ts";
import { printOlderPhotos, traceOlderSellers } from "./features/fraud/backfill_actions.ts";

/** Every job that the outbox may name. No other list of jobs exists. */
export const jobs: Jobs = {
  sweep,
  // Promises about a pet or reservation follow from its current state, no matter which code changed it.
  announcePet: async ({ petId }, services) => {
    await settleAbout(services, { petId });
    await announceChangedPet(services, petId);
    await matchPet(services, petId);
    await planFavoriteNews(services, petId);
  },
  refreshResponses: (_payload, services, { signal }) => refreshAllResponses(services, signal),
  tellFavorites: ({ petId }, services) => tellFavorites(services, petId),
  tellReadyFavorites: (_payload, services, { signal }) => tellReadyFavorites(services, signal),
  announceHold: (hold, services) => announceHolds(services, [hold]),
  expireMatch: ({ matchId }, services) => expireMatch(services, matchId),
  expireMatches: (_payload, services, { signal }) => expireMatches(services, signal),
  announceMatch: (payload, services) => announceMatch(services, payload),
  tellSearch: ({ searchId }, services) => tellSearch(services, searchId),
  sendSearchDigests: (_payload, services, { signal }) => sendSearchDigests(services, signal),
  settleWaitlist: ({ breederId }, services) => settleLine(services, breederId),
  settleWaitlists: (_payload, services, { signal }) => settleWaitlists(services, signal),
  announceWaitlist: (payload, services) => announceWaitlist(services, payload),
  announcePost: (change, services) => announcePost(services, change),
  announceQueue: (change, services) => announceQueue(services, change),
  addNameSkeletons: (_payload, services, { signal }) => addSkeletons(services, signal),
  hideUnverified: (_payload, services, { signal }) => hideStrayPets(services, signal),
  setLateAside: async (_payload, services) => void await setLateAside(services),
  compareOlder: async (_payload, services, { signal }) => {
    // Example sellers share photos and papers.
    if (services.config.mode === "development") return;
    await traceOlderSellers(services, signal);
    await traceOlderAccounts(services, signal);
    await printOlderPhotos(services, signal);
  },
  announceBreeder: async ({ breederId }, services) => {
    await settleAbout(services, { breederId });
    await announceBreeder(services, breederId);
    await matchBreeder(services, breederId);
  },
  expireHold,
  expireHolds,
  refund,
  reconcilePayments,
  releaseFunds,
  releaseDueFunds,
  noteStops: (_payload, services, { signal }) => noteStops(services, signal),
  alertOwedRefunds,
  runPayouts,
  replanPayout: async ({ breederId }, services) => {
    await replanWaiting(services, breederId);
  },
  makePayout: ({ payoutId }, services) => makePayout(services, payoutId),
  finishPayouts,
  reconcileMoney,
  refundFinding,
  chargeBalances: (_payload, services, { signal }) => chargeBalances(services, signal),
  detachCard: ({ savedCardId }, services) => detachCard(services, savedCardId),
  dropCard: ({ methodId }, services) => dropCard(services, methodId),
  freezeTerms: async (_payload, services, { signal }) => {
    await freezeTerms(services, signal);
  },
  issueReceipts: async (_payload, services, { signal }) => {
    await issueMissingReceipts(services, signal);
  },
  announceReservation: async ({ reservationId }, services) => {
    await settleAbout(services, { reservationId });
    await announceReservation(services, reservationId);
  },
  announceVerification: ({ breederId }, services) => announceVerification(services, breederId),
  announceNotification: (payload, services) => announceNotification(services, payload),
  removeFile: ({ fileId }, services) => removeFile(services, fileId),
  sweepFiles: (_payload, services, { signal }) => sweepFiles(services, signal),
  addPreviews: async (_payload, services, { signal }) => {
    await addPreviews(services, signal, pictureChanged);
  },
  addAvif: async (_payload, services, { signal }) => {
    await addAvif(services, signal);
  },
  sendMail: ({ mailId }, services, { isLastTry }) => sendMail(services, mailId, isLastTry),
  notifyReservation: (payload, services) => notifyReservation(services, payload),
  notifyDispute: (payload, services) => notifyDispute(services, payload),
  remindOfReplies: (_payload, services) => remindOfReplies(services),
  notifyDelivery: (payload, services) => notifyDelivery(services, payload),
  beginDeliveries: (_payload, services, { signal }) => beginDeliveries(services, signal),
  announceChat: ({ chatId }, services) => announceChat(services, chatId),
  announceChatsWith: ({ userId }, services) => announceChatsWith(services, userId),
  notifyChat: (payload, services) => notifyChat(services, payload),
  remindOfBalances: (_payload, services) => remindOfBalances(services),
  moveWaitingSales: (_payload, services, { signal }) => moveWaitingSales(services, signal),
  forgetCustomer: ({ customerId }, services) => forgetCustomer(services, customerId),
  sendSms: ({ smsId }, services, { isLastTry }) => sendSms(services, smsId, isLastTry),
  sendPasswordCode: (payload, services) => sendPasswordCode(services, payload),
  warnOfGuesses: (payload, services, { id }) => warnOfGuesses(services, { ...payload, jobId: id }),
  checkSearch: async (_payload, services, { signal }) => {
    await askForCheck(services.db);
    await checkPages(services, signal);
  },
  maskTexts: async (_payload, services, { signal }) => {
    await maskOldTexts(services, signal);
  },
  askForReviews: (_payload, services, { signal }) => askForReviews(services, signal),
  purgeClosedAccounts: async (_payload, services, { signal }) => {
    await purgeClosedAccounts(services, signal);
  },
};

/** Work that every process polls for. */
export const looks = (): Look[] => [
  { everyMs: 250, look: tellOfHolds },
  { everyMs: 1_000, look: watchHolds() },
];

/** Cron jobs, in UTC. */
export const crons: readonly CronEntry[] = [
  { when: "17 * * * *", job: "sweep" },
  { when: "29 * * * *", job: "sweepFiles" },
  { when: "*/20 * * * *", job: "addPreviews" },
  { when: "* * * * *", job: "addAvif" },
  { when: "* * * * *", job: "maskTexts" },
  { when: "1 * * * *", job: "sendSearchDigests" },
  { when: "9 16 * * *", job: "tellReadyFavorites" },
  { when: "21 6 * * *", job: "refreshResponses" },
  { when: "* * * * *", job: "expireHolds" },
  { when: "* * * * *", job: "settleWaitlists" },
  { when: "53 * * * *", job: "expireMatches" },
  { when: "* * * * *", job: "reconcilePayments" },
  { when: "*/5 * * * *", job: "hideUnverified" },
  { when: "* * * * *", job: "setLateAside" },
  { when: "13 * * * *", job: "compareOlder" },
  { when: "3,18,33,48 * * * *", job: "addNameSkeletons" },
  { when: "*/5 * * * *", job: "freezeTerms" },
  { when: "* * * * *", job: "issueReceipts" },
  { when: "41 * * * *", job: "releaseDueFunds" },
  { when: "*/5 * * * *", job: "noteStops" },
  { when: PAYOUTS_RUN, job: "runPayouts" },
  { when: "*/10 * * * *", job: "finishPayouts" },
  { when: "11 5 * * *", job: "reconcileMoney" },
  { when: "37 8 * * *", job: "checkSearch" },
  { when: "47 * * * *", job: "alertOwedRefunds" },
  { when: "23 * * * *", job: "remindOfBalances" },
  { when: "3 * * * *", job: "moveWaitingSales" },
  { when: "27 * * * *", job: "remindOfReplies" },
  { when: "9,24,39,54 * * * *", job: "beginDeliveries" },
  { when: "7,22,37,52 * * * *", job: "chargeBalances" },
  { when: "31 17 * * *", job: "askForReviews" },
  { when: "29 4 * * *", job: "purgeClosedAccounts" },
];
