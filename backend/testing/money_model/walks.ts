import type { Act } from "./act.ts";
import {
  askLender,
  buyAddOns,
  cancelAsBuyer,
  type Chosen,
  type Code,
  confirmHandOff,
  lenderDecides,
  payNow,
  report,
  reserve,
  takeForFree,
} from "./buyer_acts.ts";
import { cancelAsBreeder, changeAccount, complete, extend, tryStopped } from "./breeder_acts.ts";
import { handOff, pickUp } from "./carrier_acts.ts";
import { closeBank, endPayouts, failRefund, openBank, refundThere } from "./provider_acts.ts";
import { decide, refundOrder, settleOwed, stand } from "./staff_acts.ts";
import { crash, crashPaying, lostNews, pass, restored } from "./trouble_acts.ts";

const FULL: Chosen = {
  seller: 0,
  price: 150_000,
  isFull: true,
  code: null,
  addOns: 1,
  isDelivered: false,
  donation: 0,
  lives: "OR",
};
const DEPOSIT = {
  ...FULL,
  seller: 1,
  isFull: false,
  isDelivered: true,
  donation: 2_500,
  lives: "WA" as const,
};
const withCode = (type: Code["type"], funder: Code["funder"], value?: number): Code => ({
  type,
  funder,
  ...(value === undefined ? {} : { value }),
});
const bought = (chosen: Chosen): Act[] => [reserve(chosen), payNow(0, true)];

/** Histories that always run, so each type of act has an effect for every seed. */
export const WALKS: readonly (readonly Act[])[] = [
  // Everything that can happen to a sound sale.
  [
    ...bought({ ...FULL, code: withCode("Percentage", "breeder", 20) }),
    confirmHandOff(0),
    complete(0),
    pass(75),
    endPayouts("fail"),
    changeAccount(0, "takes"),
    pass(26),
    endPayouts("pay"),
    report(0),
    decide(0, "a part"),
    openBank(0, false),
    closeBank(0, "loses"),
    closeBank(0, "appeals"),
    closeBank(0, "wins on appeal"),
  ],
  // Codes of each type and funder, and free sales.
  [
    reserve({ ...DEPOSIT, code: withCode("Zero Total", "platform") }),
    takeForFree(0),
    reserve({ ...DEPOSIT, code: withCode("Zero Total", "breeder") }),
    takeForFree(0),
    ...bought({ ...DEPOSIT, code: withCode("Free Delivery", "platform") }),
    ...bought({ ...DEPOSIT, code: withCode("Amount", "breeder", 33_333) }),
    cancelAsBuyer(1),
    buyAddOns(0),
    pass(50),
    cancelAsBuyer(0),
    failRefund(0),
    settleOwed(true),
    cancelAsBreeder(0),
  ],
  // An overdue balance, a lender's decision, and stopping servers.
  [
    ...bought(DEPOSIT),
    pass(24 * 8),
    extend(0),
    crashPaying(0, 1, "after"),
    crash(0, 1, "before"),
    reserve(FULL),
    askLender(0),
    lenderDecides(0, false),
    askLender(0),
    lenderDecides(0, true),
    openBank(1, true),
    tryStopped(0),
    report(1),
    closeBank(1, "loses in part"),
    decide(0, "nothing"),
    stand(0, "Suspended"),
    pass(1),
    stand(0, "Active"),
  ],
  // Kept parts under a policy, for taxed sales and others.
  [
    ...bought(DEPOSIT),
    ...bought({ ...DEPOSIT, seller: 0, code: withCode("Percentage", "platform", 20) }),
    pass(50),
    cancelAsBuyer(0),
    cancelAsBuyer(0),
    pass(24 * 15),
    ...bought({ ...FULL, isDelivered: true, lives: "WA" }),
    openBank(0, false),
    closeBank(0, "loses"),
    closeBank(0, "appeals"),
    closeBank(0, "wins on appeal"),
  ],
  // Deliveries: one arrives, and one sale is canceled while the carrier has the pet.
  [
    ...bought({ ...FULL, isDelivered: true, lives: "WA" }),
    pickUp(0),
    handOff(0),
    report(0),
    decide(0, "nothing"),
    pass(75),
    ...bought({ ...FULL, isDelivered: true, lives: "WA", code: withCode("Percentage", "platform", 20) }),
    pickUp(0),
    pass(50),
    cancelAsBuyer(0),
    pass(24 * 15),
  ],
  // Refunds by staff and at the provider, and disputes by banks.
  [
    ...bought({ ...FULL, code: withCode("Amount", "platform", 5_000) }),
    refundOrder(0, "part", "breeder"),
    refundOrder(0, "part", "platform"),
    refundThere(0, true),
    refundOrder(0, "sale", "breeder"),
    failRefund(0),
    openBank(0, false),
    settleOwed(false),
    closeBank(0, "wins"),
    ...bought(FULL),
    lostNews(refundThere(0, true)),
    refundThere(0, false),
    ...bought(DEPOSIT),
    payNow(0, false),
    report(0),
    decide(0, "all"),
  ],
  // Backups from before a purchase, its balance, a payout and an end.
  [
    reserve(DEPOSIT),
    restored(payNow(0, true)),
    restored(payNow(0, false)),
    ...bought(FULL),
    confirmHandOff(0),
    complete(0),
    pass(75),
    restored(pass(26)),
    restored(cancelAsBreeder(0, ["paid"])),
  ],
];
