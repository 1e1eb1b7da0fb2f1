import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Returns the custom properties of one rule, by its selector. */
function rule(selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`no rule ${selector}`);
  const body = css.slice(at, css.indexOf("\n}", at) > 0 ? css.indexOf("}", at) : undefined);
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]?.trim() ?? ""]),
  );
}

const light = rule(":root");
const dark = { ...light, ...rule(':root[data-theme="dark"]') };

function luminance(hex: string): number {
  const parts = /^#(..)(..)(..)$/.exec(hex);
  if (!parts) throw new Error(`not a colour: ${hex}`);
  const [r = 0, g = 0, b = 0] = parts.slice(1).map((p) => {
    const v = parseInt(p, 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const TEXT: [string, string[]][] = [
  ["--ink", [
    "--paper",
    "--surface",
    "--sunken",
    "--brand-soft",
    "--accent-soft",
    "--good-soft",
    "--wait-soft",
    "--bad-soft",
  ]],
  ["--ink-soft", ["--paper", "--surface", "--sunken"]],
  ["--link", ["--paper", "--surface", "--sunken", "--brand-soft"]],
  ["--on-brand", ["--brand", "--brand-strong"]],
  ["--on-accent", ["--accent"]],
  ["--on-bad", ["--bad", "--bad-strong"]],
  ["--good", ["--paper", "--surface", "--good-soft"]],
  ["--wait", ["--paper", "--surface", "--wait-soft"]],
  ["--bad", ["--paper", "--surface", "--bad-soft"]],
];
const CONTROLS: [string, string[]][] = [
  ["--line-strong", ["--paper", "--surface", "--sunken"]],
  ["--brand", ["--paper", "--surface", "--sunken", "--brand-soft"]],
  ["--focus", ["--paper", "--surface", "--sunken", "--brand-soft"]],
  ["--bad", ["--surface", "--sunken"]],
];

describe.each([["light", light], ["dark", dark]])("in %s", (_, theme) => {
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([front, backs]) => backs.map((back) => [front, back]));
  test.each(pairs(TEXT))("text %s on %s has 4.5 : 1", (front = "", back = "") => {
    expect(contrast(theme[front] ?? "", theme[back] ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(CONTROLS))("control %s on %s has 3 : 1", (front = "", back = "") => {
    expect(contrast(theme[front] ?? "", theme[back] ?? "")).toBeGreaterThanOrEqual(3);
  });
});

test("the dark theme by the system and by choice are the same", () => {
  expect(rule(':root:not([data-theme="light"])')).toEqual(rule(':root[data-theme="dark"]'));
});

test("motion stays between 120 and 240 ms", () => {
  for (const name of ["--fast", "--calm", "--slow"]) {
    const ms = parseInt(light[name] ?? "", 10);
    expect(ms).toBeGreaterThanOrEqual(120);
    expect(ms).toBeLessThanOrEqual(240);
  }
});

test("space keeps to the grid of 4 and 8 px", () => {
  for (let i = 1; i <= 9; i++) expect(parseInt(light[`--s${i}`] ?? "", 10) % 4).toBe(0);
});
