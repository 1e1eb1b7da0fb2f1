import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { JsonText } from "../../platform/json_text.ts";
import type { PetCard } from "../../generated/types.ts";
import { CARD_ALSO_HIDDEN, SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_SLUG } from "../pets/json_store.ts";
import { reachedBetween } from "../masks/reach_store.ts";

type Db = Kysely<Database>;
export type Person = { id: string; breederId: string | null };
/** Between whom and about what a conversation is. */
type Pair = { consumerId: string; breederId: string };
export type Sides = { consumerId: string; breederId: string; sellerId: string; petId: string | null };

/** SQL: these two may reach each other, and contact details are not masked between them. */
export const IS_REACHED = sql.raw<boolean>(
  reachedBetween({ buyer: "c.consumer_id", breeder: "c.breeder_id" }),
);

/** A conversation as one of its sides sees it; `at` is the moment as text, for the next page. */
export type Chat = Awaited<ReturnType<typeof findChats>>[number];
export type Which = { id?: string; petId?: string; aboutId?: string; after?: { at: string; id: string } };

/** The places of a person's conversations in their list, the latest first, by keyset. */
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
 * A person's conversations, the latest first, by keyset. The page is cut before anything is joined to it: its cost does not grow
 * with the number of conversations.
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
    .select(["c.breeder_id as breederId", "d.name as programme", "d.avatar_key as avatarKey"])
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

/** The id of the conversation between these; undefined where nobody has written yet. */
export async function findChatId(
  db: Db,
  { consumerId, breederId, petId }: Sides,
): Promise<string | undefined> {
  const row = await db.selectFrom("chats").select("id").where("consumer_id", "=", consumerId)
    .where("breeder_id", "=", breederId).where("about_id", "=", petId ?? breederId).executeTakeFirst();
  return row?.id;
}

/** Between whom a conversation is that this person has a part in. */
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

/** Whose a pet is that the public sees. */
export async function findSellerOfPet(db: Db, petId: string) {
  return await db.selectFrom("pets as p").innerJoin("breeders as d", "d.id", "p.breeder_id")
    .select(["d.id as breederId", "d.user_id as sellerId"]).where("p.id", "=", petId)
    .where("p.card", "is not", null).executeTakeFirst();
}

/** A breeder whom the public sees. */
export async function findSeller(db: Db, breederId: string) {
  return await db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["d.id as breederId", "d.user_id as sellerId"]).where("d.id", "=", breederId)
    .where(sql<boolean>`${sql.raw(SELLER_SHOWN)}`).executeTakeFirst();
}

/** Between whom a reservation is; a breeder learns of one once it was paid for. */
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

/** Who the other side of a conversation is that may not have begun, as `findChats` has it. */
export async function findPartner(db: Db, { consumerId, breederId, petId }: Sides, isSelling: boolean) {
  const { rows: [row] } = await sql<
    & Pick<
      Chat,
      "breederId" | "breederSlug" | "programme" | "avatarKey" | "firstName" | "lastName" | "imageKey"
    >
    & Pick<Chat, "isReached" | "isPartnerClosed" | "card">
  >`select c.breeder_id as "breederId", ${
    sql.raw(BREEDER_SLUG)
  } as "breederSlug", d.name as programme, d.avatar_key as "avatarKey", u.first_name as "firstName",
      u.last_name as "lastName", u.profile_image_key as "imageKey", u.closed_at is not null as "isPartnerClosed",
      ${IS_REACHED} as "isReached", (select ${
    sql.raw(CARD_ALSO_HIDDEN)
  } from pets p where p.id = ${petId}) as card
    from (select ${consumerId}::uuid as consumer_id, ${breederId}::uuid as breeder_id) c
      join breeders d on d.id = c.breeder_id
      join users u on u.id = case when ${isSelling} then c.consumer_id else d.user_id end`.execute(db);
  return row;
}

/** How many messages of others a person has not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`
    select coalesce(sum(unread), 0)::int as count from chat_members where user_id = ${userId} and unread > 0`
    .execute(
      db,
    );
  return row!.count;
}

/**
 * Adds a conversation with both its sides, blocked by whoever has blocked another of the two; returns its id, and whether it is
 * new.
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

/** Makes writers of a conversation wait for each other; what both sides are then stands. */
export async function lockChat(trx: Db, chatId: string, userId: string) {
  await trx.selectFrom("chats").select("id").where("id", "=", chatId).forUpdate().execute();
  return (await findSide(trx, chatId, userId))!;
}

/** How the other side of a conversation of this person stands; undefined where it is not theirs. */
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

/** Both people of a conversation. */
export async function findMemberIds(db: Db, chatId: string): Promise<string[]> {
  const rows = await db.selectFrom("chat_members").select("user_id").where("chat_id", "=", chatId).execute();
  return rows.map(({ user_id }) => user_id);
}

/** With whom a person has conversations, each once, in a fixed order from `after` on. */
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

/** Has whoever blocks, or begins another conversation of these two, wait for each other. */
export async function lockPair(trx: Db, { consumerId, breederId }: Pair): Promise<void> {
  await trx.selectFrom("chats").select("id").where("consumer_id", "=", consumerId)
    .where("breeder_id", "=", breederId).orderBy("id").forUpdate().execute();
}

/** Blocks the other side in all conversations of these two, or takes that back; they are locked. */
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

/** Has somebody told of messages of a conversation, or not. */
export async function setMuted(db: Db, chatId: string, userId: string, isMuted: boolean): Promise<void> {
  await db.updateTable("chat_members")
    .set({ muted_at: isMuted ? sql<Date>`coalesce(muted_at, now())` : null })
    .where("chat_id", "=", chatId).where("user_id", "=", userId).execute();
}

/** The place of the last message of a conversation. */
export async function findLastSeq(db: Db, chatId: string): Promise<number> {
  const row = await db.selectFrom("chats").select("last_seq").where("id", "=", chatId).executeTakeFirst();
  return row?.last_seq ?? 0;
}

/** Whether contact details are shown in a conversation of this person; undefined where it is not theirs. */
export function findReading(db: Db, chatId: string, userId: string) {
  return db.selectFrom("chat_members as m").innerJoin("chats as c", "c.id", "m.chat_id")
    .select(IS_REACHED.as("isReached")).where("m.chat_id", "=", chatId).where("m.user_id", "=", userId)
    .executeTakeFirst();
}

/** Closes a conversation for both sides; false where it is closed already or has gone. */
export async function closeChat(trx: Db, chatId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable("chats").set({ closed_at: at }).where("id", "=", chatId)
    .where("closed_at", "is", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}
