import { hashPassword, openSession } from "../features/accounts/actions.ts";
import { TERMS_VERSION } from "../features/accounts/rules.ts";
import { hashOf } from "../features/breeders/actions.ts";
import type { Insertable } from "kysely";
import type {
  BreedersTable,
  BreedsTable,
  ParentsTable,
  PetsTable,
  Role,
  UsersTable,
} from "../platform/db/schema.ts";
import { slugOf } from "../features/listings/rules.ts";
import { refreshCards } from "../features/pets/card_store.ts";
import type { Services } from "../services.ts";
import { makeRecoveryCodes } from "../features/second_factor/actions.ts";
import { codeOf, stepAt } from "../features/second_factor/rules.ts";
import { newSecret, seal, unseal } from "../features/second_factor/crypto.ts";

/**
 * Rows for tests. Each function adds one object with everything it needs, realistic and different each time,
 * and returns its ids. A test states the fields it is about in `change`.
 */

type World = Pick<Services, "db" | "now" | "newId" | "config">;
let count = 0;

/** Password of every account created here. */
export const PASSWORD = "marmalade-tin-42";
let hashed: Promise<string> | undefined;

/** Adds an account with a confirmed email. Staff have two-step verification unless overridden. */
export async function addUser(
  world: World,
  change: Partial<Insertable<UsersTable>> = {},
  { secondFactor = change.role === "Admin" } = {},
) {
  const user = await userRow(world, change);
  await world.db.insertInto("users").values(user).execute();
  if (secondFactor) await addSecondFactor(world, user);
  return user;
}

async function userRow(world: World, change: Partial<Insertable<UsersTable>>) {
  return {
    id: world.newId(),
    email: `person${++count}.${world.newId().slice(-6)}@example.com`,
    password_hash: await (hashed ??= hashPassword(PASSWORD)),
    role: "Customer" as Role,
    staff_rank: change.role === "Admin" ? "admin" as const : null,
    email_verified_at: world.now() as Date | null,
    first_name: "Dana",
    last_name: `Whitfield ${count}`,
    terms_version: TERMS_VERSION,
    terms_accepted_at: world.now(),
    ...change,
  };
}

/** Adds accounts together; staff with two-step verification and without recovery codes. */
export async function addUsers(world: World, changes: readonly Partial<Insertable<UsersTable>>[]) {
  const users = await Promise.all(changes.map((change) => userRow(world, change)));
  await world.db.insertInto("users").values(users).execute();
  const staff = users.filter(({ role }) => role === "Admin").map(({ id }) =>
    factorRow(world, id, newSecret())
  );
  if (staff.length) await world.db.insertInto("second_factors").values(staff).execute();
  return users;
}

const factorRow = (world: World, user_id: string, secret: Uint8Array) => ({
  user_id,
  secret: seal(world.config, user_id, secret),
  confirmed_at: world.now(),
});

/** Enables two-step verification of an account. Returns its secret, and recovery codes in the usual form. */
export async function addSecondFactor(world: World, user: { id: string }) {
  const secret = newSecret();
  await world.db.insertInto("second_factors").values(factorRow(world, user.id, secret)).execute();
  return { secret, recoveryCodes: await makeRecoveryCodes(world.db, world, user.id) };
}

/** Returns a currently valid, unused verification code of an account. */
export async function secondFactorCode(world: World, user: { id: string }): Promise<string> {
  const row = await world.db.selectFrom("second_factors").selectAll().where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  const step = Math.max(stepAt(world.now()), (row.last_step ?? 0) + 1);
  return codeOf(unseal(world.config, user.id, row.secret!), step);
}

/** Returns the Authorization header of a fresh session of this user, opened by `accessToken`. */
export async function bearer(world: World, user: { id: string }): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await accessToken(world, user)}` };
}

/**
 * Returns the access token of a fresh session of this user, with two-step verification if enabled. That of
 * staff stays recent, because tests move the clock by days.
 */
export async function accessToken(world: World, user: { id: string }): Promise<string> {
  const factor = await world.db.selectFrom("second_factors").select("user_id").where("user_id", "=", user.id)
    .where("confirmed_at", "is not", null).executeTakeFirst();
  const session = await openSession(world, user, "test", { withSecondFactor: factor !== undefined });
  const LONG_MS = 3_650 * 86_400_000;
  if (factor) {
    await world.db.updateTable("sessions").set({
      second_factor_at: new Date(world.now().getTime() + LONG_MS),
    })
      .where("id", "=", session.sessionId)
      .where((eb) => eb.exists(eb.selectFrom("users").where("id", "=", user.id).where("role", "=", "Admin")))
      .execute();
  }
  return session.accessToken;
}

/** Adds a verified breeder (or shelter) with an account, a sale contract and a location in Oregon. */
export async function addBreeder(
  world: World,
  change: Partial<Insertable<BreedersTable>> = {},
  account: Partial<Insertable<UsersTable>> = {},
) {
  const user = await addUser(world, {
    role: change.kind === "shelter" ? "ShelterBreeder" : "Breeder",
    first_name: "Ruth",
    ...account,
  });
  const [breeder] = await addBreeders(world, [user], change);
  return { ...breeder!, user };
}

/** Adds the breeders of these accounts, each with a sale contract. */
export async function addBreeders(
  world: World,
  users: readonly { id: string }[],
  change: Partial<Insertable<BreedersTable>> = {},
) {
  const breeders = users.map((user) => ({
    id: world.newId(),
    user_id: user.id,
    kind: "breeder" as const,
    name: `Willow Creek Kennel ${++count}`,
    city: "Corvallis",
    state: "OR",
    zip: "97330",
    latitude: 44.5646,
    longitude: -123.262,
    verification: "approved" as const,
    verified_at: world.now(),
    ...change,
  }));
  await world.db.insertInto("breeders").values(breeders).execute();
  const contracts = breeders.map((breeder) => {
    const texts = {
      contractText: `The seller, ${breeder.name}, sells one healthy animal to the buyer.`,
      guaranteeText: "The animal is free of hereditary illness for one year.",
    };
    return {
      id: world.newId(),
      breeder_id: breeder.id,
      version: 1,
      contract_text: texts.contractText,
      guarantee_text: texts.guaranteeText,
      hash: hashOf(texts),
      confirmed_at: world.now(),
    };
  });
  await world.db.insertInto("sale_contracts").values(contracts).execute();
  return breeders.map((breeder, at) => ({ ...breeder, contract: contracts[at]! }));
}

/** Adds a breed. */
export async function addBreed(world: World, change: Partial<Insertable<BreedsTable>> = {}) {
  const name = change.name ?? `Cavalier ${++count}`;
  const breed = {
    id: world.newId(),
    slug: slugOf(name),
    name,
    category: "Dogs" as const,
    breed_group: "Toy",
    size_class_set: "none" as const,
    colors: JSON.stringify([{ title: "Blenheim" }, { title: "Ruby" }]),
    facts: JSON.stringify({
      coatTypes: ["Long"],
      weightLb: { male: [13, 18], female: [13, 18] },
      lifeSpanYears: [12, 15],
      temperament: ["Affectionate"],
      lowShedding: false,
      apartmentFriendly: true,
      hybrid: false,
      summary: "A small spaniel.",
    }),
    ...change,
  };
  await world.db.insertInto("breeds").values(breed).execute();
  return breed;
}

/** Adds a sire or dam verified by staff. */
export async function addParent(
  world: World,
  of: { breeder_id: string; breed_id: string },
  change: Partial<Insertable<ParentsTable>> = {},
) {
  const parent = {
    id: world.newId(),
    ...of,
    type: "Dog" as const,
    sex: "Female" as const,
    name: `Clementine ${++count}`,
    status: "live" as const,
    verified_at: world.now(),
    health_tests: JSON.stringify([{
      type: "Cardiac",
      laboratory: "OFA",
      result: "Normal",
      testedOn: "2025-01-05",
      documentKey: "private/scan.pdf",
    }]),
    ...change,
  };
  await world.db.insertInto("parents").values(parent).execute();
  return parent;
}

/**
 * Adds an available listing with a picture, 12 weeks old, $2,500, with a new breeder and breed unless given.
 */
export async function addPet(world: World, change: Partial<Insertable<PetsTable>> = {}) {
  const breeder_id = change.breeder_id ?? (await addBreeder(world)).id;
  const breed_id = change.breed_id ?? (await addBreed(world)).id;
  const name = change.name ?? `Maple ${++count}`;
  const pet = {
    id: world.newId(),
    breeder_id,
    breed_id,
    type: "Dog" as const,
    sex: "Female" as const,
    name,
    slug: slugOf(name),
    status: "available" as const,
    price_cents: 250_000,
    birth_date: daysAgo(world, 84),
    go_home_date: daysAgo(world, 28),
    weight_lb: 5.5,
    color: "Blenheim",
    coat_type: "Long",
    deliveries: ["pickup", "honest", "flight"],
    city: "Corvallis",
    state: "OR",
    zip: "97330",
    latitude: 44.5646,
    longitude: -123.262,
    listed_at: world.now(),
    ...change,
  };
  await world.db.insertInto("pets").values(pet).execute();
  await world.db.insertInto("pet_images").values({
    id: world.newId(),
    pet_id: pet.id,
    file_key: "dog_mixed_natural_brown_puppy_portrait_garden_1",
    position: 0,
    is_default: true,
    alt: `${name}, a puppy`,
  }).execute();
  await refreshCards(world.db, [pet.id]);
  return pet;
}

/** Returns the date `days` ago, 'YYYY-MM-DD' in UTC. */
export function daysAgo({ now }: Pick<World, "now">, days: number): string {
  return new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
