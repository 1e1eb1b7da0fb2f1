import { useState } from "react";
import type { MoneyFinding } from "@hearthpaw/client";
import { Button, exactText, formatCents } from "@hearthpaw/ui-kit";
import { Held } from "../../components/staff/Held.tsx";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { FindingDialog, type WayOut } from "./FindingDialog.tsx";
import * as texts from "./texts.tsx";
import css from "./money.module.css";

/** A payment or transfer missing from our records, with the possible actions of staff. */
export function FindingCard({ finding }: { finding: MoneyFinding }) {
  const [asking, setAsking] = useState<WayOut>();
  const { kind, status, petName, reservationNumber, programName, buyerEmail, attachRefusal, failure } =
    finding;
  const isPayment = kind === "payment";
  const amount = formatCents(finding.leftCents);
  const held = useHeld("findings", finding.id);
  return (
    <li className={css.refund}>
      <div className={css.head}>
        <strong>
          {isPayment ? petName ?? texts.aPayment : texts.transferTo(programName ?? texts.anUnknownAccount)}
        </strong>
        <span className={css.amount}>{amount}</span>
      </div>
      <div className={css.facts}>
        {buyerEmail && <span>{texts.buyer(buyerEmail)}</span>}
        {isPayment && programName && <span>{texts.breeder(programName)}</span>}
        <span>
          {isPayment ? texts.paid(exactText(finding.happenedAt)) : texts.sent(exactText(finding.happenedAt))}
        </span>
        {reservationNumber && <span>{texts.reservation(reservationNumber)}</span>}
        {finding.leftCents !== finding.amountCents && (
          <span>{texts.of(formatCents(finding.amountCents))}</span>
        )}
        <span>{finding.subject}</span>
        {failure && <span>{texts.lastError(failure.replaceAll("_", " "))}</span>}
      </div>
      {held
        ? <Held title={held} />
        : status === "refunding"
        ? <p className={css.soft}>{texts.refundUnderWay}</p>
        : (
          <>
            {attachRefusal && <p className={css.soft}>{attachRefusal}</p>}
            <div className={css.buttons}>
              {!attachRefusal && (
                <Button onClick={() => setAsking("attach")}>
                  {isPayment ? texts.restoreSale : texts.recordPayout}
                </Button>
              )}
              {isPayment && (
                <Button variant="secondary" onClick={() => setAsking("refund")}>
                  {texts.refund(amount)}
                </Button>
              )}
              <Button variant="secondary" onClick={() => setAsking("keep")}>{texts.keepAsUnexplained}</Button>
            </div>
          </>
        )}
      {asking && (
        <FindingDialog
          finding={finding}
          wayOut={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </li>
  );
}
