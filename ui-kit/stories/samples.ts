import type { GalleryItem, PetCardProps, Picture } from "../src/index.ts";

/** Drawn stand-ins for photos: a head, a coat and a setting. Only for stories; the product draws its own. */
type Coat = { base: string; mask: string; ear: string; blaze?: string; nose?: string };

const COATS = {
  bernese: { base: "#2a2725", mask: "#b5703a", ear: "#1d1b1a", blaze: "#f4efe6" },
  golden: { base: "#dfae6a", mask: "#efcf9b", ear: "#c98f48" },
  chocolate: { base: "#6d4630", mask: "#845a40", ear: "#563523", nose: "#3a2216" },
  corgi: { base: "#d08a4a", mask: "#f7f0e4", ear: "#b97436", blaze: "#f7f0e4" },
  gray: { base: "#9aa0a3", mask: "#e9e9e6", ear: "#7c8387", blaze: "#e9e9e6" },
  cream: { base: "#f0e2c8", mask: "#fbf4e6", ear: "#e0c99f" },
  black: { base: "#2f3135", mask: "#3d4046", ear: "#232528" },
  ginger: { base: "#d98942", mask: "#f5e3cb", ear: "#c26f2b" },
} satisfies Record<string, Coat>;
export type CoatName = keyof typeof COATS;

const SCENES = [
  ["#cfe0d3", "#8fb28f", "#6d9573"],
  ["#e9ddc9", "#c9ae8c", "#a98a66"],
  ["#d5e2ea", "#a3bccb", "#7f9cad"],
  ["#f0dfd0", "#d8b499", "#b98d70"],
  ["#dfe3d0", "#b2bb8f", "#8f9a6a"],
] as const;

export function draw(coat: CoatName, scene = 0, cat = false, turn = 0): string {
  const c: Coat = COATS[coat];
  const [sky, far, near] = SCENES[scene % SCENES.length] ?? SCENES[0];
  const ears = cat
    ? `<path d="M268 236 L262 96 L372 176Z M532 236 L538 96 L428 176Z" fill="${c.ear}"/><path d="M284 206 L282 138 L336 180Z M516 206 L518 138 L464 180Z" fill="#e7b9a6"/>`
    : `<path d="M290 190c-70-22-112 36-104 118 5 52 30 84 62 78 30-6 52-60 66-120Z M510 190c70-22 112 36 104 118-5 52-30 84-62 78-30-6-52-60-66-120Z" fill="${c.ear}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${far}"/></linearGradient>
<radialGradient id="h" cx=".42" cy=".3" r=".8"><stop stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></radialGradient>
<filter id="b"><feGaussianBlur stdDeviation="22"/></filter></defs>
<rect width="800" height="600" fill="url(#s)"/>
<g filter="url(#b)"><ellipse cx="${
    120 + scene * 60
  }" cy="150" rx="150" ry="110" fill="#fff" opacity=".5"/><ellipse cx="660" cy="330" rx="190" ry="90" fill="${near}" opacity=".65"/><ellipse cx="130" cy="400" rx="210" ry="80" fill="${near}" opacity=".6"/></g>
<path d="M0 500c200-50 600-50 800 0v100H0Z" fill="${near}"/>
<g transform="translate(${turn * 26} 26) rotate(${turn * 5} 400 330)">
<path d="M236 600c0-150 62-216 164-216s164 66 164 216Z" fill="${c.base}"/><path d="M330 600c0-110 24-170 70-170s70 60 70 170Z" fill="${c.mask}"/>
${ears}
<path d="M400 132c104 0 156 74 156 158 0 92-64 158-156 158s-156-66-156-158c0-84 52-158 156-158Z" fill="${c.base}"/>
${
    c.blaze
      ? `<path d="M400 134c22 0 30 74 34 130 4 50-14 90-34 90s-38-40-34-90c4-56 12-130 34-130Z" fill="${c.blaze}"/>`
      : ""
  }
<path d="M400 296c62 0 96 34 96 78 0 46-42 74-96 74s-96-28-96-74c0-44 34-78 96-78Z" fill="${c.mask}"/>
<path d="M400 132c104 0 156 74 156 158 0 92-64 158-156 158s-156-66-156-158c0-84 52-158 156-158Z" fill="url(#h)"/>
<g fill="#1c1512"><ellipse cx="336" cy="272" rx="21" ry="${
    cat ? 24 : 23
  }"/><ellipse cx="464" cy="272" rx="21" ry="${cat ? 24 : 23}"/></g>
<g fill="#fff"><circle cx="344" cy="263" r="7"/><circle cx="472" cy="263" r="7"/></g>
<path d="M400 ${cat ? 352 : 362}c-18 0-34-12-34-25s16-20 34-20 34 7 34 20-16 25-34 25Z" fill="${
    c.nose ?? (cat ? "#c98b80" : "#231a17")
  }"/>
<path d="M400 360v22m0 0c-10 22-40 22-52 4m52-4c10 22 40 22 52 4" fill="none" stroke="#231a17" stroke-width="5" stroke-linecap="round"/>
${
    cat
      ? `<path d="M300 372l-110-16M300 388l-112 12M500 372l110-16M500 388l112 12" stroke="#fff" stroke-width="3" opacity=".8"/>`
      : ""
  }
</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/\n/g, ""))}`;
}

export const picture = (coat: CoatName, alt: string, scene = 0, cat = false, turn = 0): Picture => ({
  src: draw(coat, scene, cat, turn),
  alt,
});

type Sample = Omit<PetCardProps, "onFavorite">;
const pet = (
  name: string,
  breed: string,
  age: string,
  sex: "Male" | "Female",
  place: string,
  distance: string,
  priceCents: number,
  coat: CoatName,
  scene: number,
  more: Partial<Sample> = {},
): Sample => ({
  href: `/pets/${name.toLowerCase()}`,
  name,
  breed,
  age,
  sex,
  place,
  distance,
  priceCents,
  picture: picture(coat, `${name}, a ${breed} puppy`, scene, false, scene % 3 - 1),
  ...more,
});

export const juniper = pet(
  "Juniper",
  "Bernese Mountain Dog",
  "10 weeks",
  "Female",
  "Burlington, VT",
  "12 miles",
  250000,
  "bernese",
  0,
  { badge: { word: "Health tested", icon: "health" } },
);

export const pets: Sample[] = [
  juniper,
  pet("Biscuit", "Golden Retriever", "9 weeks", "Male", "Montpelier, VT", "41 miles", 220000, "golden", 1, {
    isFavorite: true,
  }),
  pet("Hazel", "Labrador Retriever", "11 weeks", "Female", "Keene, NH", "98 miles", 145000, "chocolate", 2, {
    status: "on-hold",
  }),
  pet(
    "Winston",
    "Pembroke Welsh Corgi",
    "3 months",
    "Male",
    "Saratoga Springs, NY",
    "112 miles",
    190000,
    "corgi",
    3,
    {
      badge: { word: "Delivery", icon: "truck" },
    },
  ),
  pet("Pepper", "Miniature Schnauzer", "8 weeks", "Female", "Concord, NH", "121 miles", 175000, "gray", 4),
  pet(
    "Maple",
    "Goldendoodle, English Cream",
    "14 weeks",
    "Female",
    "Portland, ME",
    "160 miles",
    257499,
    "cream",
    0,
    {
      wasCents: 290000,
      badge: { word: "New", icon: "star", tone: "accent" },
    },
  ),
  pet("Otis", "Labrador Retriever", "2 years", "Male", "Albany, NY", "126 miles", 15000, "black", 1, {
    badge: { word: "Rescue", icon: "home" },
    priceNote: "adoption fee",
  }),
  pet(
    "Clementine",
    "Cavalier King Charles Spaniel",
    "5 months",
    "Female",
    "Springfield, MA",
    "148 miles",
    240000,
    "ginger",
    2,
    {
      status: "reserved",
    },
  ),
];

export const gallery: GalleryItem[] = [
  { kind: "picture", ...picture("bernese", "Juniper looks into the camera on a green lawn", 0) },
  { kind: "picture", ...picture("bernese", "Juniper tilts her head on a wooden floor", 1, false, 2) },
  { kind: "picture", ...picture("bernese", "Juniper by a blue window", 2, false, -2) },
  { kind: "picture", ...picture("bernese", "Juniper on a rug before the stove", 3, false, 1) },
  { kind: "picture", ...picture("bernese", "Juniper in the meadow", 4, false, -1) },
];
