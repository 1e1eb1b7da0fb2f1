import { type Kysely, sql } from "kysely";
import type { Application } from "../../generated/types.ts";
import { type JsonOf, sqlJson, sqlJsonStored, timestampJson } from "../../platform/db/json.ts";
import type {
  ApplicationPet,
  ApplicationQuestion,
  ApplicationReply,
  Database,
  Mask,
} from "../../platform/db/schema.ts";
import { nameFor, reachedBetween } from "../masks/reach_store.ts";
import { PET_SHOWN, SELLER_SHOWN } from "../pets/card_store.ts";
import { BREEDER_JSON } from "../pets/json_store.ts";
import type { ApplicationStatus } from "./rules.ts";

type Db = Kysely<Database>;

export type Form = { isRequired: boolean; questions: ApplicationQuestion[] };
/** A form with the mask of contact details in its questions. */
export type MaskedForm = Form & { mask: Mask | null };

/** Returns a breeder's questions; no questions if the breeder has never set any. */
export async function findForm(db: Db, breederId: string): Promise<MaskedForm> {
  const row = await db.selectFrom("application_forms").select(["is_required", "questions", "mask"])
    .where("breeder_id", "=", breederId).executeTakeFirst();
  return row
    ? { isRequired: row.is_required, questions: row.questions, mask: row.mask }
    : { isRequired: false, questions: [], mask: null };
}

/** Replaces the breeder's questions. */
export async function saveForm(
  db: Db,
  breederId: string,
  { isRequired, questions, mask }: Form & { mask: Mask },
): Promise<void> {
  const values = {
    is_required: isRequired,
    questions: JSON.stringify(questions),
    mask: JSON.stringify(mask),
    updated_at: sql<Date>`now()`,
  };
  await db.insertInto("application_forms").values({ breeder_id: breederId, ...values })
    .onConflict((conflict) => conflict.column("breeder_id").doUpdateSet(values)).execute();
}

/** Returns the account of a public breeder, to whom people can write. */
export function findShownBreeder(db: Db, breederId: string) {
  return db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select(["d.user_id", "d.name", "u.email", "u.first_name", "u.settings"])
    .where("d.id", "=", breederId).where(sql<boolean>`${sql.raw(SELLER_SHOWN)}`).executeTakeFirst();
}

/** Returns whether a listing belongs to this breeder. */
export async function isPetOf(db: Db, petId: string, breederId: string): Promise<boolean> {
  const row = await db.selectFrom("pets").select("id").where("id", "=", petId).where(
    "breeder_id",
    "=",
    breederId,
  )
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns this person's open application with this breeder, locked. */
export function lockOpen(trx: Db, consumerId: string, breederId: string) {
  return trx.selectFrom("applications").selectAll().where("consumer_id", "=", consumerId)
    .where("breeder_id", "=", breederId).where("status", "in", ["draft", "submitted", "approved"]).forUpdate()
    .executeTakeFirst();
}

/** Returns an application's row, locked until the transaction ends. */
export function lockApplication(trx: Db, id: string) {
  return trx.selectFrom("applications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/**
 * Adds an application; returns false if the person already has an open one with this breeder, even a
 * concurrent one.
 */
export async function insertApplication(
  trx: Db,
  application: {
    id: string;
    breederId: string;
    consumerId: string;
    petId: string | null;
    status: "draft" | "submitted";
    questions: readonly ApplicationQuestion[];
    answers: readonly ApplicationReply[];
    ownPets: readonly ApplicationPet[];
    mask: Mask;
  },
): Promise<boolean> {
  const row = await trx.insertInto("applications").values({
    id: application.id,
    breeder_id: application.breederId,
    consumer_id: application.consumerId,
    pet_id: application.petId,
    status: application.status,
    questions: JSON.stringify(application.questions),
    answers: JSON.stringify(application.answers),
    own_pets: JSON.stringify(application.ownPets),
    mask: JSON.stringify(application.mask),
    submitted_at: application.status === "submitted" ? sql<Date>`now()` : null,
  }).onConflict((conflict) => conflict.doNothing()).returning("id").executeTakeFirst();
  return row !== undefined;
}

export async function changeApplication(
  trx: Db,
  id: string,
  change: {
    status: ApplicationStatus;
    questions?: readonly ApplicationQuestion[];
    answers?: readonly ApplicationReply[];
    ownPets?: readonly ApplicationPet[];
    petId?: string | null;
    reason?: string | null;
    mask: Mask;
  },
): Promise<void> {
  const { status, questions, answers, ownPets, petId, reason, mask } = change;
  await trx.updateTable("applications").set({
    status,
    mask: JSON.stringify(mask),
    ...(questions === undefined ? {} : { questions: JSON.stringify(questions) }),
    ...(answers === undefined ? {} : { answers: JSON.stringify(answers) }),
    ...(ownPets === undefined ? {} : { own_pets: JSON.stringify(ownPets) }),
    ...(petId === undefined ? {} : { pet_id: petId }),
    ...(reason === undefined ? {} : { reason }),
    ...(status === "submitted" ? { submitted_at: sql<Date>`now()` } : {}),
    ...(status === "approved" || status === "declined" ? { decided_at: sql<Date>`now()` } : {}),
  }).where("id", "=", id).execute();
}

/**
 * SQL for whether the buyer may reserve the breeder's pets: the breeder requires no application or has
 * approved the buyer's.
 */
export const mayReserveSql = ({ breeder, buyer }: Record<"breeder" | "buyer", string>): string =>
  `(not exists (select 1 from application_forms f where f.breeder_id = ${breeder} and f.is_required)
    or exists (select 1 from applications a where a.breeder_id = ${breeder} and a.consumer_id = ${buyer}
      and a.status = 'approved'))`;

const REACHED = reachedBetween({ buyer: "a.consumer_id", breeder: "a.breeder_id" });
const VIEW = sqlJson<Application>({
  id: "a.id",
  status: "a.status",
  breeder: BREEDER_JSON,
  buyerName: nameFor("u", REACHED),
  questions: sqlJsonStored<ApplicationQuestion[]>("a.questions"),
  answers: sqlJsonStored<ApplicationReply[]>("a.answers"),
  ownPets: sqlJsonStored<ApplicationPet[]>("a.own_pets"),
  petName: "(select nullif(p.name, '') from pets p where p.id = a.pet_id)",
  reason: "a.reason",
  createdAt: timestampJson("a.created_at"),
  submittedAt: timestampJson("a.submitted_at"),
  decidedAt: timestampJson("a.decided_at"),
}, {
  petId: "a.pet_id",
  petStatus: `(select p.status from pets p where p.id = a.pet_id and ${PET_SHOWN})`,
});
const FROM =
  `from applications a join breeders d on d.id = a.breeder_id join users u on u.id = a.consumer_id`;

export type Viewed = { view: JsonOf<typeof VIEW>; mask: Mask | null; consumerId: string; isReached: boolean };
const VIEWED = `${VIEW} as view, a.mask, a.consumer_id as "consumerId",
  ${REACHED} as "isReached"`;
type Viewer = { userId: string; breederId: string | null };

/** SQL for applications that a viewer may see: their own, and those submitted to their program. */
const seenBy = ({ userId, breederId }: Viewer) =>
  sql`(a.consumer_id = ${userId} or (a.breeder_id = ${breederId}::uuid and a.submitted_at is not null))`;

/** Returns an application if the viewer is its buyer or its breeder after submission. */
export async function findApplication(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<Viewed | undefined> {
  const { rows } = await sql<Viewed>`
    select ${sql.raw(VIEWED)} ${sql.raw(FROM)} where a.id = ${id} and ${seenBy(viewer)}`.execute(db);
  return rows[0];
}

/** Returns applications that the viewer may see, newest first, by keyset. */
export async function findApplications(
  db: Db,
  viewer: Viewer,
  status: ApplicationStatus | undefined,
  after: { at: string; id: string } | undefined,
  limit: number,
): Promise<(Viewed & { at: string; id: string })[]> {
  const { rows } = await sql<Viewed & { at: string; id: string }>`
    select ${sql.raw(VIEWED)}, a.created_at::text as at, a.id ${sql.raw(FROM)}
    where ${seenBy(viewer)} and ${status ? sql`a.status = ${status}` : sql`true`}
      and ${after ? sql`(a.created_at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by a.created_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Returns whether a payment has connected a buyer and a breeder. */
export function findBuyer(db: Db, userId: string) {
  return db.selectFrom("users").select(["id", "email", "first_name", "settings"]).where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/**
 * Returns whether a payment has connected a buyer and a breeder, so they may see each other's contact
 * details.
 */
export async function isReached(db: Db, buyer: string, breeder: string): Promise<boolean> {
  const { rows: [row] } = await sql<{ isReached: boolean }>`
    select ${sql.raw(reachedBetween({ buyer: "x.buyer", breeder: "x.breeder" }))} as "isReached"
    from (select ${buyer}::uuid as buyer, ${breeder}::uuid as breeder) x`.execute(db);
  return row!.isReached;
}
