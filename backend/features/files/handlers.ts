import { randomBytes } from "node:crypto";
import type { StaffRank } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail, failFields } from "../../platform/problem.ts";
import { isFresh } from "../../platform/recent_factor.ts";
import { deleteFiles, fileAddress } from "./actions.ts";
import { kindOf, mayUpload, mostBytes, newKeys, purposes, UPLOAD_SECONDS, type Viewer } from "./rules.ts";
import * as store from "./store.ts";

/** Maximum number of waiting files for one person. No form takes more. */
const MOST_WAITING = 100;

export const files: Handlers<
  "getUploadUrl" | "getDownloadUrl" | "getFileUrl" | "deleteFile" | "deleteBreederFiles"
> = {
  async getUploadUrl({ query, user }, { db, files, newId, config }) {
    const { fileName, contentType, purpose, size } = query;
    if (!mayUpload(user.role, purpose)) {
      fail("wrong_role", { detail: "Only breeders and shelters can upload this type of file." });
    }
    const kind = kindOf(contentType);
    if (!purposes[purpose].kinds.includes(kind)) {
      failFields({
        pointer: "query/contentType",
        code: "not_allowed",
        detail: "You can't upload this type of file here.",
      });
    }
    if (size > mostBytes[kind]) {
      const megabytes = mostBytes[kind] / 1_048_576;
      failFields({
        pointer: "query/size",
        code: "too_large",
        detail: `Files can be up to ${megabytes} MB.`,
      });
    }
    const { uploadKey, key } = newKeys(purpose, contentType, [randomName(), randomName()]);
    const address = await files.presignPut(uploadKey, { contentType, size, seconds: UPLOAD_SECONDS });
    await withTx(db, async (trx) => {
      const kept = await store.lockUsage(trx, user.id);
      if (kept.waiting >= MOST_WAITING) {
        fail("too_many_requests", {
          detail: "Many uploaded files aren't used yet. Use or delete some of them first.",
          retryAfterSeconds: 3_600,
        });
      }
      const quota = kept.isApproved ? config.storageQuota.verified : config.storageQuota.unverified;
      if (kept.bytes + size > quota) fail("storage_full");
      await store.insertFile(trx, {
        id: newId(),
        owner_id: user.id,
        purpose,
        upload_key: uploadKey,
        key,
        name: fileName,
        content_type: contentType,
        size,
      });
    });
    return {
      url: address.url,
      fileKey: uploadKey,
      method: "PUT" as const,
      headers: address.headers,
      expiresAt: address.expiresAt.toISOString(),
    };
  },

  async getDownloadUrl({ query, user, session }, services) {
    const viewer = viewerOf(user, session, services.now());
    return { url: await fileAddress(services, viewer, query.fileKey) ?? fail("not_found") };
  },

  async getFileUrl({ query, user, session }, services) {
    const { fileKey, bucketIndicator } = query;
    const viewer = viewerOf(user, session, services.now());
    return { url: await fileAddress(services, viewer, fileKey, bucketIndicator) ?? fail("not_found") };
  },

  async deleteFile({ body, user }, services) {
    await deleteFiles(services, user.id, [body.fileKey]);
    return { message: "The file was deleted." };
  },

  async deleteBreederFiles({ body, user }, services) {
    await deleteFiles(services, user.id, body.fileKeys);
    return { message: body.fileKeys.length === 1 ? "The file was deleted." : "The files were deleted." };
  },
};

/**
 * Returns the viewer of a file. Staff see private files of others only in a session with the second factor.
 */
function viewerOf(
  { id, staffRank }: { id: string; staffRank: StaffRank | null },
  { secondFactorAt }: { secondFactorAt: Date | null },
  now: Date,
): Viewer {
  return { id, rank: secondFactorAt === null ? null : staffRank, isFresh: isFresh(secondFactorAt, now) };
}

const randomName = (): string => randomBytes(16).toString("hex");
