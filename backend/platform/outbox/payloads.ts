/**
 * Name -> payload (JSON) of every job. Each has its function in `backend/jobs.ts`. Payloads carry ids rather than
 * copies: the job reads what is true when it runs.
 */
export interface JobPayloads {
  /** Deletes what nobody needs any more: sessions that ended long ago. */
  sweep: Record<string, never>;
  /** Tells open pages and searches how a pet stands now. */
  announcePet: { petId: string };
  /** Tells open pages and searches how the pets of a breeder stand now. */
  announceBreeder: { breederId: string };
  /** Tells breeders' open pages that a post is new or has changed. */
  announcePost: { postId: string; isNew: boolean };
  /** Has open pages of staff read a queue again. Triggers add it. */
  announceQueue: { queue: string };
  /** Finds what is shown of sellers whom nobody has verified. */
  hideUnverified: Record<string, never>;
  setLateAside: Record<string, never>;
  addNameSkeletons: Record<string, never>;
  /** The same of a hold that has begun or ended: added by processes of the last version, whose news are rows of their own since. */
  announceHold: { reservationId: string; petId: string };
  /** Ends a hold whose time is over. */
  expireHold: { reservationId: string };
  /** Ends the invitations of a breeder's waitlist whose time is over, and invites the next. */
  settleWaitlist: { breederId: string };
  /** Finds waitlists whose own job was lost. */
  settleWaitlists: Record<string, never>;
  /** Has the open pages of all in a waitlist, and of who has just left it, read it again. */
  announceWaitlist: { breederId: string; goneId: string | null };
  /** Ends a proposed match that nobody answered in time. */
  expireMatch: { matchId: string };
  /** Finds proposals whose own job was lost. */
  expireMatches: Record<string, never>;
  /** Tells the open pages of both breeders that a match has changed. */
  announceMatch: { matchId: string; userIds: string[] };
  /** Finds holds whose own job was lost. */
  expireHolds: Record<string, never>;
  /** Makes a refund at the payment provider and books it. */
  refund: { refundId: string };
  /** Looks again at payments and refunds whose end nobody has told us. */
  reconcilePayments: Record<string, never>;
  /** Charges kept cards for balances whose day has come. */
  chargeBalances: Record<string, never>;
  /** Has the provider let go of a card that was taken off. */
  detachCard: { savedCardId: string };
  dropCard: { methodId: string };
  /** Freezes the terms of orders from before they were kept. */
  freezeTerms: Record<string, never>;
  issueReceipts: Record<string, never>;
  /** Gives the breeder what a finished sale has earned. */
  releaseFunds: { reservationId: string };
  /** Finds finished sales whose funds are due and whose own job was lost. */
  releaseDueFunds: Record<string, never>;
  noteStops: Record<string, never>;
  /** Pays out what breeders may draw. */
  runPayouts: Record<string, never>;
  /** Plans a breeder's payout again after a change of what it was planned by. */
  replanPayout: { breederId: string };
  /** Takes a payout one step after another to the breeder's bank, or back. */
  makePayout: { payoutId: string };
  /** Finds payouts that wait, and reads again those that are on their way. */
  finishPayouts: Record<string, never>;
  /** Refunds a payment that only the provider knew, as staff decided. */
  refundFinding: { findingId: string };
  /** Compares the books with the payment provider's record. */
  reconcileMoney: Record<string, never>;
  /** Tells staff of refunds that have not arrived. */
  alertOwedRefunds: Record<string, never>;
  /** Removes the bytes of a file that was given up, then its row. */
  removeFile: { fileId: string };
  /** Finds files that were never attached, are over their day, or could not be removed before. */
  sweepFiles: Record<string, never>;
  addPreviews: Record<string, never>;
  addAvif: Record<string, never>;
  maskTexts: Record<string, never>;
  /** Hands a mail of the outbox to the mail server. */
  sendMail: { mailId: string };
  /** Makes a reset code for whoever asked, if there is such an account. The address is all that the caller gave. */
  sendPasswordCode: {
    requestId: string;
    address: string;
    /** Who asked, as a keyed hash; nothing in jobs of before that was known. */
    network?: string | null;
    /** Whether the address's owner has not been seen in that network. */
    byStranger?: boolean;
  };
  /** Tells the owner of an account, if there is one of this address, that somebody guesses its password. */
  warnOfGuesses: { address: string };
  /** Tells a breeder's open pages how the verification stands now. */
  announceVerification: { breederId: string };
  /** Tells the person of a saved search about the pets that it has found. */
  tellSearch: { searchId: string };
  /** Finds daily searches whose hour has come. */
  sendSearchDigests: Record<string, never>;
  /** Tells a person's open pages that a notification is new or stands otherwise. */
  announceNotification: { userId: string; notificationId: string };
  /** Tells the open pages of both sides that a reservation has changed. */
  announceReservation: { reservationId: string };
  /** Writes the mails and texts about something that has happened to a reservation. */
  notifyReservation: { reservationId: string; happening: string; aboutId?: string; round?: number };
  /** Writes the emails and texts about a step of a dispute. */
  notifyDispute: { disputeId: string; step: string; messageId?: string };
  /** Tells the open pages of both sides that a conversation has changed. */
  announceChat: { chatId: string };
  /** Tells the open pages of all who have a conversation with this person that it stands otherwise. */
  announceChatsWith: { userId: string };
  /** Tells somebody of messages that are still unread, the first of them `seq`. */
  notifyChat: { chatId: string; userId: string; seq: number; by: "notification" | "email" };
  /** Reminds breeders of replies to reported problems that are due. */
  remindOfReplies: Record<string, never>;
  /** Takes sales that wait for a press to their next step. */
  moveWaitingSales: Record<string, never>;
  /** Reminds buyers of balances that are due. */
  remindOfBalances: Record<string, never>;
  /** Hands a text message of the outbox to the provider. */
  sendSms: { smsId: string };
  /** Deletes the customer of a closed account at the payment provider. */
  forgetCustomer: { customerId: string };
  /** Asks buyers for a review of what they have bought. */
  askForReviews: Record<string, never>;
  checkSearch: Record<string, never>;
  /** Takes closed accounts out of records of money that have been kept long enough. */
  purgeClosedAccounts: Record<string, never>;
}
