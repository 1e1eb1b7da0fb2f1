import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { run } from "./run.ts";
import { openScratch } from "./scratch.ts";

it("is a folder that every user may write into and start programs from, and is gone afterwards", async () => {
  const { folder, remove } = await openScratch();
  onTestFinished(remove);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\necho started\n", { mode: 0o755 });
  expect((await run([program])).output).toBe("started\n");
  remove();
  expect(existsSync(folder)).toBe(false);
});

it("is an ordinary one where there is no memory for it", async () => {
  const { folder, remove } = await openScratch("/there/is/no/such/folder");
  onTestFinished(remove);
  expect(dirname(folder)).toBe(tmpdir());
});

it("removes what killed runs left, and nothing of those that live", async () => {
  const place = mkdtempSync(join(tmpdir(), "hearthpaw-place-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const before = Deno.env.get("TMPDIR");
  Deno.env.set("TMPDIR", place);
  onTestFinished(() => before === undefined ? Deno.env.delete("TMPDIR") : Deno.env.set("TMPDIR", before));
  const names = [`hearthpaw-scratch-${Deno.ppid}`, "hearthpaw-scratch-4194999", "hearthpaw-other"];
  for (const name of names) mkdirSync(join(place, name));
  const { remove } = await openScratch("/there/is/no/such/folder");
  remove();
  expect(names.map((name) => existsSync(join(place, name)))).toEqual([true, false, true]);
});
