export { COVERED_FROM, linesOfParts, type RefundPartTold } from "./frame_emails.ts";
export {
  announceHolds,
  announceReservation,
  notify,
  notifyArrival,
  notifyReservation,
  PAID_AS,
  remindOfBalances,
  reservationChanged,
  tellOfHolds,
} from "./notify_actions.ts";
export { chargebackMoved, extraRefund, owedRefunds, saleStuck } from "./staff_emails.ts";
