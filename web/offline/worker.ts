/**
 * The service worker: shows a page while the connection is lost, with the favorites to read. It handles
 * nothing else: every other call, image and page goes to the network as without it.
 */

/** Types of a service worker that the compiler's library for pages lacks. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
const worker = self as unknown as {
  addEventListener:
    & ((type: "install" | "activate", listener: (event: Lasting) => void) => void)
    & ((type: "fetch", listener: (event: Fetching) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};

/** Inserted by the build: the files of the offline page, and a hash of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const PAGE = "/offline.html";
const SHELL = `shell-${VERSION}`;
/** Private data of one user. The page deletes it after a sign-out (`src/lib/offline.ts`). */
const OWN = "own";
/**
 * Pets that a signed-out visitor marked as favorites; the page stores them
 * (`src/components/favourites/kept_pets.ts`).
 */
const DEVICE = "device";
const FAVORITES = "/v1/pets/favorited";
const IDS = `${FAVORITES}/ids`;

type Favorites = { favoritedPets: { pet: { id: string; defaultImage?: { cardUrl: string } } }[] };

/** Incremented at each sign-out: answers to earlier requests are no longer stored. */
let era = 0;

worker.addEventListener("install", (event) =>
  event.waitUntil((async () => {
    const shell = await caches.open(SHELL);
    // Files without a hash in their name may be in the browser's cache since the last version.
    await shell.addAll(
      FILES.map((path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" })),
    );
    await worker.skipWaiting();
  })()));

worker.addEventListener("activate", (event) =>
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => ![SHELL, OWN, DEVICE].includes(name)).map((name) => caches.delete(name)),
    );
    // The network request starts while the worker starts. Open pages are not claimed, because that would
    // discard pages kept for "back".
    await worker.registration.navigationPreload?.enable();
  })()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  // A link elsewhere may point here too; it signs nobody out.
  if (pathname === "/v1/logout" && request.mode !== "navigate") event.waitUntil(forget());
  else if (request.method !== "GET") return;
  else if (request.mode === "navigate") event.respondWith(navigated(event));
  else if (FILES.includes(pathname)) event.respondWith(ofShell(request));
  else if ((pathname === FAVORITES && search === "") || pathname === IDS) {
    event.respondWith(own(event, pathname));
  }
});

async function navigated({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return await preloadResponse ?? await fetch(request);
  } catch (error) {
    const page = await caches.match(PAGE, { cacheName: SHELL });
    if (page) return page;
    throw error;
  }
}

async function ofShell(request: Request): Promise<Response> {
  return await caches.match(request, { cacheName: SHELL, ignoreVary: true }) ?? await fetch(request);
}

/**
 * Fetches from the network and stores answers about favorites. Returns the stored answer if the network
 * cannot be reached.
 */
async function own(event: Fetching, pathname: string): Promise<Response> {
  const { request } = event;
  const began = era;
  try {
    const answer = await fetch(request);
    const copy = answer.clone();
    if (answer.ok) {
      const { headers } = request;
      event.waitUntil(
        (pathname === IDS ? keepIds(copy, headers, began) : keepList(copy, headers, began)).catch(() => {}),
      );
    }
    return answer;
  } catch (error) {
    const kept = await keptFor(ownerOf(request.headers), pathname);
    if (kept) return kept;
    throw error;
  }
}

/** Stores the ids, which load with every page, and fetches the list if it differs from the stored one. */
async function keepIds(answer: Response, headers: Headers, began: number): Promise<void> {
  const owner = ownerOf(headers);
  const { favourites } = await answer.clone().json() as { favourites: { petId: string }[] };
  await keep(IDS, answer, owner, began);
  const list = await keptFor(owner, FAVORITES);
  const known = list && (await list.json() as Favorites).favoritedPets.map(({ pet }) => pet.id);
  const newest = favourites.slice(0, Math.max(known?.length ?? 0, 1)).map(({ petId }) => petId);
  if (known && String(known) === String(newest)) return;
  const fresh = await fetch(FAVORITES, { headers });
  if (fresh.ok) await keepList(fresh, headers, began);
}

async function keepList(answer: Response, headers: Headers, began: number): Promise<void> {
  const { favoritedPets } = await answer.clone().json() as Favorites;
  if (!await keep(FAVORITES, answer, ownerOf(headers), began)) return;
  const pictures = favoritedPets.flatMap(({ pet }) => pet.defaultImage?.cardUrl ?? []);
  const cache = await caches.open(OWN);
  const before = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) =>
    !path.startsWith("/v1/")
  );
  await Promise.all([
    ...before.filter((path) => !pictures.includes(path)).map((path) => cache.delete(path)),
    // A photo that fails to load leaves its card without one.
    ...pictures.filter((path) => !before.includes(path)).map((path) => cache.add(path).catch(() => {})),
  ]);
  if (began !== era) await caches.delete(OWN);
}

/**
 * Stores an answer with its owner, and deletes everything of another owner. Returns false after a sign-out in
 * the meantime.
 */
async function keep(path: string, answer: Response, owner: string, began: number): Promise<boolean> {
  const before = await caches.match(IDS, { cacheName: OWN }) ??
    await caches.match(FAVORITES, { cacheName: OWN });
  if (before && before.headers.get("x-kept-for") !== owner) await caches.delete(OWN);
  const headers = { "content-type": "application/json", "x-kept-for": owner, date: new Date().toUTCString() };
  const body = await answer.text();
  if (began !== era || !owner) return false;
  await (await caches.open(OWN)).put(path, new Response(body, { headers }));
  if (began === era) return true;
  await caches.delete(OWN);
  return false;
}

async function keptFor(owner: string, path: string): Promise<Response | undefined> {
  const kept = await caches.match(path, { cacheName: OWN });
  return kept?.headers.get("x-kept-for") === owner ? kept : undefined;
}

/** Returns the owner of a call's access token, as the token says; empty without a token. */
function ownerOf(headers: Headers): string {
  try {
    const claims = headers.get("authorization")!.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    return String(JSON.parse(atob(claims)).sub);
  } catch {
    return "";
  }
}

async function forget(): Promise<void> {
  era++;
  await caches.delete(OWN);
}
