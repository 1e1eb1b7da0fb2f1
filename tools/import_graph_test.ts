import { describe, expect, it } from "vitest";
import { graphOf, loadedBy, reachOf } from "./import_graph.ts";

describe("loadedBy", () => {
  it.each([
    [`import { a } from "./a.ts";`, [{ name: "./a.ts", names: ["a"] }]],
    [`import { a as b, type C } from "./a.ts";`, [{ name: "./a.ts", names: ["a"] }]],
    [`export { a as b } from "./a.ts";`, [{ name: "./a.ts", names: ["b"] }]],
    [`import a from "./a.ts";`, [{ name: "./a.ts" }]],
    [`import "./a.css";`, [{ name: "./a.css" }]],
    [`const a = await import("./a.ts");`, [{ name: "./a.ts" }]],
    [`const url = new URL("./a_worker.ts", import.meta.url);`, [{ name: "./a_worker.ts" }]],
    [`import type { A } from "./a.ts";`, []],
    [`import { type A, type B } from "./a.ts";`, []],
    [`export type { A } from "./a.ts";`, []],
  ])("%s", (source, loaded) => {
    expect(loadedBy("x.ts", source)).toEqual(loaded);
  });

  it("finds what a style sheet takes from another", () => {
    expect(loadedBy("x.css", `@import "./a.css";`)).toEqual([{ name: "./a.css" }]);
  });
});

describe("graphOf", () => {
  const sources = new Map([
    ["ui-kit/src/index.ts", `export { Badge } from "./Badge.tsx";\nexport { Chip } from "./Chip.tsx";`],
    ["ui-kit/src/Badge.tsx", ""],
    ["ui-kit/src/Chip.tsx", ""],
    ["web/src/Page.tsx", `import { Badge } from "@hearthpaw/ui-kit";\nimport { useState } from "react";`],
    ["web/src/Page.test.tsx", `import { Page } from "./Page.tsx";`],
  ]);
  const graph = graphOf(sources, (path) => sources.has(path));

  it("leads a name of the kit to the file that has it", () => {
    expect([...graph.get("web/src/Page.tsx")!]).toEqual(["ui-kit/src/Badge.tsx"]);
  });

  it("reaches what is loaded through others", () => {
    expect([...reachOf(graph, "web/src/Page.test.tsx")]).toEqual([
      "web/src/Page.test.tsx",
      "web/src/Page.tsx",
      "ui-kit/src/Badge.tsx",
    ]);
  });
});
