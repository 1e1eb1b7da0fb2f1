import { randomBytes, timingSafeEqual } from "node:crypto";
import type {
  AnswerDeliveryBody,
  CarrierDeliveryAnswer,
  ReportDeliveryBody,
  UploadDeliveryPhotoBody,
  UploadUrlAnswer,
} from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { attachFiles } from "../files/actions.ts";
import { newKeys, UPLOAD_SECONDS } from "../files/rules.ts";
import { insertFile } from "../files/store.ts";
import { readLinkToken } from "../links/crypto.ts";
import {
  bookCost,
  type DeliveryRow,
  findByLink,
  LINK_HOURS_AFTER,
  lockDelivery,
  markBegun,
  MOST_UPLOADS,
  tellOf,
  updateDelivery,
  WRONG_CODES,
} from "../sale/delivery/index.ts";
import { confirmDelivered } from "../sale/ending/index.ts";
import { type Checkout, findCheckout, handoverRefusal, lockCheckout } from "../sale/order/index.ts";
import { mustStep, NO_CARRIER, scheduleColumns, withDelivery } from "./actions.ts";
import * as store from "./store.ts";
import { carrierDeliveryOf } from "./view.ts";

/** Finds a delivery by its carrier's token. Fails with `link_not_valid`. */
async function byToken({ db, config }: Services, token: string): Promise<DeliveryRow> {
  const linkId = readLinkToken(config, token) ?? fail("link_not_valid");
  return await findByLink(db, linkId) ?? fail("link_not_valid");
}

async function show(services: Services, id: string): Promise<CarrierDeliveryAnswer> {
  const row = (await store.findShown(services.db, id))!;
  const checkout = (await findCheckout(services.db, row.reservation_id))!;
  const readyReason = refusalOf(checkout)?.detail;
  const supportPhone = services.config.support.phone;
  return { delivery: carrierDeliveryOf(row, { readyReason, supportPhone }) };
}

/** Returns why the pet can't be picked up yet, in words for the carrier; undefined if it can. */
function refusalOf({ reservation, pet }: Checkout) {
  if (reservation.stop) {
    return {
      code: "sale_stopped" as const,
      detail: "This sale is paused. Call us before you pick the pet up.",
    };
  }
  if (reservation.status === "deposit-paid") {
    return { code: "balance_due" as const, detail: "The balance hasn't been paid yet, so the pet stays." };
  }
  if (reservation.status !== "paid") {
    return {
      code: "delivery_changed" as const,
      detail: "This pet isn't waiting for a pick-up anymore. Call us before you drive.",
    };
  }
  return handoverRefusal(pet);
}

/** Returns a delivery for its carrier. Fails with `link_not_valid`. */
export async function openLink(services: Services, token: string): Promise<CarrierDeliveryAnswer> {
  const { id } = await byToken(services, token);
  await store.noteOpened(services.db, id);
  return await show(services, id);
}

/**
 * Accepts or declines a delivery, or sets its window. Repeating an answer changes nothing. Fails with
 * `link_not_valid`, `delivery_changed` or `window_not_valid`.
 */
export async function answerDelivery(
  services: Services,
  { token, answer, window, reason }: AnswerDeliveryBody,
): Promise<CarrierDeliveryAnswer> {
  const found = await byToken(services, token);
  const shown = answer === "decline" ? await show(services, found.id) : undefined;
  await withDelivery(services, found, async (trx, delivery, { reservation }) => {
    requireLink(found, delivery);
    const by = { role: "carrier" as const, name: delivery.carrier_name, reason: reason ?? null };
    if (answer === "decline") {
      return await mustStep(trx, services, delivery, "decline", by, NO_CARRIER);
    }
    const isAgreed = delivery.status === "accepted" || delivery.status === "scheduled";
    if (answer === "accept" && !isAgreed) await mustStep(trx, services, delivery, "accept", by);
    const asked = window && scheduleColumns(delivery, window, reservation.at);
    const isSame = asked && delivery.status === "scheduled" && isSameWindow(delivery, asked);
    const offered = answer === "accept" && !isAgreed && delivery.pick_up_at !== null;
    if (answer === "schedule" && !asked) fail("window_not_valid");
    if (isSame || (!asked && !offered)) return;
    const now = (await lockDelivery(trx, delivery.id))!;
    await mustStep(trx, services, now, "schedule", by, asked ?? {});
  });
  if (shown) return { delivery: { ...shown.delivery, status: "to-arrange" } };
  return await show(services, found.id);
}

function isSameWindow(
  { pick_up_at, arrive_from, arrive_to }: DeliveryRow,
  asked: ReturnType<typeof scheduleColumns>,
): boolean {
  return pick_up_at?.getTime() === asked.pick_up_at.getTime() &&
    arrive_from?.getTime() === asked.arrive_from.getTime() &&
    arrive_to?.getTime() === asked.arrive_to.getTime();
}

/** Fails with `link_not_valid` if the link was revoked while the call waited. */
function requireLink(found: DeliveryRow, delivery: DeliveryRow): void {
  if (delivery.link_id !== found.link_id) fail("link_not_valid");
}

const randomName = (): string => randomBytes(16).toString("hex");

/**
 * Returns an upload address for a photo. The buyer owns the file, because it is about their pet and goes with
 * their account. Fails with `link_not_valid` or `delivery_changed`.
 */
export async function uploadPhoto(
  services: Services,
  { token, contentType, size }: UploadDeliveryPhotoBody,
): Promise<UploadUrlAnswer> {
  const found = await byToken(services, token);
  const { uploadKey, key } = newKeys("delivery-photo", contentType, [randomName(), randomName()]);
  const address = await services.files.presignPut(uploadKey, { contentType, size, seconds: UPLOAD_SECONDS });
  await withDelivery(services, found, async (trx, delivery, { reservation }) => {
    requireLink(found, delivery);
    if (!await store.countUpload(trx, delivery.id, MOST_UPLOADS)) fail("delivery_changed");
    await insertFile(trx, {
      id: services.newId(),
      owner_id: reservation.consumer_id,
      purpose: "delivery-photo",
      upload_key: uploadKey,
      key,
      name: "delivery",
      content_type: contentType,
      size,
    });
  });
  return {
    url: address.url,
    fileKey: uploadKey,
    method: "PUT",
    headers: address.headers,
    expiresAt: address.expiresAt.toISOString(),
  };
}

/**
 * Records the pick-up or the hand-off. Repeating a report changes nothing. Fails with `link_not_valid`,
 * `delivery_changed`, a reason why the pet stays (`balance_due`, `sale_stopped`, `too_early`, `too_young`),
 * `code_wrong`, `code_used_up` or a file's error.
 */
export async function reportDelivery(
  services: Services,
  { token, step, fileKey, code }: ReportDeliveryBody,
): Promise<CarrierDeliveryAnswer> {
  const found = await byToken(services, token);
  if (step === "handed-off" && found.status !== step) await checkCode(services, found, code ?? "");
  if (found.status !== step && !(step === "picked-up" && found.status === "handed-off")) {
    const checkout = (await findCheckout(services.db, found.reservation_id))!;
    // Refuses before checking the photo.
    if (step === "picked-up") refuseEarly(checkout);
    const wanted = {
      ownerId: checkout.reservation.consumer_id,
      fileKey,
      purposes: ["delivery-photo"] as const,
    };
    let isWrong = false;
    const attached = attachFiles(services, [wanted], async (trx, [photo]) => {
      const locked = (await lockCheckout(trx, found.reservation_id))!;
      const delivery = (await lockDelivery(trx, found.id))!;
      requireLink(found, delivery);
      if (delivery.status === step) return;
      const by = { role: "carrier" as const, name: delivery.carrier_name };
      if (step === "picked-up") {
        refuseEarly(locked);
        await mustStep(trx, services, delivery, "pick-up", by, { pick_up_photo: photo!.key });
        return await markBegun(trx, locked);
      }
      if (photo!.key === delivery.pick_up_photo) fail("file_not_usable");
      isWrong = delivery.wrong_codes >= WRONG_CODES || !isSameCode(code ?? "", delivery.code);
      if (isWrong) fail("code_wrong");
      await mustStep(trx, services, delivery, "hand-off", by, {
        hand_off_photo: photo!.key,
        // A carrier whose connection broke can repeat the report for a while.
        link_expires_at: new Date(locked.reservation.at.getTime() + LINK_HOURS_AFTER * 3_600_000),
      });
      await bookCost(trx, services, delivery);
      await confirmDelivered(trx, services, locked);
    });
    await attached.catch(async (error: unknown) => {
      // The pick-up came after the first check. The refusal undid its transaction, so another one counts the code.
      if (isWrong) await checkCode(services, found, code ?? "");
      throw error;
    });
  }
  return await show(services, found.id);
}

function refuseEarly(checkout: Checkout): void {
  const refusal = refusalOf(checkout);
  if (refusal) fail(refusal.code, { detail: refusal.detail });
}

/** Checks a code and counts a wrong one, even though the call fails. */
async function checkCode(services: Services, found: DeliveryRow, code: string): Promise<void> {
  const outcome = await withDelivery(services, found, async (trx, delivery) => {
    requireLink(found, delivery);
    if (delivery.status !== "picked-up") return "right";
    if (delivery.wrong_codes >= WRONG_CODES) return "used-up";
    if (isSameCode(code, delivery.code)) return "right";
    const wrong = delivery.wrong_codes + 1;
    await updateDelivery(trx, delivery.id, { wrong_codes: wrong });
    if (wrong < WRONG_CODES) return "wrong";
    await tellOf(trx, services, { id: delivery.id, step: "code-locked", at: delivery.updated_at.getTime() });
    return "used-up";
  });
  if (outcome === "wrong") {
    fail("code_wrong", { detail: "This code isn't right. Ask the buyer to show it again." });
  }
  if (outcome === "used-up") {
    fail("code_used_up", { detail: "Too many wrong codes. Call us, and we'll send you a new link." });
  }
}

function isSameCode(typed: string, code: string): boolean {
  const [a, b] = [typed, code].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  return a.length === b.length && timingSafeEqual(a, b);
}
