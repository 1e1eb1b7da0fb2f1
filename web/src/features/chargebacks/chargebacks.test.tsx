import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import document from "../../../../backend/generated/openapi.json";
import type { ChargebackCase, OwnChargeback, User } from "@hearthpaw/client";
import {
  type Answers,
  breeder,
  consumer,
  countings,
  decisionsTakeEffect,
  problem,
  renderSite,
} from "../../testing.tsx";

const { examples } = document.components;
const one = examples.ChargebackCase.value.case as unknown as ChargebackCase;
const own = examples.OwnChargeback.value.chargeback as unknown as OwnChargeback;
const { id } = one.chargeback;
const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;
const READ = `GET /v1/admin/chargebacks/${id}`;
const SUBMIT = `POST /v1/admin/chargebacks/${id}/submit`;
const open = (answers: Answers = {}) =>
  renderSite(`/admin/chargebacks/${id}`, {
    user: admin,
    answers: {
      "GET /v1/user": { body: { user: admin, dashboard: "consumer" } },
      [READ]: { body: { case: one } },
      ...answers,
    },
  });
const sent = (calls: { name: string; body: string }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(body));

describe("staff who answer a bank", () => {
  it("begin with what the product knows, choose files, and submit once they are sure", async () => {
    const done = { ...one, state: "under-review", canSubmit: false, submittedAt: "2025-11-28T10:00:00.000Z" };
    let now = one;
    const { screen, calls } = await open({
      [READ]: () => ({ body: { case: now } }),
      [SUBMIT]: () => {
        now = { ...done, submitted: { texts: { explanation: "Handed over." }, files: [] } } as ChargebackCase;
        return { body: { case: now } };
      },
    });
    await expect.element(screen.getByText("Needs evidence")).toBeVisible();
    await expect.element(screen.getByLabelText("Buyer's name")).toHaveValue("Dana Whitfield");
    await screen.getByLabelText("What happened").fill("Handed over.");
    await screen.getByLabelText("hand-off.pdf").selectOptions("handover");
    await screen.getByRole("button", { name: "Submit to the bank" }).click();
    const dialog = screen.getByRole("dialog", { name: "Submit the evidence to the bank?" });
    expect(sent(calls, SUBMIT)).toEqual([]);
    await dialog.getByRole("button", { name: "Submit to the bank" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    await userEvent.keyboard("u");
    await expect.element(screen.getByLabelText("What happened")).toHaveValue("Handed over.");
    await expect.element(screen.getByLabelText("hand-off.pdf")).toHaveValue("handover");
    await screen.getByRole("button", { name: "Submit to the bank" }).click();
    await dialog.getByRole("button", { name: "Submit to the bank" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    expect(sent(calls, SUBMIT)).toEqual([]);
    decisionsTakeEffect();
    await expect.element(screen.getByText("With the bank", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Handed over.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Submit to the bank" }).elements()).toEqual([]);
    const [{ texts, files }] = sent(calls, SUBMIT);
    expect(texts).toMatchObject({ customerName: "Dana Whitfield", explanation: "Handed over." });
    expect(texts).not.toHaveProperty("billingAddress");
    expect(files).toEqual([{ use: "handover", fileKey: one.items[0]!.files[0]!.fileKey }]);
    await expect.poll(() => countings(calls)).toBeGreaterThan(1);
    await screen.unmount();
  });

  it("hear what the provider has against it, and lose nothing of what they wrote", async () => {
    const { screen } = await open({
      [SUBMIT]: problem(409, "evidence_too_large", "The bank takes 4.5 MB in all."),
    });
    await screen.getByLabelText("What happened").fill("Handed over.");
    await screen.getByRole("button", { name: "Submit to the bank" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Submit to the bank" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.element(screen.getByText("The bank takes 4.5 MB in all.")).toBeVisible();
    await expect.element(screen.getByLabelText("What happened")).toHaveValue("Handed over.");
    await screen.unmount();
  });

  it("keep their answer when evidence is added, and choose the use of its files", async () => {
    const file = { ...one.items[0]!.files[0]!, fileKey: "private/vet.report[1].pdf", name: "vet.pdf" };
    const more = {
      ...one,
      items: [...one.items, { ...one.items[0]!, id: "new", text: "The vet.", files: [file] }],
    };
    const { screen, calls } = await open({
      [`POST /v1/admin/chargebacks/${id}/evidence`]: { body: { case: more } },
      [SUBMIT]: { body: { case: more } },
    });
    await screen.getByLabelText("What happened").fill("Handed over.");
    await screen.getByLabelText("hand-off.pdf").selectOptions("handover");
    await screen.getByLabelText("What does it show?").fill("The vet.");
    await screen.getByRole("button", { name: "Add evidence" }).click();
    await screen.getByLabelText("vet.pdf").selectOptions("messages");
    await expect.element(screen.getByLabelText("What happened")).toHaveValue("Handed over.");
    await expect.element(screen.getByLabelText("hand-off.pdf")).toHaveValue("handover");
    await screen.getByRole("button", { name: "Submit to the bank" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Submit to the bank" }).click();
    await expect.element(screen.getByText("Not in effect yet")).toBeVisible();
    decisionsTakeEffect();
    await expect.poll(() => sent(calls, SUBMIT)[0]?.files).toEqual([
      { use: "handover", fileKey: one.items[0]!.files[0]!.fileKey },
      { use: "messages", fileKey: file.fileKey },
    ]);
    await screen.unmount();
  });

  it("are told that the deadline has passed", async () => {
    const { screen } = await open({ [READ]: { body: { case: { ...one, canSubmit: false } } } });
    await expect.element(screen.getByText(/^The deadline was /)).toBeVisible();
    expect(screen.getByRole("button", { name: "Add evidence" }).elements()).toEqual([]);
    await screen.unmount();
  });
});

it("a breeder adds what shows the hand-off, and sees what was added", async () => {
  const ADD = `POST /v1/breeders/chargebacks/${own.id}/evidence`;
  const { screen, calls } = await renderSite("/breeder/chargebacks", {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
      "GET /v1/breeders/chargebacks": { body: { chargebacks: [own], nextCursor: null } },
      [ADD]: { body: { chargeback: own } },
    },
  });
  const part = screen.getByRole("region", { name: /Maple/ });
  await expect.element(part.getByText("Needs evidence")).toBeVisible();
  await expect.element(part.getByRole("link", { name: /Maple/ }))
    .toHaveAttribute("href", `/breeder/reservations/${own.reservedPetId}`);
  await expect.element(part.getByRole("link", { name: "hand-off.pdf" })).toBeVisible();
  await part.getByRole("button", { name: "Add evidence" }).click();
  await expect.element(part.getByText("Enter what this shows.").first()).toBeVisible();
  await part.getByLabelText("What does it show?").fill("A photo of that day.");
  await part.getByRole("button", { name: "Add evidence" }).click();
  await expect.poll(() => sent(calls, ADD)).toEqual([{ text: "A photo of that day.", fileKeys: [] }]);
  await screen.unmount();
});
