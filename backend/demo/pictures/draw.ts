/** Draws a whole picture from a spec, as one SVG. */

import {
  type Chance,
  chance,
  clamp,
  type Frame,
  mix,
  mixRgb,
  type Rgb,
  rgb,
  toWorld,
  type Vec3,
} from "./math.ts";
import { solid } from "./solid.ts";
import { trace } from "./trace.ts";
import { buildAnimal, framed, type Stance } from "./animal.ts";
import { stanceOf } from "./stance.ts";
import { paint, pixels } from "./paint.ts";
import { fur } from "./fur.ts";
import { drawFace } from "./face.ts";
import { drawEdge } from "./edge.ts";
import { encodePng } from "./png.ts";
import { type Tone, toneOfId, vary } from "./tone.ts";
import { breedOf, inCoat } from "./looks.ts";
import { drawSetting } from "./settings.ts";
import { animalOf, canonical, lineOf, type PictureSpec } from "./spec.ts";
import { individually } from "./individual.ts";
import { num } from "./svg.ts";
import type { Look } from "./look.ts";
import type { Wearer } from "./markings_common.ts";

/** 'draft' is for checking the outline. */
export type Detail = "draft" | "fine";

/** Picture units between samples of the surface, and between roots of hair. */
const FINENESS = {
  draft: { step: 40, gap: 90 },
  fine: { step: 4.5, gap: 13.2 },
} as const;

/**
 * Share by which young animals lose the traits that distinguish adults of their breed. A puppy keeps a
 * quarter of them.
 */
const YOUTH = { puppy: 0.74, young: 0.34, adult: 0 } as const;

function earInner(look: Look, tone: { nose: string; main: Rgb }): Rgb {
  const pink = rgb(look.species === "cat" ? "#d39a8c" : "#c99585");
  const dark = tone.main[0] + tone.main[1] < 0.12 ? 0.5 : 0.15;
  return [
    mix(pink[0], tone.main[0], dark),
    mix(pink[1], tone.main[1], dark),
    mix(pink[2], tone.main[2], dark),
  ];
}

function irisOf(
  spec: PictureSpec,
  look: Look,
  pattern: string,
  luck: Chance,
  toneIris: string | undefined,
): { iris: string; iris2?: string } {
  if (look.species === "cat") {
    if (pattern === "colorpoint" || pattern === "lynxpoint" || pattern === "mitted") {
      return { iris: "#4f90d2" };
    }
    if (spec.age === "puppy" && luck.next() < 0.5) return { iris: "#7d98ad" };
    return { iris: look.iris };
  }
  if (toneIris) {
    return pattern.startsWith("merle") && luck.next() < 0.3
      ? { iris: toneIris, iris2: "#5a3216" }
      : { iris: toneIris };
  }
  return { iris: look.iris };
}

function noseOf(look: Look, toneNose: string, main: Rgb): string {
  if (look.species !== "cat") return toneNose;
  const bright = main[0] + main[1] + main[2];
  return bright < 0.12 ? "#4a3535" : bright < 0.5 ? "#a8685f" : "#d48f86";
}

/**
 * The two layers of a picture: the far one out of focus, and the near one. Bodies of SVG, 1600 x 1200 units.
 */
export type Layers = { readonly far: string; readonly near: string };

/** Wraps bodies that share the picture's space in one SVG document. */
export const svgDocument = (...bodies: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1600 1200" width="1600" height="1200">${
    bodies.join("")
  }</svg>`;

/**
 * Returns the picture of a spec as a self-contained SVG of 1600 x 1200 units. The same spec gives the same
 * text everywhere.
 */
export function drawSvg(asked: PictureSpec, detail: Detail = "fine"): string {
  const { far, near } = drawLayers(asked, detail);
  return svgDocument(far, near);
}

/** Position of a moving animal. In a still picture, only its pose counts. */
export type Moment = {
  /** Turn of the head in addition to the pose's own, in radians. */
  readonly turn: number;
  readonly roll: number;
  /** 1 is the tail's own side, -1 the other. */
  readonly wag: number;
  /** From 0 (open eyes) to 1 (closed). */
  readonly blink: number;
};
const STILL: Moment = { turn: 0, roll: 0, wag: 1, blink: 0 };

/** Draws the same in two layers. A renderer may draw the blurred one small, which is many times faster. */
export function drawLayers(asked: PictureSpec, detail: Detail, moment: Moment = STILL): Layers {
  const spec = canonical(asked);
  // Traits of the animal are the same in all its pictures; the rest depends on the moment.
  const word = animalOf(spec);
  const luck = chance(lineOf(spec)), own = chance(word), family = chance(`${spec.breed} ${spec.family}`);
  const look = individually(inCoat(breedOf(spec.species, spec.breed).look, spec.coat), family, own);
  const young = YOUTH[spec.age];
  const worn = vary(
    toneOfId(spec.species, spec.color)!,
    mix(family.between(-1, 1), own.between(-1, 1), 0.55),
  );
  const tone = look.texture === "bare" ? inSkin(worn) : worn;
  const laughs = look.species === "dog" && look.muzzle > 0.3 && look.muzzle < 0.95 && luck.next() < 0.42;
  const open = laughs ? luck.between(0.35, 1) : 0;
  const posed = framed(look, young, stanceOf(spec, look, luck), open);
  const animal = moment === STILL ? posed : moved(look, young, posed.stance, open, moment);
  const stance = animal.stance;
  const close = stance.plan === "portrait" || stance.plan === "peeking";
  const horizon = close ? 900 : stance.y - stance.size * (stance.plan === "lying" ? 1.5 : 1.9);
  const scene = drawSetting(
    spec.setting,
    spec.family,
    Math.max(520, horizon),
    stance.y + (stance.plan === "lying" ? 50 : -20),
  );
  const curly = look.texture === "curly" ? stance.size * (look.species === "cat" ? 0.016 : 0.05) : 0;
  const body = solid(animal.shapes, curly, stance.size * 0.055);
  const view = trace(body, FINENESS[detail].step, scene.light.key);
  const wearer: Wearer = {
    tone,
    eyeX: animal.features.eye[0],
    eyeY: animal.features.eye[1],
    noseY: animal.features.nose[1],
    noseZ: animal.features.nose[2],
    luck: own.between(0, 40),
    cat: spec.species === "cat",
  };
  const sheen = look.texture === "smooth" || look.texture === "silky"
    ? 0.05
    : look.texture === "bare"
    ? 0.08
    : 0.02;
  const shownInside = look.ears === "prick" || look.ears === "bat" || look.ears === "cat" ||
    look.ears === "tipped" || look.ears === "catcurl";
  const painting = paint(view, body, animal.head, animal.body, wearer, scene.light, sheen, {
    inner: earInner(look, tone),
    show: shownInside,
  });
  const guard = faceGuard(
    animal.head,
    animal.features.eye,
    animal.features.eyeRadius,
    animal.features.nose,
    animal.features.noseWide,
  );
  const hair = fur(painting, body, animal.head, animal.features.nose[1], {
    texture: look.texture,
    face: look.face,
    ruff: look.ruff,
    feather: look.feather,
    upright: shownInside,
    gap: FINENESS[detail].gap * clamp(stance.size / 300, 0.72, 1),
    seed: word,
  }, guard);
  const png = encodePng(pixels(painting), view.width, view.height);
  const face = drawFace({
    look,
    features: animal.features,
    head: animal.head,
    solid: body,
    nose: noseOf(look, tone.nose, tone.main),
    ...irisOf(spec, look, tone.pattern, own, tone.iris),
    rim: tone.base === "chocolate" || tone.base === "isabella" || tone.base === "lilac"
      ? "#2b1a14"
      : "#17100e",
    young,
    seed: word,
    window: scene.indoors,
    open,
    blink: moment.blink,
    bow: look.face === "curtain" && look.texture === "silky" && own.next() < 0.55,
  });
  const peeks = stance.plan === "peeking" ? drawEdge(scene, spec.setting, animal, spec.family) : undefined;
  const under = peeks?.under ??
    (close ? "" : scene.floor + groundShadow(animal.body, stance, scene.shadow, look));
  const image =
    `<image width="1600" height="1200" preserveAspectRatio="none" xlink:href="data:image/png;base64,${
      base64(png)
    }"/>`;
  const shown = peeks ? `${peeks.clip}<g clip-path="url(#above)">${image}${hair}</g>` : image + hair;
  return { far: scene.back, near: under + shown + face + scene.front + VIGNETTE };
}

/** Returns the animal at another moment, at the same place in the picture. */
function moved(look: Look, young: number, stance: Stance, open: number, { turn, roll, wag }: Moment) {
  const now = { ...stance, headYaw: stance.headYaw + turn, headRoll: stance.headRoll + roll, wag };
  return { ...buildAnimal(look, young, now, open), stance: now };
}

/** Returns the color of bare skin: the coat's own color, rosier and paler. */
const inSkin = (t: Tone): Tone => ({
  ...t,
  main: mixRgb(t.main, rgb("#dfae9c"), 0.55),
  light: mixRgb(t.light, rgb("#efc9b8"), 0.55),
  dark: mixRgb(t.dark, rgb("#b98272"), 0.5),
});

/** Keeps hair out of the eyes and off the nose. */
function faceGuard(
  head: Frame,
  eye: Vec3,
  eyeR: number,
  nose: Vec3,
  noseW: number,
): (x: number, y: number) => number {
  const spots = [-1, 1].map((s) => ({
    at: toWorld(head, [eye[0] * s, eye[1], eye[2]]),
    r: eyeR * head.size * 1.25,
  }));
  spots.push({ at: toWorld(head, [nose[0], nose[1], nose[2]]), r: noseW * head.size * 0.9 });
  return (x, y) => {
    let k = 1;
    for (const s of spots) {
      k = Math.min(k, clamp((Math.hypot(x - s.at[0], y - s.at[1]) - s.r * 0.75) / (s.r * 0.9)));
    }
    return k;
  };
}

function groundShadow(body: Frame, stance: Stance, color: string, look: Look): string {
  const long = stance.plan === "sitting"
    ? [0.75, -0.9]
    : stance.plan === "lying"
    ? [1.6, -2.6 * look.back]
    : [1.35 * look.back, -1.3 * look.back];
  const a = toWorld(body, [0, -0.04, long[0]!]), b = toWorld(body, [0, -0.04, long[1]!]);
  const cx = (a[0] + b[0]) / 2, cy = (a[1] + b[1]) / 2;
  const rx = Math.abs(a[0] - b[0]) / 2 + body.size * 1.15, ry = Math.abs(a[1] - b[1]) / 2 + body.size * 0.3;
  return `<radialGradient id="ground"><stop offset="0" stop-color="${color}" stop-opacity=".7"/><stop offset=".5" stop-color="${color}" stop-opacity=".42"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx * 1.15)}" ry="${
      num(ry * 1.3)
    }" fill="url(#ground)"/>`;
}

function base64(bytes: Uint8Array): string {
  let out = "";
  for (let i = 0; i < bytes.length; i += 0x6000) out += String.fromCharCode(...bytes.subarray(i, i + 0x6000));
  return btoa(out);
}

const VIGNETTE =
  `<radialGradient id="vignette" cx=".5" cy=".46" r=".75"><stop offset=".6" stop-color="#1a0f08" stop-opacity="0"/><stop offset="1" stop-color="#1a0f08" stop-opacity=".26"/></radialGradient>` +
  `<rect width="1600" height="1200" fill="url(#vignette)"/>`;
