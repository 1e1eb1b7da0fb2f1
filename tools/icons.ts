/**
 * Redraws the icons of `web/public` from `favicon.svg`, for browsers and phones without SVG, and the image of
 * shared links to pages without a photo. Run it manually after the mark has changed:
 *
 *     deno run -A tools/icons.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "./browser.ts";
import { ROOT } from "./run.ts";

const FOLDER = join(ROOT, "web/public");
const GREEN = "#1d5a45";
const svg = readFileSync(join(FOLDER, "favicon.svg"), "utf8");
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });

/**
 * Returns the mark as PNG with the given size in pixels, and with room around it if the system crops the
 * edge.
 */
async function draw(size: number, room = 0, ground?: string): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = size - 2 * room;
  await page.setContent(
    `<body style="margin:0;background:${
      ground ?? "transparent"
    }"><div style="padding:${room}px;line-height:0">${
      svg.replace("<svg ", `<svg width="${side}" height="${side}" `)
    }</div>`,
  );
  const png = await page.screenshot({ omitBackground: !ground });
  await page.close();
  return png;
}

/** Returns an ICO file of PNG images: a header of 6 bytes, and 16 bytes an image. */
async function ico(sizes: readonly number[]): Promise<Uint8Array> {
  const images = await Promise.all(sizes.map((size) => draw(size)));
  const head = new DataView(new ArrayBuffer(6 + 16 * sizes.length));
  head.setUint16(2, 1, true);
  head.setUint16(4, sizes.length, true);
  let at = head.byteLength;
  sizes.forEach((size, i) => {
    const entry = 6 + 16 * i;
    head.setUint8(entry, size);
    head.setUint8(entry + 1, size);
    head.setUint16(entry + 4, 1, true);
    head.setUint16(entry + 6, 32, true);
    head.setUint32(entry + 8, images[i]!.length, true);
    head.setUint32(entry + 12, at, true);
    at += images[i]!.length;
  });
  return new Uint8Array(await new Blob([head.buffer, ...images as BlobPart[]]).arrayBuffer());
}

/** Returns the mark with our name and tagline, as JPEG of 1200 x 630. */
async function shared(): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const font = (name: string) =>
    `url(data:font/woff2;base64,${
      readFileSync(join(ROOT, `ui-kit/src/fonts/${name}.woff2`)).toString("base64")
    })`;
  await page.setContent(
    `<style>@font-face{font-family:D;src:${font("ysabeau")}}@font-face{font-family:T;src:${
      font("hanken-grotesk")
    }}</style>
     <body style="margin:0;height:630px;background:${GREEN};color:#fff;display:grid;place-content:center;justify-items:center">
       ${svg.replace("<svg ", `<svg width="200" height="200" `)}
       <p style="margin:28px 0 0;font:700 104px D">Hearthpaw</p>
       <p style="margin:12px 0 0;font:500 38px T">Dogs and cats from verified breeders and shelters</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const jpeg = await page.screenshot({ type: "jpeg", quality: 82 });
  await page.close();
  return jpeg;
}

const files: Record<string, () => Promise<Uint8Array>> = {
  "favicon.ico": () => ico([16, 32, 48]),
  "apple-touch-icon.png": () => draw(180, 0, GREEN),
  "icon-192.png": () => draw(192),
  "icon-512.png": () => draw(512),
  "icon-maskable-512.png": () => draw(512, 52, GREEN),
  "share.jpg": shared,
};
for (const [name, make] of Object.entries(files)) writeFileSync(join(FOLDER, name), await make());
await browser.close();
