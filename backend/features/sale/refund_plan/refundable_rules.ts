import { clearedCents, type Entry, refundEntries, sumEntries } from "../../ledger/rules.ts";
import { type Cents, share } from "../../../platform/money.ts";

/** Partial refund by staff: its reason, who bears it, and the breeder's share. */
export type Goodwill = { reason: string; bornBy: "breeder" | "platform"; breederCents: number };

/**
 * Part of a payment that staff may refund: its remaining ledger entries, less the amount that a bank has
 * taken back.
 */
export type Refundable = { remaining: readonly Entry[]; lostCents: Cents };

/** Returns the refundable amount in cents; never negative. */
export function refundableCents({ remaining, lostCents }: Refundable): Cents {
  return Math.max(0, clearedCents(remaining) - lostCents);
}

/** Returns the refundable ledger entries. */
export function standingEntries({ remaining, lostCents }: Refundable): Entry[] {
  const capturedCents = clearedCents(remaining);
  const amountCents = Math.min(lostCents, capturedCents);
  return amountCents <= 0 ? [...remaining] : sumEntries(
    remaining,
    refundEntries(remaining, { amountCents, alreadyRefundedCents: 0, capturedCents }),
  );
}

/** Returns the total refundable amount of several payments in cents. */
export function totalRefundable(parts: readonly Refundable[]): Cents {
  return parts.reduce((sum, part) => sum + refundableCents(part), 0);
}

/**
 * Returns the entries of a refund of `amountCents`, payment by payment. Each payment contributes in
 * proportion to its remaining amount, and each of its ledger lines in proportion too. The parts add up to
 * `amountCents`, which is at most the total refundable amount.
 */
export function splitRefund(parts: readonly Refundable[], amountCents: Cents): Entry[][] {
  const most = totalRefundable(parts);
  let before = 0;
  return parts.map((part) => {
    const here = before + refundableCents(part);
    const cents = share(amountCents, here, most) - share(amountCents, before, most);
    before = here;
    if (cents <= 0) return [];
    const capturedCents = clearedCents(part.remaining);
    return refundEntries(part.remaining, { amountCents: cents, alreadyRefundedCents: 0, capturedCents });
  });
}

/** Lines that neither side pays: the state returns sales tax, and the rescue a donation. */
const OTHERS: ReadonlySet<Entry["account"]> = new Set(["tax-payable", "donations"]);
/** The platform's lines, in the order in which a breeder who pays more than a share takes them from us. */
const OURS: readonly Entry["account"][] = ["platform-fees", "service-fees", "delivery", "add-ons"];

const sumOf = (entries: readonly Entry[], which: (account: Entry["account"]) => boolean): Cents =>
  entries.reduce((sum, { account, amountCents }) => which(account) ? sum + amountCents : sum, 0);
const isBreeders = (account: Entry["account"]) => account === "breeder-pending";

/** Each side's part of a refund in cents; the three add up to the refund. */
export type Shares = { breederCents: Cents; platformCents: Cents; othersCents: Cents };

/** Returns each side's part of these refund entries. */
export function sharesOf(back: readonly (readonly Entry[])[]): Shares {
  const all = back.flat();
  const breederCents = sumOf(all, isBreeders);
  const othersCents = sumOf(all, (account) => OTHERS.has(account));
  return { breederCents, othersCents, platformCents: 0 - clearedCents(all) - breederCents - othersCents };
}

/**
 * Returns the most that the breeder can pay of a part: everything except tax and donation, and at most the
 * breeder's earnings from the payment.
 */
function mostOf({ remaining }: Refundable, back: readonly Entry[]): Cents {
  const { breederCents, platformCents } = sharesOf([back]);
  return Math.max(0, Math.min(breederCents + platformCents, -sumOf(remaining, isBreeders)));
}

/**
 * Returns the breeder's own share of a part: the breeder's line. If the platform paid for part of the sale,
 * for example through a code, that line can exceed the buyer's refund; the platform takes back nothing beyond
 * the refund.
 */
function ownOf(part: Refundable, back: readonly Entry[]): Cents {
  return Math.max(0, Math.min(sumOf(back, isBreeders), mostOf(part, back)));
}

const totalOf = (
  of: typeof mostOf,
  parts: readonly Refundable[],
  back: readonly (readonly Entry[])[],
): Cents => back.reduce((sum, entries, i) => sum + of(parts[i]!, entries), 0);

/** Returns the breeder's part of a split refund, in cents, if each side pays its own share. */
export const ownBreederCents = (parts: readonly Refundable[], back: readonly (readonly Entry[])[]): Cents =>
  totalOf(ownOf, parts, back);

/**
 * Returns the most that the breeder can be asked to pay of a split refund, in cents; at least the breeder's
 * own share.
 */
export const mostBreederCents = (parts: readonly Refundable[], back: readonly (readonly Entry[])[]): Cents =>
  totalOf(mostOf, parts, back);

/**
 * Returns the entries of a refund of which the breeder pays exactly `breederCents`, at most
 * `mostBreederCents`. Below the breeder's own share, the platform covers the difference; above it, the
 * platform keeps that much of its fees. `back` is the refund from `splitRefund`.
 */
export function shareRefund(
  parts: readonly Refundable[],
  back: readonly (readonly Entry[])[],
  { breederId, breederCents }: { breederId: string; breederCents: Cents },
): Entry[][] {
  const own = back.map((entries, i) => ownOf(parts[i]!, entries));
  const total = own.reduce((sum, cents) => sum + cents, 0);
  const isLess = breederCents <= total;
  const room = isLess ? own : back.map((entries, i) => mostOf(parts[i]!, entries) - own[i]!);
  const all = room.reduce((sum, cents) => sum + cents, 0);
  const wanted = isLess ? breederCents : breederCents - total;
  let before = 0;
  return back.map((entries, i) => {
    const here = before + room[i]!;
    const cents = all === 0 ? 0 : share(wanted, here, all) - share(wanted, before, all);
    before = here;
    return withBreederCents(entries, breederId, isLess ? cents : own[i]! + cents);
  });
}

function withBreederCents(entries: readonly Entry[], breederId: string, cents: Cents): Entry[] {
  const less = sumOf(entries, isBreeders) - cents;
  if (less === 0) return [...entries];
  const breeder: Entry = { account: "breeder-pending", breederId, amountCents: -less };
  // The platform first stops taking back what it paid of the sale, then pays.
  if (less > 0) {
    const paid = Math.min(less, Math.max(0, -sumOf(entries, (one) => one === "discounts-platform")));
    return sumEntries(entries, [
      breeder,
      { account: "discounts-platform", amountCents: paid },
      { account: "goodwill", amountCents: less - paid },
    ]);
  }
  let left = -less;
  const relief = OURS.map((account): Entry => {
    const amountCents = Math.min(left, Math.max(0, sumOf(entries, (one) => one === account)));
    left -= amountCents;
    return { account, amountCents: -amountCents };
  });
  return sumEntries(entries, [breeder, ...relief]);
}
