/**
 * Payload (JSON) of every job by name. Each has its function in `backend/jobs.ts`. Payloads carry ids rather
 * than copies, because a job reads the state at its own time.
 */
export interface JobPayloads {
  /** Deletes outdated data, such as sessions that ended long ago. */
  sweep: Record<string, never>;
  /** Notifies open pages and searches of a pet's current state. */
  announcePet: { petId: string };
  /** Notifies open pages and searches of the current state of a breeder's pets. */
  announceBreeder: { breederId: string };
  /** Notifies breeders' open pages that a post is new or has changed. */
  announcePost: { postId: string; isNew: boolean };
  /** Makes open pages of staff reload a queue. Triggers add it. */
  announceQueue: { queue: string };
  /** Finds and hides public data of unverified sellers. */
  hideUnverified: Record<string, never>;
  setLateAside: Record<string, never>;
  /** Compares sellers and photos that are older than the fraud rules. */
  compareOlder: Record<string, never>;
  addNameSkeletons: Record<string, never>;
  /**
   * Announces a hold that has started or ended. Only processes of the last version add it; this version
   * stores hold news in rows.
   */
  announceHold: { reservationId: string; petId: string };
  /** Ends an expired hold. */
  expireHold: { reservationId: string };
  /** Ends a breeder's expired waitlist invitations and invites the next people. */
  settleWaitlist: { breederId: string };
  /** Finds waitlists whose own job was lost. */
  settleWaitlists: Record<string, never>;
  /** Makes the open pages of everyone on a waitlist, and of the person who just left it, reload it. */
  announceWaitlist: { breederId: string; goneId: string | null };
  /** Ends a proposed match that was not answered in time. */
  expireMatch: { matchId: string };
  /** Finds proposals whose own job was lost. */
  expireMatches: Record<string, never>;
  /** Notifies both breeders' open pages that a match has changed. */
  announceMatch: { matchId: string; userIds: string[] };
  /** Finds holds whose own job was lost. */
  expireHolds: Record<string, never>;
  /** Makes a refund at the payment provider and books it. */
  refund: { refundId: string };
  /** Checks payments and refunds whose outcome was never reported. */
  reconcilePayments: Record<string, never>;
  /** Charges saved cards for balances that are due. */
  chargeBalances: Record<string, never>;
  /** Makes the provider delete a card that was removed. */
  detachCard: { savedCardId: string };
  dropCard: { methodId: string };
  /** Freezes the terms of orders from before terms were stored. */
  freezeTerms: Record<string, never>;
  issueReceipts: Record<string, never>;
  /** Releases the breeder's earnings from a finished sale. */
  releaseFunds: { reservationId: string };
  /** Finds finished sales whose funds are due and whose own job was lost. */
  releaseDueFunds: Record<string, never>;
  noteStops: Record<string, never>;
  /** Pays out breeders' available earnings. */
  runPayouts: Record<string, never>;
  /** Plans a breeder's payout again after a change of its basis. */
  replanPayout: { breederId: string };
  /** Moves a payout step by step to the breeder's bank, or back. */
  makePayout: { payoutId: string };
  /** Finds waiting payouts, and reloads those on their way. */
  finishPayouts: Record<string, never>;
  /** Refunds a payment that only the provider knew, as staff decided. */
  refundFinding: { findingId: string };
  /** Compares the books with the payment provider's record. */
  reconcileMoney: Record<string, never>;
  /** Alerts staff to refunds that have not arrived. */
  alertOwedRefunds: Record<string, never>;
  /** Removes the bytes of an abandoned file, then its row. */
  removeFile: { fileId: string };
  /** Finds files that were never attached, have expired, or could not be removed earlier. */
  sweepFiles: Record<string, never>;
  addPreviews: Record<string, never>;
  addAvif: Record<string, never>;
  maskTexts: Record<string, never>;
  /** Sends an email of the outbox to the mail server. */
  sendMail: { mailId: string };
  /** Creates a reset code if the address has an account. The caller supplied nothing but the address. */
  sendPasswordCode: {
    requestId: string;
    address: string;
    /** Caller's network, as a keyed hash. Missing in older jobs. */
    network?: string | null;
    /** Whether the owner of the address has never been seen in that network. */
    byStranger?: boolean;
  };
  /** Warns the owner of the account at this address, if any, that someone is guessing its password. */
  warnOfGuesses: { address: string };
  /** Notifies a breeder's open pages of the current state of the verification. */
  announceVerification: { breederId: string };
  /** Notifies the owner of a saved search about the pets that it has found. */
  tellSearch: { searchId: string };
  /** Refreshes the stored reply figures of all sellers. */
  refreshResponses: Record<string, never>;
  /** Notifies people of a changed pet that they have as a favorite. */
  tellFavorites: { petId: string };
  /** Reminds people of favorites that may go home soon. */
  tellReadyFavorites: Record<string, never>;
  /** Finds daily searches that are due. */
  sendSearchDigests: Record<string, never>;
  /** Notifies a person's open pages that a notification is new or has changed. */
  announceNotification: { userId: string; notificationId: string };
  /** Notifies both sides' open pages that a reservation has changed. */
  announceReservation: { reservationId: string };
  /** Writes the emails and texts about an event of a reservation. */
  notifyReservation: { reservationId: string; happening: string; aboutId?: string; round?: number };
  /** Writes the emails and texts about a step of a dispute. */
  notifyDispute: { disputeId: string; step: string; messageId?: string };
  /** Writes the emails and texts about a step of a delivery; `at` tells repeated steps apart. */
  notifyDelivery: { deliveryId: string; step: string; at: number };
  beginDeliveries: Record<string, never>;
  /** Notifies both sides' open pages that a conversation has changed. */
  announceChat: { chatId: string };
  /** Notifies the open pages of everyone in a conversation with this person that it has changed. */
  announceChatsWith: { userId: string };
  /** Notifies a person of unread messages, the first of which is `seq`. */
  notifyChat: { chatId: string; userId: string; seq: number; by: "notification" | "email" };
  /** Reminds breeders of replies to reported problems that are soon due. */
  remindOfReplies: Record<string, never>;
  /** Moves sales that wait for a confirmation to their next step. */
  moveWaitingSales: Record<string, never>;
  /** Reminds buyers of balances that are due. */
  remindOfBalances: Record<string, never>;
  /** Sends a text message of the outbox to the provider. */
  sendSms: { smsId: string };
  /** Deletes the customer of a closed account at the payment provider. */
  forgetCustomer: { customerId: string };
  /** Asks buyers to review their purchase. */
  askForReviews: Record<string, never>;
  checkSearch: Record<string, never>;
  /** Removes closed accounts from money records after the retention period. */
  purgeClosedAccounts: Record<string, never>;
}
