/** Eyes, nose, mouth and whiskers: the drawn part of the face, laid on the head as it is turned. */

import {
  apply,
  chance,
  type Frame,
  hex,
  mix,
  type Rgb,
  rgb,
  rotation,
  shade,
  toWorld,
  type Vec3,
} from "./math.ts";
import { multiply } from "./math.ts";
import { distance, type Solid } from "./solid.ts";
import type { Features } from "./head_dog.ts";
import type { Look } from "./look.ts";

export type Face = {
  readonly look: Look;
  readonly features: Features;
  readonly head: Frame;
  readonly solid: Solid;
  readonly nose: string;
  readonly iris: string;
  /** Colour of the lids and lips. */
  readonly rim: string;
  /** The other eye's colour, for the odd-eyed. */
  readonly iris2?: string;
  readonly young: number;
  readonly seed: string;
  /** Where the light is: a window (indoors) or the sky. */
  readonly window: boolean;
  readonly furAround: (x: number, y: number) => Rgb | undefined;
};

const n = (v: number) => Math.round(v * 100) / 100;

/** The point of the surface that one meets coming from the front of the face at (x, y). */
export function onFace(s: Solid, head: Frame, x: number, y: number): Vec3 {
  const near = Int32Array.from(s.shapes.keys());
  let z = 3;
  for (let i = 0; i < 60; i++) {
    const p = toWorld(head, [x, y, z]);
    const d = distance(s, near, near.length, p[0], p[1], p[2]) / head.size;
    if (d < 0.002) break;
    z -= d * 0.95;
    if (z < -1) break;
  }
  return [x, y, z];
}

/** A transform that lays a drawing, one unit to `size` half skulls, on the head at `at`, turned outwards by `out`. */
function lay(head: Frame, at: Vec3, size: number, out: number, roll = 0): string {
  const turn = multiply(head.turn, rotation(out, 0, roll));
  const k = size * head.size;
  const x = apply(turn, [k, 0, 0]), y = apply(turn, [0, k, 0]), o = toWorld(head, at);
  return `matrix(${[x[0], x[1], y[0], y[1], o[0], o[1]].map(n).join(" ")})`;
}

const OPENINGS: Record<Look["eyeShape"], string> = {
  round:
    "M-1.02,.1C-.86,-.66-.42,-.98.04,-.98C.52,-.98.9,-.6 1.06,.02C.9,.62.46,.93 0,.93C-.48,.93-.86,.62-1.02,.1Z",
  almond:
    "M-1.16,.2C-.84,-.42-.36,-.8.12,-.82C.62,-.82.98,-.5 1.2,-.06C.94,.46.5,.76.02,.76C-.5,.76-.9,.54-1.16,.2Z",
  droop:
    "M-1.05,.06C-.8,-.5-.4,-.78.04,-.78C.5,-.78.88,-.46 1.08,.14C.92,.72.5,1.04.04,1.02C-.46,1-.86,.62-1.05,.06Z",
  slant:
    "M-1.12,.36C-.88,-.42-.4,-.9.14,-.92C.66,-.92 1.02,-.56 1.16,-.14C1.04,.46.6,.88.06,.9C-.46,.9-.86,.72-1.12,.36Z",
};

function eye(face: Face, side: number): string {
  const { features: ft, look, head } = face;
  const cat = look.species === "cat";
  const at = onFace(face.solid, head, ft.eye[0] * side, ft.eye[1]);
  const color = side > 0 && face.iris2 ? face.iris2 : face.iris;
  const base = rgb(color);
  const id = `${cat ? "c" : "d"}${side > 0 ? "r" : "l"}`;
  const roll =
    (look.eyeShape === "almond"
      ? -0.1
      : look.eyeShape === "slant"
      ? -0.1
      : look.eyeShape === "droop"
      ? 0.12
      : -0.02) * side;
  const open = OPENINGS[look.eyeShape];
  const flip = `scale(${side} 1)`;
  const pupilX = cat ? mix(0.4, 0.56, face.young) : 0.56;
  const pupilY = cat ? 0.7 : 0.56;
  const irisR = cat ? 0.98 : 0.93;
  const glow = hex(shade(base, cat ? 1.75 : 2.3)), deep = hex(shade(base, cat ? 0.4 : 0.3));
  const light = face.window
    ? `<path d="M-.52,-.6L-.14,-.66L-.1,-.24L-.5,-.2Z" fill="#fff" fill-opacity=".95" stroke="#fff" stroke-opacity=".95" stroke-width=".09" stroke-linejoin="round"/>`
    : `<ellipse cx="-.3" cy="-.4" rx=".25" ry=".23" fill="#fff" fill-opacity=".97"/>`;
  // Only the outline is mirrored: light falls into both eyes from the same side.
  return `<g transform="${lay(head, at, ft.eyeRadius, 0.2 * side, roll)}">` +
    `<ellipse rx="1.75" ry="1.6" fill="url(#socket)"/>` +
    `<path d="${open}" transform="${flip} scale(1.1 1.13)" fill="${face.rim}" stroke="${face.rim}" stroke-width=".17" stroke-linejoin="round"/>` +
    `<clipPath id="eye${id}"><path d="${open}" transform="${flip}"/></clipPath>` +
    `<radialGradient id="iris${id}" cx=".5" cy=".62" r=".56"><stop offset="0" stop-color="${glow}"/><stop offset=".5" stop-color="${color}"/><stop offset=".84" stop-color="${
      hex(shade(base, 0.62))
    }"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<g clip-path="url(#eye${id})">` +
    `<rect x="-1.4" y="-1.2" width="2.8" height="2.4" fill="${cat ? deep : "#cfc2b6"}"/>` +
    `<circle r="${irisR + 0.1}" fill="#120b08"/><circle r="${irisR}" fill="url(#iris${id})"/>` +
    `<ellipse rx="${n(pupilX)}" ry="${pupilY}" cy="-.02" fill="#0b0706"/>` +
    `<path d="M-.62,.42A.75,.75 0 0 0 .62,.42A.9,.62 0 0 1 -.62,.42Z" fill="${glow}" fill-opacity="${
      cat ? 0.5 : 0.55
    }"/>` +
    `<rect x="-1.4" y="-1.2" width="2.8" height="1.35" fill="url(#lidshade)"/>` +
    light + `<circle cx=".34" cy=".36" r=".11" fill="#fff" fill-opacity=".55"/>` +
    `</g>` +
    `<path d="M-1,.3C-.8,.76-.4,.98 .02,.98C.46,.98 .88,.66 1.02,.2" transform="${flip}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width=".07" stroke-linecap="round"/>` +
    (cat
      ? `<path d="M-1.12,.34L-1.42,.66" transform="${flip}" stroke="${face.rim}" stroke-width=".16" stroke-linecap="round"/>`
      : "") +
    `</g>`;
}

function dogNose(face: Face): string {
  const { features: ft, head } = face;
  const at = onFace(face.solid, head, 0, ft.nose[1]);
  const base = rgb(face.nose);
  return `<linearGradient id="nose" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${
    hex(mixLight(base, 0.16))
  }"/><stop offset=".38" stop-color="${face.nose}"/><stop offset="1" stop-color="${
    hex(shade(base, 0.35))
  }"/></linearGradient>` +
    `<g transform="${lay(head, at, ft.noseWide, 0)}">` +
    `<ellipse cy=".3" rx="1.35" ry="1.1" fill="url(#socket)" fill-opacity=".8"/>` +
    `<path d="M-1.04,-.22C-1.06,-.62-.62,-.8 0,-.78C.62,-.8 1.06,-.62 1.04,-.22C1.02,.2 .66,.34 .4,.52C.2,.68 .1,.78 0,.78C-.1,.78-.2,.68-.4,.52C-.66,.34-1.02,.2-1.04,-.22Z" fill="url(#nose)"/>` +
    [-1, 1].map((s) =>
      `<path transform="scale(${s} 1)" d="M.2,.1C.3,-.2 .66,-.26 .76,-.06C.84,.12 .7,.24 .58,.2C.46,.14 .36,.16 .28,.24C.22,.26 .17,.2 .2,.1Z" fill="#050304" fill-opacity=".85"/>`
    ).join("") +
    `<path d="M0,.2V.78" stroke="#050304" stroke-opacity=".5" stroke-width=".07"/>` +
    `<ellipse cx="-.2" cy="-.5" rx=".44" ry=".13" fill="#fff" fill-opacity=".34" transform="rotate(-4)"/><ellipse cx="-.3" cy="-.52" rx=".2" ry=".07" fill="#fff" fill-opacity=".55" transform="rotate(-4)"/>` +
    `</g>`;
}

function catNose(face: Face): string {
  const { features: ft, head } = face;
  const at = onFace(face.solid, head, 0, ft.nose[1]);
  const base = rgb(face.nose);
  return `<linearGradient id="nose" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${
    hex(mixLight(base, 0.14))
  }"/><stop offset=".5" stop-color="${face.nose}"/><stop offset="1" stop-color="${
    hex(shade(base, 0.55))
  }"/></linearGradient>` +
    `<g transform="${lay(head, at, ft.noseWide, 0)}">` +
    `<path d="M-1,-.34C-.98,-.62-.5,-.6 0,-.56C.5,-.6 .98,-.62 1,-.34C1,-.02 .5,.34 .2,.54C.1,.62-.1,.62-.2,.54C-.5,.34-1,-.02-1,-.34Z" fill="url(#nose)" stroke="${
      hex(shade(base, 0.4))
    }" stroke-opacity=".55" stroke-width=".1"/>` +
    [-1, 1].map((s) =>
      `<path transform="scale(${s} 1)" d="M.26,.2C.34,-.02 .66,-.12 .76,-.02C.7,.14 .44,.3 .3,.3Z" fill="#1a0d0c" fill-opacity=".7"/>`
    ).join("") +
    `<ellipse cx="-.22" cy="-.34" rx=".34" ry=".1" fill="#fff" fill-opacity=".5"/></g>`;
}

const mixLight = (c: Rgb, k: number): Rgb => [c[0] + k, c[1] + k, c[2] + k];

function mouth(face: Face): string {
  const { features: ft, head, look } = face;
  const cat = look.species === "cat";
  const seen = (x: number, y: number) => toWorld(head, onFace(face.solid, head, x, y));
  const nose = seen(0, ft.nose[1] + ft.noseWide * (cat ? 0.55 : 0.72));
  const lip = seen(0, ft.lip[1]);
  const w = head.size * (cat ? 0.017 : 0.024);
  const line = (side: number): string => {
    const dip = seen(ft.corner[0] * 0.45 * side, ft.lip[1] + (cat ? 0.1 : 0.13) + look.jowl * 0.07);
    const end = seen(ft.corner[0] * 0.9 * side, ft.corner[1] - (cat ? 0.1 : 0.16) + look.jowl * 0.06);
    const p = (v: Vec3) => `${n(v[0])} ${n(v[1])}`;
    return `M${p(lip)}Q${p(dip)} ${p(end)}`;
  };
  const d = `M${n(nose[0])} ${n(nose[1])}L${n(lip[0])} ${n(lip[1])}${line(-1)}${line(1)}`;
  return `<path d="${d}" fill="none" stroke="#150b09" stroke-opacity=".3" stroke-width="${
    n(w * 2.4)
  }" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" stroke="#120908" stroke-opacity=".78" stroke-width="${
      n(w)
    }" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function whiskers(face: Face): string {
  const { features: ft, head, look } = face;
  const luck = chance(`${face.seed}w`);
  const cat = look.species === "cat";
  let out = "", dots = "";
  for (const side of [-1, 1]) {
    for (let i = 0; i < (cat ? 7 : 4); i++) {
      const row = i % 3, x = look.muzzleWide * (0.34 + 0.3 * luck.next());
      const y = ft.lip[1] - 0.1 + row * 0.075 + luck.next() * 0.03;
      const a = toWorld(head, onFace(face.solid, head, x * side, y));
      dots += `<circle cx="${n(a[0])}" cy="${n(a[1])}" r="${n(head.size * 0.011)}"/>`;
      const reach = cat ? luck.between(0.75, 1.15) : luck.between(0.14, 0.24);
      const b = toWorld(head, [
        (x + reach) * side,
        y + (row - 1) * 0.2 * reach + luck.between(-0.06, 0.08),
        0.75,
      ]);
      const m = toWorld(head, [(x + reach * 0.5) * side, y - 0.1 * reach + (row - 1) * 0.05, 1.05]);
      out += `<path d="M${n(a[0])} ${n(a[1])}Q${n(m[0])} ${n(m[1])} ${n(b[0])} ${n(b[1])}"/>`;
    }
  }
  const w = head.size * (cat ? 0.0075 : 0.006);
  return `<g fill="#1d1210" fill-opacity="${cat ? 0.3 : 0.34}">${dots}</g>` +
    `<g fill="none" stroke="${cat ? "#fffaf2" : "#221815"}" stroke-opacity="${
      cat ? 0.75 : 0.28
    }" stroke-width="${n(w)}" stroke-linecap="round">${out}</g>`;
}

/** The whole drawn face as SVG. */
export function drawFace(face: Face): string {
  const defs =
    `<radialGradient id="socket"><stop offset=".3" stop-color="${face.rim}" stop-opacity=".62"/><stop offset=".62" stop-color="${face.rim}" stop-opacity=".26"/><stop offset="1" stop-color="${face.rim}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="lidshade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".72"/><stop offset=".45" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`;
  const nose = face.look.species === "cat" ? catNose(face) : dogNose(face);
  return `<defs>${defs}</defs>${eye(face, -1)}${eye(face, 1)}${mouth(face)}${nose}${whiskers(face)}`;
}
