import { withClient } from "../cluster.ts";

/**
 * One clock for everything that a test runs in this process (the app, its jobs and the provider's simulator)
 * and for its database. It moves ahead by hours and days, and never back. Timers are not affected.
 */
export type Clock = { off: () => number; advance: (ms: number) => void };

/** Moves the process's clock until `right` restores it. */
export function moveClock(): Clock & { right: () => void } {
  const Right = Date;
  let off = 0;
  class Moved extends Right {
    constructor(...given: unknown[]) {
      super(...(given.length === 0 ? [Moved.now()] : given) as [number]);
    }
    static override now(): number {
      return Right.now() + off;
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Right;
    }
  }
  globalThis.Date = Moved as DateConstructor;
  return {
    off: () => off,
    advance: (ms) => void (off += ms),
    right: () => void (globalThis.Date = Right),
  };
}

/** Gives a database a movable clock: `now()` of its sessions, and of the defaults of its columns. */
const OWN_CLOCK = `
create schema moved;
create table moved.clock (ms bigint not null);
insert into moved.clock values (0);
create function moved.now() returns timestamptz language sql stable
  as 'select pg_catalog.now() + (select ms from moved.clock) * interval ''1 millisecond''';
create function moved.clock_timestamp() returns timestamptz language sql volatile
  as 'select pg_catalog.clock_timestamp() + (select ms from moved.clock) * interval ''1 millisecond''';
do $$
declare it record;
begin
  for it in select d.adrelid::regclass as of, a.attname as name, pg_get_expr(d.adbin, d.adrelid) as was
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) ~ '(now|clock_timestamp)\\(\\)'
  loop
    execute format('alter table %s alter column %I set default %s', it.of, it.name,
      regexp_replace(it.was, '(now|clock_timestamp)\\(\\)', 'moved.\\1()', 'g'));
  end loop;
end $$;`;

/** Returns the address through which sessions of this database use the clock. */
export async function withOwnClock(url: string): Promise<string> {
  await withClient(url, (client) => client.query(OWN_CLOCK));
  return clockAddress(url);
}

/** The same for a copy of such a database. */
export function clockAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "-c search_path=moved,pg_catalog,public");
  return address.href;
}

/** Sets a database's clock to the process's clock. */
export async function setDatabaseClock(
  pool: { query: (text: string, values: unknown[]) => Promise<unknown> },
  { off }: Clock,
): Promise<void> {
  await pool.query("update moved.clock set ms = $1", [off()]);
}
