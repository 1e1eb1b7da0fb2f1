import { describe, expect, it } from "vitest";
import type { Delivery, Reservation } from "@hearthpaw/client";
import contract from "../../../../backend/generated/openapi.json";
import { type Answers, breeder, consumer, liveEvents, problem, renderSite } from "../../testing.tsx";
import * as texts from "./delivery_texts.tsx";

const { examples } = contract.components;
const delivery = examples.Delivery.value.delivery as unknown as Delivery;
const example = examples.ReservedPet.value.reservedPet as unknown as Reservation;
const { id } = example;
const name = example.reservedPet.name;
const delivered: Reservation = {
  ...example,
  status: "paid",
  orderDetails: { ...example.orderDetails, transportation: "honest" },
  allowedActions: [{ action: "confirm-handover", isAllowed: true, reason: null }],
};
const address = {
  line1: "480 Oak Creek Drive",
  line2: null,
  city: "Corvallis",
  state: "OR" as const,
  postalCode: "97330",
};

const buyersSite = (answers: Answers) =>
  renderSite(`/account/reserved/${id}`, {
    user: consumer,
    answers: {
      "GET /v1/user": { body: { user: consumer, dashboard: "consumer" } },
      [`GET /v1/customer/pets/reserved/${id}`]: { body: { reservedPet: delivered } },
      ...answers,
    },
  });
const breedersSite = (answers: Answers) =>
  renderSite(`/breeder/reservations/${id}`, {
    user: breeder,
    answers: {
      "GET /v1/user": { body: { user: breeder, dashboard: "breeder" } },
      [`GET /v1/breeders/pets/reserved/${id}`]: { body: { reservedPet: delivered } },
      ...answers,
    },
  });

describe("the delivery of a reservation", () => {
  it("shows its buyer the planned arrival and the code, and no day to agree on", async () => {
    const { screen } = await buyersSite({ [`GET /v1/pets/reserved/${id}/delivery`]: { body: { delivery } } });
    const section = screen.getByRole("region", { name: "Honest Delivery" });
    await expect.element(section.getByText("482913")).toBeVisible();
    await expect.element(section.getByText(/Monday, January 12, 11:00\sAM to 1:00\sPM/)).toBeVisible();
    await expect.element(screen.getByText(texts.waitForDelivery(name))).toBeVisible();
    expect(screen.getByText(/Agree on a day/).elements()).toEqual([]);
  });

  it("says that it couldn't be loaded, loads again, and keeps the code when a later reload fails", async () => {
    const live = liveEvents();
    let isDown = true;
    const { screen, calls } = await buyersSite({
      [`GET /v1/pets/reserved/${id}/delivery`]: () =>
        isDown ? problem(409, "conflict", "The delivery is busy.") : { body: { delivery } },
    });
    await expect.element(screen.getByText("The delivery is busy.")).toBeVisible();
    isDown = false;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("482913")).toBeVisible();
    isDown = true;
    const asked = () => calls.filter((call) => call.name === `GET /v1/pets/reserved/${id}/delivery`).length;
    const before = asked();
    live.tell(`private-user-${consumer.id}`, "reservation", { reservationId: id });
    await expect.poll(asked).toBeGreaterThan(before);
    await expect.element(screen.getByText("482913")).toBeVisible();
  });

  it("changes live when the carrier picks the pet up", async () => {
    const live = liveEvents();
    let status: Delivery["status"] = "scheduled";
    const { screen } = await buyersSite({
      [`GET /v1/pets/reserved/${id}/delivery`]: () => ({ body: { delivery: { ...delivery, status } } }),
    });
    const section = screen.getByRole("region", { name: "Honest Delivery" });
    const carrier = delivery.carrierName!;
    await expect.element(section.getByText(texts.STATUS_SENTENCES.scheduled({ name, carrier })))
      .toBeVisible();
    status = "picked-up";
    live.tell(`private-user-${consumer.id}`, "reservation", { reservationId: id });
    await expect.element(section.getByText(texts.STATUS_SENTENCES["picked-up"]({ name, carrier })))
      .toBeVisible();
  });

  it("asks its breeder for the pick-up address, and hides the code", async () => {
    const { code: _, ...breeders } = delivery;
    const { screen, calls } = await breedersSite({
      [`GET /v1/pets/reserved/${id}/delivery`]: { body: { delivery: breeders } },
      [`PUT /v1/pets/reserved/${id}/pick-up`]: {
        body: { delivery: { ...breeders, pickUp: { address, note: "" } } },
      },
    });
    const section = screen.getByRole("region", { name: "Honest Delivery" });
    await expect.element(section.getByText(/Monday, January 12, 8:00\sAM/)).toBeVisible();
    expect(screen.getByText("482913").elements()).toEqual([]);
    await section.getByRole("button", { name: texts.addPickUp }).click();
    const dialog = screen.getByRole("dialog", { name: texts.whereToPickUp(name) });
    await dialog.getByRole("button", { name: texts.saveAddress }).click();
    await expect.element(dialog.getByText(texts.enterTheStreet).first()).toBeVisible();
    await dialog.getByLabelText(texts.streetAddress).fill(address.line1);
    await dialog.getByLabelText(texts.city).fill(address.city);
    await dialog.getByLabelText(texts.state).selectOptions("OR");
    await dialog.getByLabelText(texts.zipCode).fill(address.postalCode);
    await dialog.getByRole("button", { name: texts.saveAddress }).click();
    await expect.element(section.getByText("480 Oak Creek Drive")).toBeVisible();
    const sent = calls.find(({ name: call }) => call === `PUT /v1/pets/reserved/${id}/pick-up`)!;
    expect(JSON.parse(sent.body)).toEqual({ address, note: "" });
  });
});
