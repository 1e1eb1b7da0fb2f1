/**
 * The offline page, which replaces a page that could not be loaded. It uses only files that the service
 * worker has cached.
 */

type Pet = {
  name: string;
  breed: { breedName: string };
  priceCents: number;
  /** Missing in data that an earlier version stored. */
  priceWithFeeCents?: number;
  city: string;
  state: string;
  defaultImage?: { cardUrl: string; alt: string };
};

/** Interval between checks for the server, in ms. */
const ASK_MS = 10_000;

/** Loads the requested page. */
const load = () => location.pathname === "/offline.html" ? location.replace("/") : location.reload();

async function loadIfBack(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) load();
}

/** Shows the favorites of the signed-in user, else this device's, as of the last contact with the server. */
async function showFavorites(): Promise<void> {
  const user = JSON.parse(localStorage.getItem("user") ?? "null") as { id: string } | null;
  const cache = await caches.open(user ? "own" : "device");
  const { pets, dates } = user ? await petsOf(user, cache) : await petsOfDevice(cache);
  const section = document.getElementById("favorites")!;
  const list = section.querySelector("ul")!;
  for (const pet of pets) list.append(await cardOf(pet, cache));
  const day = new Date(Math.min(...dates))
    .toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric" });
  section.querySelector("#as-of")!.textContent =
    `Saved on ${day}. Prices and availability may have changed since.`;
  section.hidden = pets.length === 0;
}

type Kept = { pets: Pet[]; dates: number[] };
const dateOf = ({ headers }: Response): number => Date.parse(headers.get("date") ?? "") || Date.now();

async function petsOf(user: { id: string }, own: Cache): Promise<Kept> {
  const kept = await own.match("/v1/pets/favorited");
  if (kept?.headers.get("x-kept-for") !== user.id) return { pets: [], dates: [] };
  const { favoritedPets } = await kept.json() as { favoritedPets: { pet: Pet }[] };
  return { pets: favoritedPets.map(({ pet }) => pet), dates: [dateOf(kept)] };
}

/** Returns the pets that a signed-out visitor has marked as favorites, in their order. */
async function petsOfDevice(device: Cache): Promise<Kept> {
  const ids = JSON.parse(localStorage.getItem("hearthpaw:favorites") ?? "[]") as string[];
  const found = (await Promise.all(ids.map((id) => device.match(`/v1/pets/${id}`)))).filter((one) =>
    one !== undefined
  );
  return {
    pets: await Promise.all(found.map((one) => one.json() as Promise<Pet>)),
    dates: found.map(dateOf),
  };
}

async function cardOf(pet: Pet, own: Cache): Promise<HTMLElement> {
  const card = document.createElement("li");
  const picture = pet.defaultImage && await own.match(pet.defaultImage.cardUrl);
  if (picture) {
    const image = new Image(640, 480);
    image.src = URL.createObjectURL(await picture.blob());
    image.alt = pet.defaultImage!.alt;
    card.append(image);
  } else card.append(made("div", "none", ""));
  const money = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  });
  const cents = pet.priceWithFeeCents ?? pet.priceCents;
  card.append(
    made("h3", "", pet.name),
    made("p", "price", cents === 0 ? "Free" : money.format(cents / 100)),
    made("p", "", pet.breed.breedName),
    made("p", "", `${pet.city}, ${pet.state}`),
  );
  return card;
}

function made(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

if (navigator.onLine) {
  document.title = "We couldn't load this page · Hearthpaw";
  document.querySelector("h1")!.textContent = "We couldn't load this page";
  document.querySelector("main p")!.textContent =
    "Check your connection. We'll load this page as soon as it works again.";
}
document.getElementById("again")!.addEventListener("click", load);
addEventListener("online", load);
setInterval(() => void loadIfBack(), ASK_MS);
void showFavorites();
