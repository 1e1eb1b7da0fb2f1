import { requireUnblocked } from "../blocks/actions.ts";
import type { Kysely } from "kysely";
import type { Input } from "../../generated/handlers.ts";
import { isUniqueViolation } from "../../platform/db/errors.ts";
import type { Database, Mask } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { acceptedEmail } from "../accounts/rules.ts";
import { requireMail, requireStranger } from "../mails/actions.ts";
import { ownHostOf } from "../masks/actions.ts";
import { maskOf, withoutContacts } from "../masks/rules.ts";
import { tellBreeder, tellPerson } from "./notify_actions.ts";
import { findInvitedPets, findNext, lockPets, openPromise } from "./promise_store.ts";
import { inviteUrl } from "./emails.ts";
import * as rules from "./rules.ts";
import { inviteEntry, lineChanged, settle } from "./settle_actions.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type User = { id: string; breederId: string | null };

/**
 * Adds the caller to a breeder's line, or another person to the caller's line. Returns the id of the new
 * place. Fails with `not_found`, `waitlist_joined`, `waitlist_full`, `own_program`, `chat_blocked`, and with
 * 422 for invalid fields.
 */
export async function join(
  services: Services,
  user: User,
  body: Input<"joinWaitlist">["body"],
): Promise<string> {
  const { breederId, litterId = null, breedId = null, sex = null, note = "" } = body;
  const isOwn = user.breederId === breederId;
  if (!isOwn && (body.email !== undefined || body.name !== undefined)) {
    const field = body.email !== undefined ? "/email" : "/name";
    failFields({ pointer: field, code: "invalid", detail: "Only the breeder can add someone else." });
  }
  if (isOwn && body.email === undefined && body.name === undefined) fail("own_program");
  if (isOwn && (body.email === undefined || !body.name?.trim())) {
    failFields(
      ...(body.name?.trim() ? [] : [{ pointer: "/name", code: "missing", detail: "Enter their name." }]),
      ...(body.email === undefined
        ? [{ pointer: "/email", code: "missing", detail: "Enter their email address." }]
        : []),
    );
  }
  const email = isOwn ? acceptedEmail(body.email!, "/email") : null;
  try {
    return await withTx(services.db, async (trx) => {
      const breeder = await store.findLineBreeder(trx, breederId) ?? fail("not_found");
      const known = await store.areKnown(trx, { breederId, litterId, breedId });
      const unknown = (pointer: string, detail: string) => failFields({ pointer, code: "unknown", detail });
      if (!known.litter) unknown("/litterId", "Choose one of this breeder's litters.");
      if (!known.breed) unknown("/breedId", "Choose a breed from the list.");
      const accountId = email === null ? user.id : (await store.findConfirmed(trx, email))?.id ?? null;
      if (accountId === breeder.userId) fail("own_program");
      if (!isOwn) await requireUnblocked(trx, { breederId, userId: user.id });
      await store.lockLine(trx, breederId);
      // A breeder learns nothing about an address beyond what they typed, so a person who joined with an
      // account can get a second place by email address.
      const room = await store.findRoom(
        trx,
        email === null ? { breederId, userId: user.id } : { breederId, email },
      );
      if (room.isJoined) {
        fail("waitlist_joined", isOwn ? { detail: "This person is already on your waitlist." } : {});
      }
      if (room.inLine >= rules.MOST_IN_LINE) fail("waitlist_full");
      if (!isOwn && room.lines >= rules.MOST_LINES) {
        fail("waitlist_full", {
          detail: `You can be on ${rules.MOST_LINES} waitlists at a time. Leave one to join this one.`,
        });
      }
      if (email !== null) {
        await requireMail(trx, services, { kind: "waitlist-added", to: email, by: user.id });
        await requireStranger(trx, services, { kind: "waitlist-added", by: user.id });
      }
      const hasOwnPlace = email !== null && accountId !== null &&
        (await store.findRoom(trx, { breederId, userId: accountId })).isJoined;
      const userId = hasOwnPlace ? null : accountId;
      const id = services.newId();
      const texts = { name: isOwn ? body.name!.trim() : "", note: note.trim(), reason: null };
      await store.insertEntry(trx, {
        id,
        breeder_id: breederId,
        user_id: userId,
        email,
        litter_id: litterId,
        breed_id: breedId,
        sex,
        ...texts,
        status: "waiting",
        mask: JSON.stringify(maskOf(texts, ownHostOf(services))),
      });
      const entry = (await store.findEntry(trx, id))!;
      if (isOwn) await tellPerson(trx, services, entry, { step: "added" }, id);
      else await tellBreeder(trx, services, entry, "joined", [], id);
      await lineChanged(trx, services, breederId);
      return id;
    });
  } catch (error) {
    // Another request added the same person at the same moment: once by account, once by the address it just
    // confirmed.
    if (isUniqueViolation(error)) fail("waitlist_joined");
    throw error;
  }
}

/** Returns a place that this user may change, after locking and settling its line. Fails with `not_found`. */
async function lockEntry(trx: Trx, services: Services, id: string, user: User): Promise<store.Entry> {
  const seen = await store.findEntry(trx, id) ?? fail("not_found");
  if (seen.ownerId !== user.id && seen.breederId !== user.breederId) fail("not_found");
  await store.lockLine(trx, seen.breederId);
  await settle(trx, services, seen.breederId);
  return (await store.findEntry(trx, id))!;
}

const isOpen = ({ status }: store.Entry): boolean => status === "waiting" || status === "invited";

/**
 * Ends a place, or only its invitation, and lets the next person choose. Fails while this place's person is
 * in checkout.
 */
async function moveOn(
  trx: Trx,
  services: Services,
  entry: store.Entry,
  change: { status: "waiting" | "left" | "rejected"; reason?: string; mask?: Mask },
) {
  await store.moveEntry(trx, entry.id, change);
  return await settle(trx, services, entry.breederId, entry.id);
}

/**
 * Leaves a line, or removes a person from the caller's line. Fails with `not_found`,
 * `transition_not_allowed`.
 */
export async function leave(services: Services, user: User, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const entry = await lockEntry(trx, services, id, user);
    if (!isOpen(entry)) fail("not_found");
    const { pets } = await moveOn(trx, services, entry, { status: "left" });
    if (entry.ownerId !== user.id) await tellPerson(trx, services, entry, { step: "removed" }, id);
    else if (entry.status === "invited") await tellBreeder(trx, services, entry, "left", pets, id);
    await lineChanged(trx, services, entry.breederId, entry.ownerId);
  });
}

/**
 * Rejects a person on the caller's line. Fails with `not_found`, `reason_missing`, `transition_not_allowed`.
 */
export async function reject(services: Services, user: User, id: string, reason: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const entry = await lockEntry(trx, services, id, user);
    if (entry.breederId !== user.breederId) fail("not_found");
    if (!reason.trim()) fail("reason_missing");
    if (!isOpen(entry)) fail("transition_not_allowed", { detail: "This place on your waitlist has ended." });
    const texts = { name: entry.typedName, note: entry.note, reason: reason.trim() };
    const mask = maskOf(texts, ownHostOf(services));
    await moveOn(trx, services, entry, { status: "rejected", reason: texts.reason, mask });
    const told = entry.isReached ? texts : withoutContacts(texts, mask, ownHostOf(services));
    await tellPerson(trx, services, entry, { step: "rejected", reason: told.reason }, id);
    await lineChanged(trx, services, entry.breederId, entry.ownerId);
  });
}

/**
 * Passes on the pets of an invitation and keeps the place. Fails with `not_found`, `transition_not_allowed`.
 */
export async function pass(services: Services, user: User, id: string): Promise<void> {
  await withTx(services.db, async (trx) => {
    const entry = await lockEntry(trx, services, id, user);
    if (entry.ownerId !== user.id) fail("not_found");
    if (entry.status !== "invited") {
      fail("transition_not_allowed", { detail: "You have no open invitation on this waitlist." });
    }
    const { pets } = await moveOn(trx, services, entry, { status: "waiting" });
    await tellBreeder(trx, services, entry, "passed", pets);
    await lineChanged(trx, services, entry.breederId);
  });
}

/**
 * Invites the first person in line to choose exclusively from these pets. Fails with `not_found`,
 * `transition_not_allowed`, `pet_not_available`, `pet_on_hold`, `pet_promised`, `waitlist_not_next`.
 */
export async function invite(
  services: Services,
  user: User,
  { id, petIds: named = [] }: Input<"inviteWaitlist">["body"],
): Promise<void> {
  const petIds = [...new Set(named)];
  if (petIds.length === 0) {
    failFields({ pointer: "/petIds", code: "missing", detail: "Choose at least one pet." });
  }
  await withTx(services.db, async (trx) => {
    const entry = await lockEntry(trx, services, id, user);
    if (entry.breederId !== user.breederId) fail("not_found");
    if (entry.status !== "waiting") {
      const detail = entry.status === "invited"
        ? `${entry.personName} is already choosing.`
        : "This place on your waitlist has ended.";
      fail("transition_not_allowed", { detail });
    }
    await lockPets(trx, petIds);
    const pets = await findInvitedPets(trx, entry.breederId, petIds);
    if (pets.length !== petIds.length) fail("not_found");
    for (const pet of pets) await refuse(trx, entry, pet);
    await inviteEntry(trx, services, entry, pets);
    await lineChanged(trx, services, entry.breederId);
  });
}

type Pet = Awaited<ReturnType<typeof findInvitedPets>>[number];
async function refuse(trx: Trx, entry: store.Entry, pet: Pet): Promise<void> {
  if (pet.isPromised) {
    fail("pet_promised", {
      detail: `${pet.name || "This pet"} is already promised to someone on your waitlist.`,
    });
  }
  if (pet.isHeld) fail("pet_on_hold", pet.holdUntil ? { holdUntil: pet.holdUntil.toISOString() } : {});
  if (pet.status !== "available" || !pet.isShown) fail("pet_not_available");
  const next = await findNext(trx, pet.id);
  if (next?.id === entry.id) return;
  fail("waitlist_not_next", {
    detail: next
      ? `${next.personName} is first in line for ${pet.name}. Invite them first, or remove them from the list.`
      : `${pet.name} isn't what ${entry.personName} is looking for, or they were invited to pick ${pet.name} before.`,
  });
}

/**
 * Records that an invitation's emailed link was opened, and on which page. Returns the path for picking a
 * pet. Only picking uses the invitation up. Returns undefined if the invitation has ended or never existed.
 */
export async function openInvite(
  { db }: Pick<Services, "db">,
  { id, openedOn }: { id: string; openedOn: string },
): Promise<string | undefined> {
  const pets = await openPromise(db, id, openedOn);
  return pets && inviteUrl(pets);
}
