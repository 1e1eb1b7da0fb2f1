import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../testing/databases.ts";
import { userChannel } from "./channels.ts";
import { postgresBus } from "./postgres_bus.ts";
import {
  connectClient,
  join,
  once,
  type ServerProcess,
  startServerProcess,
} from "../../../testing/ports/realtime.ts";

const app = { appId: "hearthpaw", key: "public-key", secret: "the secret" };

let database: TestDatabase;
let connectionString: string;
beforeAll(async () => {
  database = await openTestDatabase();
  connectionString = database.url;
});
afterAll(() => database.drop());

describe("two server processes on one database", () => {
  let first: ServerProcess;
  let second: ServerProcess;

  beforeAll(async () => {
    [first, second] = await Promise.all([
      startServerProcess({ ...app, connectionString }),
      startServerProcess({ ...app, connectionString }),
    ]);
  });
  afterAll(() => Promise.all([first?.stop(), second?.stop()]));

  it("bring an event of one to the browsers of the other within a second", async () => {
    const client = await connectClient({ key: app.key, port: second.port });
    await join(client, "pet-1");
    const arrived = once((done) => client.channel("pet-1").bind("status", done), 1000);
    const change = { petId: "1", status: "reserved", onHold: false, holdUntil: null, promisedUntil: null };
    first.send({ petStatus: change });
    expect(await arrived).toEqual(change);
    client.disconnect();
  });

  it("go on when one of them is killed: its browsers hear again from the other", async () => {
    const doomed = await startServerProcess({ ...app, connectionString });
    const [moved, stayed] = await Promise.all([doomed, second].map(({ port }) => {
      return connectClient({ key: app.key, port });
    }));
    await join(stayed!, "search");
    await join(moved!, "search");
    const lost = once((done) => moved!.connection.bind("connecting", done));
    await doomed.stop();
    await lost;
    const arrived = once((done) => stayed!.channel("search").bind("status", done), 1000);
    first.send({ trigger: { channels: ["search"], event: "status", data: { n: 2 } } });
    expect(await arrived).toEqual({ n: 2 });
    moved!.disconnect();
    stayed!.disconnect();
  });
});

describe("the bus on Postgres", () => {
  it("listens again after its connection was cut, and sends its browsers round to read the present state", async () => {
    const server = await startServerProcess({ ...app, connectionString });
    const client = await connectClient({ key: app.key, port: server.port }, {
      authorize: () => undefined,
    });
    await join(client, "search");
    const came = once((done) => client.connection.bind("connected", done));

    const admin = new pg.Client(connectionString);
    await admin.connect();
    const { rowCount } = await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity " +
        "where application_name = 'hearthpaw realtime' and datname = current_database()",
    );
    await admin.end();
    expect(rowCount).toBeGreaterThan(0);
    await came;

    await once((done) => client.channel("search").bind("pusher:subscription_succeeded", done));
    const arrived = once((done) => client.channel("search").bind("status", done), 1000);
    server.send({ trigger: { channels: ["search"], event: "status", data: { n: 1 } } });
    expect(await arrived).toEqual({ n: 1 });
    client.disconnect();
    await server.stop();
  });

  it("waits for a database that is not there yet, and says so", async () => {
    const reasons: unknown[] = [];
    const bus = postgresBus({
      connectionString: "postgres://nobody@127.0.0.1:9/none",
      log: (_event, { reason }) => reasons.push(reason),
    });
    await expect.poll(() => reasons.length, { timeout: 3000 }).toBeGreaterThan(1);
    expect(bus.isListening()).toBe(false);
    await bus.close();
  });

  it("carries messages in one order to all, the sender too", async () => {
    const buses = [1, 2].map(() => postgresBus({ connectionString, channel: "order" }));
    const heard = buses.map((): string[] => []);
    buses.forEach((bus, i) => bus.listen({ message: (text) => heard[i]!.push(text), listening: () => {} }));
    await Promise.all(buses.map((bus) => bus.ready));
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => buses[n % 2]!.publish([`${n} a`, `${n} ${userChannel("u")}`])),
    );
    await expect.poll(() => heard[0]!.length + heard[1]!.length).toBe(80);
    expect(heard[0]).toEqual(heard[1]);
    for (const bus of buses) await bus.close();
  });
});
