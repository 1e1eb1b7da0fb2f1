import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { JsonText } from "../../platform/json_text.ts";
import type { PetCard } from "../../generated/types.ts";
import { CARD_ALSO_HIDDEN, SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_SLUG } from "../pets/json_store.ts";
import { reachedBetween } from "../masks/reach_store.ts";

type Db = Kysely<Database>;
export type Person = { id: string; breederId: string | null };
/** The two sides of a conversation. */
type Pair = { consumerId: string; breederId: string };
export type Sides = { consumerId: string; breederId: string; sellerId: string; petId: string | null };

/** SQL: the two sides may reach each other, so contact details are not masked between them. */
export const IS_REACHED = sql.raw<boolean>(
  reachedBetween({ buyer: "c.consumer_id", breeder: "c.breeder_id" }),
);

/** A conversation as one of its sides sees it. `at` is its time as text, for the cursor of the next page. */
export type Chat = Awaited<ReturnType<typeof findChats>>[number];
export type Which = { id?: string; petId?: string; aboutId?: string; after?: { at: string; id: string } };

/** Selects the memberships of a person in their conversations, latest first, by keyset. */
function findPlaces(db: Db, userId: string, { id, petId, aboutId, after }: Which, limit: number) {
  return db.selectFrom("chat_members as m").selectAll("m").where("m.user_id", "=", userId)
    .$if(id !== undefined, (query) => query.where("m.chat_id", "=", id!))
    .$if(
      petId !== undefined || aboutId !== undefined,
      (query) =>
        query.innerJoin("chats as c", "c.id", "m.chat_id")
          .$if(petId !== undefined, (chats) => chats.where("c.pet_id", "=", petId!))
          .$if(aboutId !== undefined, (chats) => chats.where("c.about_id", "=", aboutId!)),
    )
    .$if(
      after !== undefined,
      (query) =>
        query.where(sql<boolean>`(m.last_at, m.chat_id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("m.last_at", "desc").orderBy("m.chat_id", "desc").limit(limit);
}

/**
 * Returns a person's conversations, latest first, by keyset. The page is cut before any join, so its cost
 * does not grow with the number of conversations.
 */
export function findChats(db: Db, userId: string, which: Which, limit: number) {
  return db.selectFrom(findPlaces(db, userId, which, limit).as("m"))
    .innerJoin("chats as c", "c.id", "m.chat_id")
    .innerJoin(
      "chat_members as o",
      (join) => join.onRef("o.chat_id", "=", "m.chat_id").onRef("o.user_id", "<>", "m.user_id"),
    )
    .innerJoin("users as u", "u.id", "o.user_id").innerJoin("breeders as d", "d.id", "c.breeder_id")
    .leftJoin("pets as p", "p.id", "c.pet_id")
    .innerJoin(
      "chat_messages as l",
      (join) => join.onRef("l.chat_id", "=", "c.id").onRef("l.seq", "=", "c.last_seq"),
    )
    .leftJoin(
      "chat_messages as r",
      (join) => join.onRef("r.chat_id", "=", "c.id").onRef("r.seq", "=", "o.read_seq"),
    )
    .select(["m.chat_id as id", "m.unread", "m.is_breeder as isSelling", "m.last_at as lastAt"])
    .select(["c.breeder_id as breederId", "d.name as program", "d.avatar_key as avatarKey"])
    .select(sql.raw<string>(BREEDER_SLUG).as("breederSlug"))
    .select(["u.first_name as firstName", "u.last_name as lastName", "u.profile_image_key as imageKey"])
    .select(["o.read_at as readByPartnerAt", "r.id as readByPartnerTo"])
    .select([
      sql<string>`m.last_at::text`.as("at"),
      sql<boolean>`m.blocked_at is not null`.as("blockedByMe"),
      sql<boolean>`m.muted_at is not null`.as("isMuted"),
      sql<boolean>`o.blocked_at is not null`.as("blockedByPartner"),
      sql<boolean>`u.closed_at is not null`.as("isPartnerClosed"),
      sql<boolean>`u.account_status = 'Suspended'`.as("isPartnerSuspended"),
      sql<boolean>`c.closed_at is not null`.as("isClosedByStaff"),
      sql<JsonText<PetCard> | null>`${sql.raw(CARD_ALSO_HIDDEN)}`.as("card"),
      IS_REACHED.as("isReached"),
      sql<string | null>`(select x.id from reservations x where x.consumer_id = c.consumer_id
        and x.breeder_id = c.breeder_id and x.pet_id = c.pet_id and x.paid_at is not null
        order by x.created_at desc limit 1)`.as("reservedPetId"),
    ])
    .select([
      "l.id as messageId",
      "l.seq",
      "l.sender_id",
      "l.client_id",
      "l.text",
      "l.mask",
      "l.file_keys",
      "l.created_at",
    ])
    .orderBy("m.last_at", "desc").orderBy("m.chat_id", "desc").execute();
}

/** Returns the id of the conversation between these sides. Undefined before the first message. */
export async function findChatId(
  db: Db,
  { consumerId, breederId, petId }: Sides,
): Promise<string | undefined> {
  const row = await db.selectFrom("chats").select("id").where("consumer_id", "=", consumerId)
    .where("breeder_id", "=", breederId).where("about_id", "=", petId ?? breederId).executeTakeFirst();
  return row?.id;
}

/** Returns both sides of a conversation that this person belongs to. */
export async function findSides(db: Db, chatId: string, userId: string): Promise<Sides | undefined> {
  return await db.selectFrom("chats as c").innerJoin("breeders as d", "d.id", "c.breeder_id")
    .select([
      "c.consumer_id as consumerId",
      "c.breeder_id as breederId",
      "d.user_id as sellerId",
      "c.pet_id as petId",
    ])
    .where("c.id", "=", chatId)
    .where((on) => on.or([on("c.consumer_id", "=", userId), on("d.user_id", "=", userId)]))
    .executeTakeFirst();
}

/** Returns the seller of a public pet. */
export async function findSellerOfPet(db: Db, petId: string) {
  return await db.selectFrom("pets as p").innerJoin("breeders as d", "d.id", "p.breeder_id")
    .select(["d.id as breederId", "d.user_id as sellerId"]).where("p.id", "=", petId)
    .where("p.card", "is not", null).executeTakeFirst();
}

/** Returns a public breeder with their account. */
export async function findSeller(db: Db, breederId: string) {
  return await db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["d.id as breederId", "d.user_id as sellerId"]).where("d.id", "=", breederId)
    .where(sql<boolean>`${sql.raw(SELLER_SHOWN)}`).executeTakeFirst();
}

/** Returns both sides of a reservation. A breeder finds it only after a payment. */
export async function findSidesOfReservation(
  db: Db,
  reservationId: string,
  { id, breederId }: Person,
): Promise<Sides | undefined> {
  return await db.selectFrom("reservations as r").innerJoin("breeders as d", "d.id", "r.breeder_id")
    .select([
      "r.consumer_id as consumerId",
      "r.breeder_id as breederId",
      "d.user_id as sellerId",
      "r.pet_id as petId",
    ])
    .where("r.id", "=", reservationId)
    .where((on) =>
      on.or([
        on("r.consumer_id", "=", id),
        ...(breederId ? [on.and([on("r.breeder_id", "=", breederId), on("r.paid_at", "is not", null)])] : []),
      ])
    )
    .executeTakeFirst();
}

/** Returns the other side of a conversation that may not exist yet, with the columns of `findChats`. */
export async function findPartner(db: Db, { consumerId, breederId, petId }: Sides, isSelling: boolean) {
  const { rows: [row] } = await sql<
    & Pick<
      Chat,
      "breederId" | "breederSlug" | "program" | "avatarKey" | "firstName" | "lastName" | "imageKey"
    >
    & Pick<Chat, "isReached" | "isPartnerClosed" | "card">
  >`select c.breeder_id as "breederId", ${
    sql.raw(BREEDER_SLUG)
  } as "breederSlug", d.name as program, d.avatar_key as "avatarKey", u.first_name as "firstName",
      u.last_name as "lastName", u.profile_image_key as "imageKey", u.closed_at is not null as "isPartnerClosed",
      ${IS_REACHED} as "isReached", (select ${
    sql.raw(CARD_ALSO_HIDDEN)
  } from pets p where p.id = ${petId}) as card
    from (select ${consumerId}::uuid as consumer_id, ${breederId}::uuid as breeder_id) c
      join breeders d on d.id = c.breeder_id
      join users u on u.id = case when ${isSelling} then c.consumer_id else d.user_id end`.execute(db);
  return row;
}

/** Returns the number of messages that a person has not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`
    select coalesce(sum(unread), 0)::int as count from chat_members where user_id = ${userId} and unread > 0`
    .execute(
      db,
    );
  return row!.count;
}

/**
 * Adds a conversation with both sides. A block between the two in another conversation applies to this one
 * too. Returns its id, and whether it is new.
 */
export async function ensureChat(
  trx: Db,
  id: string,
  { consumerId, breederId, sellerId, petId }: Sides,
): Promise<{ id: string; isNew: boolean }> {
  const added = await trx.insertInto("chats")
    .values({
      id,
      consumer_id: consumerId,
      breeder_id: breederId,
      about_id: petId ?? breederId,
      pet_id: petId,
    })
    .onConflict((conflict) => conflict.columns(["consumer_id", "breeder_id", "about_id"]).doNothing())
    .returning("id").executeTakeFirst();
  if (!added) {
    const known = await findChatId(trx, { consumerId, breederId, sellerId, petId });
    return { id: known!, isNew: false };
  }
  await lockPair(trx, { consumerId, breederId });
  const blockedBy = (userId: string) =>
    sql<Date | null>`(select max(m.blocked_at) from chat_members m join chats c on c.id = m.chat_id
      where m.user_id = ${userId} and c.consumer_id = ${consumerId} and c.breeder_id = ${breederId})`;
  await trx.insertInto("chat_members").values([
    { chat_id: id, user_id: consumerId, is_breeder: false, blocked_at: blockedBy(consumerId) },
    { chat_id: id, user_id: sellerId, is_breeder: true, blocked_at: blockedBy(sellerId) },
  ]).execute();
  return { id, isNew: true };
}

/**
 * Locks a conversation to make its writers wait for each other. Returns its other side, unchanged until
 * commit.
 */
export async function lockChat(trx: Db, chatId: string, userId: string) {
  await trx.selectFrom("chats").select("id").where("id", "=", chatId).forUpdate().execute();
  return (await findSide(trx, chatId, userId))!;
}

/**
 * Returns the state of the other side in a conversation of this person. Returns undefined for anyone outside
 * it.
 */
export function findSide(db: Db, chatId: string, userId: string) {
  return db.selectFrom("chat_members as m")
    .innerJoin(
      "chat_members as o",
      (join) => join.onRef("o.chat_id", "=", "m.chat_id").onRef("o.user_id", "<>", "m.user_id"),
    )
    .innerJoin("users as u", "u.id", "o.user_id").innerJoin("chats as c", "c.id", "m.chat_id")
    .select([
      "o.user_id as partnerId",
      "o.unread as partnerUnread",
      sql<boolean>`o.muted_at is not null`.as("isPartnerMuting"),
      sql<boolean>`m.blocked_at is not null`.as("blockedByMe"),
      sql<boolean>`o.blocked_at is not null`.as("blockedByPartner"),
      sql<boolean>`u.closed_at is not null`.as("isPartnerClosed"),
      sql<boolean>`u.account_status = 'Suspended'`.as("isPartnerSuspended"),
      sql<boolean>`c.closed_at is not null`.as("isClosedByStaff"),
    ])
    .where("m.chat_id", "=", chatId).where("m.user_id", "=", userId).executeTakeFirst();
}

/** Returns the accounts of both sides. */
export async function findMemberIds(db: Db, chatId: string): Promise<string[]> {
  const rows = await db.selectFrom("chat_members").select("user_id").where("chat_id", "=", chatId).execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Returns the accounts that share a conversation with a person, without duplicates, ordered by id after
 * `after`.
 */
export async function findPartnerIds(
  db: Db,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db.selectFrom("chat_members as m")
    .innerJoin(
      "chat_members as o",
      (join) => join.onRef("o.chat_id", "=", "m.chat_id").onRef("o.user_id", "<>", "m.user_id"),
    )
    .select("o.user_id").distinct().where("m.user_id", "=", userId)
    .$if(after !== undefined, (query) => query.where("o.user_id", ">", after!))
    .orderBy("o.user_id").limit(limit).execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Locks all conversations of these two. A transaction that blocks, or starts another conversation of theirs,
 * waits for the other.
 */
export async function lockPair(trx: Db, { consumerId, breederId }: Pair): Promise<void> {
  await trx.selectFrom("chats").select("id").where("consumer_id", "=", consumerId)
    .where("breeder_id", "=", breederId).orderBy("id").forUpdate().execute();
}

/** Sets or clears a person's block in all conversations of these two, which are locked. */
export async function setBlocked(trx: Db, pair: Pair, userId: string, isBlocked: boolean): Promise<void> {
  await trx.updateTable("chat_members")
    .set({ blocked_at: isBlocked ? sql<Date>`coalesce(blocked_at, now())` : null })
    .where("user_id", "=", userId)
    .where(
      "chat_id",
      "in",
      (eb) =>
        eb.selectFrom("chats").select("id").where("consumer_id", "=", pair.consumerId)
          .where("breeder_id", "=", pair.breederId),
    )
    .execute();
}

/** Mutes or unmutes the notifications of a conversation for a person. */
export async function setMuted(db: Db, chatId: string, userId: string, isMuted: boolean): Promise<void> {
  await db.updateTable("chat_members")
    .set({ muted_at: isMuted ? sql<Date>`coalesce(muted_at, now())` : null })
    .where("chat_id", "=", chatId).where("user_id", "=", userId).execute();
}

/** Returns the sequence number of the last message in a conversation. */
export async function findLastSeq(db: Db, chatId: string): Promise<number> {
  const row = await db.selectFrom("chats").select("last_seq").where("id", "=", chatId).executeTakeFirst();
  return row?.last_seq ?? 0;
}

/**
 * Returns whether this person sees contact details in a conversation. Returns undefined for anyone outside
 * it.
 */
export function findReading(db: Db, chatId: string, userId: string) {
  return db.selectFrom("chat_members as m").innerJoin("chats as c", "c.id", "m.chat_id")
    .select(IS_REACHED.as("isReached")).where("m.chat_id", "=", chatId).where("m.user_id", "=", userId)
    .executeTakeFirst();
}

/** Closes a conversation for both sides. Returns false if it is already closed or was deleted. */
export async function closeChat(trx: Db, chatId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("chats").set({ closed_at: at }).where("id", "=", chatId)
    .where("closed_at", "is", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}
