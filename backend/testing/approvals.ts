import { expect } from "vitest";
import { addUser, bearer } from "./fixtures.ts";
import type { Market, Person } from "./reservations.ts";

/** Runs some work while one person alone may move at most `staffAloneCents`. */
export async function whileAlone<T>(
  { services }: Market,
  staffAloneCents: number,
  work: () => Promise<T>,
): Promise<T> {
  const { config } = services;
  Object.assign(services, { config: { ...config, staffAloneCents } });
  try {
    return await work();
  } finally {
    Object.assign(services, { config });
  }
}

async function member(market: Market): Promise<Person> {
  const user = await addUser(market.services, { role: "Admin", staff_rank: "finance" });
  return { id: user.id, token: (await bearer(market.services, user)).authorization.slice("Bearer ".length) };
}

/**
 * Two people approve a request at once: one succeeds, the other gets `over`. Its author may not approve it.
 */
export async function approveOnce(
  market: Market,
  asker: Person,
  id: string,
  over = "approval_over",
): Promise<void> {
  const approve = (who: Person) => market.call(who, "POST", `/v1/admin/approvals/${id}/approve`);
  expect((await approve(asker)).body.code).toBe("own_request");
  const [second, third] = [await member(market), await member(market)];
  const answers = await Promise.all([approve(second), approve(third)]);
  expect(answers.map(({ status, body }) => `${status} ${body.code ?? ""}`).sort()).toEqual([
    "200 ",
    `409 ${over}`,
  ]);
}
