import { expect, it } from "vitest";

const BACKEND = new URL("../", import.meta.url).pathname;

/** Returns the text of the product's files below a folder. */
async function sourceOf(folder: string): Promise<string> {
  let text = "";
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && name !== "generated") text += await sourceOf(`${folder}${name}/`);
    else if (name.endsWith(".ts") && !name.endsWith("_test.ts")) {
      text += await Deno.readTextFile(folder + name);
    }
  }
  return text;
}

it("docs/debug-a-request.md names only log messages that exist", async () => {
  const page = await Deno.readTextFile(`${BACKEND}../docs/debug-a-request.md`);
  const prose = page.replaceAll(/^```[^]*?^```/gm, "");
  const messages = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)
    .filter((text) => /^[a-z]+( [a-z',-]+)+$/.test(text) && !text.startsWith("make "));
  expect(messages.length).toBeGreaterThan(8);
  const source = await sourceOf(BACKEND);
  expect(messages.filter((message) => !source.includes(message))).toEqual([]);
});
