import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import sharp from "sharp";
import type { Database, FilePurpose, VerificationStatus } from "../../platform/db/schema.ts";
import type { FilesPort } from "../../platform/ports/files/port.ts";
import { identityEnd } from "../../features/verification/rules.ts";
import { insertMany, type Row } from "../../platform/db/insert.ts";
import { randomOf } from "../../platform/random.ts";

const HOUR = 3_600_000;
const QUESTION = "The back of the ID cannot be read. Please take it again in daylight, without flash.";

/**
 * Example breeders whose documents are with staff, or were returned with a question, and hours since then.
 */
const HANDED_IN: Readonly<Partial<Record<VerificationStatus, number>>> = {
  submitted: 20,
  "in-review": 44,
  "needs-info": 70,
};

type Seller = {
  id: string;
  user_id: string;
  name: string;
  verification: VerificationStatus;
  contact: string;
};

/**
 * Adds documents for the example breeders whose verification is not finished: drawn, and marked as examples.
 * Call it once, after adding the example data.
 */
export async function seedDocuments(
  db: Kysely<Database>,
  files: Pick<FilesPort, "write">,
  now: Date,
): Promise<void> {
  const sellers = await db.selectFrom("breeders as d").innerJoin("users as u", "u.id", "d.user_id")
    .select((eb) => [
      "d.id",
      "d.user_id",
      "d.name",
      "d.verification",
      eb.fn<string>("concat_ws", [eb.val(" "), "u.first_name", "u.last_name"]).as("contact"),
    ])
    .where("d.verification", "in", Object.keys(HANDED_IN) as VerificationStatus[]).orderBy("d.id").execute();
  const admin = await db.selectFrom("users").select("id").where("role", "=", "Admin").executeTakeFirst();
  for (const seller of sellers) await submitDocuments(db, files, seller, admin?.id ?? null, now);
}

async function submitDocuments(
  db: Kysely<Database>,
  files: Pick<FilesPort, "write">,
  seller: Seller,
  adminId: string | null,
  now: Date,
): Promise<void> {
  const random = randomOf(`documents of ${seller.name}`);
  const submittedAt = new Date(now.getTime() - HANDED_IN[seller.verification]! * HOUR);
  const later = new Date(submittedAt.getTime() + 3 * HOUR);
  const decidedAt = seller.verification === "needs-info" ? later : null;
  const keep = async (purpose: FilePurpose, svg: string): Promise<Row<"files"> & { key: string }> => {
    const bytes = new Uint8Array(await sharp(new TextEncoder().encode(svg)).webp({ quality: 70 }).toBuffer());
    const hex = () =>
      createHash("sha256").update(`${seller.id}${purpose}${random.next()}`).digest("hex").slice(0, 32);
    const key = `private/${hex()}.webp`;
    await files.write(key, bytes, "image/webp");
    return {
      id: random.id(submittedAt),
      owner_id: seller.user_id,
      purpose,
      upload_key: `uploads/${hex()}.jpg`,
      key,
      state: "attached",
      name: `${purpose}.webp`,
      content_type: "image/webp",
      size: bytes.length,
      width: WIDTH,
      height: HEIGHT,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      created_at: submittedAt,
      attached_at: submittedAt,
      purge_at: decidedAt && purpose.startsWith("identity") ? identityEnd(decidedAt) : null,
    };
  };
  const front = await keep("identity-front", card(["EXAMPLE, NOT AN ID", seller.contact, seller.name], true));
  const back = await keep("identity-back", card(["EXAMPLE, NOT AN ID", "The other side"], false));
  const areas = [
    await keep("rearing-area", room("#c9d8b6", "#8a6f4d")),
    await keep("rearing-area", room("#d9cdb8", "#5f7a5a")),
  ];
  await insertMany(db, "files", [front, back, ...areas]);
  const reason = decidedAt ? QUESTION : null;
  await db.insertInto("verifications").values({
    id: random.id(submittedAt),
    breeder_id: seller.id,
    identity_front: [front.key],
    identity_back: [back.key],
    rearing_area: areas.map(({ key }) => key),
    registration: [],
    submitted_at: submittedAt,
    decided_at: decidedAt,
    decided_by: decidedAt && adminId,
    reason,
  }).execute();
  const moves: [VerificationStatus, VerificationStatus, Date][] = [["not-started", "submitted", submittedAt]];
  if (seller.verification !== "submitted") moves.push(["submitted", seller.verification, later]);
  await db.insertInto("verification_events").values(moves.map(([from_status, to_status, at]) => ({
    id: random.id(at),
    breeder_id: seller.id,
    from_status,
    to_status,
    actor_id: to_status === "submitted" ? seller.user_id : adminId,
    reason: to_status === "needs-info" ? reason : null,
    at,
  }))).execute();
}

const [WIDTH, HEIGHT] = [1200, 760];

/** Returns a card with lines of text, and the outline of a face on its front. */
function card(lines: readonly string[], hasFace: boolean): string {
  const text = lines.map((line, index) =>
    `<text x="${hasFace ? 440 : 80}" y="${230 + index * 90}" font-size="${
      index ? 44 : 52
    }" font-family="sans-serif"
      fill="#23402f">${escaped(line)}</text>`
  );
  const face = hasFace
    ? `<rect x="90" y="160" width="280" height="360" rx="16" fill="#b9cbbf"/><circle cx="230" cy="300" r="72" fill="#7f998a"/>
      <path d="M120 520a110 110 0 0 1 220 0z" fill="#7f998a"/>`
    : `<rect x="80" y="520" width="1040" height="96" fill="#3b4a41"/>`;
  return svg(`<rect width="1200" height="760" fill="#d8c9ad"/>
    <rect x="40" y="60" width="1120" height="640" rx="36" fill="#eef2ea" stroke="#8aa093" stroke-width="4"/>${face}${
    text.join("")
  }`);
}

/** Returns a corner of a room with a pen and a bed. */
function room(wall: string, floor: string): string {
  const bars = Array.from(
    { length: 13 },
    (_, n) => `<rect x="${260 + n * 56}" y="330" width="8" height="260" fill="#6b6f69"/>`,
  );
  return svg(
    `<rect width="1200" height="760" fill="${wall}"/><rect y="520" width="1200" height="240" fill="${floor}"/>
    <rect x="820" y="90" width="260" height="220" fill="#e7f0f6" stroke="#fff" stroke-width="14"/>
    <ellipse cx="590" cy="600" rx="230" ry="62" fill="#a8573f"/><ellipse cx="590" cy="586" rx="180" ry="42" fill="#efe2cf"/>
    <rect x="250" y="322" width="690" height="12" fill="#6b6f69"/>${bars.join("")}`,
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 1200 760">${content}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
