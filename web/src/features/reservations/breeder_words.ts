import type { Reservation } from "@hearthpaw/client";
import { dayText, deadlineText, formatCents } from "@hearthpaw/ui-kit";
import { inSentence, momentText } from "../../lib/days.ts";
import { FIGURES } from "../../lib/figures.ts";
import { clockTime, completionDay, hasEnded, isPaid } from "./standing.ts";
import * as texts from "./texts.tsx";
import { openBalance } from "./words.ts";

/**
 * What has to happen next in a sale, by whom and by when, for its breeder; undefined where nothing has. A problem that was
 * reported has its own part of the page. `today` is the pet's day, 'YYYY-MM-DD'.
 */
export function nextOf(reservation: Reservation, today: string): { title: string; text: string } | undefined {
  const { status, reservedPet: { name }, terms: { goHomeDate }, holdExpiresAt, allowedActions } = reservation;
  const who = reservation.buyer?.firstName ?? texts.theBuyer;
  const move = (action: string) => allowedActions.find((one) => one.action === action);
  switch (status) {
    case "held":
      return {
        title: texts.nameIsOnHold(name),
        text: texts.holdExplained({ name, until: holdExpiresAt && clockTime(holdExpiresAt) }),
      };
    case "processing":
      return { title: texts.aPaymentIsProcessing, text: texts.processingExplained(name) };
    case "deposit-paid": {
      const amount = formatCents(openBalance(reservation));
      const { balanceDueOn } = reservation.orderDetails;
      const due = balanceDueOn && deadlineText(balanceDueOn, today);
      if (!balanceDueOn || !due || balanceDueOn >= today) {
        return { title: texts.balanceFrom({ amount, who }), text: texts.balanceExpected({ due, name, who }) };
      }
      const extend = move("extend");
      return {
        title: texts.balanceOverdueFrom({ amount, who }),
        text: extend?.isAllowed
          ? texts.balanceOverdueChoices({ due, who })
          : texts.balanceOverdueGrace({ due, grace: extend?.reason ?? "" }),
      };
    }
    case "paid":
      if (move("complete")?.isAllowed) {
        return { title: texts.nameCanGoHome(name), text: texts.completeOnceThere({ name, who }) };
      }
      return goHomeDate && goHomeDate <= today
        ? { title: texts.nameCanGoHome(name), text: texts.agreeThenComplete(who) }
        : { title: texts.planHandOff(name), text: texts.agreeOnADayWith(who) };
    case "handed-over": {
      const by = completionDay(reservation);
      return {
        title: texts.completeTheSale(name),
        text: texts.completeAfterHandOff({ ...FIGURES, who, share: undefined, by }),
      };
    }
    default:
      return undefined;
  }
}

/** When the share of a sale can be drawn, or what has to come first; undefined where there is no share. */
export function shareWords(reservation: Reservation, today: string): string | undefined {
  const { status, earnings } = reservation;
  if (!earnings || hasEnded(reservation) || !isPaid(reservation)) return undefined;
  if (status === "disputed") return texts.shareHeldByProblem;
  if (openContest(reservation)) return texts.shareHeldByBank;
  if (status !== "completed") return texts.shareAfterHandOff(FIGURES);
  const { availableAt } = earnings;
  if (!availableAt) return texts.shareHeldByRefund;
  return new Date(availableAt) > new Date()
    ? texts.shareAvailableFrom(momentText(availableAt))
    : texts.shareAvailableSince(inSentence(dayText(availableAt, today)));
}

/** What the buyer's bank asks or contests and has not decided yet. */
export function openContest({ chargebacks = [] }: Pick<Reservation, "chargebacks">) {
  return chargebacks.find(({ closedAt }) => closedAt === null);
}

/** "after $375 fee and $198.06 that went back". */
export function shareAfter(
  { platformFeeCents, returnedCents }: NonNullable<Reservation["earnings"]>,
): string {
  return texts.afterFee({
    fee: formatCents(platformFeeCents),
    returned: returnedCents ? formatCents(returnedCents) : undefined,
  });
}
