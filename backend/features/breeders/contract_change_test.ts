import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addBreeder, addUser, bearer } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
let breeder: { breederId: string; headers: { authorization: string } };

beforeAll(async () => {
  app = await startApp({ features: ["breeders"] });
});
afterAll(() => app.close());
beforeEach(async () => {
  const row = await addBreeder(app.services);
  breeder = { breederId: row.id, headers: await bearer(app.services, row.user) };
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
async function change(json: unknown, headers = breeder.headers): Promise<{ status: number; body: Body }> {
  const response = await app.fetch("/v1/breeders/contract", { method: "PUT", headers, json });
  return { status: response.status, body: await response.json() };
}
const current = async (): Promise<Body> =>
  (await (await app.fetch(`/v1/breeders/${breeder.breederId}/contract`)).json()).saleContract;
const versions = async () =>
  (await app.db.selectFrom("sale_contracts").select("version").where("breeder_id", "=", breeder.breederId)
    .orderBy("version").execute()).map(({ version }) => version);

describe("updateSaleContract", () => {
  it("makes a new version of changed words, whose hash is made over both texts", async () => {
    const first = await current();
    const { status, body } = await change({
      contractText: "  One puppy.\r\n\r\nOne home.\f ",
      guaranteeText: "Two years.",
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(schemas.SaleContractAnswer.safeParse(body).error).toBeUndefined();
    expect(body.saleContract).toMatchObject({
      version: 2,
      contractText: "One puppy.\n\nOne home.",
      guaranteeText: "Two years.",
      hash: sha256("One puppy.\n\nOne home.\fTwo years."),
    });
    expect(await current()).toEqual(body.saleContract);
    const kept = await app.db.selectFrom("sale_contracts").selectAll()
      .where("breeder_id", "=", breeder.breederId).where("version", "=", 1).executeTakeFirstOrThrow();
    expect([kept.contract_text, kept.hash]).toEqual([first.contractText, first.hash]);
  });

  it("makes no version where the words are the same", async () => {
    const { contractText, guaranteeText } = await current();
    const { body } = await change({ contractText: `${contractText}\n\n`, guaranteeText });
    expect(body.saleContract.version).toBe(1);
    expect(await versions()).toEqual([1]);
  });

  it("gives each of several changes at once a version of its own", async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 6 },
        (_, at) => change({ contractText: `Words ${at}.`, guaranteeText: "One year." }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await versions()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("says which text has no words", async () => {
    const { status, body } = await change({ contractText: " \n ", guaranteeText: "One year." });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ pointer: "/contractText" }]);
    expect(await versions()).toEqual([1]);
  });

  it("is for breeders", async () => {
    const buyer = await bearer(app.services, await addUser(app.services));
    const { status } = await change({ contractText: "Mine.", guaranteeText: "Mine." }, buyer);
    expect(status).toBe(403);
  });
});

describe("confirmSaleContract", () => {
  const confirm = async (saleContractHash: string, headers = breeder.headers) => {
    const response = await app.fetch("/v1/breeders/contract/confirm", {
      method: "POST",
      headers,
      json: { saleContractHash },
    });
    return { status: response.status, body: await response.json() as Body };
  };
  const unread = () =>
    app.db.updateTable("sale_contracts").set({ confirmed_at: null }).where(
      "breeder_id",
      "=",
      breeder.breederId,
    )
      .execute();

  it("records once that the seller has read the current version", async () => {
    await unread();
    const before = await current();
    expect(before.confirmedAt).toBeNull();
    const { status, body } = await confirm(before.hash);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.saleContract).toMatchObject({ version: 1, confirmedAt: expect.any(String) });
    expect((await confirm(before.hash)).body).toEqual(body);
    expect(await current()).toEqual(body.saleContract);
  });

  it("refuses another version than the current one", async () => {
    const { hash } = await current();
    await change({ contractText: "One puppy.", guaranteeText: "Two years." });
    expect((await confirm(hash)).body.code).toBe("contract_changed");
  });

  it("isn't asked for wording that the seller has saved", async () => {
    await unread();
    const { body } = await change({ contractText: "One kitten.", guaranteeText: "One year." });
    expect(body.saleContract.confirmedAt).not.toBeNull();
  });
});
