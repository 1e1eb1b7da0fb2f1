import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "./testing/app.ts";
import { openTestDatabase, type TestDatabase } from "./testing/databases.ts";
import { addPet, addUser, bearer, PASSWORD } from "./testing/fixtures.ts";

/** Two processes of one product, as behind a load balancer: a change by one applies to the other. */
let database: TestDatabase;
let apps: TestApp[];

beforeAll(async () => {
  database = await openTestDatabase();
  const shared = { ...database, drop: () => Promise.resolve() };
  const env = {
    JWT_KEYS: `one:${crypto.randomUUID()}`,
    APP_SECRET: crypto.randomUUID(),
    HOLDS_NETWORK_HOUR: "0",
    HOLDS_PERSON: "3",
    HOLDS_UNCONFIRMED: "0",
    HOLDS_UNCONFIRMED_DAY: "0",
  };
  apps = await Promise.all(
    [0, 1].map(() => startApp({ features: ["auth", "favourites", "reservations"], database: shared, env })),
  );
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.drop();
});

const at = (turn: number): TestApp => apps[turn % 2]!;
async function buyer(): Promise<string> {
  const { authorization } = await bearer(at(0).services, await addUser(at(0).services));
  return authorization.slice("Bearer ".length);
}
const hold = (turn: number, token: string, petId: string) =>
  at(turn).fetch("/v1/reserve/new", { token, json: { petId } }).then(({ status }) => status);

it("give a pet to one of many who ask at once, whichever process they ask", async () => {
  const { id } = await addPet(at(0).services);
  const buyers = await Promise.all(Array.from({ length: 6 }, buyer));
  const answers = await Promise.all(buyers.map((token, turn) => hold(turn, token, id)));
  expect(answers.filter((status) => status < 300)).toHaveLength(1);
  expect(answers.filter((status) => status === 409)).toHaveLength(5);
});

it("count what a person holds together", async () => {
  const token = await buyer();
  const pets = await Promise.all(Array.from({ length: 6 }, () => addPet(at(0).services)));
  const answers = await Promise.all(pets.map(({ id }, turn) => hold(turn, token, id)));
  expect(answers.filter((status) => status < 300)).toHaveLength(3);
});

it("know at once that somebody has signed out, and what they have just written", async () => {
  const user = await addUser(at(0).services, { email_verified_at: new Date() });
  const answer = await at(0).fetch("/v1/login", { json: { email: user.email, password: PASSWORD } });
  const { accessToken: token } = await answer.json();
  const { id: petId } = await addPet(at(0).services);
  expect((await at(0).fetch("/v1/pets/favorited/add", { token, json: { petId } })).status).toBeLessThan(300);
  expect(await (await at(1).fetch("/v1/pets/favorited/ids", { token })).text()).toContain(petId);
  expect((await at(1).fetch("/v1/logout", { token })).status).toBeLessThan(300);
  expect((await at(0).fetch("/v1/pets/favorited/ids", { token })).status).toBe(401);
});

it("find each other's files", async () => {
  const bytes = new TextEncoder().encode("a picture");
  const key = `uploads/${crypto.randomUUID()}`;
  await at(0).services.files.write(key, bytes, "image/png");
  expect(await at(1).services.files.read(key)).toEqual(bytes);
});
