import { expect } from "vitest";
import { type Answer, freePet, hold, newBuyer, type Person } from "./harness/api.ts";
import { journey } from "./harness/journey.ts";
import { rows } from "./harness/records.ts";
import { until } from "./harness/until.ts";

const BUYERS = 50;

journey(
  "fifty buyers ask for one pet at the same moment: one gets it, the others are told",
  async ({ site }) => {
    const pet = await freePet(site);
    const reservations = () =>
      rows(site, "select id, status from reservations where pet_id = $1 order by created_at", [pet.id]);
    const past = await reservations();
    const buyers: Person[] = [];
    while (buyers.length < BUYERS) {
      buyers.push(...await Promise.all(Array.from({ length: 10 }, () => newBuyer(site))));
    }

    // Each of the fifty requests has its own connection.
    const answers = await Promise.all(buyers.map((buyer) => patiently(() => hold(site, buyer, pet.id))));

    const [winner, ...more] = answers.filter(({ status }) => status === 201);
    expect(more).toHaveLength(0);
    const others = answers.filter((answer) => answer !== winner);
    expect(others.map(({ status, body }) => `${status} ${body.code}`))
      .toEqual(Array(BUYERS - 1).fill("409 pet_on_hold"));
    expect(await reservations()).toEqual([...past, { id: winner!.body.reservedPetId, status: "held" }]);
  },
);

/** An overloaded server answers 503 with a time to return. That does not count as an answer. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  const isAnswered = async () => (answer = await ask()).status !== 503;
  await until(isAnswered, { what: "an answer", patienceMs: 20_000, everyMs: 1_000 });
  return answer!;
}
