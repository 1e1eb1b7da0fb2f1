/**
 * The honest visitor, a buyer with a separate address: reads, saves pets and uploads images. The visitor runs
 * in a worker thread, because the attackers keep the main thread busy. The thread receives a `Visit` and
 * answers with `Measured`.
 */
export type Visit = { origin: string; token: string; petId: string; picture: Uint8Array; seconds: number };

export const KINDS = ["health", "page", "search", "own", "write", "picture"] as const;
export type Kind = typeof KINDS[number];

/** Times in ms, and the number of rejections by status, or by `closed`. */
export type Times = { p50: number; p99: number; count: number; refused: Record<string, number> };
export type Measured = Record<Kind, Times>;

/** Returns headers in the form that a call takes. */
export const headersOf = (headers: readonly { name: string; value: string }[]) =>
  Object.fromEntries(headers.map(({ name, value }) => [name, value]));

type Saved = { favoritedPet: { id: string } };

/** Timeout of the visitor's calls, in ms. */
const PATIENCE_MS = 30_000;
/** Rounds between two pages, two saves and two images: the visitor stays within their own limits. */
const PAGE_ROUNDS = 6;
const WRITE_ROUNDS = 16;
const PICTURE_ROUNDS = 60;
const PAUSE_MS = 25;

/** Returns the path of a file's address, whose host may be another loopback address. */
export function ownAddress(origin: string, url: string): string {
  const { pathname, search } = new URL(url, origin);
  return pathname + search;
}

async function visit({ origin, token, petId, picture, seconds }: Visit): Promise<Measured> {
  const end = performance.now() + seconds * 1_000;
  const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  const refused = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as Record<Kind, Record<string, number>>;
  /** Each call opens a new connection, like a visitor's first call. */
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    using client = Deno.createHttpClient({ localAddress: "127.0.0.1", poolMaxIdlePerHost: 0 });
    const headers = new Headers(init.headers);
    const isOurs = path.startsWith("/v1/");
    if (isOurs) headers.set("authorization", `Bearer ${token}`);
    if (isOurs && typeof init.body === "string") headers.set("content-type", "application/json");
    const url = new URL(path, origin);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const own: RequestInit & { client: Deno.HttpClient } = { ...init, headers, client, signal };
    const response = await fetch(url, own);
    const text = await response.text();
    if (!response.ok) throw String(response.status);
    return isOurs ? JSON.parse(text) : text;
  };
  const timed = async (kind: Kind, work: () => Promise<unknown>) => {
    const began = performance.now();
    try {
      await work();
    } catch (error) {
      const reason = typeof error === "string" ? error : "closed";
      refused[kind][reason] = (refused[kind][reason] ?? 0) + 1;
    }
    times[kind].push(performance.now() - began);
  };
  const sendPicture = async () => {
    const query = new URLSearchParams({
      fileName: "me.png",
      contentType: "image/png",
      purpose: "profile-image",
      size: String(picture.length),
    });
    const address = await ask(`/v1/files/upload?${query}`) as {
      url: string;
      fileKey: string;
      headers: { name: string; value: string }[];
    };
    const body = picture as Uint8Array<ArrayBuffer>;
    await ask(ownAddress(origin, address.url), { method: "PUT", headers: headersOf(address.headers), body });
    await ask("/v1/users/update", {
      method: "PUT",
      body: JSON.stringify({ profileImageKey: address.fileKey }),
    });
  };
  let saved: string | undefined;
  for (let round = 0; performance.now() < end; round++) {
    await timed("health", () => ask("/healthz"));
    if (round % PAGE_ROUNDS === 0) await timed("page", () => ask("/dogs"));
    const sex = round % 2 ? "Male" : "Female";
    await timed("search", () => ask(`/v1/pets/search/lean?type=Dog&sex=${sex}&sort=price`));
    await timed("own", () => ask("/v1/user"));
    if (round % WRITE_ROUNDS === 0) {
      await timed("write", async () => {
        if (saved) {
          await ask(`/v1/pets/favorited/${saved}/remove`, { method: "DELETE" });
          saved = undefined;
        } else {
          const answer = await ask("/v1/pets/favorited/add", {
            method: "POST",
            body: JSON.stringify({ petId }),
          });
          saved = (answer as Saved).favoritedPet.id;
        }
      });
    }
    if (round % PICTURE_ROUNDS === 0) await timed("picture", sendPicture);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  const figures = (kind: Kind): Times => {
    const sorted = times[kind].toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    return { p50: at(0.5), p99: at(0.99), count: sorted.length, refused: refused[kind] };
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, figures(kind)])) as Measured;
}

const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Visit>) => void) | null;
  postMessage: (measured: Measured) => void;
};
port.onmessage = async ({ data }) => port.postMessage(await visit(data));
