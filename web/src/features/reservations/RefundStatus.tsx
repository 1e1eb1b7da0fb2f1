import type { ReservationRefund } from "@hearthpaw/client";
import { Icon } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import css from "./reservations.module.css";

const TITLES: Record<ReservationRefund["status"], string> = {
  none: texts.noRefund,
  "on-its-way": texts.refundOnItsWay,
  delayed: texts.refundDelayed,
  arrived: texts.refundSent,
};

/** The refund of a canceled reservation, its status, and what is kept and why. */
export function RefundStatus(
  { refund: { status, headline, reason, arrival } }: { refund: ReservationRefund },
) {
  const rest = [reason, arrival].filter(Boolean).join(" ");
  return (
    <section className={css.due} aria-labelledby="refund" aria-live="polite">
      <h2 id="refund" className={css.small}>
        <Icon
          className={css.inline}
          name={status === "delayed" ? "warning" : status === "arrived" ? "check" : "refresh"}
          size={16}
        />
        {TITLES[status]}
      </h2>
      <p className={css.refundHeadline}>{headline}</p>
      {rest && <p className={css.soft}>{rest}</p>}
    </section>
  );
}
