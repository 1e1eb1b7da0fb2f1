import type { Reservation } from "@hearthpaw/client";
import { dayText, deadlineText, formatCents } from "@hearthpaw/ui-kit";
import { inSentence, momentText } from "../../lib/days.ts";
import { FIGURES } from "../../lib/figures.ts";
import { clockTime, completionDay, hasEnded, isDelivered, isPaid } from "./standing.ts";
import * as texts from "./texts.tsx";
import { isFree, openBalance } from "./words.ts";
import { sellerWords } from "../../lib/seller_texts.ts";

/**
 * Returns the next step of a sale for its breeder: who must do what by when, under the title that Money and
 * Today use too; undefined if there is none. Disputed payments and reported problems have their own part of
 * the page. `today` is the date at the pet's location, 'YYYY-MM-DD'.
 */
export function nextOf(reservation: Reservation, today: string): { title: string; text: string } | undefined {
  const { nextStep } = reservation;
  const text = nextStep && textOf(reservation, nextStep.kind, today);
  return nextStep && text ? { title: nextStep.title, text } : undefined;
}

function textOf(
  reservation: Reservation,
  kind: NonNullable<Reservation["nextStep"]>["kind"],
  today: string,
): string | undefined {
  const { status, reservedPet: { name }, holdExpiresAt, allowedActions, orderDetails } = reservation;
  const who = reservation.buyer?.firstName ?? texts.theBuyer;
  const sale = saleWord(reservation);
  const paid = isFree(reservation) ? "" : texts.paidInFullSentence;
  const move = (action: string) => allowedActions.find((one) => one.action === action);
  const amount = formatCents(openBalance(reservation));
  const due = orderDetails.balanceDueOn && deadlineText(orderDetails.balanceDueOn, today);
  switch (kind) {
    case "await-payment":
      return status === "processing"
        ? texts.processingExplained(name)
        : texts.holdExplained({ name, until: holdExpiresAt && clockTime(holdExpiresAt) });
    case "await-balance":
      return texts.balanceExpected({ amount, due, name, who });
    case "balance-overdue": {
      const extend = move("extend");
      return extend?.isAllowed
        ? texts.balanceOverdueChoices({ amount, due: due ?? "", who })
        : texts.balanceOverdueGrace({ amount, due: due ?? "", grace: extend?.reason ?? "" });
    }
    case "hand-off":
      return move("complete")?.isAllowed
        ? texts.completeOnceThere({ paid, name, who, sale })
        : isDelivered(reservation)
        ? texts.deliveredThenComplete({ paid, who, sale })
        : texts.agreeThenComplete({ paid, who, sale });
    case "plan-hand-off":
      return isDelivered(reservation) ? texts.planDelivery(paid) : texts.agreeOnADayWith({ paid, who });
    case "complete":
      return texts.completeAfterHandOff({
        ...FIGURES,
        who,
        sale,
        earnings: earningsOf(reservation),
        by: completionDay(reservation),
      });
    default:
      return undefined;
  }
}

/** Returns "sale", or "adoption" for a shelter. */
export const saleWord = ({ breeder }: Pick<Reservation, "breeder">): string =>
  sellerWords(breeder.isShelter).deal;

/** Returns the earnings of a sale as text; undefined if there are none. */
export const earningsOf = ({ earnings }: Pick<Reservation, "earnings">): string | undefined =>
  earnings && earnings.netCents > 0 ? formatCents(earnings.netCents) : undefined;

/**
 * Returns when the earnings of a sale become available, or what has to happen first; undefined if there are
 * none.
 */
export function shareWords(reservation: Reservation, today: string): string | undefined {
  const { status, earnings } = reservation;
  if (!earnings || hasEnded(reservation) || !isPaid(reservation)) return undefined;
  if (status === "disputed") return texts.shareHeldByProblem;
  if (openContest(reservation)) return texts.shareHeldByBank;
  const isCovered = earnings.coverCents > 0;
  if (status !== "completed") return (isCovered ? texts.coverAfterHandOff : texts.shareAfterHandOff)(FIGURES);
  const { availableAt } = earnings;
  if (!availableAt) return texts.shareHeldByRefund;
  if (isCovered) {
    return new Date(availableAt) > new Date()
      ? texts.coverFrom(momentText(availableAt))
      : texts.coverSince(inSentence(dayText(availableAt, today)));
  }
  return new Date(availableAt) > new Date()
    ? texts.shareAvailableFrom(momentText(availableAt))
    : texts.shareAvailableSince(inSentence(dayText(availableAt, today)));
}

/** Returns the inquiry or dispute of the buyer's bank that is still open. */
export function openContest({ chargebacks = [] }: Pick<Reservation, "chargebacks">) {
  return chargebacks.find(({ closedAt }) => closedAt === null);
}

/** Returns for example "after $375 fee and $198.06 that went back". */
export function shareAfter(
  { platformFeeCents, returnedCents }: NonNullable<Reservation["earnings"]>,
): string {
  return texts.afterFee({
    fee: formatCents(platformFeeCents),
    returned: returnedCents ? formatCents(returnedCents) : undefined,
  });
}
