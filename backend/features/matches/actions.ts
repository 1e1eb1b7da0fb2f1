import type { Kysely } from "kysely";
import { setImmediate } from "node:timers/promises";
import { forEachRow } from "../../platform/batches.ts";
import type { Input } from "../../generated/handlers.ts";
import type { CandidatesAnswer, Match, Relatedness } from "../../generated/types.ts";
import { isUniqueViolation } from "../../platform/db/errors.ts";
import type { Database, MatchStatus } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { matchEvent, userChannel } from "../../platform/ports/realtime/channels.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import type { Owner } from "../accounts/rules.ts";
import { ownHostOf } from "../masks/actions.ts";
import { maskOf, withoutContacts } from "../masks/rules.ts";
import { tell } from "../notifications/actions.ts";
import { milesBetween } from "../places/delivery_rules.ts";
import { MATCH_WORDS, type MatchStep } from "./emails.ts";
import { PedigreeLoop, relatednessIn } from "./inbreeding_rules.ts";
import { findPedigrees, type KnownPedigrees } from "./pedigree_store.ts";
import * as rules from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
const PAGE_SIZE = 20;
/** Maximum number of candidates compared per animal, best first. */
const MOST_CANDIDATES = 300;
const COMPARED_AT_ONCE = 10;

type Found = { coefficient: number; shown: Relatedness };

/**
 * Returns how closely two of these parents are related, in full and for display; undefined if their pedigrees
 * contradict themselves.
 */
function relatednessOf({ links, names, nodes }: KnownPedigrees) {
  const compare = relatednessIn(links);
  return (one: string, other: string): Found | undefined => {
    try {
      const found = compare(nodes.get(one) ?? one, nodes.get(other) ?? other);
      const { coefficient, generations, knownPercent, commonIds } = found;
      const commonAncestors = commonIds.slice(0, 3).map((id) => names.get(id) ?? "An unnamed ancestor");
      const inbreedingPercent = Math.round(coefficient * 1_000) / 10;
      return { coefficient, shown: { inbreedingPercent, generations, knownPercent, commonAncestors } };
    } catch (error) {
      if (error instanceof PedigreeLoop) return undefined;
      throw error;
    }
  };
}

/** Returns a page of parents that match the breeder's own parent, best first. Fails with `not_found`. */
export async function findPartners(
  { db }: Pick<Services, "db">,
  { breederId }: Owner,
  { parentId, distance, page }: Input<"findMatchingPets">["query"],
): Promise<CandidatesAnswer> {
  const [own] = await store.findSides(db, [parentId]);
  if (own?.breederId !== breederId) fail("not_found");
  const found = await store.findCandidates(db, own, MOST_CANDIDATES);
  const pedigrees = await findPedigrees(db, [parentId, ...found.map(({ id }) => id)]);
  const compare = relatednessOf(pedigrees);
  const compared = new Map<string, Found | undefined>();
  for (const [index, { id }] of found.entries()) {
    compared.set(id, compare(parentId, id));
    // Comparing dense pedigrees takes milliseconds each, so other work gets its turn in between.
    if (index % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await setImmediate();
  }
  const ranked = found.map((candidate) => {
    const { latitude, longitude, ownLatitude, ownLongitude, ...rest } = candidate;
    const near = latitude === null || longitude === null || ownLatitude === null || ownLongitude === null
      ? null
      : milesBetween({ latitude, longitude }, { latitude: ownLatitude, longitude: ownLongitude });
    const related = compared.get(candidate.id);
    return {
      ...rest,
      distanceMiles: near === null ? null : Math.round(near),
      coefficient: related?.coefficient ?? null,
      relatedness: related?.shown,
    };
  }).filter(({ coefficient, distanceMiles, id }) =>
    !rules.isTooClose(coefficient) && pedigrees.nodes.get(id) !== pedigrees.nodes.get(parentId) &&
    (distance === undefined || (distanceMiles !== null && distanceMiles <= distance))
  ).sort(rules.compareCandidates);
  const pets = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((one) => ({
    parent: one.parent,
    breeder: one.breeder,
    distanceMiles: one.distanceMiles,
    matchId: one.matchId,
    healthTestsCount: one.healthTestsCount,
    isSameBreed: one.isSameBreed,
    ...(one.relatedness ? { relatedness: one.relatedness } : {}),
  }));
  return { pets, total: ranked.length, pageSize: PAGE_SIZE, page };
}

/** Returns matches in the contract's form for one of their breeders. */
export async function viewsOf(
  services: Pick<Services, "db" | "config">,
  rows: readonly store.MatchRow[],
): Promise<Match[]> {
  if (rows.length === 0) return [];
  const compare = relatednessOf(
    await findPedigrees(services.db, rows.flatMap(({ mine, other }) => [mine.id, other.id])),
  );
  return rows.map((row) => {
    const related = compare(row.mine.id, row.other.id);
    const { id, status, isProposedByMe, isOver, mask, mine, other, otherBreeder } = row;
    const written = { message: row.message };
    // Breeders do not pay each other, so an accepted match takes the place of a payment here.
    const isOpen = isProposedByMe || status === "accepted" || status === "completed";
    const { message } = isOpen ? written : withoutContacts(written, mask, ownHostOf(services));
    return {
      _id: id,
      id,
      status,
      mine,
      other,
      otherBreeder,
      isProposedByMe,
      message,
      ...(related ? { relatedness: related.shown } : {}),
      allowed: rules.allowedMoves(status, isProposedByMe ? "proposer" : "asked", isOver),
      expiresAt: status === "proposed" ? row.expiresAt.toISOString() : null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

/** Proposes a match; returns its id. Fails with `not_found`, `parents_do_not_fit`, `match_exists`. */
export async function propose(
  services: Services,
  { breederId }: Owner,
  { parentId, otherParentId, message }: Input<"createMatch">["body"],
): Promise<string> {
  const { db } = services;
  const sides = await store.findSides(db, [parentId, otherParentId]);
  const mine = sides.find(({ id }) => id === parentId);
  const other = sides.find(({ id }) => id === otherParentId);
  if (mine?.breederId !== breederId || !other || other.breederId === breederId || !other.isFit) {
    fail("not_found");
  }
  if (!mine.isFit) {
    fail("parents_do_not_fit", { detail: `${mine.name} has to be verified and at least a year old.` });
  }
  if (mine.type !== other.type || mine.sex === other.sex) {
    fail("parents_do_not_fit", { detail: "Choose a male and a female of the same type." });
  }
  const related = relatednessOf(await findPedigrees(db, [parentId, otherParentId]))(parentId, otherParentId);
  if (rules.isTooClose(related?.coefficient ?? null)) {
    fail("parents_do_not_fit", {
      detail: `${mine.name} and ${other.name} are too closely related: ${
        related!.shown.inbreedingPercent
      }% inbreeding. Choose another partner.`,
    });
  }
  const id = services.newId();
  try {
    await withTx(db, async (trx) => {
      const runAt = await store.insertMatch(trx, {
        id,
        parent_id: parentId,
        other_parent_id: otherParentId,
        message: message.trim(),
        mask: JSON.stringify(maskOf({ message: message.trim() }, ownHostOf(services))),
        breeder_id: breederId,
        other_breeder_id: other.breederId,
      }, rules.EXPIRES_DAYS);
      await services.addJob(trx, "expireMatch", { matchId: id }, { key: `match:${id}`, runAt });
      await tellOf(trx, services, { id, proposer: mine, asked: other }, "proposed");
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail("match_exists");
    throw error;
  }
  return id;
}

/** Accepts, declines, withdraws or completes a match. Fails with `not_found`, `transition_not_allowed`. */
export async function moveMatch(
  services: Services,
  { breederId }: Owner,
  id: string,
  to: rules.MatchMove,
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const match = await store.lockMatch(trx, id);
    if (!match || ![match.breeder_id, match.other_breeder_id].includes(breederId)) fail("not_found");
    const side = match.breeder_id === breederId ? "proposer" : "asked";
    if (match.status === to) return;
    if (!rules.allowedMoves(match.status, side, match.isOver).includes(to)) {
      fail("transition_not_allowed", {
        detail: match.status === "proposed"
          ? match.isOver
            ? "This proposal has expired. You can propose it again."
            : "Only the other side can do this."
          : `This match is already ${match.status}.`,
      });
    }
    const parties = await partiesOf(trx, match);
    if (to === "accepted" && !(parties.proposer.isFit && parties.asked.isFit)) {
      fail("transition_not_allowed", { detail: "One of the two is no longer available for a match." });
    }
    await store.moveMatch(trx, id, to);
    await tellOf(trx, services, { id, ...parties }, to, side);
  });
}

async function partiesOf(trx: Trx, match: { parent_id: string; other_parent_id: string }) {
  const sides = await store.findSides(trx, [match.parent_id, match.other_parent_id]);
  const of = (id: string) => sides.find((side) => side.id === id)!;
  return { proposer: of(match.parent_id), asked: of(match.other_parent_id) };
}

/** Expires a proposal whose time is over by the database's clock; ignores any other match. */
export async function expireMatch(services: Services, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const match = await store.lockMatch(trx, id);
    if (match?.status !== "proposed" || !match.isOver) return;
    await store.moveMatch(trx, id, "expired");
    await tellOf(trx, services, { id, ...await partiesOf(trx, match) }, "expired");
  });
}

/** Expires proposals whose own job was lost. */
export async function expireMatches(services: Services, signal: AbortSignal): Promise<void> {
  await forEachRow({
    page: (after, limit) => store.findDueMatches(services.db, after, limit),
    work: ({ id }) => expireMatch(services, id),
    failed: "could not expire a proposal",
    log: services.log,
    signal,
  });
}

type Parties = { id: string; proposer: store.Side; asked: store.Side };

/** Notifies the breeders except the acting breeder, and updates the open pages of both. */
async function tellOf(
  trx: Trx,
  services: Services,
  { id, proposer, asked }: Parties,
  step: MatchStep,
  by: rules.MatchSide = "proposer",
): Promise<void> {
  const told = step === "expired" ? [proposer, asked] : by === "proposer" ? [asked] : [proposer];
  for (const reader of told) {
    const other = reader === proposer ? asked : proposer;
    await tell(trx, services, {
      kind: `match-${step}`,
      userId: reader.userId,
      aboutUserId: null,
      group: "listing",
      ...(step === "expired" ? {} : { by: other.userId }),
      ...MATCH_WORDS[step]({ mine: reader.name, other: other.name }),
      url: isRunning(step) ? "/breeder/matches" : "/breeder/oldMatches",
    });
  }
  await services.addJob(trx, "announceMatch", { matchId: id, userIds: [proposer.userId, asked.userId] }, {
    key: `match-news:${id}`,
  });
}

const isRunning = (status: MatchStatus): boolean => status === "proposed" || status === "accepted";

/** Notifies the open pages of both breeders of a changed match. */
export async function announceMatch(
  { realtime }: Pick<Services, "realtime">,
  { matchId, userIds }: { matchId: string; userIds: string[] },
): Promise<void> {
  await realtime.trigger(userIds.map(userChannel), matchEvent, { matchId });
}
