/** Eyes, nose, mouth and whiskers: the drawn part of the face, placed on the turned head. */

import { apply, chance, hex, type Rgb, rgb, shade, toWorld, type Vec3 } from "./math.ts";
import { drawEye } from "./eyes.ts";
import { lay, onFace } from "./face_plane.ts";
import type { Face } from "./face_facts.ts";

const n = (v: number) => Math.round(v * 100) / 100;

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
  const w = head.size * (cat ? 0.015 : 0.022);
  const p = (v: Vec3) => `${n(v[0])} ${n(v[1])}`;
  const dip = (side: number) =>
    seen(ft.corner[0] * 0.45 * side, ft.lip[1] + (cat ? 0.09 : 0.13) + look.jowl * 0.07);
  const end = (side: number) =>
    seen(ft.corner[0] * (cat ? 0.78 : 0.9) * side, ft.corner[1] - (cat ? 0.1 : 0.16) + look.jowl * 0.06);
  // Each side is a crescent that tapers to a point, like lips.
  const lift = apply(head.turn, [0, -w * 1.5, 0]);
  const side = (k: number) => {
    const low = dip(k), high: Vec3 = [low[0] + lift[0], low[1] + lift[1], low[2]];
    return `M${p(lip)}Q${p(low)} ${p(end(k))}Q${p(high)} ${p(lip)}Z`;
  };
  const line =
    `<path d="M${p(nose)}L${p(lip)}" stroke="#120908" stroke-opacity=".7" stroke-width="${
      n(w * 0.85)
    }" stroke-linecap="round"/>` +
    `<path d="${side(-1)}${
      side(1)
    }" fill="#120908" fill-opacity=".82" stroke="#150b09" stroke-opacity=".3" stroke-width="${
      n(w * 0.6)
    }" stroke-linejoin="round"/>`;
  return (face.open > 0 ? laugh(face, lip, dip, end) : "") + line;
}

/** Draws a dog's open mouth: the dark, the lower lip, the tongue with its fold. */
function laugh(face: Face, lip: Vec3, dip: (s: number) => Vec3, end: (s: number) => Vec3): string {
  const { head, features: ft } = face;
  const down = (v: Vec3, k: number): Vec3 => {
    const at = toWorld(head, [0, k, 0]);
    return [v[0] + at[0] - head.origin[0], v[1] + at[1] - head.origin[1], v[2]];
  };
  const p = (v: Vec3) => `${n(v[0])} ${n(v[1])}`;
  const l = end(-1), r = end(1), gape = 0.14 + 0.17 * face.open;
  const floor = down(lip, gape + 0.1);
  const side = (v: Vec3, k: number): Vec3 => [lip[0] + (v[0] - lip[0]) * k, v[1], v[2]];
  const jaw = `M${p(side(l, 0.92))}Q${p(dip(-1))} ${p(lip)}Q${p(dip(1))} ${p(side(r, 0.92))}C${
    p(down(side(r, 0.86), gape * 0.95))
  } ${p([floor[0] + (r[0] - lip[0]) * 0.5, floor[1], 0])} ${p(floor)}C${
    p([floor[0] + (l[0] - lip[0]) * 0.5, floor[1], 0])
  } ${p(down(side(l, 0.86), gape * 0.95))} ${p(side(l, 0.92))}Z`;
  const k = ft.noseWide * 0.92;
  const tip = 0.42 + 0.5 * face.open;
  const tongue = `M-.62,-.3C-.8,.1-.78,${n(tip)}-.56,${n(tip + 0.42)}C-.36,${n(tip + 0.78)} .36,${
    n(tip + 0.78)
  } .56,${n(tip + 0.42)}C.78,${n(tip)} .8,.1 .62,-.3Z`;
  const at = down(lip, 0.16);
  const spin = Math.atan2(head.turn[3], head.turn[0]) * 180 / Math.PI;
  return `<linearGradient id="tongue" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f3d42"/><stop offset=".45" stop-color="#d9737a"/><stop offset="1" stop-color="#ee9a9b"/></linearGradient>` +
    `<path d="${jaw}" fill="#2a0e0d" stroke="${face.rim}" stroke-width="${
      n(head.size * 0.03)
    }" stroke-linejoin="round"/>` +
    `<clipPath id="below"><path d="M${p(down(side(l, 3), -0.06))}Q${p(dip(-1))} ${p(lip)}Q${p(dip(1))} ${
      p(down(side(r, 3), -0.06))
    }L${p(down(side(r, 3), 2))} ${p(down(side(l, 3), 2))}Z"/></clipPath>` +
    `<g clip-path="url(#below)"><g transform="translate(${p(at)}) rotate(${n(spin)}) scale(${
      n(k * head.size)
    })"><path d="${tongue}" fill="url(#tongue)" stroke="#7c2f35" stroke-opacity=".5" stroke-width=".05"/>` +
    `<path d="M0,0V${
      n(tip + 0.3)
    }" stroke="#a8474f" stroke-opacity=".7" stroke-width=".06" stroke-linecap="round"/>` +
    `<ellipse cx="-.26" cy="${n(tip + 0.22)}" rx=".13" ry=".2" fill="#fff" fill-opacity=".32"/></g></g>`;
}

/** Draws a cat's whiskers, or only the roots of a dog's. */
function whiskers(face: Face): string {
  const { features: ft, head, look } = face;
  const luck = chance(`${face.seed}w`);
  const cat = look.species === "cat";
  let lines = "", dots = "";
  for (const side of [-1, 1]) {
    for (let i = 0; i < (cat ? 7 : 4); i++) {
      const row = i % 3, x = look.muzzleWide * (0.34 + 0.3 * luck.next());
      const y = ft.lip[1] - 0.1 + row * 0.075 + luck.next() * 0.03;
      const root = toWorld(head, onFace(face.solid, head, x * side, y));
      dots += `<circle cx="${n(root[0])}" cy="${n(root[1])}" r="${n(head.size * 0.011)}"/>`;
      if (!cat) continue;
      const reach = luck.between(0.75, 1.15), fall = (row - 1) * 0.2 * reach + luck.between(-0.06, 0.08);
      const tip = toWorld(head, [(x + reach) * side, y + fall, 0.75]);
      const bend = toWorld(head, [(x + reach * 0.5) * side, y - 0.1 * reach + (row - 1) * 0.05, 1.05]);
      lines += `M${n(root[0])} ${n(root[1])}Q${n(bend[0])} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}`;
    }
  }
  const hairs = `<path d="${lines}" fill="none" stroke="#fffaf2" stroke-opacity=".6" stroke-width="${
    n(head.size * 0.0075)
  }" stroke-linecap="round"/>`;
  return `<g fill="#1d1210" fill-opacity=".32">${dots}</g>${cat ? hairs : ""}`;
}

/** Draws folds of bare skin over the eyes and under the cheeks. */
function folds(face: Face): string {
  const { head, features: ft } = face;
  const at = (x: number, y: number) => toWorld(head, onFace(face.solid, head, x, y));
  const p = (v: Vec3) => `${n(v[0])} ${n(v[1])}`;
  let d = "";
  for (const side of [-1, 1]) {
    for (const [x, top] of [[0.08, 0.62], [0.2, 0.7], [0.34, 0.66]] as const) {
      d += `M${p(at(x * side, ft.eye[1] - 0.28))}Q${p(at((x + 0.06) * side, ft.eye[1] - top * 0.75))} ${
        p(at((x + 0.02) * side, ft.eye[1] - top))
      }`;
    }
    for (const k of [0, 0.1]) {
      d += `M${p(at(0.5 * side, ft.lip[1] - 0.08 + k))}Q${p(at(0.66 * side, ft.lip[1] + 0.06 + k))} ${
        p(at(0.8 * side, ft.lip[1] - 0.12 + k))
      }`;
    }
  }
  return `<path d="${d}" fill="none" stroke="#7a4a3c" stroke-opacity=".2" stroke-width="${
    n(head.size * 0.035)
  }" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="#5e3227" stroke-opacity=".28" stroke-width="${
      n(head.size * 0.01)
    }" stroke-linecap="round"/>`;
}

/** Draws a ribbon that keeps long hair out of the eyes. */
function bow(face: Face): string {
  const { head } = face;
  const at = onFace(face.solid, head, 0, -0.66);
  const color = chance(`${face.seed}bow`).pick(["#c94f4f", "#d98aa0", "#5f86b0", "#7a9a6a", "#e0b24f"]);
  const dark = hex(shade(rgb(color), 0.45));
  const half =
    `<path d="M0,0C-.3,-.5-.95,-.62-1.05,-.3C-1.12,.02-1.02,.42-.78,.44C-.5,.46-.2,.22 0,0Z" fill="${color}" stroke="${dark}" stroke-opacity=".5" stroke-width=".05"/><path d="M-.12,0C-.4,-.16-.7,-.24-.9,-.16" fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width=".07" stroke-linecap="round"/>`;
  return `<g transform="${
    lay(head, at, 0.24, 0)
  }">${half}<g transform="scale(-1 1)">${half}</g><ellipse rx=".22" ry=".2" fill="${color}" stroke="${dark}" stroke-opacity=".6" stroke-width=".05"/><ellipse cx="-.06" cy="-.07" rx=".07" ry=".05" fill="#fff" fill-opacity=".5"/></g>`;
}

/** Returns the whole drawn face as SVG. */
export function drawFace(face: Face): string {
  const defs =
    `<radialGradient id="socket"><stop offset=".3" stop-color="${face.rim}" stop-opacity=".62"/><stop offset=".62" stop-color="${face.rim}" stop-opacity=".26"/><stop offset="1" stop-color="${face.rim}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="lidshade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".72"/><stop offset=".45" stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`;
  const nose = face.look.species === "cat" ? catNose(face) : dogNose(face);
  return `<defs>${defs}</defs>${drawEye(face, -1)}${drawEye(face, 1)}${mouth(face)}${nose}${whiskers(face)}` +
    (face.look.texture === "bare" && face.look.species === "cat" ? folds(face) : "") +
    (face.bow ? bow(face) : "");
}
