import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joined, made, upload } from "../../testing/files.ts";
import { addUser, bearer } from "../../testing/fixtures.ts";
import { expectSoundMoney } from "../../testing/ledger.ts";
import {
  type Answered,
  checkoutOf,
  type Market,
  openMarket,
  type Person,
} from "../../testing/reservations.ts";
import { walksOf } from "../../testing/reservation_walks.ts";
import { syncDispute } from "../sale/chargeback/chargeback_actions.ts";

let market: Market;
let shop: ReturnType<typeof checkoutOf>;
let staff: Person;
let seller: Person & { breederId: string };

beforeAll(async () => {
  market = await openMarket({
    features: ["chargebacks", "files", "listings", "payments", "reservations", "staff"],
    provider: true,
    env: { ADMIN_EMAIL: "staff@hearthpaw.example" },
  });
  shop = checkoutOf(market);
  seller = await market.seller({ name: "Willow Creek Cavaliers" });
  const admin = await addUser(market.services, { role: "Admin" });
  staff = {
    id: admin.id,
    token: (await bearer(market.services, admin)).authorization.slice("Bearer ".length),
  };
}, 40_000);
afterAll(() => market.close());

const code = ({ status, body }: Answered) => `${status} ${body.code ?? ""}`.trim();
const ask = <T>(method: string, path: string, body?: unknown) =>
  market.sandbox.payments.ask<T>(method, path, body);
type Wire = {
  id: string;
  status: string;
  evidence: Record<string, string>;
  evidence_details: { submission_count: number };
};
const disputeAt = async (id: string) =>
  (await ask<{ disputes: Wire[] }>("GET", "/record")).disputes.find((one) => one.id === id)!;

const read = (id: string) => market.call(staff, "GET", `/v1/admin/chargebacks/${id}`);
const own = (who: Person) => market.call(who, "GET", "/v1/breeders/chargebacks");
const add = (who: Person, id: string, text: string, fileKeys: string[] = []) =>
  market.call(who, "POST", `/v1/breeders/chargebacks/${id}/evidence`, { text, fileKeys });
const addByStaff = (id: string, text: string, fileKeys: string[] = []) =>
  market.call(staff, "POST", `/v1/admin/chargebacks/${id}/evidence`, { text, fileKeys });
const submit = (id: string, explanation: string, files: object[] = []) =>
  market.call(staff, "POST", `/v1/admin/chargebacks/${id}/submit`, { texts: { explanation }, files });
const uploaded = async (who: Person, bytes: Uint8Array<ArrayBuffer>, type?: "application/pdf") => {
  const authorization = `Bearer ${who.token}`;
  return await upload(market.app, { authorization }, "dispute-evidence", bytes, type);
};

/** Returns the key of the latest file. */
const keyOf = ({ body }: Answered): string =>
  (body.case ?? body.chargeback).items.at(-1).files.at(-1).fileKey;

/** Makes a sale that is paid and handed over, and whose payment the bank contests. */
async function contested(by = seller) {
  const made = await walksOf(market, by).ready({ paymentType: "full" });
  const { body: { intentId } } = await shop.intent(made.buyer, made.id, by);
  await shop.confirm(intentId);
  expect((await shop.verify(made.buyer, intentId)).status).toBe(200);
  expect((await shop.status(made.buyer, made.id, "confirm-handover")).status).toBe(200);
  const dispute = await ask<Wire>("POST", "/disputes", { intentId });
  await syncDispute(market.services, dispute.id);
  const { id } = await market.db.selectFrom("chargebacks").select("id")
    .where("provider_dispute_id", "=", dispute.id).executeTakeFirstOrThrow();
  return { ...made, chargebackId: id, disputeId: dispute.id };
}

describe("evidence for a bank", () => {
  it("is added by the breeder of the sale alone, once, and staff are told", async () => {
    const { chargebackId: id } = await contested();
    const key = await uploaded(seller, await made.jpeg());
    const answers = await Promise.all([1, 2].map(() => add(seller, id, "The signed form.", [key])));
    expect(answers.map(code)).toEqual(["200", "200"]);
    expect(answers[0]!.body.chargeback).toMatchObject({
      state: "needs-response",
      canAdd: true,
      amountCents: 257_500,
      items: [{ by: "breeder", text: "The signed form.", files: [{ name: "maple.jpg" }] }],
    });
    expect(code(await add(await market.seller(), id, "Mine"))).toBe("404 not_found");
    expect((await own(await market.seller())).body.chargebacks).toEqual([]);
    await addByStaff(id, "Their chat with our team.");
    expect((await own(seller)).body.chargebacks.find((one: { id: string }) => one.id === id).items)
      .toHaveLength(1);
    const mails = await market.db.selectFrom("mails").select("subject").where(
      "kind",
      "=",
      "chargeback-evidence",
    )
      .execute();
    expect(mails).toEqual([{ subject: expect.stringMatching(/^New evidence: reservation HP-/) }]);
  });

  it("is drafted from what the product knows: contract, terms, policy and hand-off", async () => {
    const { chargebackId: id } = await contested();
    const { hash } = await market.db.selectFrom("sale_contracts").select("hash")
      .where("breeder_id", "=", seller.breederId).executeTakeFirstOrThrow();
    const { body } = await read(id);
    expect(body.case).toMatchObject({
      state: "needs-response",
      canSubmit: true,
      submittedAt: null,
      items: [],
    });
    const { draft } = body.case;
    expect(draft.productDescription).toContain("sold by Willow Creek Cavaliers");
    expect(draft.refundPolicyDisclosure).toContain(hash);
    expect(draft.refundPolicyDisclosure).toContain("before paying");
    expect(draft.explanation).toContain("The buyer confirmed on ");
    expect(draft).toMatchObject({
      customerName: "Dana Whitfield",
      customerEmail: "dana.whitfield@example.com",
    });
    expect(draft.serviceDate).toMatch(/, 20\d\d$/);
  });

  it("goes to the provider once, with its files, and the books follow the bank's word", async () => {
    const { chargebackId: id, disputeId } = await contested();
    const [photo, paper] = [
      await uploaded(seller, await made.jpeg()),
      await uploaded(staff, made.pdf(), "application/pdf"),
    ];
    const handover = keyOf(await add(seller, id, "A photo of the hand-off.", [photo]));
    const contract = keyOf(await addByStaff(id, "The contract.", [paper]));
    const files = [{ use: "handover", fileKey: handover }, { use: "contract", fileKey: contract }];
    const answers = await Promise.all([1, 2].map(() => submit(id, "Handed over in person.", files)));
    expect(answers.map(code)).toContain("200");
    expect(code(await submit(id, "Handed over in person.", files.toReversed()))).toBe("200");
    expect((await read(id)).body.case).toMatchObject({
      state: "under-review",
      canSubmit: false,
      submittedAt: expect.any(String),
      submitted: { texts: { explanation: "Handed over in person." } },
    });
    const { status, evidence, evidence_details } = await disputeAt(disputeId);
    expect([status, evidence_details.submission_count]).toEqual(["under_review", 1]);
    expect(evidence).toEqual({
      uncategorized_text: "Handed over in person.",
      service_documentation: expect.stringMatching(/^file_/),
      customer_signature: expect.stringMatching(/^file_/),
    });
    expect(code(await submit(id, "Something else."))).toBe("409 evidence_submitted");
    expect(code(await add(seller, id, "One more"))).toBe("409 evidence_submitted");
    const log = await market.db.selectFrom("audit_entries").select("actor_id").where(
      "action",
      "=",
      "evidence-submitted",
    )
      .execute();
    expect(log).toEqual([{ actor_id: staff.id }]);
    await ask("POST", `/disputes/${disputeId}/close`, { outcome: "won" });
    await syncDispute(market.services, disputeId);
    expect((await read(id)).body.case.state).toBe("won");
    expect(code(await submit(id, "Handed over in person.", files))).toBe("409 chargeback_closed");
    await expectSoundMoney(market);
  });

  it("that the bank believes or not at once is won or lost", async () => {
    for (const [words, state] of [["winning_evidence", "won"], ["losing_evidence", "lost"]] as const) {
      const { chargebackId: id, disputeId } = await contested();
      expect(code(await submit(id, words))).toBe("200");
      await syncDispute(market.services, disputeId);
      expect((await read(id)).body.case.state).toBe(state);
      await expectSoundMoney(market);
    }
  });

  it("whose answer was lost is sent again and arrives once", async () => {
    const { chargebackId: id, disputeId } = await contested();
    await ask("POST", "/faults", {
      kind: "cut",
      when: "after",
      method: "POST",
      path: "/v1/disputes",
      times: 20,
    });
    expect(code(await submit(id, "Handed over."))).toBe("503 payments_unavailable");
    await ask("DELETE", "/faults");
    expect(code(await submit(id, "Handed over."))).toBe("200");
    expect((await disputeAt(disputeId)).evidence_details.submission_count).toBe(1);
    expect((await read(id)).body.case.state).toBe("under-review");
  });

  it("that was sent in the provider's own dashboard is under review here too", async () => {
    const { chargebackId: id, disputeId } = await contested();
    const evidence = { texts: { explanation: "By hand." }, files: {} };
    await market.sandbox.payments.submitEvidence({
      disputeId,
      evidence,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(code(await submit(id, "Ours."))).toBe("409 evidence_submitted");
    await syncDispute(market.services, disputeId);
    expect((await read(id)).body.case).toMatchObject({ state: "under-review", canSubmit: false });
  });

  it("is refused after the deadline, without anything in it, twice for one use, or with another's file", async () => {
    const { chargebackId: id } = await contested();
    const paper = keyOf(
      await addByStaff(id, "The contract.", [await uploaded(staff, made.pdf(), "application/pdf")]),
    );
    const twice = [{ use: "other", fileKey: paper }, { use: "other", fileKey: paper }];
    for (
      const [words, files] of [["  ", []], ["Both", twice], ["A", [{
        use: "other",
        fileKey: "private/0",
      }]]] as const
    ) {
      expect(code(await submit(id, words, [...files])), words).toBe("422 invalid_input");
    }
    const foreign = await uploaded(await market.buyer(), await made.jpeg());
    expect(code(await submit(id, "B", [{ use: "other", fileKey: foreign }]))).toBe("422 invalid_input");
    await market.db.updateTable("chargebacks").set({ evidence_due_at: new Date(Date.now() - 1_000) })
      .where("id", "=", id).execute();
    expect(code(await submit(id, "Too late."))).toBe("409 evidence_too_late");
    expect(code(await add(seller, id, "Too late."))).toBe("409 evidence_too_late");
    expect((await read(id)).body.case.canSubmit).toBe(false);
  });

  it("of more than the provider takes says so, and nothing is sent", async () => {
    const { chargebackId: id, disputeId } = await contested();
    const large = joined(
      made.pdf(),
      new Uint8Array(5_000_000).fill(32),
      new TextEncoder().encode("\n%%EOF\n"),
    );
    const added = await addByStaff(id, "A long contract.", [await uploaded(staff, large, "application/pdf")]);
    const paper = keyOf(added);
    expect(code(await submit(id, "See the file.", [{ use: "contract", fileKey: paper }]))).toBe(
      "409 evidence_too_large",
    );
    expect((await disputeAt(disputeId)).evidence_details.submission_count).toBe(0);
    expect(code(await submit(id, "Without it."))).toBe("200");
  });

  it("waits on the breeder's day until they add some, and in staff's queue until it went to the bank", async () => {
    const other = await market.seller({ name: "Harbor Light Maine Coons" });
    const before = (await market.call(staff, "GET", "/v1/admin/queues")).body.queues.chargebacks.count;
    const { chargebackId: id } = await contested(other);
    const tasks = async () =>
      (await market.call(other, "GET", "/v1/breeder/dashboard/preview")).body.data.tasks
        .filter(({ kind }: { kind: string }) => kind === "chargeback");
    const { evidence_due_at } = await market.db.selectFrom("chargebacks").select("evidence_due_at")
      .where("id", "=", id).executeTakeFirstOrThrow();
    expect(await tasks()).toEqual([{
      kind: "chargeback",
      title: expect.stringMatching(/^Add evidence about the disputed payment for /),
      url: "/breeder/chargebacks",
      dueAt: evidence_due_at!.toISOString(),
      dueOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    }]);
    const waiting = async () => (await market.call(staff, "GET", "/v1/admin/queues")).body.queues.chargebacks;
    expect(await waiting()).toMatchObject({
      count: before + 1,
      hasMore: false,
      oldestAt: expect.any(String),
    });
    await add(other, id, "The signed form.");
    expect(await tasks()).toEqual([]);
    expect(await waiting()).toMatchObject({ count: before + 1 });
    await submit(id, "Handed over in person.");
    expect(await waiting()).toMatchObject({ count: before });
  });
});
