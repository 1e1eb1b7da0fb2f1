import { openSession } from "../../features/accounts/actions.ts";
import { ACCESS_TOKEN_SECONDS } from "../../features/accounts/rules.ts";
import { signAccessToken } from "../../features/accounts/crypto.ts";
import type { Role, StaffRank } from "../../platform/db/schema.ts";
import { addBreeders, addUsers } from "../fixtures.ts";
import type { Market } from "../reservations.ts";
import type { Services } from "../../services.ts";
import type { Actor, Owner } from "./table.ts";

export type Person = { id: string; email: string; token: string; refreshToken: string; sessionId: string };
export type Seller = Person & { breederId: string; contractHash: string };

/** People of one fixture, all new, so earlier calls have no effect on them. */
export type Scene = {
  market: Market;
  consumerA: Person;
  consumerB: Person;
  breederA: Seller;
  breederB: Seller;
  admin: Person;
};

const CAST: readonly Role[] = ["Customer", "Customer", "Breeder", "Breeder", "Admin"];
/**
 * Number of scenes created at once, which costs little more than one. Hundreds of calls each need a scene.
 */
const AT_ONCE = 8;
const prepared = new WeakMap<Market, Scene[]>();

/** Returns new people without any history. */
export async function newScene(market: Market): Promise<Scene> {
  const left = prepared.get(market) ?? [];
  prepared.set(market, left);
  if (!left.length) left.push(...await newScenes(market));
  return left.pop()!;
}

async function newScenes(market: Market): Promise<Scene[]> {
  const { services } = market;
  const users = await addUsers(
    services,
    Array.from({ length: AT_ONCE }, () => CAST).flat().map((role) => ({ role })),
  );
  const breeders = await addBreeders(services, users.filter(({ role }) => role === "Breeder"));
  const people = await Promise.all(users.map((user) => signedIn(services, user)));
  const seller = (person: Person): Seller => {
    const { id: breederId, contract } = breeders.find(({ user_id }) => user_id === person.id)!;
    return { ...person, breederId, contractHash: contract.hash };
  };
  return Array.from({ length: AT_ONCE }, (_, at) => {
    const [consumerA, consumerB, breederA, breederB, admin] = people.slice(at * CAST.length) as [
      ...[Person, Person, Person, Person, Person],
    ];
    return {
      market,
      consumerA,
      consumerB,
      admin,
      breederA: seller(breederA),
      breederB: seller(breederB),
    };
  });
}

/**
 * All have just completed two-step verification, because some calls require it. Other tests cover that
 * requirement.
 */
async function signedIn(services: Services, { id, email }: { id: string; email: string }): Promise<Person> {
  const opened = await openSession(services, { id }, "test", { withSecondFactor: true });
  const { accessToken: token, refreshToken, sessionId } = opened;
  return { id, email, token, refreshToken, sessionId };
}

/** Returns the account that a rule is about. */
export const ownerOf = (scene: Scene, of: Owner): Person =>
  of === "consumer A" ? scene.consumerA : of === "breeder A" ? scene.breederA : scene.admin;

/** Returns the account as which an actor calls. */
export function accountOf(scene: Scene, actor: Actor, of: Owner): Person {
  switch (actor) {
    case "consumer A":
      return scene.consumerA;
    case "consumer B":
      return scene.consumerB;
    case "breeder A":
      return scene.breederA;
    case "breeder B":
      return scene.breederB;
    case "admin":
    case "moderator":
    case "support":
    case "finance":
      return scene.admin;
    default:
      return ownerOf(scene, of);
  }
}

/** Stored roles with which the owner's call is refused. */
const WRONG: Readonly<Record<Owner, Role>> = {
  "consumer A": "Admin",
  "breeder A": "Customer",
  admin: "Breeder",
};

/** Runs some work with an actor's token, and restores the account afterwards. */
export async function actAs<T>(
  scene: Scene,
  actor: Actor,
  of: Owner,
  work: (token: string | undefined) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(scene, of);
  const { db } = scene.market;
  type During = { account_status: "Inactive" | "Suspended" } | { role: Role } | { staff_rank: StaffRank };
  const changed = async (during: During, who = owner) => {
    const before = await db.selectFrom("users").select(["account_status", "role", "staff_rank"]).where(
      "id",
      "=",
      who.id,
    )
      .executeTakeFirstOrThrow();
    await db.updateTable("users").set(during).where("id", "=", who.id).execute();
    try {
      return await work(who.token);
    } finally {
      await db.updateTable("users").set(before).where("id", "=", who.id).execute();
    }
  };
  switch (actor) {
    case "anonymous":
      return await work(undefined);
    case "Inactive":
    case "Suspended":
      return await changed({ account_status: actor });
    case "moderator":
    case "support":
    case "finance":
      return await changed({ staff_rank: actor }, scene.admin);
    case "wrong role":
      return await changed({ role: WRONG[of] });
    case "expired token":
      return await work(await expired(scene.market.services, owner));
    case "no factor":
      return await work((await openSession(scene.market.services, owner, "test")).accessToken);
    default:
      return await work(accountOf(scene, actor, of).token);
  }
}

/** Returns a token of a current session that expired a minute ago. */
function expired({ config, now }: Services, { id, sessionId }: Person): Promise<string> {
  const then = new Date(now().getTime() - (ACCESS_TOKEN_SECONDS + 60) * 1_000);
  return signAccessToken(config.jwtKeys, { userId: id, sessionId }, then);
}

/** Counts of the rate limits are not an effect of a call. */
const UNWATCHED = ["rate_limits", "schema_functions", "schema_migrations", "witnessed_changes"];

export type Witness = {
  /** Returns every row that was added, changed or deleted while the work ran: `table operation`, in order. */
  changesDuring: (work: () => Promise<unknown>) => Promise<string[]>;
};

/**
 * Watches every table of the product, and the job queue, with triggers. They also detect a row that was
 * changed and restored, which a digest of the tables would miss.
 */
export async function openWitness({ services: { pool } }: Market): Promise<Witness> {
  await pool.query("create unlogged table witnessed_changes (id bigserial primary key, what text not null)");
  await pool.query(`create function witness_change() returns trigger language plpgsql as $$
    begin
      -- Each call of staff keeps their session open, which is no effect of what was called.
      if tg_table_name = 'sessions' and tg_op = 'UPDATE' and
        to_jsonb(new) - array['last_used_at', 'expires_at'] = to_jsonb(old) - array['last_used_at', 'expires_at']
      then return null; end if;
      insert into public.witnessed_changes (what) values (tg_table_name || ' ' || lower(tg_op));
      return null;
    end $$`);
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> all($1)
       or schemaname = 'graphile_worker' and tablename = '_private_jobs'`,
    [UNWATCHED],
  );
  for (const { name } of rows) {
    await pool.query(
      `create trigger witnessed after insert or update or delete on ${name}
       for each row execute function witness_change()`,
    );
  }
  const last = async () =>
    (await pool.query<{ id: string }>("select coalesce(max(id), 0) as id from witnessed_changes")).rows[0]!
      .id;
  return {
    async changesDuring(work) {
      const from = await last();
      await work();
      const { rows } = await pool.query<{ what: string }>(
        "select what from witnessed_changes where id > $1 order by id",
        [from],
      );
      return rows.map(({ what }) => what);
    },
  };
}
