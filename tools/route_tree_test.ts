import { watch } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { deno, ROOT, run } from "./run.ts";

it("checks the route tree without writing among the code, which other checks read at the same time", async () => {
  const written: (string | null)[] = [];
  const watching = watch(join(ROOT, "web/src"), { recursive: true }, (_event, name) => written.push(name));
  try {
    const { code } = await run([deno, "run", "-A", "tools/route_tree.ts", "--check"]);
    expect({ code, written }).toEqual({ code: 0, written: [] });
  } finally {
    watching.close();
  }
});
