import { cx, deadlineText, formatCents, Skeleton } from "@hearthpaw/ui-kit";
import { useToday } from "../../lib/today.ts";
import * as texts from "./texts.tsx";
import type { Choice } from "./use_choice.ts";
import css from "./offer.module.css";

/** The total, the amount due today, and the balance. */
export function Sum({ choice: { order, isDeposit, dueTodayCents }, className }: {
  choice: Choice;
  className: string | undefined;
}) {
  const today = useToday();
  return (
    <dl className={cx(css.lines, className)}>
      <div className={css.total}>
        <dt>{order && !order.isDeliveryChosen ? texts.totalBeforeDelivery : texts.total}</dt>
        <dd>{order ? formatCents(order.total) : <Skeleton text width="4em" />}</dd>
      </div>
      <div className={css.now}>
        <dt>{isDeposit ? texts.dueTodayDeposit : texts.dueToday}</dt>
        <dd>{dueTodayCents === undefined ? <Skeleton text width="4em" /> : formatCents(dueTodayCents)}</dd>
      </div>
      {order && order.balanceAmount > 0 && (
        <div className={cx(css.row, css.later)}>
          <dt>
            {order.balanceDueOn ? texts.balanceDue(deadlineText(order.balanceDueOn, today)) : texts.balance}
          </dt>
          <dd>{formatCents(order.balanceAmount)}</dd>
        </div>
      )}
    </dl>
  );
}
