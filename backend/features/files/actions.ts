/** What other features do with files: take them over, let go of them, say where they are. */
import { forEachRow } from "../../platform/batches.ts";
import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, FilePurpose } from "../../platform/db/schema.ts";
import { recordReads } from "../audit/actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import { StorageUnavailable } from "../../platform/ports/files/port.ts";
import { fail } from "../../platform/problem.ts";
import { firstCharacters } from "../../platform/text.ts";
import type { Services } from "../../services.ts";
import { checkUpload } from "./check_actions.ts";
import { GateFull } from "../../platform/gate.ts";
import {
  avifOf,
  everStoredAs,
  kindOf,
  mayRead,
  mostBytes,
  newKeys,
  pictureFile,
  type PictureSize,
  purposes as terms,
  sniff,
  storedAs,
  uploadedMedia,
  uploadedVideo,
  type Viewer,
} from "./rules.ts";
import * as store from "./store.ts";

type Trx = Kysely<Database>;
type World = Pick<Services, "db" | "files" | "now" | "log" | "signal">;

/** Loaded with the first picture: the codecs are 30 MB in memory. */
const images = () => import("./image_actions.ts");

/** An address to read a file lives so long. */
const READ_SECONDS = 300;

export type AttachedFile = {
  id: string;
  /** The key to store: of the clean copy, never the one that was uploaded to. */
  key: string;
  purpose: FilePurpose;
  /** The file's own name, as its owner had it. */
  name: string;
  contentType: string;
  /** Bytes of the clean copy. */
  size: number;
  /** Hash of the clean copy, the same for the same upload; empty for a file from before hashes were kept. */
  sha256: string;
  /** Pixels; null for what is no picture. */
  width: number | null;
  height: number | null;
};

export type Attachment = { ownerId: string; fileKey: string; purposes: readonly FilePurpose[] };

/**
 * Takes over an uploaded file of this owner: looks at its real bytes, keeps a clean copy under a key that nobody can write
 * to, and marks it attached. A file that is attached already is answered as it is, so that the same form may be sent twice.
 * `save` runs in the transaction that marks it: what it throws leaves the file waiting.
 * Fails with `malformed_request` (no key at all), `file_not_usable` (missing, another's, of another purpose, not what it
 * says it is, broken, too large) and `storage_unavailable`. To be called outside transactions.
 */
export async function attachFile(
  services: World,
  wanted: Attachment,
  save: (trx: Trx, file: AttachedFile) => Promise<void> = () => Promise.resolve(),
): Promise<AttachedFile> {
  const { files } = await attachFiles(services, [wanted], (trx, [file]) => save(trx, file!));
  return files[0]!;
}

/** The same for several files, all or none; also returns what `save` returns. */
export async function attachFiles<T>(
  services: World,
  wanted: readonly Attachment[],
  save: (trx: Trx, files: AttachedFile[]) => Promise<T>,
): Promise<{ files: AttachedFile[]; saved: T }> {
  const ready: { row: store.FileRow; facts?: store.Facts }[] = [];
  for (const one of wanted) ready.push(await prepare(services, one));
  const gone: string[] = [];
  const done = await withTx(services.db, async (trx) => {
    const files: AttachedFile[] = [];
    for (const { row, facts } of ready) {
      const marked = facts && await store.markAttached(trx, row.id, facts, services.now());
      // The same form, sent twice at a time: the other one was quicker, with the same copy.
      const attached = marked ?? await store.findFile(trx, row.key);
      if (attached?.state !== "attached") {
        // Swept out while it was looked at: its copy came after that, and would stay for ever.
        gone.push(row.key);
        unusable("The file is no longer there. Choose it again.");
      }
      files.push(viewOf(attached));
    }
    return { files, saved: await save(trx, files) };
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for what its callback answers
  }).finally(async () => {
    for (const key of gone.flatMap(everStoredAs)) await services.files.remove(key).catch(() => {});
  });
  for (const { row, facts } of ready) {
    // What stays behind is found by the sweep.
    if (facts) await services.files.remove(row.upload_key).catch(() => {});
  }
  return done;
}

/** Finds the file, looks at it, and writes its clean copy; a file that is attached already has no new facts. */
async function prepare(
  services: World,
  { ownerId, fileKey, purposes }: Attachment,
): Promise<{ row: store.FileRow; facts?: store.Facts }> {
  const row = await store.findFile(services.db, fileKey);
  if (!row || row.owner_id !== ownerId) unusable();
  if (!purposes.includes(row.purpose)) unusable("This file was uploaded for something else.");
  if (row.state === "attached") return { row };
  return await withStorage(async () => {
    /** The same form, sent twice at a time, may have taken the file over meanwhile. */
    const taken = async () => {
      const again = await store.findFile(services.db, fileKey);
      return again?.state === "attached" ? { row: again } : undefined;
    };
    const found = await services.files.head(row.upload_key);
    if (!found) return await taken() ?? unusable("The file didn't upload. Upload it again.");
    if (found.size !== row.size) unusable();
    const facts = await checkUpload(row, {
      signal: services.signal,
      read: () => services.files.read(row.upload_key),
      keep: async (clean) => {
        for (const [key, data] of clean.files) {
          await services.files.write(key, data, typeOf(key, clean.facts));
        }
      },
    });
    if (!facts) {
      const attached = await taken();
      if (attached) return attached;
      services.log.info("an upload was refused", { purpose: row.purpose, contentType: row.content_type });
      unusable(
        "This file is damaged, too large, or not the type its name says. Choose another one.",
      );
    }
    return { row, facts };
  });
}

/**
 * Lets go of an attached file of this owner, in the caller's transaction; its bytes go when that has committed. A key that
 * is no file of the owner's (an example picture, say) is left alone.
 */
export async function detachFile(
  trx: Trx,
  services: Pick<Services, "addJob">,
  { ownerId, key }: { ownerId: string; key: string | null },
): Promise<void> {
  if (key === null) return;
  const rows = await store.lockOwnFiles(trx, ownerId, [key]);
  await giveUp(trx, services, rows.map(({ id }) => id));
}

/** Sets when these files (by their keys) have to be gone; null takes that back. */
export async function purgeAfter(trx: Trx, keys: readonly string[], at: Date | null): Promise<void> {
  await store.setPurge(trx, keys, at);
}

/** Deletes files of a person that nothing needs; all or none. Fails with `not_found` and `file_in_use`. */
export async function deleteFiles(
  services: Pick<Services, "db" | "addJob">,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  await withTx(services.db, async (trx) => {
    const rows = await store.lockOwnFiles(trx, ownerId, keys);
    const known = new Set(rows.flatMap((row) => [row.key, row.upload_key]));
    if (!keys.every((key) => known.has(key))) fail("not_found");
    if (rows.some(({ state }) => state === "attached")) fail("file_in_use");
    await giveUp(trx, services, rows.map(({ id }) => id));
  });
}

/**
 * A short-lived address of a file for this viewer: the owner, staff, or anybody for a public one. Undefined when there is
 * no such file for them. Fails with `second_factor_required` where staff need a recent code. `kind` asks for a file of the public or the private store only.
 */
export async function fileAddress(
  services: Pick<Services, "db" | "files" | "config">,
  viewer: Viewer,
  fileKey: string,
  kind?: "public" | "private",
): Promise<string | undefined> {
  const row = await store.findFile(services.db, fileKey);
  if (!row || !mayRead(viewer, row)) return undefined;
  const isOwn = row.owner_id === viewer.id;
  if (terms[row.purpose].isDelicate && !isOwn && !viewer.isFresh) fail("second_factor_required");
  if (!isOwn && !terms[row.purpose].isPublic && row.state !== "waiting") {
    const action = terms[row.purpose].isDelicate ? "id-photo-read" : "paper-read";
    await recordReads(services.db, viewer.id, [{
      action,
      subjectKind: "user",
      subjectId: row.owner_id ?? row.id,
    }]);
  }
  const { isPublic } = terms[row.purpose];
  if (kind !== undefined && (kind === "public") !== isPublic) return undefined;
  if (row.state === "waiting") {
    // Nobody has looked at it yet: it is nobody's but its owner's, and is kept, not shown.
    if (row.owner_id !== viewer.id) return undefined;
    return await withStorage(async () => {
      if (!await services.files.head(row.upload_key)) return undefined;
      return await services.files.presignGet(row.upload_key, {
        contentType: "application/octet-stream",
        disposition: { show: "attachment", name: row.name },
        seconds: READ_SECONDS,
      });
    });
  }
  if (isPublic && row.content_type === "image/webp") {
    return `${services.config.publicUrl}${publicImagePath(row.key, "full")}`;
  }
  return await withStorage(() => addressOf(services, row));
}

/** Where a public picture is seen, from the root of the product. Pictures of a key never change. */
function publicImagePath(key: string, size: PictureSize): string {
  return `/media/${pictureFile(key, size)}`;
}

/** What a stored file is: one size of a picture is JPEG. */
const typeOf = (key: string, { content_type }: Pick<store.Facts, "content_type">): string =>
  key.endsWith(".jpg") ? "image/jpeg" : content_type;

export type Picture = {
  type: "image/avif" | "image/webp" | "image/jpeg";
  bytes: Uint8Array<ArrayBuffer>;
  /** The whole picture stands in for a size that is not made yet. */
  isStandIn: boolean;
  /** Another type may be answered to who accepts other ones. */
  isOneOfSeveral: boolean;
};

/**
 * Returns an uploaded picture by its name below `/media`, as AVIF where it is there and `takesAvif`; undefined for what is none, is no longer there, or
 * belongs to a suspended account.
 */
export async function readMedia(
  services: Pick<Services, "db" | "files">,
  fileName: string,
  takesAvif: boolean,
): Promise<Picture | undefined> {
  const known = uploadedMedia(fileName);
  const shown = known && await store.findShown(services.db, fileName.split(".")[0]!);
  if (!known || shown?.isWithheld) return undefined;
  const isOneOfSeveral = known.mayBeAvif;
  return await withStorage(async () => {
    if (takesAvif && isOneOfSeveral && shown?.hasAvif) {
      const bytes = await services.files.read(avifOf(known.key));
      if (bytes) return { type: "image/avif", bytes, isStandIn: false, isOneOfSeveral };
    }
    const bytes = await services.files.read(known.key);
    const type = known.key.endsWith(".jpg") ? "image/jpeg" as const : "image/webp" as const;
    if (bytes || known.key === known.full) return bytes && { type, bytes, isStandIn: false, isOneOfSeveral };
    const full = await services.files.read(known.full);
    return full && { type: "image/webp", bytes: full, isStandIn: true, isOneOfSeveral };
  });
}

/** Makes the small sizes of a public picture of which only the whole is stored; false where it has them. */
export async function addSizes(services: Pick<Services, "files">, key: string): Promise<boolean> {
  const [full, ...small] = storedAs(key);
  const last = small.at(-1);
  if (!full || !last || await services.files.head(last)) return false;
  const bytes = await services.files.read(full);
  if (!bytes) return false;
  const { smallSizes } = await images();
  // In the order in which they are looked for: the last one says that all are there.
  const sizes = await smallSizes(bytes);
  for (const place of small) {
    const data = [...sizes].find(([size]) => place === `public/${pictureFile(key, size)}`)?.[1];
    if (data) await services.files.write(place, data, typeOf(place, { content_type: "image/webp" }));
  }
  return true;
}

export type Video = {
  size: number;
  contentType: string;
  /** The bytes from `start` up to and without `end`, read bite by bite as the reader takes them. */
  open: (start: number, end: number) => ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** How much of a video lies in memory for one reader. */
const VIDEO_CHUNK_BYTES = 512 * 1024;

/** An uploaded video by its name at /media; undefined where there is none. Fails with `storage_unavailable`. */
export async function findVideo(
  services: Pick<Services, "db" | "files">,
  fileName: string,
): Promise<Video | undefined> {
  const known = uploadedVideo(fileName);
  if (known && (await store.findShown(services.db, fileName))?.isWithheld) return undefined;
  const found = known && await withStorage(() => services.files.head(known.key));
  if (!known || !found) return undefined;
  return {
    size: found.size,
    contentType: known.contentType,
    open(start, end) {
      let at = start;
      return new ReadableStream({
        async pull(controller) {
          const bytes = at < end
            ? await services.files.read(known.key, { start: at, end: Math.min(at + VIDEO_CHUNK_BYTES, end) })
            : new Uint8Array();
          // A file that is gone or shorter than it was breaks the answer off: its end would be a lie.
          if (!bytes || (at < end && bytes.length === 0)) throw new Error("the video ended too early");
          at += bytes.length;
          if (bytes.length) controller.enqueue(bytes);
          if (at >= end) controller.close();
        },
      }, { highWaterMark: 0 });
    },
  };
}

export type FileView = { url: string; name: string; contentType: string; size: number };

/** Attached files with addresses to look at them, for those who may. Keys that are gone are left out. */
export async function viewFiles(
  services: Pick<Services, "db" | "files">,
  keys: readonly string[],
): Promise<Map<string, FileView>> {
  const views = new Map<string, FileView>();
  for (const row of await store.findAttached(services.db, keys)) {
    const url = await withStorage(() => addressOf(services, row));
    const view = { url, name: row.name, contentType: row.content_type, size: row.size };
    for (const key of [row.key, row.upload_key]) if (keys.includes(key)) views.set(key, view);
  }
  return views;
}

export type Photo = { url: string; name: string; width: number; height: number };

/** Attached pictures, by their keys, with addresses to look at them, for those who may. Keys that are gone are left out. */
export async function viewPhotos(
  services: Pick<Services, "db" | "files">,
  keys: readonly string[],
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  for (const row of await store.findAttached(services.db, keys)) {
    if (row.width === null || row.height === null) continue;
    const url = await withStorage(() => addressOf(services, row));
    photos.set(row.key, { url, name: row.name, width: row.width, height: row.height });
  }
  return photos;
}

/**
 * An attached file as payment providers take it: a picture as JPEG, a document as it is. Fails with `file_not_usable` where
 * it has gone, or `storage_unavailable`.
 */
export async function readForProvider(
  services: Pick<Services, "db" | "files">,
  key: string,
): Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [row] = await store.findAttached(services.db, [key]);
  const bytes = row && await withStorage(() => services.files.read(storedAs(row.key)[0]!));
  if (!bytes) unusable("The file is no longer there.");
  if (row!.content_type === "application/pdf") return { name: row!.name, type: row!.content_type, bytes };
  const { asJpeg } = await images();
  return { name: `${row!.name.replace(/\.\w+$/, "")}.jpg`, type: "image/jpeg", bytes: await asJpeg(bytes) };
}

/** Removes the bytes of a file on its way out, then its row: a job, which runs again until the storage answers. */
export async function removeFile(services: Pick<Services, "db" | "files">, id: string): Promise<void> {
  const row = await store.findLeaving(services.db, id);
  if (!row) return;
  for (const key of [row.upload_key, ...everStoredAs(row.key)]) await services.files.remove(key);
  await store.deleteLeaving(services.db, id);
}

/** A file is waited for so many hours. */
const WAITING_HOURS = 24;
const BATCH_SIZE = 500;

/** Removes what was never attached, what was to be kept until a day that is over, and uploads left over beside. */
export async function sweepFiles(services: Omit<World, "signal">, signal: AbortSignal): Promise<void> {
  const common = { failed: "a file cannot be removed now", log: services.log, signal, limit: BATCH_SIZE };
  let removed = await forEachRow({
    page: (after, limit) => store.sweepOut(services.db, WAITING_HOURS, after, limit),
    work: ({ id }) => removeFile(services, id),
    ...common,
  });
  // An address may be used again after its file was taken over: what it brings then belongs to no row.
  const before = new Date(services.now().getTime() - (WAITING_HOURS + 1) * 3_600_000);
  const left = await services.files.listOld("uploads", before, BATCH_SIZE);
  removed += await forEachRow({
    page: (after) => Promise.resolve(after ? [] : left.map((id) => ({ id }))),
    work: ({ id }) => services.files.remove(id),
    ...common,
  });
  if (removed > 0) services.log.info("files removed", { count: removed });
}

async function giveUp(trx: Trx, services: Pick<Services, "addJob">, ids: readonly string[]): Promise<void> {
  for (const fileId of await store.markLeaving(trx, ids)) {
    await services.addJob(trx, "removeFile", { fileId }, { key: `removeFile:${fileId}` });
  }
}

function addressOf({ files }: Pick<Services, "files">, row: store.FileRow): Promise<string> {
  const { name, content_type: contentType } = row;
  const isPdf = contentType === "application/pdf";
  return files.presignGet(storedAs(row.key)[0]!, {
    contentType,
    // What we have made ourselves may be shown; a document is only ever kept.
    disposition: isPdf
      ? { show: "attachment", name: name.replace(/(\.pdf)?$/i, ".pdf") }
      : { show: "inline" },
    seconds: READ_SECONDS,
  });
}

function viewOf(row: store.FileRow): AttachedFile {
  const { id, key, purpose, name, size, width, height } = row;
  const facts = { contentType: row.content_type, sha256: row.sha256 ?? "" };
  return { id, key, purpose, name, ...facts, size, width, height };
}

function unusable(detail?: string): never {
  fail("file_not_usable", detail === undefined ? {} : { detail });
}

async function withStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof StorageUnavailable) && !(cause instanceof GateFull)) throw cause;
    fail("storage_unavailable", { cause, retryAfterSeconds: 5 });
  }
}

/**
 * Takes a file that came with a call instead of straight to the storage; it waits to be attached like any other. Returns the
 * key to attach and the one of the clean copy to be.
 */
export async function receiveFile(
  services: Pick<Services, "db" | "files" | "newId">,
  file: { ownerId: string; purpose: FilePurpose; name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<{ uploadKey: string; key: string }> {
  const type = sniff(file.bytes);
  if (
    !type || !terms[file.purpose].kinds.includes(kindOf(type)) || file.bytes.length > mostBytes[kindOf(type)]
  ) {
    unusable(
      "This file is damaged, too large, or not the type its name says. Choose another one.",
    );
  }
  const random = () => randomBytes(16).toString("hex");
  const { uploadKey, key } = newKeys(file.purpose, type, [random(), random()]);
  await store.insertFile(services.db, {
    id: services.newId(),
    owner_id: file.ownerId,
    purpose: file.purpose,
    upload_key: uploadKey,
    key,
    name: firstCharacters(file.name, 200) || "film",
    content_type: type,
    size: file.bytes.length,
  });
  await withStorage(() => services.files.write(uploadKey, file.bytes, type));
  return { uploadKey, key };
}
