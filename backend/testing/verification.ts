import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { FilePurpose } from "../platform/db/schema.ts";
import { type ContentType, newKeys } from "../features/files/rules.ts";
import type { Services } from "../services.ts";

type World = Pick<Services, "db" | "newId" | "files">;
let picture: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Returns a small picture of one color. */
function somePicture(): Promise<Uint8Array<ArrayBuffer>> {
  return picture ??= sharp({ create: { width: 64, height: 48, channels: 3, background: "#4a7c59" } }).jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

/** Adds an unreviewed upload of its owner. Returns the key that the browser would send. */
export async function addUpload(
  { db, newId, files }: World,
  { ownerId, purpose, bytes, type = "image/jpeg" }: {
    ownerId: string;
    purpose: FilePurpose;
    bytes?: Uint8Array<ArrayBuffer>;
    type?: ContentType;
  },
): Promise<string> {
  const data = bytes ?? await somePicture();
  const random = () => randomBytes(16).toString("hex");
  const { uploadKey, key } = newKeys(purpose, type, [random(), random()]);
  await db.insertInto("files").values({
    id: newId(),
    owner_id: ownerId,
    purpose,
    upload_key: uploadKey,
    key,
    name: `${purpose}.jpg`,
    content_type: type,
    size: data.length,
  }).execute();
  await files.write(uploadKey, data, type);
  return uploadKey;
}

/** Adds uploads of all four kinds, as the body of submitVerification. */
export async function addDocuments(world: World, ownerId: string) {
  const upload = (purpose: FilePurpose) => addUpload(world, { ownerId, purpose });
  return {
    identityFront: [await upload("identity-front")],
    identityBack: [await upload("identity-back")],
    rearingArea: [await upload("rearing-area"), await upload("rearing-area")],
    registration: [await upload("registration")],
  };
}
