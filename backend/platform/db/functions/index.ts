import type { SqlFunction } from "../sql_functions.ts";
import { announceQueue } from "./announce_queue.ts";
import { countComment } from "./count_comment.ts";
import { countCommentLike } from "./count_comment_like.ts";
import { countPostLike } from "./count_post_like.ts";
import { dropOldMask } from "./drop_old_mask.ts";
import { emptyOwnPageBody } from "./empty_own_page_body.ts";
import { emptyPagesOfImages } from "./empty_pages_of_images.ts";
import { emptyPagesOfLitter } from "./empty_pages_of_litter.ts";
import { emptyPagesOfParent } from "./empty_pages_of_parent.ts";
import { leaveClosedAccount } from "./leave_closed_account.ts";
import { ledgerIsAppendOnly } from "./ledger_is_append_only.ts";
import { ledgerMustBalance } from "./ledger_must_balance.ts";
import { listingReportAdded } from "./listing_report_added.ts";
import { listingReportMoved } from "./listing_report_moved.ts";
import { noteChangedPet } from "./note_changed_pet.ts";
import { notePetChange } from "./note_pet_change.ts";
import { noteUserWords } from "./note_user_words.ts";
import { noteWordsOfBreeder } from "./note_words_of_breeder.ts";
import { noteWordsOfUser } from "./note_words_of_user.ts";
import { petDepositCents } from "./pet_deposit_cents.ts";
import { petPriceWithFeeCents } from "./pet_price_with_fee_cents.ts";
import { refuseChange } from "./refuse_change.ts";
import { refuseClosedAccount } from "./refuse_closed_account.ts";
import { refuseClosedBuyer } from "./refuse_closed_buyer.ts";
import { refuseClosedSeller } from "./refuse_closed_seller.ts";

/** All SQL functions by name. Each file also lists the triggers that call its function. */
export const functions: Record<string, SqlFunction> = {
  announce_queue: announceQueue,
  count_comment: countComment,
  count_comment_like: countCommentLike,
  count_post_like: countPostLike,
  drop_old_mask: dropOldMask,
  empty_own_page_body: emptyOwnPageBody,
  empty_pages_of_images: emptyPagesOfImages,
  empty_pages_of_litter: emptyPagesOfLitter,
  empty_pages_of_parent: emptyPagesOfParent,
  leave_closed_account: leaveClosedAccount,
  ledger_is_append_only: ledgerIsAppendOnly,
  ledger_must_balance: ledgerMustBalance,
  listing_report_added: listingReportAdded,
  listing_report_moved: listingReportMoved,
  note_changed_pet: noteChangedPet,
  note_pet_change: notePetChange,
  note_user_words: noteUserWords,
  note_words_of_breeder: noteWordsOfBreeder,
  note_words_of_user: noteWordsOfUser,
  pet_deposit_cents: petDepositCents,
  pet_price_with_fee_cents: petPriceWithFeeCents,
  refuse_change: refuseChange,
  refuse_closed_account: refuseClosedAccount,
  refuse_closed_buyer: refuseClosedBuyer,
  refuse_closed_seller: refuseClosedSeller,
};
