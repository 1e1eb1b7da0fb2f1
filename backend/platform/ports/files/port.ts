/** Where files lie: bytes under keys. Who owns them and what they are for is the feature's business. */
import { firstCharacters } from "../../text.ts";

/** A way to put one file: anybody who has the address may use it until `expiresAt`, in exactly this manner. */
export type UploadAddress = {
  url: string;
  /** To be sent with the file exactly so; the length goes along by itself and is part of the signature. */
  headers: { name: string; value: string }[];
  expiresAt: Date;
};

/** Size in bytes, the type it was put with, and when. */
export type StoredFile = { size: number; contentType: string; modifiedAt: Date };

/** What a reader is told to do with a file: show it in the page, or keep it under this name. */
export type Disposition = { show: "inline" } | { show: "attachment"; name: string };

/**
 * Keys are `folder/name` of our own making (`isStorageKey`); another one is a fault of the caller and throws. Every call
 * throws `StorageUnavailable` when the storage does not answer or is full.
 */
export type FilesPort = {
  /** An address that takes one file of this type and exactly this length, for so many seconds. */
  presignPut: (
    key: string,
    file: { contentType: string; size: number; seconds: number },
  ) => Promise<UploadAddress>;
  /** An address that gives the file for so many seconds. Says nothing of whether there is one. */
  presignGet: (
    key: string,
    how: { contentType: string; disposition: Disposition; seconds: number },
  ) => Promise<string>;
  /** Undefined where there is no file. */
  head: (key: string) => Promise<StoredFile | undefined>;
  /** The bytes, or those from `start` up to and without `end`; undefined where there is no file. */
  read: (
    key: string,
    range?: { start: number; end: number },
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Puts a file, in place of the one before. Nobody ever sees a part of it. */
  write: (key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>;
  /** Copies a file within the storage; false where there is none. */
  copy: (from: string, to: string) => Promise<boolean>;
  /** Removes a file; one that is not there is removed already. */
  remove: (key: string) => Promise<void>;
  /** Up to `limit` keys of a folder whose files were put before this moment. */
  listOld: (folder: string, before: Date, limit: number) => Promise<string[]>;
  /** Origins that browsers send files to and get them from: they belong into the policy of pages. */
  browserOrigins: string[];
};

/** The storage does not answer, refuses us, or has no room left. */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

const STORAGE_KEY = /^[a-z]+\/[A-Za-z0-9][A-Za-z0-9_-]*(\.[a-z0-9]+)*$/;

/** Whether a key is of the form that we make: one folder, one name, no way out of it. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && STORAGE_KEY.test(key);
}

/** Throws for a key that we would not have made. */
export function checkKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError("not a key of the file storage");
}

/** The header that tells a browser what to do with a file. A name of any language stays readable. */
export function dispositionHeader(disposition: Disposition): string {
  if (disposition.show === "inline") return "inline";
  // deno-lint-ignore no-control-regex -- control characters are what must not be there
  const name = firstCharacters(disposition.name.replaceAll(/[\u0000-\u001f\u007f/\\]/g, "_"), 120);
  const plain = name.replaceAll(/[^\w .()-]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
