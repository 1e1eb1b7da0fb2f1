import { createHash, createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedFiles, embeddedFiles } from "../../platform/ports/files/embedded.ts";

/**
 * An in-memory S3 storage for tests. It recalculates every signature from the received request (by the
 * published algorithm, not the signing library), and refuses any difference: a changed address, header,
 * length, key, method, or an expired time.
 */
export type S3Peer = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  files: Map<string, { bytes: Uint8Array<ArrayBuffer>; contentType: string; modifiedAt: Date }>;
  /** While set, every call is answered with this status. */
  failWith: (status: number | undefined) => void;
  stop: () => Promise<void>;
};

const hmac = (key: string | Uint8Array, text: string): Uint8Array =>
  new Uint8Array(createHmac("sha256", key).update(text).digest());
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const uri = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function allowed(response: Response): Response {
  response.headers.set("access-control-allow-origin", "*");
  response.headers.set("access-control-allow-methods", "GET, PUT, HEAD");
  response.headers.set("access-control-allow-headers", "content-type");
  return response;
}

/** Starts a peer at a free port of this machine. */
export function startS3Peer(): S3Peer {
  const keys = { accessKeyId: "AKTESTKEY", secretAccessKey: "test/secret+key", region: "eu-test-1" };
  const bucket = "hearthpaw-files";
  const files: S3Peer["files"] = new Map();
  let failure: number | undefined;

  function refusal(request: Request, url: URL): string | undefined {
    const isInQuery = url.searchParams.has("X-Amz-Signature");
    const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
      .exec(request.headers.get("authorization") ?? "");
    if (!isInQuery && !header) return "no signature";
    const credential = isInQuery ? url.searchParams.get("X-Amz-Credential")! : header![1]!;
    const names = (isInQuery ? url.searchParams.get("X-Amz-SignedHeaders")! : header![2]!).split(";");
    const given = isInQuery ? url.searchParams.get("X-Amz-Signature")! : header![3]!;
    const date = (isInQuery ? url.searchParams.get("X-Amz-Date") : request.headers.get("x-amz-date")) ?? "";
    const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
    const seconds = isInQuery ? Number(url.searchParams.get("X-Amz-Expires")) : 900;
    if (!(Date.now() >= at - 900_000 && Date.now() < at + seconds * 1_000)) return "expired";
    const scope = `${date.slice(0, 8)}/${keys.region}/s3/aws4_request`;
    if (credential !== `${keys.accessKeyId}/${scope}` || !names.includes("host")) return "wrong credential";
    const query = [...url.searchParams].filter(([name]) => name !== "X-Amz-Signature")
      .map(([name, value]) => `${uri(name)}=${uri(value)}`).sort().join("&");
    const headers = names.map((name) =>
      `${name}:${(name === "host" ? url.host : request.headers.get(name) ?? "").trim()}\n`
    );
    const canonical = [
      request.method,
      url.pathname.split("/").map((part) => uri(decodeURIComponent(part))).join("/"),
      query,
      headers.join(""),
      names.join(";"),
      isInQuery ? "UNSIGNED-PAYLOAD" : request.headers.get("x-amz-content-sha256") ?? "",
    ].join("\n");
    const toSign = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
    const key = ["s3", "aws4_request"].reduce<Uint8Array>(
      (k, part) => hmac(k, part),
      hmac(hmac(`AWS4${keys.secretAccessKey}`, date.slice(0, 8)), keys.region),
    );
    return hmac(key, toSign).toHex() === given ? undefined : "SignatureDoesNotMatch";
  }

  async function serve(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const body = new Uint8Array(await request.arrayBuffer());
    if (failure) return new Response("<Error/>", { status: failure });
    const reason = refusal(request, url);
    if (reason) return new Response(`<Error><Code>${reason}</Code></Error>`, { status: 403 });
    const [, inBucket, ...rest] = url.pathname.split("/");
    if (inBucket !== bucket) return new Response("<Error><Code>NoSuchBucket</Code></Error>", { status: 404 });
    const key = decodeURIComponent(rest.join("/"));
    if (!key) return list(url);
    const found = files.get(key);
    if (request.method === "PUT") return put(request, key, body);
    if (request.method === "DELETE") {
      files.delete(key);
      return new Response(null, { status: 204 });
    }
    if (!found) return new Response("<Error><Code>NoSuchKey</Code></Error>", { status: 404 });
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get("range") ?? "");
    const bytes = range ? found.bytes.slice(Number(range[1]), Number(range[2]) + 1) : found.bytes;
    return new Response(request.method === "HEAD" ? null : bytes, {
      status: range ? 206 : 200,
      headers: {
        "content-type": url.searchParams.get("response-content-type") ?? found.contentType,
        "content-length": String(bytes.length),
        "last-modified": found.modifiedAt.toUTCString(),
        ...(url.searchParams.has("response-content-disposition")
          ? { "content-disposition": url.searchParams.get("response-content-disposition")! }
          : {}),
      },
    });
  }

  function put(request: Request, key: string, body: Uint8Array<ArrayBuffer>): Response {
    const source = request.headers.get("x-amz-copy-source");
    if (source === null) {
      const contentType = request.headers.get("content-type") ?? "binary/octet-stream";
      files.set(key, { bytes: body, contentType, modifiedAt: new Date() });
      return new Response(null, { status: 200 });
    }
    const found = files.get(source.replace(`/${bucket}/`, ""));
    if (!found) return new Response("<Error><Code>NoSuchKey</Code></Error>", { status: 404 });
    files.set(key, { ...found, modifiedAt: new Date() });
    return new Response("<CopyObjectResult></CopyObjectResult>", { status: 200 });
  }

  /** Pages of two keys, so a reader has to turn pages. */
  function list(url: URL): Response {
    const prefix = url.searchParams.get("prefix") ?? "";
    const after = url.searchParams.get("continuation-token") ?? "";
    const all = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = all.slice(0, 2);
    const contents = page.map((key) =>
      `<Contents><Key>${key}</Key><LastModified>${
        files.get(key)!.modifiedAt.toISOString()
      }</LastModified></Contents>`
    );
    const next = all.length > 2
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page[1]}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
    return new Response(`<ListBucketResult>${next}${contents.join("")}</ListBucketResult>`);
  }

  /**
   * Acts as a bucket whose rule allows every page to upload and download, so browsers can be tested with it.
   */
  async function serveToPages(request: Request): Promise<Response> {
    if (request.method === "OPTIONS") return allowed(new Response(null, { status: 204 }));
    return allowed(await serve(request));
  }

  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, serveToPages);
  return {
    ...keys,
    bucket,
    files,
    endpoint: `http://127.0.0.1:${server.addr.port}`,
    failWith: (status) => void (failure = status),
    stop: () => server.shutdown(),
  };
}

/** Starts the embedded storage with its own folder and port. */
export async function startEmbeddedFiles(
  options: { now?: () => Date; bodyMs?: number } = {},
): Promise<{ files: EmbeddedFiles; root: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "hearthpaw-files-"));
  const behind: { files?: EmbeddedFiles } = {};
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    (request) => behind.files!.handle(request),
  );
  const files = behind.files = embeddedFiles({
    dataDir,
    keys: [new TextEncoder().encode("a key of tests")],
    publicUrl: `http://127.0.0.1:${server.addr.port}`,
    ...options,
  });
  return {
    files,
    root: `${dataDir}/files`,
    stop: async () => {
      await server.shutdown();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
