import { AwsClient } from "aws4fetch";
import { readAtMost } from "../../read_at_most.ts";
import { checkKey, dispositionHeader, type FilesPort, StorageUnavailable } from "./port.ts";

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  now?: () => Date;
  /** Time limit of one call. Default: 30,000 ms. */
  callMs?: number;
};

/** Stores files in one private bucket of an S3 storage, addressed by path. */
export function s3Files(settings: S3Settings): FilesPort {
  const { endpoint, bucket, now = () => new Date(), callMs = 30_000, ...keys } = settings;
  const client = new AwsClient({ ...keys, service: "s3", retries: 0 });
  const root = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  const address = (key: string): URL => {
    checkKey(key);
    return new URL(`${root}/${key}`);
  };

  async function presign(url: URL, method: string, seconds: number, headers: Record<string, string> = {}) {
    url.searchParams.set("X-Amz-Expires", String(seconds));
    const datetime = now().toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
    // Type and length are signed too, so the storage refuses a body of another type or size.
    const signed = await client.sign(url.href, {
      method,
      headers,
      aws: { signQuery: true, allHeaders: true, datetime },
    });
    return signed.url;
  }

  /** Makes one call. Returns undefined for 404; any other failure means that the storage is unavailable. */
  async function call(
    url: URL,
    init: RequestInit & { method: string },
  ): Promise<Response | undefined> {
    try {
      const datetime = now().toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
      const signed = await client.sign(url.href, { ...init, aws: { datetime } });
      const response = await fetch(signed, { signal: AbortSignal.timeout(callMs) });
      if (response.ok) return response;
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new StorageUnavailable(`the file storage answered ${response.status}`);
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      throw new StorageUnavailable("the file storage does not answer", { cause: error });
    }
  }

  /** For calls to the bucket itself and for writes, a 404 means that the bucket does not exist. */
  async function must(url: URL, init: RequestInit & { method: string }): Promise<Response> {
    const response = await call(url, init);
    if (!response) throw new StorageUnavailable("the file storage does not know the bucket");
    return response;
  }

  /** An interrupted body counts as no answer. */
  async function bodyOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const bytes = await readAtMost(response.body, most, BODY_MS);
      if (bytes) return bytes;
    } catch (error) {
      throw new StorageUnavailable("the file storage broke off", { cause: error });
    }
    throw new StorageUnavailable("the file storage sends more than there is, or too slowly");
  }

  return {
    async presignPut(key, { contentType, size, seconds }) {
      const headers = { "content-type": contentType, "content-length": String(size) };
      return {
        url: await presign(address(key), "PUT", seconds, headers),
        headers: [{ name: "content-type", value: contentType }],
        expiresAt: new Date(Math.floor(now().getTime() / 1_000 + seconds) * 1_000),
      };
    },

    async presignGet(key, { contentType, disposition, seconds }) {
      const url = address(key);
      url.searchParams.set("response-content-type", contentType);
      url.searchParams.set("response-content-disposition", dispositionHeader(disposition));
      url.searchParams.set("response-cache-control", "private, no-store");
      return await presign(url, "GET", seconds);
    },

    async head(key) {
      const response = await call(address(key), { method: "HEAD" });
      if (!response) return undefined;
      return {
        size: Number(response.headers.get("content-length") ?? 0),
        contentType: response.headers.get("content-type") ?? "application/octet-stream",
        modifiedAt: new Date(response.headers.get("last-modified") ?? 0),
      };
    },

    async read(key, range) {
      if (range && range.end <= range.start) return new Uint8Array();
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end - 1}` } : {};
      const response = await call(address(key), { method: "GET", headers });
      return response && await bodyOf(response, MOST_FILE);
    },

    async write(key, bytes, contentType) {
      const response = await must(address(key), {
        method: "PUT",
        headers: { "content-type": contentType },
        body: bytes,
      });
      await response.body?.cancel();
    },

    async copy(from, to) {
      checkKey(from);
      const response = await call(address(to), {
        method: "PUT",
        headers: { "x-amz-copy-source": `/${bucket}/${from}` },
      });
      if (!response) return false;
      // S3 may answer 200 and report a failure later, in the body.
      if (/<Error>/.test(new TextDecoder().decode(await bodyOf(response, MOST_XML)))) {
        throw new StorageUnavailable("the file storage did not finish a copy");
      }
      return true;
    },

    async remove(key) {
      await (await call(address(key), { method: "DELETE" }))?.body?.cancel();
    },

    async listOld(folder, before, limit) {
      checkKey(`${folder}/x`);
      const old: string[] = [];
      let token: string | undefined;
      do {
        const url = new URL(root);
        url.searchParams.set("list-type", "2");
        url.searchParams.set("prefix", `${folder}/`);
        if (token) url.searchParams.set("continuation-token", token);
        const response = await must(url, { method: "GET" });
        const text = new TextDecoder().decode(await bodyOf(response, MOST_XML));
        for (const [, entry = ""] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = tag(entry, "Key");
          if (key && old.length < limit && new Date(tag(entry, "LastModified") ?? NaN) < before) {
            old.push(key);
          }
        }
        token = tag(text, "IsTruncated") === "true" ? tag(text, "NextContinuationToken") : undefined;
      } while (token && old.length < limit);
      return old;
    },

    browserOrigins: [new URL(endpoint).origin],
  };
}

/** Larger than the largest file, and than a list of a thousand keys. */
const MOST_FILE = 220_000_000;
const MOST_XML = 4_000_000;
const BODY_MS = 180_000;

/**
 * Returns the text of a tag. Keys and tokens are plain, so the five entities are all of XML that is needed
 * here.
 */
function tag(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll(/&(amp|lt|gt|quot|apos|#x?[\da-f]+);/gi, (whole, entity: string) => {
    const known: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
    if (known[entity]) return known[entity];
    return String.fromCodePoint(Number(entity[1] === "x" ? `0${entity.slice(1)}` : entity.slice(1))) || whole;
  });
}
