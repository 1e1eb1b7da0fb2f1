import { clearedCents, type Entry, refundEntries, sumEntries } from "../../ledger/rules.ts";
import { type Cents, share } from "../../../platform/money.ts";

/** A part of a sale that staff have refunded: why, who bears it, and what of it comes from the breeder. */
export type Goodwill = { reason: string; bornBy: "breeder" | "platform"; breederCents: number };

/** What of a payment staff may give back: its ledger lines that are left, less what a bank has taken back. */
export type Refundable = { remaining: readonly Entry[]; lostCents: Cents };

/** How much that is, in cents; never negative. */
export function refundableCents({ remaining, lostCents }: Refundable): Cents {
  return Math.max(0, clearedCents(remaining) - lostCents);
}

/** The ledger lines of it. */
export function standingEntries({ remaining, lostCents }: Refundable): Entry[] {
  const capturedCents = clearedCents(remaining);
  const amountCents = Math.min(lostCents, capturedCents);
  return amountCents <= 0 ? [...remaining] : sumEntries(
    remaining,
    refundEntries(remaining, { amountCents, alreadyRefundedCents: 0, capturedCents }),
  );
}

/** The same in cents, of several payments. */
export function totalRefundable(parts: readonly Refundable[]): Cents {
  return parts.reduce((sum, part) => sum + refundableCents(part), 0);
}

/**
 * The entries of a refund of so much, payment by payment: each gives its share of what is left of it, and of its ledger
 * lines each its share. The parts add up to `amountCents`, which is not more than all of them may give.
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

/** Lines that neither side pays for: the state returns sales tax, and the rescue a donation. */
const OTHERS: ReadonlySet<Entry["account"]> = new Set(["tax-payable", "donations"]);
/** Lines of ours, in the order in which a breeder who pays more than a share relieves us of them. */
const OURS: readonly Entry["account"][] = ["platform-fees", "service-fees", "delivery", "add-ons"];

const sumOf = (entries: readonly Entry[], which: (account: Entry["account"]) => boolean): Cents =>
  entries.reduce((sum, { account, amountCents }) => which(account) ? sum + amountCents : sum, 0);
const isBreeders = (account: Entry["account"]) => account === "breeder-pending";

/** What each side pays of a refund, in cents; the three add up to it. */
export type Shares = { breederCents: Cents; platformCents: Cents; othersCents: Cents };

/** Returns what each side pays of these entries, which refund payments. */
export function sharesOf(back: readonly (readonly Entry[])[]): Shares {
  const all = back.flat();
  const breederCents = sumOf(all, isBreeders);
  const othersCents = sumOf(all, (account) => OTHERS.has(account));
  return { breederCents, othersCents, platformCents: 0 - clearedCents(all) - breederCents - othersCents };
}

/** The most that the breeder can pay of a part: everything but tax and donation, and no more than the payment brought. */
function mostOf({ remaining }: Refundable, back: readonly Entry[]): Cents {
  const { breederCents, platformCents } = sharesOf([back]);
  return Math.max(0, Math.min(breederCents + platformCents, -sumOf(remaining, isBreeders)));
}

/**
 * The breeder's own share of a part: the breeder's line. If the platform paid for a part of the sale, as by a code, that line can
 * be more than the buyer gets back; the platform then takes nothing back beyond it.
 */
function ownOf(part: Refundable, back: readonly Entry[]): Cents {
  return Math.max(0, Math.min(sumOf(back, isBreeders), mostOf(part, back)));
}

const totalOf = (
  of: typeof mostOf,
  parts: readonly Refundable[],
  back: readonly (readonly Entry[])[],
): Cents => back.reduce((sum, entries, i) => sum + of(parts[i]!, entries), 0);

/** Returns what the breeder pays of a split refund if each side gives back its own share, in cents. */
export const ownBreederCents = (parts: readonly Refundable[], back: readonly (readonly Entry[])[]): Cents =>
  totalOf(ownOf, parts, back);

/** Returns the most that the breeder can be asked to pay of a split refund, in cents; at least the breeder's own share. */
export const mostBreederCents = (parts: readonly Refundable[], back: readonly (readonly Entry[])[]): Cents =>
  totalOf(mostOf, parts, back);

/**
 * The entries of a refund of which the breeder pays exactly so much, at most `mostBreederCents`. Below the breeder's own share the
 * platform covers the difference; above it the platform keeps as much of its fees. `back` is the refund as `splitRefund` has it.
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
  // The platform first leaves what it paid of the sale where it is, then pays.
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
