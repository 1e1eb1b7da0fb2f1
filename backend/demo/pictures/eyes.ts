/** Eyes: lids, iris, pupil and reflections, placed on the turned head. */

import { hex, mix, rgb, shade } from "./math.ts";
import type { Face } from "./face_facts.ts";
import { lay, onFace } from "./face_plane.ts";
import type { Look } from "./look.ts";

/**
 * Shape of the right eye's opening in iris units. The upper lid covers a little of the iris, because animals
 * otherwise seem to stare.
 */
const OPENINGS: Record<Look["eyeShape"], string> = {
  round:
    "M-1.08,.16C-.86,-.46-.46,-.8.02,-.82C.54,-.82.92,-.5 1.1,.06C.94,.6.5,.88 0,.88C-.5,.88-.88,.62-1.08,.16Z",
  almond:
    "M-1.2,.24C-.88,-.34-.4,-.68.1,-.7C.62,-.7 1,-.42 1.22,-.02C.98,.46.54,.74.02,.74C-.52,.74-.92,.56-1.2,.24Z",
  droop:
    "M-1.1,.06C-.82,-.42-.42,-.66.04,-.66C.52,-.66.9,-.38 1.12,.2C.94,.72.5,.98.04,.98C-.46,.98-.9,.62-1.1,.06Z",
  slant:
    "M-1.16,.42C-.94,-.26-.46,-.74.1,-.8C.64,-.82 1.04,-.5 1.2,-.1C1.08,.46.62,.86.06,.88C-.48,.88-.9,.72-1.16,.42Z",
};

/** Draws one eye. `side` is -1 for the one on the left of the picture. */
export function drawEye(face: Face, side: number): string {
  const { features: ft, look, head } = face;
  const cat = look.species === "cat";
  const at = onFace(face.solid, head, ft.eye[0] * side, ft.eye[1]);
  const color = side > 0 && face.iris2 ? face.iris2 : face.iris;
  const base = rgb(color);
  const id = side > 0 ? "r" : "l";
  const rolls = { almond: -0.1, slant: -0.12, droop: 0.12, round: -0.02 } as const;
  const open = OPENINGS[look.eyeShape];
  // The shadow around an eye belongs to an open eye.
  const socket = face.blink > 0 ? ` fill-opacity="${mix(1, 0.2, face.blink).toFixed(2)}"` : "";
  // Young eyes are opened wider.
  const flip = `scale(${side} ${(mix(1, 1.1, face.young) * mix(1, 0.08, face.blink)).toFixed(2)})`;
  const pupilX = cat ? mix(0.4, 0.58, face.young) : 0.6, pupilY = cat ? mix(0.68, 0.7, face.young) : 0.6;
  const pale = base[0] + base[1] + base[2] > 0.5;
  const glow = hex(shade(base, cat || pale ? 1.6 : 1.9)), deep = hex(shade(base, cat ? 0.35 : 0.25));
  const light = face.window
    ? `<path d="M-.5,-.46L-.18,-.51L-.14,-.16L-.48,-.12Z" fill="#fff" fill-opacity=".94" stroke="#fff" stroke-opacity=".94" stroke-width=".08" stroke-linejoin="round"/>`
    : `<ellipse cx="-.3" cy="-.3" rx=".2" ry=".18" fill="#fff" fill-opacity=".96"/>`;
  // Only the outline is mirrored, because light falls into both eyes from the same side.
  return `<g transform="${lay(head, at, ft.eyeRadius, 0.2 * side, rolls[look.eyeShape] * side)}">` +
    `<ellipse rx="1.8" ry="1.6" fill="url(#socket)"${socket}/>` +
    `<path d="${open}" transform="${flip} scale(1.07 1.09)" fill="${face.rim}" stroke="${face.rim}" stroke-width=".12" stroke-linejoin="round"/>` +
    `<clipPath id="eye-${id}"><path d="${open}" transform="${flip}"/></clipPath>` +
    `<radialGradient id="iris-${id}" cx=".5" cy=".66" r=".6"><stop offset="0" stop-color="${glow}"/><stop offset=".5" stop-color="${color}"/><stop offset=".84" stop-color="${
      hex(shade(base, 0.55))
    }"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<g clip-path="url(#eye-${id})">` +
    `<rect x="-1.4" y="-1.2" width="2.8" height="2.4" fill="${cat ? deep : "#9b8b80"}"/>` +
    `<circle r="1.08" fill="#0e0806"/><circle r="1" fill="url(#iris-${id})"/>` +
    `<ellipse rx="${pupilX.toFixed(2)}" ry="${pupilY.toFixed(2)}" fill="#090504"/>` +
    `<path d="M-.66,.42A.8,.8 0 0 0 .66,.42A.95,.66 0 0 1 -.66,.42Z" fill="${glow}" fill-opacity=".5"/>` +
    `<rect x="-1.4" y="-1.2" width="2.8" height="1.5" fill="url(#lidshade)"/>${light}` +
    `<circle cx=".32" cy=".36" r=".1" fill="#fff" fill-opacity=".5"/></g>` +
    `<path d="M-1,.34C-.8,.7-.4,.9 .02,.9C.46,.9 .86,.64 1.02,.2" transform="${flip}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".06" stroke-linecap="round"/>` +
    (cat
      ? `<path d="M-1.14,.4L-1.36,.68" transform="${flip}" stroke="${face.rim}" stroke-width=".13" stroke-linecap="round"/>`
      : "") +
    `</g>`;
}
