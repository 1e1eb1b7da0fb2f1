import type { Kysely } from "kysely";
import type { StaffQueue, WaitingMoneyAnswer, WaitingMoneyKind } from "../../generated/types.ts";
import type { Database } from "../../platform/db/schema.ts";
import { findHolders, type Holder } from "../payouts/waiting_list_store.ts";
import { waitingOf } from "../payouts/waiting_view.ts";
import { holderKind, KINDS, reasonSentence } from "./waiting_rules.ts";
import {
  countLines,
  findLines,
  findRefundTimes,
  type Line,
  type Place,
  shownCount,
} from "./waiting_store.ts";

type Db = Kysely<Database>;

/** Maximum number of breeders examined for waiting funds. */
const MOST_BREEDERS = 1_000;

const isBefore = (a: Place, b: Place) => a.at < b.at || (a.at === b.at && a.id < b.id);
const placeOf = ({ since, id }: Pick<Line, "since" | "id">): Place => ({ at: since.toISOString(), id });

/** Returns one page of all money that has waited for a day, oldest first, and the start of the next page. */
export async function listWaiting(
  db: Db,
  { kind, after, now, limit }: {
    kind?: WaitingMoneyKind | undefined;
    after?: Place | undefined;
    now: Date;
    limit: number;
  },
): Promise<WaitingMoneyAnswer & { next: Place | undefined }> {
  const [lines, counts, holders, refundTimes] = await Promise.all([
    findLines(db, { kind, after }, limit + 1),
    countLines(db),
    findHolders(db, MOST_BREEDERS),
    findRefundTimes(db),
  ]);
  const held = holders.flatMap((holder) => linesOf(holder, now));
  const all = [...lines, ...held.filter((line) => !kind || line.kind === kind)]
    .filter((line) => !after || isBefore(after, placeOf(line)))
    .sort((a, b) => isBefore(placeOf(a), placeOf(b)) ? -1 : 1);
  const page = all.slice(0, limit);
  return {
    waiting: page.map(shown),
    counts: KINDS.flatMap((one) => {
      const count = (counts.find((found) => found.kind === one)?.count ?? 0) +
        held.filter((line) => line.kind === one).length;
      return count > 0 ? [{ kind: one, ...shownCount(count) }] : [];
    }),
    nextCursor: null,
    refundTimes,
    next: all.length > limit ? placeOf(page.at(-1)!) : undefined,
  };
}

/** Returns the number of waiting items for the staff navigation. */
export async function countWaiting(db: Db, now: Date): Promise<StaffQueue> {
  const [counts, holders] = await Promise.all([countLines(db), findHolders(db, MOST_BREEDERS)]);
  const held = holders.flatMap((holder) => linesOf(holder, now));
  const moments = [
    ...counts.flatMap(({ oldestAt }) => oldestAt ? [oldestAt.getTime()] : []),
    ...held.map(({ since }) => since.getTime()),
  ];
  return {
    ...shownCount(counts.reduce((sum, { count }) => sum + count, held.length)),
    oldestAt: moments.length ? new Date(Math.min(...moments)).toISOString() : null,
  };
}

/** Turns a breeder's waiting funds into lines of the list. */
function linesOf(holder: Holder, now: Date): Line[] {
  return waitingOf(holder, now).map((one): Line => {
    const { breederId, payoutId, programName, amountCents, since, reason } = one;
    const kind = holderKind(one);
    const subjectId = payoutId ?? breederId;
    return {
      id: `${kind}:${reason}:${subjectId}`,
      kind,
      reason,
      subjectId,
      amountCents,
      since: new Date(since),
      dueAt: null,
      petName: null,
      reservationNumber: null,
      orderId: null,
      buyerName: null,
      buyerEmail: null,
      programName,
      breederEmail: holder.ownerEmail,
    };
  });
}

function shown(line: Line): WaitingMoneyAnswer["waiting"][number] {
  const { id, kind, subjectId, amountCents, petName, reservationNumber, orderId } = line;
  const { buyerName, buyerEmail, programName, breederEmail } = line;
  return {
    id,
    kind,
    subjectId,
    amountCents,
    petName,
    reservationNumber,
    orderId,
    since: line.since.toISOString(),
    dueAt: line.dueAt?.toISOString() ?? null,
    reason: reasonSentence(kind, line.reason),
    ...(buyerName && buyerEmail ? { buyer: { name: buyerName, email: buyerEmail } } : {}),
    ...(programName && breederEmail ? { breeder: { name: programName, email: breederEmail } } : {}),
  };
}
