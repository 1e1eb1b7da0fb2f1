import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** The style sheets of the site and of the kit: path and content. */
const sheets = ["web/src", "ui-kit/src"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css")
  )
    .map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), "utf8")] as const)
);

/** Widths of the layout breakpoints; docs/web.md, "Styles and widths", explains the three others. */
const WIDTHS = [375, 380, 392, 400, 530, 1024, 1280];
const MORE = ["ui-kit/src/Shell/Shell.module.css 360", "web/src/features/chats/chats.module.css 768"];
const TABLES = 720;

it("layouts change at the widths of the design alone", () => {
  const found = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/@media[^{]*?\((min|max)-width: ([\d.]+)px\)/g)].map(([, end, width]) =>
      `${path} ${end === "max" ? Number(width) + 0.02 : width}`
    )
  );
  expect(found.length).toBeGreaterThan(50);
  const others = found.filter((one) => !MORE.includes(one) && !WIDTHS.includes(Number(one.split(" ")[1])));
  expect(others.filter((one) => !one.endsWith(` ${TABLES}`))).toEqual([]);
});

/** Drawings on a soft background, which are visible without an edge. */
const DRAWINGS = /Notice\.module\.css \.arch|PetCard\.module\.css \.noPhoto/;

it("every notice on a soft color has an edge where the system chooses the colors", () => {
  const notices = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, body]) =>
      /^\s*background: var\(--\w+-soft\)/m.test(body!) && /^\s*padding:/m.test(body!)
        ? [{ name: `${path} ${selector!.trim()}`, isEdged: /^\s*border(-(color|bottom))?:/m.test(body!) }]
        : []
    )
  );
  expect(notices.length).toBeGreaterThan(20);
  const bare = notices.flatMap(({ name, isEdged }) => isEdged || DRAWINGS.test(name) ? [] : [name]);
  expect(bare).toEqual([]);
});

/** Custom properties that screens set on an element. */
const SET_BY_SCREENS = ["--desktop", "--high", "--low", "--phone", "--share", "--tablet", "--x", "--y"];

it("every custom property that is used has a value", () => {
  const all = sheets.map(([, css]) => css).join("\n");
  const known = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  expect([...used].filter((name) => !known.has(name) && !SET_BY_SCREENS.includes(name))).toEqual([]);
});
