import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addBreeder, addPet, addUser, bearer } from "../../testing/fixtures.ts";

let app: TestApp;
beforeAll(async () => {
  // Staging invents no charity.
  app = await startApp({ env: { APP_MODE: "staging" } });
}, 40_000);
afterAll(() => app.close());

it("is neither offered nor taken without a charity", async () => {
  const { configuration } = await (await app.fetch("/v1/configuration")).json();
  expect(configuration.charity).toBeNull();
  const breeder = await addBreeder(app.services);
  const pet = await addPet(app.services, { breeder_id: breeder.id });
  const headers = await bearer(app.services, await addUser(app.services));
  const send = async (method: string, path: string, json: unknown) => {
    const response = await app.fetch(path, { method, headers, json });
    return { status: response.status, body: await response.json() };
  };
  const order = { rescueDonationAmount: 500 };
  for (const path of ["/v1/payments/quote", "/v1/reserve/new"]) {
    const { status, body } = await send("POST", path, { petId: pet.id, order });
    expect([path, status, body.code]).toEqual([path, 409, "donation_not_offered"]);
    expect((await send("POST", path, { petId: pet.id, order: { rescueDonationAmount: null } })).status)
      .toBeLessThan(300);
  }
  const { body: { reservedPetId } } = await send("POST", "/v1/reserve/new", { petId: pet.id });
  const saved = await send("POST", "/v1/reserve/save/progress", {
    ...{ reservedPetId, stepName: "payment", screen: 1, openStep: 3, options: order },
  });
  expect(saved.body.code).toBe("donation_not_offered");
});
