/** Operations of other features on files: attach them, detach them, and find their addresses. */
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

/** Loads the codecs with the first picture: they take 30 MB of memory. */
const images = () => import("./image_actions.ts");

/** Lifetime of a read address, in seconds. */
const READ_SECONDS = 300;

export type AttachedFile = {
  id: string;
  /** Key to store: that of the clean copy, never that of the upload. */
  key: string;
  purpose: FilePurpose;
  /** File name on the owner's device. */
  name: string;
  contentType: string;
  /** Size of the clean copy in bytes. */
  size: number;
  /** Hash of the clean copy, equal for equal uploads. Empty for a file from before hashes were stored. */
  sha256: string;
  /** Size in pixels. Null for files other than pictures. */
  width: number | null;
  height: number | null;
};

export type Attachment = { ownerId: string; fileKey: string; purposes: readonly FilePurpose[] };

/**
 * Attaches an uploaded file of this owner: checks its actual bytes, writes a clean copy under a key that no
 * client can write to, and marks it as attached. Returns an already attached file unchanged, so a form can be
 * submitted twice. `save` runs in the transaction that marks the file: if it throws, the file stays waiting.
 * Fails with `malformed_request` (no key at all), `file_not_usable` (missing, another owner's, for another
 * purpose, not the claimed type, damaged, too large) and `storage_unavailable`. Call it outside transactions.
 */
export async function attachFile(
  services: World,
  wanted: Attachment,
  save: (trx: Trx, file: AttachedFile) => Promise<void> = () => Promise.resolve(),
): Promise<AttachedFile> {
  const { files } = await attachFiles(services, [wanted], (trx, [file]) => save(trx, file!));
  return files[0]!;
}

/** Attaches several files, all or none. Also returns the result of `save`. */
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
      // A concurrent submission of the same form was faster, with the same copy.
      const attached = marked ?? await store.findFile(trx, row.key);
      if (attached?.state !== "attached") {
        // The sweep removed the row during the check. The copy was written after that and would stay forever.
        gone.push(row.key);
        unusable("The file is no longer there. Choose it again.");
      }
      files.push(viewOf(attached));
    }
    return { files, saved: await save(trx, files) };
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for its callback
  }).finally(async () => {
    for (const key of gone.flatMap(everStoredAs)) await services.files.remove(key).catch(() => {});
  });
  for (const { row, facts } of ready) {
    // The sweep removes leftovers.
    if (facts) await services.files.remove(row.upload_key).catch(() => {});
  }
  return done;
}

/** Finds a file, checks it, and writes its clean copy. Returns no new facts for an already attached file. */
async function prepare(
  services: World,
  { ownerId, fileKey, purposes }: Attachment,
): Promise<{ row: store.FileRow; facts?: store.Facts }> {
  const row = await store.findFile(services.db, fileKey);
  if (!row || row.owner_id !== ownerId) unusable();
  if (!purposes.includes(row.purpose)) unusable("This file was uploaded for something else.");
  if (row.state === "attached") return { row };
  return await withStorage(async () => {
    /** Returns the file if a concurrent submission of the same form has attached it. */
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
 * Detaches an attached file of this owner, in the caller's transaction; its bytes are deleted after the
 * commit. Ignores a key that is not a file of the owner, such as an example picture.
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

/** Sets the deletion time of these files, by their keys. Null cancels it. */
export async function purgeAfter(trx: Trx, keys: readonly string[], at: Date | null): Promise<void> {
  await store.setPurge(trx, keys, at);
}

/** Deletes unused files of a person, all or none. Fails with `not_found` and `file_in_use`. */
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
 * Returns a short-lived address of a file for this viewer: its owner, staff, or anyone for a public file.
 * Undefined if the viewer has no access or there is no such file. Fails with `second_factor_required` if
 * staff need a recent code. `kind` restricts the call to files of the public or the private store.
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
    // The file is unchecked: only its owner gets it, as a download that the browser does not display.
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

/** Returns the site path of a public picture. The picture of a key never changes. */
function publicImagePath(key: string, size: PictureSize): string {
  return `/media/${pictureFile(key, size)}`;
}

/** Returns the type of a stored file: one size of a picture is JPEG. */
const typeOf = (key: string, { content_type }: Pick<store.Facts, "content_type">): string =>
  key.endsWith(".jpg") ? "image/jpeg" : content_type;

export type Picture = {
  type: "image/avif" | "image/webp" | "image/jpeg";
  bytes: Uint8Array<ArrayBuffer>;
  /** True if the full picture replaces a size that does not exist yet. */
  isStandIn: boolean;
  /** True if the response may have another type for other `Accept` headers. */
  isOneOfSeveral: boolean;
};

/**
 * Returns an uploaded picture by its name below `/media`, as AVIF if available and `takesAvif`. Undefined if
 * there is no such picture, if it was deleted, or if its owner is suspended.
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

/** Makes the small sizes of a public picture stored only in full size. Returns false if it has them. */
export async function addSizes(services: Pick<Services, "files">, key: string): Promise<boolean> {
  const [full, ...small] = storedAs(key);
  const last = small.at(-1);
  if (!full || !last || await services.files.head(last)) return false;
  const bytes = await services.files.read(full);
  if (!bytes) return false;
  const { smallSizes } = await images();
  // The order of writing matches the lookup: the last size proves that all exist.
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
  /** Bytes from `start` up to but excluding `end`, read in chunks as the reader consumes them. */
  open: (start: number, end: number) => ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** Size of a video chunk in memory for one reader. */
const VIDEO_CHUNK_BYTES = 512 * 1024;

/**
 * Returns an uploaded video by its name below `/media`. Undefined if there is none. Fails with
 * `storage_unavailable`.
 */
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
          // A missing or shortened file aborts the response, because a regular end would look complete.
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

/** Returns attached files with read addresses; callers check the access. Omits keys that are gone. */
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

/**
 * Returns attached pictures by their keys, with read addresses; callers check the access. Omits keys that are
 * gone.
 */
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
 * Returns an attached file in a form that payment providers accept: a picture as JPEG, a document unchanged.
 * Fails with `file_not_usable` if it is gone, or with `storage_unavailable`.
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

/** Removes the bytes of a leaving file, then its row. The job runs again until the storage responds. */
export async function removeFile(services: Pick<Services, "db" | "files">, id: string): Promise<void> {
  const row = await store.findLeaving(services.db, id);
  if (!row) return;
  for (const key of [row.upload_key, ...everStoredAs(row.key)]) await services.files.remove(key);
  await store.deleteLeaving(services.db, id);
}

/** Maximum age of a file that is not attached, in hours. */
const WAITING_HOURS = 24;
const BATCH_SIZE = 500;

/** Removes files that were never attached, files past their deletion time, and leftover uploads. */
export async function sweepFiles(services: Omit<World, "signal">, signal: AbortSignal): Promise<void> {
  const common = { failed: "could not remove a file", log: services.log, signal, limit: BATCH_SIZE };
  let removed = await forEachRow({
    page: (after, limit) => store.sweepOut(services.db, WAITING_HOURS, after, limit),
    work: ({ id }) => removeFile(services, id),
    ...common,
  });
  // An upload address still works after its file was attached. Bytes uploaded then belong to no row.
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
    // Pictures of our own making may be displayed. A document is only downloaded.
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
 * Stores a file that came in a call instead of directly in the storage. It waits to be attached like any
 * other. Returns the key to attach, and the key of the future clean copy.
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
