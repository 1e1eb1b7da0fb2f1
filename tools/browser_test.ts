import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findBrowser } from "./browser.ts";

describe("findBrowser", () => {
  const before = Deno.env.get("CHROME_PATH");
  let folder: string;
  beforeEach(() => folder = mkdtempSync(join(tmpdir(), "hearthpaw-browser-")));
  afterEach(() => {
    rmSync(folder, { recursive: true });
    if (before === undefined) Deno.env.delete("CHROME_PATH");
    else Deno.env.set("CHROME_PATH", before);
  });

  it("takes the one that CHROME_PATH names, if it starts", async () => {
    const path = join(folder, "chrome");
    writeFileSync(path, "#!/bin/sh\necho Chromium 147.0\n", { mode: 0o755 });
    Deno.env.set("CHROME_PATH", path);
    expect(await findBrowser()).toBe(path);
  });

  it("says so when that one does not start, rather than quietly taking another", async () => {
    const path = join(folder, "chrome");
    writeFileSync(path, "#!/bin/sh\nexit 127\n", { mode: 0o755 });
    Deno.env.set("CHROME_PATH", path);
    await expect(findBrowser()).rejects.toThrow(`CHROME_PATH is ${path}, which does not start`);
  });
});
