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

/**
 * Enqueues the event that makes the open pages of everyone in a line reload it. Callers use the transaction
 * of their change.
 */
export async function lineChanged(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  breederId: string,
  /** Account of a person who just left the line and is no longer found in it. */
  goneId?: string | null,
): Promise<void> {
  await addJob(trx, "announceWaitlist", { breederId, goneId: goneId ?? null }, {
    key: `waitlist:${breederId}:${goneId ?? ""}`,
  });
}

/** Tells the open pages of everyone in a line, and of its breeder, that the line has changed. */
export async function announceWaitlist(
  { db, realtime }: Pick<Services, "db" | "realtime">,
  { breederId, goneId }: { breederId: string; goneId: string | null },
): Promise<void> {
  const watchers = new Set([...await store.findWatchers(db, breederId), ...(goneId ? [goneId] : [])]);
  // One event covers all channels: the hosted service takes 100 channels in a call, and ten events.
  await realtime.trigger([...watchers].map(userChannel), waitlistEvent, { breederId });
}

/**
 * Updates every promise in a breeder's locked line to the current state: paid, gone or over. Invites the next
 * people in line. `leaving` is a place whose person just left or passed. Returns the pets of that place.
 * Fails with `transition_not_allowed` while that person is in checkout with one of them.
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
    // A suspended person cannot buy, so no pet is kept for them: they pass and keep their place.
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

/** Tells both sides about the end of an invitation. */
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
  // The person gets separate emails about the reservation.
  if (entry.status === "accepted") {
    const taken = ends.filter(({ outcome }) => outcome === "taken").map(({ petId }) => petId);
    await tellBreeder(trx, services, entry, "accepted", pets.filter(({ id }) => taken.includes(id)));
  }
  if (entry.status === "waiting") await tellPerson(trx, services, entry, { step: "withdrawn", pets });
}

/** Invites the next people in line to choose from pets that became free. */
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

/** Promises pets to a waiting person and tells them. */
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

/** Settles a breeder's line. Calling it repeatedly is safe. */
export async function settleLine(services: Services, breederId: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    await store.lockLine(trx, breederId);
    await settle(trx, services, breederId);
  });
}

/**
 * Settles the line that a pet or a reservation belongs to, if any. A subject outside all lines costs one
 * query.
 */
export async function settleAbout(
  services: Services,
  about: Parameters<typeof promises.findLineOf>[1],
): Promise<void> {
  const line = await promises.findLineOf(services.db, about);
  if (line) await settleLine(services, line);
}

/**
 * Enqueues settling of the lines that promise pets to a suspended account, in the transaction of the
 * suspension.
 */
export async function accountBarred(
  trx: Trx,
  { addJob }: Pick<Services, "addJob">,
  userId: string,
): Promise<void> {
  for (const breederId of await promises.findLinesOfPerson(trx, userId)) {
    await addJob(trx, "settleWaitlist", { breederId }, { key: `waitlist-barred:${breederId}` });
  }
}

/** Settles invitations whose own job was lost. */
export async function settleWaitlists(services: Services, signal: AbortSignal): Promise<void> {
  await forEachRow({
    page: (after, limit) => promises.findUnsettledLines(services.db, after, limit),
    work: ({ id }) => settleLine(services, id),
    failed: "could not settle a waitlist",
    log: services.log,
    signal,
  });
}

/**
 * Fails with `pet_promised` if a pet is kept for another person, or if this person's time to choose has
 * ended.
 */
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
