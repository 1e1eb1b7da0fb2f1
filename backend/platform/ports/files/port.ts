/** Storage of files as bytes under keys. Their owners and purposes are up to the features. */
import { firstCharacters } from "../../text.ts";

/**
 * A way to upload one file. Any client with the address may use it until `expiresAt`, in exactly this manner.
 */
export type UploadAddress = {
  url: string;
  /**
   * Headers to send unchanged with the file. Clients add the length themselves; it is part of the signature.
   */
  headers: { name: string; value: string }[];
  expiresAt: Date;
};

/** Size in bytes, content type at upload, and time of upload. */
export type StoredFile = { size: number; contentType: string; modifiedAt: Date };

/** Instruction to a reader's browser: show the file in the page, or save it under this name. */
export type Disposition = { show: "inline" } | { show: "attachment"; name: string };

/**
 * Keys are `folder/name` in our own format (`isStorageKey`); any other key is the caller's fault and throws.
 * Every call throws `StorageUnavailable` if the storage does not answer or is full.
 */
export type FilesPort = {
  /** Returns an address that accepts one file of this type and exactly this length for `seconds`. */
  presignPut: (
    key: string,
    file: { contentType: string; size: number; seconds: number },
  ) => Promise<UploadAddress>;
  /** Returns an address that serves the file for `seconds`, whether or not it exists. */
  presignGet: (
    key: string,
    how: { contentType: string; disposition: Disposition; seconds: number },
  ) => Promise<string>;
  /** Returns the facts of a file; undefined if missing. */
  head: (key: string) => Promise<StoredFile | undefined>;
  /** Returns the bytes, or those from `start` up to but not including `end`; undefined if missing. */
  read: (
    key: string,
    range?: { start: number; end: number },
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Writes a file and replaces the previous one. Readers never see a part of it. */
  write: (key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>;
  /** Copies a file within the storage. Returns false if the source is missing. */
  copy: (from: string, to: string) => Promise<boolean>;
  /** Removes a file. A missing file counts as removed. */
  remove: (key: string) => Promise<void>;
  /** Returns up to `limit` keys of a folder whose files were written before this moment. */
  listOld: (folder: string, before: Date, limit: number) => Promise<string[]>;
  /** Origins to which browsers send files and from which they load them. Part of the page policy. */
  browserOrigins: string[];
};

/** The storage does not answer, refuses us, or is full. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

const STORAGE_KEY = /^[a-z]+\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[a-z0-9]+)*$/;

/** Returns whether a key has our format: one folder, one name, no path out of it. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && STORAGE_KEY.test(key);
}

/** Throws for a key outside our format. */
export function checkKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError("not a key of the file storage");
}

/** Returns the header that tells a browser what to do with a file. Names in any language stay readable. */
export function dispositionHeader(disposition: Disposition): string {
  if (disposition.show === "inline") return "inline";
  // deno-lint-ignore no-control-regex -- it matches control characters to reject them
  const name = firstCharacters(disposition.name.replaceAll(/[\u0000-\u001f\u007f/\\]/g, "_"), 120);
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
