/**
 * The mail server and the live events are down: user calls still succeed, and both deliveries arrive after
 * recovery.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { jobs, looks } from "../../jobs.ts";
import { startLooks } from "../../platform/jobs/look.ts";
import { type JobRunner, startJobs } from "../../platform/jobs/runner.ts";
import type { LiveEvent } from "../../platform/ports/realtime/channels.ts";
import type { OutgoingMail } from "../../platform/ports/mail/port.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";

let isAway = true;
const tried = { mail: 0, live: 0 };
const sent: OutgoingMail[] = [];
const live: string[] = [];
let app: TestApp;
let runner: JobRunner;
let looking: ReturnType<typeof startLooks>;

function take(all: readonly LiveEvent[]): Promise<void> {
  tried.live++;
  if (isAway) return Promise.reject(new Error("the live events cannot be reached"));
  live.push(...all.map(({ channels, event }) => `${event} ${channels.join()}`));
  return Promise.resolve();
}

beforeAll(async () => {
  app = await startApp({
    features: ["reservations", "users"],
    services: {
      mail: {
        send: (mail) => {
          tried.mail++;
          if (isAway) return Promise.reject(new Error("connect ECONNREFUSED"));
          sent.push(mail);
          return Promise.resolve("sent");
        },
      },
      realtime: {
        trigger: (channels, event, data) => take([{ channels, event, data }]),
        triggerAll: take,
        authorize: () => undefined,
        browser: { key: "test", cluster: null, host: null, port: null },
        connectSources: [],
      },
    },
  });
  runner = startJobs(app.services, { databaseUrl: app.databaseUrl, jobs, crons: [], pollMs: 50 });
  looking = startLooks(app.services, looks());
});
afterAll(async () => {
  await looking.stop();
  await runner.stop();
  await app.close();
});

it("the calls succeed at once, and the outbox goes on by itself", async () => {
  const user = await addUser(app.services, { email_verified_at: null });
  const headers = await bearer(app.services, user);
  const pet = await addPet(app.services, { breeder_id: (await addBreeder(app.services)).id });

  const resend = await app.fetch("/v1/users/email/verify/resend", { method: "POST", headers });
  const hold = await app.fetch("/v1/reserve/new", { method: "POST", headers, json: { petId: pet.id } });
  expect([resend.status, hold.status]).toEqual([200, 201]);
  await expect.poll(() => tried.mail > 0 && tried.live > 0, { timeout: 20_000 }).toBe(true);
  expect([sent, live]).toEqual([[], []]);
  // Released after the failed try, for another try.
  const status = async () =>
    (await app.db.selectFrom("mails").select("status").where("recipient", "=", user.email).execute()).map((
      row,
    ) => row.status);
  await expect.poll(status, { timeout: 20_000 }).toEqual(["waiting"]);

  isAway = false;
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(1);
  expect(sent[0]).toMatchObject({ to: user.email, text: expect.stringContaining("/verify-email#token=") });
  await expect.poll(() => live.some((one) => one.includes(pet.id)), { timeout: 30_000 }).toBe(true);
  await expect.poll(status, { timeout: 20_000 }).toEqual(["sent"]);
}, 90_000);
