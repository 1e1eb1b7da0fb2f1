import type { Dispute, FileObject } from "./objects.ts";
import { type Call, emit, type Sandbox, seconds } from "./context.ts";
import { answerDispute, closeDispute, isAnswerable, needDispute } from "./disputes.ts";
import { badRequest, type Form, missing, newId, readParams } from "./wire.ts";

const TEXTS: ReadonlySet<string> = new Set([
  "product_description",
  "customer_name",
  "customer_email_address",
  "billing_address",
  "service_date",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "uncategorized_text",
]);
const FILES: ReadonlySet<string> = new Set([
  "customer_signature",
  "service_documentation",
  "customer_communication",
  "shipping_documentation",
  "receipt",
  "refund_policy",
  "uncategorized_file",
]);
const MOST_LETTERS = 150_000;
const MOST_BYTES = 4.5 * 1_048_576;
/** Words in `uncategorized_text` that make the bank decide at once, as in the provider's test mode. */
const VERDICTS = { winning_evidence: "won", losing_evidence: "lost" } as const;

/** `POST /v1/disputes/{id}`: stores evidence, and with `submit` sends it to the bank irrevocably. */
export function updateDispute(sandbox: Sandbox, call: Call, form: Form, id: string): Dispute {
  const params = readParams(form, ["evidence", "submit", "metadata"]);
  const { store } = sandbox;
  const dispute = needDispute(sandbox, id);
  if (!isAnswerable(dispute)) {
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
  if (isSent) answerDispute(sandbox, dispute);
  else {
    store.put(dispute);
    emit(sandbox, call, "charge.dispute.updated", dispute);
  }
  const verdict = isSent && VERDICTS[dispute.evidence.uncategorized_text as keyof typeof VERDICTS];
  return verdict ? closeDispute(sandbox, id, { outcome: verdict }) : dispute;
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
    id: newId("file_"),
    object: "file",
    created: seconds(),
    filename: filename!,
    type: type!.split("/")[1]!,
    size: Number(size),
    _sha256: hash!,
    purpose: params.need("purpose"),
  };
  sandbox.store.put(file);
  return file;
}
