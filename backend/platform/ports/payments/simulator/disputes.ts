import type { Charge, Dispute, FileObject, PaymentMethod } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import { book } from "./balance.ts";
import { badRequest, type Form, missing, newId, readParams } from "./wire.ts";

/** The provider's fee for a dispute, which is not given back where it is won. */
const FEE = 1500;
const EVIDENCE_DAYS = 9;

/** The buyer's bank contests a charge: its money and the fee leave the balance at once. */
export function openDispute(sandbox: Sandbox, chargeId: string, reason?: string): Dispute {
  const { store } = sandbox;
  const charge = store.get<Charge>("charge", chargeId);
  if (!charge?.captured) throw missing("charge", chargeId, "charge");
  if (charge.disputed) throw badRequest("charge_disputed", "The charge is disputed already.", "charge");
  const dispute: Dispute = {
    id: newId("dp_"),
    object: "dispute",
    created: seconds(),
    livemode: false,
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    evidence: {},
    evidence_details: {
      ...{ due_by: seconds() + EVIDENCE_DAYS * 86_400, has_evidence: false, past_due: false },
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: reason ?? store.get<PaymentMethod>("payment_method", charge.payment_method)?._dispute ??
      "general",
    status: "needs_response",
  };
  dispute.balance_transactions.push(
    book(sandbox, {
      ...{ source: dispute.id, type: "adjustment", category: "dispute" },
      ...{ amount: -dispute.amount, fee: FEE },
    }),
  );
  charge.disputed = true;
  store.put(charge);
  store.put(dispute);
  emit(sandbox, null, "charge.dispute.created", dispute);
  emit(sandbox, null, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

const TEXTS: ReadonlySet<string> = new Set([
  ...["product_description", "customer_name", "customer_email_address", "billing_address", "service_date"],
  ...["refund_policy_disclosure", "refund_refusal_explanation", "uncategorized_text"],
]);
const FILES: ReadonlySet<string> = new Set([
  ...["customer_signature", "service_documentation", "customer_communication", "shipping_documentation"],
  ...["receipt", "refund_policy", "uncategorized_file"],
]);
const MOST_LETTERS = 150_000;
const MOST_BYTES = 4.5 * 1_048_576;
/** Words in `uncategorized_text` that make the bank decide at once, as in the provider's test mode. */
const VERDICTS = { winning_evidence: "won", losing_evidence: "lost" } as const;

/** `POST /v1/disputes/{id}`: evidence, which with `submit` goes to the bank once and for all. */
export function updateDispute(sandbox: Sandbox, call: Call, form: Form, id: string): Dispute {
  const params = readParams(form, ["evidence", "submit", "metadata"]);
  const { store } = sandbox;
  const dispute = store.get<Dispute>("dispute", id);
  if (!dispute) throw missing("dispute", id, "dispute");
  if (dispute.status !== "needs_response" || dispute.evidence_details.submission_count > 0) {
    throw badRequest("dispute_not_open", "The dispute takes no evidence any more.");
  }
  if (dispute.evidence_details.due_by < seconds()) {
    throw badRequest("dispute_past_due", "The time for evidence has passed.");
  }
  const given = Object.entries(params.form("evidence") ?? {});
  let bytes = 0;
  for (const [name, value] of given) {
    const param = `evidence[${name}]`;
    if (typeof value !== "string" || (!TEXTS.has(name) && !FILES.has(name))) {
      throw badRequest("parameter_unknown", `Received unknown parameter: ${param}`, param);
    }
    if (!FILES.has(name)) continue;
    const file = store.get<FileObject>("file", value);
    if (file?.purpose !== "dispute_evidence") throw missing("file", value, param);
    bytes += file.size;
  }
  if (bytes > MOST_BYTES) throw badRequest("parameter_invalid", "The files are larger than 4.5 MB together.");
  dispute.evidence = { ...dispute.evidence, ...Object.fromEntries(given) as Record<string, string> };
  const letters = Object.entries(dispute.evidence)
    .reduce((sum, [name, text]) => TEXTS.has(name) ? sum + text.length : sum, 0);
  if (letters > MOST_LETTERS) throw badRequest("parameter_invalid", "The texts are too long together.");
  dispute.evidence_details.has_evidence = Object.keys(dispute.evidence).length > 0;
  const isSent = params.flag("submit") ?? true;
  if (isSent) {
    dispute.status = "under_review";
    dispute.evidence_details.submission_count = 1;
  }
  store.put(dispute);
  emit(sandbox, call, "charge.dispute.updated", dispute);
  const verdict = isSent && VERDICTS[dispute.evidence.uncategorized_text as keyof typeof VERDICTS];
  return verdict ? closeDispute(sandbox, id, verdict) : dispute;
}

/** `POST /v1/files`, as multipart: a file for a dispute. */
export function createFile(sandbox: Sandbox, form: Form): FileObject {
  const params = readParams(form, ["purpose", "file"]);
  const given = params.form("file");
  const [filename, type, size, hash] = ["name", "type", "size", "sha256"].map((name) =>
    String(given?.[name] ?? "")
  );
  if (!given || !size) throw badRequest("parameter_missing", "Missing required param: file.", "file");
  if (!/^(application\/pdf|image\/(jpeg|png))$/.test(type!)) {
    throw badRequest("parameter_invalid", "Only PDF, JPEG and PNG files.", "file");
  }
  const file: FileObject = {
    ...{ id: newId("file_"), object: "file", created: seconds() },
    ...{ filename: filename!, type: type!.split("/")[1]!, size: Number(size), _sha256: hash! },
    purpose: params.need("purpose"),
  };
  sandbox.store.put(file);
  return file;
}

/** The bank decides; a dispute that is won brings its money back. */
export function closeDispute(sandbox: Sandbox, id: string, outcome: "won" | "lost"): Dispute {
  const { store } = sandbox;
  const dispute = store.get<Dispute>("dispute", id);
  if (!dispute) throw missing("dispute", id, "dispute");
  if (dispute.status === "won" || dispute.status === "lost") return dispute;
  dispute.status = outcome;
  if (outcome === "won") {
    dispute.balance_transactions.push(
      book(sandbox, {
        ...{ source: dispute.id, type: "adjustment", category: "dispute_reversal" },
        amount: dispute.amount,
      }),
    );
  }
  store.put(dispute);
  emit(sandbox, null, "charge.dispute.closed", dispute);
  if (outcome === "won") emit(sandbox, null, "charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/** Whether the provider refuses refunds of a charge: while it is disputed, and where that was lost. */
export function isContested(sandbox: Sandbox, charge: Charge): boolean {
  return charge.disputed &&
    sandbox.store.find<Dispute>("dispute", { charge: charge.id }).some(({ status }) => status !== "won");
}
