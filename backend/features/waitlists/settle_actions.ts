import type { Kysely } from "kysely";
import { forEachRow } from "../../platform/batches.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { userChannel, waitlistEvent } from "../../platform/ports/realtime/channels.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { petChanged } from "../pets/actions.ts";
import type { Named } from "./emails.ts";
import { tellBreeder, tellNobody, tellPerson } from "./notify_actions.ts";
import * as promises from "./promise_store.ts";
import { byNext, INVITE_HOURS, settleInvite } from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;

/** Whoever changes a line calls this in the same transaction: the open pages of all who wait in it read it again. */
export async function lineChanged(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  breederId: string,
  /** Somebody who has just left it, and does not show in it any more. */
  goneId?: string | null,
): Promise<void> {
  await addJob(trx, "announceWaitlist", { breederId, goneId: goneId ?? null }, {
    key: `waitlist:${breederId}:${goneId ?? ""}`,
  });
}

/** Tells the open pages of all who wait in a line, and of its breeder, that it has changed. */
export async function announceWaitlist(
  { db, realtime }: Pick<Services, "db" | "realtime">,
  { breederId, goneId }: { breederId: string; goneId: string | null },
): Promise<void> {
  const watchers = new Set([...await store.findWatchers(db, breederId), ...(goneId ? [goneId] : [])]);
  // As one event: the hosted service takes a hundred channels in a call, and ten events.
  await realtime.trigger([...watchers].map(userChannel), waitlistEvent, { breederId });
}

/**
 * Brings everything that is promised in a breeder's line to where it stands by now: paid, gone, over. The next in line are
 * invited. The line is locked. `leaving`: the place that its person has just left or passed on; returns its pets, and fails
 * with `transition_not_allowed` while they are in the checkout with one of them.
 */
export async function settle(
  trx: Trx,
  services: Services,
  breederId: string,
  leaving?: string,
): Promise<{ pets: Named[] }> {
  await promises.lockPromised(trx, breederId);
  const open = await promises.findOpenPromises(trx, breederId);
  const freed: string[] = [];
  let left: Named[] = [];
  for (const [entryId, pets] of Map.groupBy(open, (promise) => promise.entryId)) {
    const [first] = pets;
    if (entryId === leaving && pets.some(({ standing }) => standing === "held")) {
      const entry = (await store.findEntry(trx, entryId))!;
      fail("transition_not_allowed", {
        detail: `${entry.personName} is checking out with one of these pets. Try again when they're done.`,
      });
    }
    // Nobody keeps a pet who may not buy now: who is suspended passes, and keeps the place.
    const isBarred = first!.isBarred && first!.status === "invited" &&
      !pets.some(({ standing }) => standing === "held" || standing === "theirs");
    const settled = settleInvite(isBarred ? "waiting" : first!.status, pets, first!.isOver);
    if (settled.ends.length === 0) continue;
    for (const { petId, outcome } of settled.ends) {
      const { reservationId } = pets.find((pet) => pet.petId === petId)!;
      await promises.endPromise(trx, petId, { outcome, reservationId });
      await petChanged(trx, services, petId);
    }
    freed.push(...settled.freed);
    const ended = await promises.findInvitedPets(trx, breederId, settled.ends.map(({ petId }) => petId));
    if (entryId === leaving) left = ended;
    if (settled.status === first!.status) continue;
    await store.moveEntry(trx, entryId, { status: settled.status });
    if (isBarred) continue;
    await tellOf(trx, services, (await store.findEntry(trx, entryId))!, ended, settled.ends);
  }
  for (const id of await promises.findEmptyInvites(trx, breederId)) {
    await store.moveEntry(trx, id, { status: "waiting" });
  }
  const restored = await promises.restorePlaces(trx, breederId);
  for (const id of restored) {
    await tellPerson(trx, services, (await store.findEntry(trx, id))!, { step: "restored" });
  }
  await inviteNext(trx, services, breederId, freed);
  if (open.length || restored.length) await lineChanged(trx, services, breederId);
  return { pets: left };
}

/** Tells both sides how an invitation has ended. */
async function tellOf(
  trx: Trx,
  services: Services,
  entry: store.Entry,
  pets: readonly Named[],
  ends: readonly { petId: string; outcome: string }[],
): Promise<void> {
  if (entry.status === "expired") {
    await tellPerson(trx, services, entry, { step: "expired", pets });
    await tellBreeder(trx, services, entry, "expired", pets);
  }
  // Of a reservation its own emails tell the person.
  if (entry.status === "accepted") {
    const taken = ends.filter(({ outcome }) => outcome === "taken").map(({ petId }) => petId);
    await tellBreeder(trx, services, entry, "accepted", pets.filter(({ id }) => taken.includes(id)));
  }
  if (entry.status === "waiting") await tellPerson(trx, services, entry, { step: "withdrawn", pets });
}

/** Invites the next in line to choose from pets that nobody is choosing any more. */
async function inviteNext(trx: Trx, services: Services, breederId: string, petIds: readonly string[]) {
  if (petIds.length === 0) return;
  const next = [];
  for (const petId of [...petIds].sort()) {
    next.push({ petId, entryId: (await promises.findNext(trx, petId))?.id });
  }
  const pets = await promises.findInvitedPets(trx, breederId, petIds);
  for (const [entryId, theirs] of byNext(next)) {
    const entry = (await store.findEntry(trx, entryId))!;
    const chosen = pets.filter(({ id }) => theirs.includes(id));
    await inviteEntry(trx, services, entry, chosen);
    await tellBreeder(trx, services, entry, "next", chosen);
  }
  const nobodys = next.filter(({ entryId }) => entryId === undefined).map(({ petId }) => petId);
  if (nobodys.length) {
    await tellNobody(trx, services, breederId, pets.filter(({ id }) => nobodys.includes(id)));
  }
}

/** Promises pets to somebody who waits, and tells them. */
export async function inviteEntry(
  trx: Trx,
  services: Services,
  entry: store.Entry,
  pets: readonly Named[],
): Promise<void> {
  const rows = pets.map(({ id: petId }) => ({ id: services.newId(), entryId: entry.id, petId }));
  const { id } = rows[0]!;
  const endsAt = await promises.insertPromises(trx, rows, INVITE_HOURS);
  await store.moveEntry(trx, entry.id, { status: "invited" });
  for (const pet of pets) await petChanged(trx, services, pet.id);
  await services.addJob(trx, "settleWaitlist", { breederId: entry.breederId }, {
    key: `waitlist-invite:${entry.id}`,
    runAt: endsAt,
  });
  await tellPerson(
    trx,
    services,
    entry,
    { step: "invited", pets, endsAt },
    id,
  );
}

/** Settles a breeder's line. Any number of callers may do so. */
export async function settleLine(services: Services, breederId: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    await store.lockLine(trx, breederId);
    await settle(trx, services, breederId);
  });
}

/** Settles the line in which a pet or a reservation counts, if there is one; what belongs to no line costs one look. */
export async function settleAbout(
  services: Services,
  about: Parameters<typeof promises.findLineOf>[1],
): Promise<void> {
  const line = await promises.findLineOf(services.db, about);
  if (line) await settleLine(services, line);
}

/** Has the lines settled in which something is promised to an account that was suspended; with that transaction. */
export async function accountBarred(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  userId: string,
): Promise<void> {
  for (const breederId of await promises.findLinesOfPerson(trx, userId)) {
    await addJob(trx, "settleWaitlist", { breederId }, { key: `waitlist-barred:${breederId}` });
  }
}

/** An invitation has a job of its own; this finds those that were lost. */
export async function settleWaitlists(services: Services, signal: AbortSignal): Promise<void> {
  await forEachRow({
    page: (after, limit) => promises.findUnsettledLines(services.db, after, limit),
    work: ({ id }) => settleLine(services, id),
    ...{ failed: "a waitlist cannot be settled now", log: services.log, signal },
  });
}

/** Fails with `pet_promised` where a pet is kept for somebody else, or for this person until a moment that has gone by. */
export function refusePromised(promise: promises.PetPromise | undefined, userId: string): void {
  if (!promise || (promise.ownerId === userId && !promise.isOver)) return;
  const holdUntil = promise.endsAt.toISOString();
  if (promise.ownerId !== userId) fail("pet_promised", { holdUntil });
  fail("pet_promised", {
    detail:
      `Your ${INVITE_HOURS} hours to pick this pet have ended. It's offered to the next person in line.`,
    holdUntil,
  });
}
