// oxlint-disable-next-line typescript/triple-slash-reference -- an import would need a module
/// <reference path="./sqlite.d.ts" />
import { DatabaseSync } from "node:sqlite";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { AnyObject } from "./objects.ts";

/**
 * The sandbox's record in a single SQLite file. Every request is one transaction, which is on disk before the
 * answer leaves (`synchronous = full`), so killing this process or the product's loses nothing that was
 * answered.
 */
export interface Store {
  /** Runs `work` as one durable transaction. Any throw rolls it back. */
  tx<T>(work: () => T): T;
  get<T extends AnyObject>(kind: T["object"], id: string | null | undefined): T | undefined;
  put(object: AnyObject): void;
  /**
   * Returns objects, newest first. `where` matches indexed fields: customer, payment_intent, charge, status,
   * metadata.<name>.
   */
  find<T extends AnyObject>(kind: T["object"], where?: Record<string, string>, page?: Page): T[];
  setting<T>(name: string, fallback: T): T;
  setSetting(name: string, value: unknown): void;
  replay(scope: string): Saved | undefined;
  save(scope: string, saved: Saved): void;
  addTask(dueMs: number, kind: string, id: string): void;
  dueTasks(nowMs: number): { key: number; kind: string; id: string }[];
  nextTask(): number | undefined;
  dropTask(key: number): void;
  /** Deletes every task of this kind. */
  dropTasks(kind: string): void;
  addDelivery(eventId: string, dueMs: number, state: DeliveryState): void;
  deliveries(states?: DeliveryState[]): Delivery[];
  setDelivery(delivery: Delivery): void;
  close(): void;
}

export interface Page {
  limit?: number;
  after?: string;
  before?: string;
  createdFrom?: number;
  createdTo?: number;
}
export interface Saved {
  fingerprint: string;
  status: number;
  body: string;
}
export type DeliveryState = "pending" | "held" | "delivered" | "dropped" | "exhausted";
export interface Delivery {
  key: number;
  eventId: string;
  state: DeliveryState;
  attempts: number;
  dueMs: number;
  createdMs: number;
  answer: string | null;
}

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  create table if not exists objects (
    seq integer primary key autoincrement, id text not null unique, kind text not null, created integer not null,
    json text not null);
  create index if not exists objects_by_kind on objects (kind, seq);
  create table if not exists links (
    field text not null, value text not null, id text not null, primary key (field, value, id)) without rowid;
  create index if not exists links_by_id on links (id);
  create table if not exists replays (
    scope text primary key, fingerprint text not null, status integer not null, body text not null) without rowid;
  create table if not exists settings (name text primary key, json text not null) without rowid;
  create table if not exists tasks (
    key integer primary key autoincrement, due_ms integer not null, kind text not null, id text not null);
  create index if not exists tasks_by_due on tasks (due_ms);
  create table if not exists deliveries (
    key integer primary key autoincrement, event_id text not null, state text not null, attempts integer not null,
    due_ms integer not null, created_ms integer not null, answer text);
  create index if not exists deliveries_by_state on deliveries (state, due_ms);`;

const LINKED = [
  "transfer_group",
  "destination",
  "transfer",
  "_account",
  "customer",
  "payment_intent",
  "charge",
  "intent",
  "source",
  "status",
  "type",
];

function linksOf(object: AnyObject): [string, string][] {
  const fields = object as unknown as Record<string, unknown>;
  const links: [string, string][] = [];
  for (const field of LINKED) {
    const value = fields[field];
    if (typeof value === "string") links.push([field, value]);
  }
  for (const [key, value] of Object.entries((fields.metadata ?? {}) as Record<string, string>)) {
    links.push([`metadata.${key}`, value]);
  }
  return links;
}

/** Opens or creates the record in `dir`, a folder that only the owner may read. */
export function openStore(dir: string): Store {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, "payments.sqlite");
  const db = new DatabaseSync(file);
  db.exec(SCHEMA);
  chmodSync(file, 0o600);
  const sql = {
    get: db.prepare("select json from objects where id = ? and kind = ?"),
    seq: db.prepare("select seq from objects where id = ?"),
    put: db.prepare(
      "insert into objects (id, kind, created, json) values (?, ?, ?, ?) on conflict (id) do update set json = excluded.json",
    ),
    unlink: db.prepare("delete from links where id = ?"),
    link: db.prepare("insert or ignore into links (field, value, id) values (?, ?, ?)"),
    setting: db.prepare("select json from settings where name = ?"),
    setSetting: db.prepare("insert or replace into settings (name, json) values (?, ?)"),
    replay: db.prepare("select fingerprint, status, body from replays where scope = ?"),
    save: db.prepare("insert into replays (scope, fingerprint, status, body) values (?, ?, ?, ?)"),
    addTask: db.prepare("insert into tasks (due_ms, kind, id) values (?, ?, ?)"),
    dueTasks: db.prepare("select key, kind, id from tasks where due_ms <= ? order by due_ms, key limit 200"),
    nextTask: db.prepare("select min(due_ms) as due from tasks"),
    dropTask: db.prepare("delete from tasks where key = ?"),
    dropTasks: db.prepare("delete from tasks where kind = ?"),
    addDelivery: db.prepare(
      "insert into deliveries (event_id, state, attempts, due_ms, created_ms) values (?, ?, 0, ?, ?)",
    ),
    setDelivery: db.prepare(
      "update deliveries set state = ?, attempts = ?, due_ms = ?, answer = ? where key = ?",
    ),
  };
  const seqOf = (id: string): number => (sql.seq.get(id) as { seq: number } | undefined)?.seq ?? -1;

  return {
    tx(work) {
      db.exec("begin immediate");
      try {
        const result = work();
        db.exec("commit");
        return result;
      } catch (error) {
        db.exec("rollback");
        throw error;
      }
    },
    get<T extends AnyObject>(kind: T["object"], id: string | null | undefined) {
      if (!id) return undefined;
      const row = sql.get.get(id, kind) as { json: string } | undefined;
      return row && JSON.parse(row.json) as T;
    },
    put(object) {
      sql.put.run(object.id, object.object, object.created, JSON.stringify(object));
      sql.unlink.run(object.id);
      for (const [field, value] of linksOf(object)) sql.link.run(field, value, object.id);
    },
    find<T extends AnyObject>(kind: T["object"], where: Record<string, string> = {}, page: Page = {}) {
      const values: (string | number)[] = [kind];
      let text = "select o.json from objects o where o.kind = ?";
      for (const [field, value] of Object.entries(where)) {
        text += " and o.id in (select id from links where field = ? and value = ?)";
        values.push(field, value);
      }
      const bound = (clause: string, value: number | undefined) => {
        if (value === undefined) return;
        text += clause;
        values.push(value);
      };
      bound(" and o.created >= ?", page.createdFrom);
      bound(" and o.created <= ?", page.createdTo);
      bound(" and o.seq < ?", page.after === undefined ? undefined : seqOf(page.after));
      bound(" and o.seq > ?", page.before === undefined ? undefined : seqOf(page.before));
      // Backward paging fetches the rows next to the cursor, then shows them newest first like any page.
      text += ` order by o.seq ${page.before ? "asc" : "desc"} limit ?`;
      values.push(page.limit ?? 1_000_000);
      const rows = db.prepare(text).all(...values) as unknown as { json: string }[];
      if (page.before) rows.reverse();
      return rows.map((row) => JSON.parse(row.json) as T);
    },
    setting<T>(name: string, fallback: T) {
      const row = sql.setting.get(name) as { json: string } | undefined;
      return row ? JSON.parse(row.json) as T : fallback;
    },
    setSetting: (name, value) => void sql.setSetting.run(name, JSON.stringify(value)),
    replay: (scope) => sql.replay.get(scope) as Saved | undefined,
    save: (scope, saved) => void sql.save.run(scope, saved.fingerprint, saved.status, saved.body),
    addTask: (dueMs, kind, id) => void sql.addTask.run(Math.round(dueMs), kind, id),
    dueTasks: (nowMs) => sql.dueTasks.all(nowMs) as { key: number; kind: string; id: string }[],
    nextTask: () => (sql.nextTask.get() as { due: number | null }).due ?? undefined,
    dropTask: (key) => void sql.dropTask.run(key),
    dropTasks: (kind) => void sql.dropTasks.run(kind),
    addDelivery: (eventId, dueMs, state) =>
      void sql.addDelivery.run(eventId, state, Math.round(dueMs), Date.now()),
    deliveries(states) {
      const filter = states ? `where state in (${states.map(() => "?").join(",")})` : "";
      const rows = db.prepare(
        `select key, event_id as eventId, state, attempts, due_ms as dueMs, created_ms as createdMs, answer
         from deliveries ${filter} order by due_ms, key`,
      ).all(...(states ?? [])) as unknown as Delivery[];
      return rows;
    },
    setDelivery: (d) => void sql.setDelivery.run(d.state, d.attempts, Math.round(d.dueMs), d.answer, d.key),
    close: () => db.close(),
  };
}
