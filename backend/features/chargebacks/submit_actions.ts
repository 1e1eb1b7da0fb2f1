import { createHash } from "node:crypto";
import type { SubmitEvidenceBody } from "../../generated/types.ts";
import { withTx } from "../../platform/db/tx.ts";
import { isOurFault } from "../../platform/provider_answers.ts";
import type { Answer, Dispute, Evidence } from "../../platform/ports/payments/port.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import { readForProvider } from "../files/actions.ts";
import { reservationChanged } from "../sale/notices/index.ts";
import { MOST_BYTES, refusalOf, TRY_MS } from "./rules.ts";
import * as store from "./store.ts";

type Submission = SubmitEvidenceBody & { actorId: string };

/**
 * Sends evidence to the bank, once. It saves the content first, and each call has its own key, so a retry
 * sends nothing twice. Fails with `not_found`, `chargeback_closed`, `evidence_submitted`,
 * `evidence_too_late`, `evidence_too_large`, `evidence_refused`, `idempotency_conflict` during another
 * submission, or `payments_unavailable` if the outcome is unknown; the next try then sends the same content.
 */
export async function submitEvidence(services: Services, id: string, submission: Submission): Promise<void> {
  const { texts, files, actorId } = submission;
  const body = { texts: filled(texts), files };
  check(body);
  const row = await store.findChargeback(services.db, id) ?? fail("not_found");
  const code = refusalOf(row);
  if (code === "evidence_submitted" && canonical(row.evidence) === canonical(body)) return;
  if (code) fail(code);
  const known = new Set((await store.findItems(services.db, [id])).flatMap(({ file_keys }) => file_keys));
  if (files.some(({ fileKey }) => !known.has(fileKey))) {
    failFields({
      pointer: "body/files",
      code: "unknown",
      detail: "Choose from the files that were added here.",
    });
  }
  // Staff may have answered in the provider's own dashboard, or an earlier response was lost.
  const before = await services.payments.retrieveDispute(row.disputeId);
  if (before.kind === "unknown" || isOurFault(before)) fail("payments_unavailable");
  if (before.kind !== "done") fail("evidence_refused");
  if (before.value.isAnswered) {
    await sent(services, row, actorId, canonical(row.evidence) === canonical(body));
    if (canonical(row.evidence) === canonical(body)) return;
    fail("evidence_submitted");
  }
  if (!await store.claim(services.db, id, body, TRY_MS)) fail("idempotency_conflict");
  const answer = await send(services, row, body).catch(async (error) => {
    await store.endTry(services.db, id, false);
    throw error;
  });
  if (answer.kind === "unknown" || isOurFault(answer)) {
    await store.endTry(services.db, id, false);
    fail("payments_unavailable");
  }
  if (answer.kind !== "done") {
    await store.endTry(services.db, id, false);
    services.log.error("the payment provider refuses evidence", {
      chargebackId: id,
      code: answer.kind === "refused" ? answer.code : answer.kind,
    });
    fail("evidence_refused");
  }
  await sent(services, row, actorId, true);
}

/** Sends each file once, then everything in one call. */
async function send(services: Services, row: store.Row, body: SubmitEvidenceBody): Promise<Answer<Dispute>> {
  const read = [];
  for (const { use, fileKey } of body.files) {
    read.push({ use, fileKey, ...await readForProvider(services, fileKey) });
  }
  if (read.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_BYTES) fail("evidence_too_large");
  const files: Evidence["files"] = {};
  for (const { use, fileKey, name, type, bytes } of read) {
    const idempotencyKey = `evidence-file:${row.id}:${hash(fileKey)}`;
    const given = await services.payments.uploadEvidence({ name, type, bytes, idempotencyKey });
    if (given.kind !== "done") return given;
    files[use] = given.value.id;
  }
  return await services.payments.submitEvidence({
    disputeId: row.disputeId,
    evidence: { texts: body.texts, files },
    idempotencyKey: `evidence:${row.id}:${hash(canonical(body))}`,
  });
}

async function sent(services: Services, row: store.Row, actorId: string, isOurs: boolean): Promise<void> {
  await withTx(services.db, async (trx) => {
    const now = (await store.lockChargeback(trx, row.id))!;
    if (now.submittedAt) return;
    await store.endTry(trx, row.id, true);
    await reservationChanged(trx, services, row.reservationId);
    if (!isOurs) return;
    await recordDecision(trx, {
      actorId,
      action: "evidence-submitted",
      subjectKind: "order",
      subjectId: row.orderId,
      reason: null,
      before: { evidence: "needs-response" },
      after: { evidence: "under-review" },
    });
  });
}

function check({ texts, files }: SubmitEvidenceBody): void {
  if (Object.keys(texts).length === 0 && files.length === 0) {
    failFields({ pointer: "body/texts", code: "required", detail: "Enter a text or choose a file." });
  }
  if (new Set(files.map(({ use }) => use)).size < files.length) {
    failFields({ pointer: "body/files", code: "duplicate", detail: "Choose one file for each use." });
  }
}

const filled = (texts: SubmitEvidenceBody["texts"]): SubmitEvidenceBody["texts"] =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim()]).filter(([, text]) => text),
  );

/** Returns the same text for the same evidence in any order. */
function canonical(body: SubmitEvidenceBody | null): string {
  if (!body) return "";
  const texts = Object.entries(body.texts).sort(([a], [b]) => a.localeCompare(b));
  const files = body.files.map(({ use, fileKey }) => `${use} ${fileKey}`).sort();
  return JSON.stringify([texts, files]);
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);
