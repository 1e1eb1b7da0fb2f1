import { describe, expect, it } from "vitest";
import {
  affectedTests,
  featuresOf,
  needsWeb,
  readDependencies,
  sourceAt,
  tablesOf,
  withDeclared,
} from "./affected.ts";
import { graphOf } from "./import_graph.ts";

describe("featuresOf", () => {
  it.each([
    [`startApp({ features: ["pets", "search"] })`, ["pets", "search"]],
    [`const features = ["pets"];\nstartApp({ features });`, ["pets"]],
    [`const features = await loadFeatures(["pets"]);`, ["pets"]],
    [`openMarket({ features: "all" })`, "all"],
    [`startApp({ features: chosen })`, "all"],
    [`startApp({ features: options.features })`, []],
    [`type Options = { features: Features };`, []],
  ])("%s", (source, features) => {
    expect(featuresOf(source)).toEqual(features);
  });
});

it("tablesOf finds the tables of a migration's statements", () => {
  const source = `import { sql } from "kysely";
    create table if not exists pet_posts (pet_id uuid references pets on delete cascade);
    create unique index one_live on reservations (pet_id);
    update breeders set name = null;`;
  expect(tablesOf(source)).toEqual(["pet_posts", "reservations", "breeders"]);
});

describe("affectedTests", () => {
  const app = `import("../features.ts");`;
  const screen = `import { renderSite } from "../testing.tsx";\n`;
  const sources = new Map([
    ["backend/features.ts", `import "./features/pets/handlers.ts";\nimport "./features/posts/handlers.ts";`],
    ["backend/testing/features.ts", app],
    [
      "backend/testing/app.ts",
      `import { loadFeatures } from "./features.ts";\nloadFeatures(options.features);`,
    ],
    [
      "backend/generated/operations.ts",
      `import * as pets from "./pets.ts";\nimport * as posts from "./posts.ts";`,
    ],
    ["backend/generated/pets.ts", `  id: "getPet",\n`],
    ["backend/generated/posts.ts", `  id: "getPost",\n`],
    [
      "backend/features/pets/handlers.ts",
      `import { find } from "./store.ts";\nexport const pets = { getPet };`,
    ],
    ["backend/features/pets/store.ts", ""],
    ["backend/features/posts/handlers.ts", `export const posts = { getPost };`],
    [
      "backend/features/pets/pets_test.ts",
      `import { startApp } from "../../testing/app.ts";\nstartApp({ features: ["pets"] });`,
    ],
    [
      "backend/features/posts/posts_test.ts",
      `import { startApp } from "../../testing/app.ts";\nstartApp({ features: ["posts"] });`,
    ],
    ["backend/whole_test.ts", `import { startApp } from "./testing/app.ts";\nstartApp({ features: "all" });`],
    ["web/src/testing.tsx", `import { routeTree } from "./routeTree.gen.ts";`],
    [
      "web/src/routeTree.gen.ts",
      `import "./routes/__root.tsx";\nimport "./routes/pet.tsx";\nimport "./routes/help.tsx";`,
    ],
    ["web/src/routes/__root.tsx", ""],
    ["web/src/routes/pet.tsx", `import "../PetScreen.tsx";\ncreateFileRoute("/pets/$id")`],
    ["web/src/routes/help.tsx", `createFileRoute("/help")`],
    ["web/src/PetScreen.tsx", ""],
    ["web/src/a/pet.test.tsx", `${screen}renderSite("/pets/1?photo=2");`],
    ["web/src/a/id.test.tsx", `${screen}renderSite(\`/pets/\${id}\`);`],
    [
      "web/src/a/help.test.tsx",
      `${screen}renderSite("/help");\nimport contract from "../../../backend/generated/openapi.json";\nexamples.PetDetails`,
    ],
    ["web/src/a/any.test.tsx", `${screen}renderSite(address);`],
    ["web/e2e/buy.journey.ts", `import "./harness.ts";`],
    ["web/e2e/harness.ts", ""],
  ]);
  const contract = new Map([
    ["openapi/paths/pets.yaml", `$ref: "../schemas/pets.yaml#/Pet"`],
    ["openapi/paths/posts.yaml", ""],
    ["openapi/schemas/pets.yaml", `$ref: "common.yaml#/Id"`],
    ["openapi/examples/pets.yaml", "PetDetails:\n  value: 1\n"],
  ]);
  const known = new Set([...sources.keys(), "backend/generated/openapi.json"]);
  const graph = withDeclared(graphOf(sources, (path) => known.has(path)), sources, contract);
  const tests = (...changed: string[]) =>
    affectedTests({ graph, changed, read: (path) => contract.get(path) ?? sources.get(path) });

  it.each([
    ["a file that one feature loads", "backend/features/pets/store.ts", [
      "backend/features/pets/pets_test.ts",
      "backend/whole_test.ts",
    ]],
    ["a file of all apps", "backend/testing/app.ts", [
      "backend/features/pets/pets_test.ts",
      "backend/features/posts/posts_test.ts",
      "backend/whole_test.ts",
    ]],
    ["a test", "backend/features/posts/posts_test.ts", ["backend/features/posts/posts_test.ts"]],
    ["a screen", "web/src/PetScreen.tsx", [
      "web/src/a/pet.test.tsx",
      "web/src/a/id.test.tsx",
      "web/src/a/any.test.tsx",
    ]],
    ["a file of a journey", "web/e2e/harness.ts", ["web/e2e/buy.journey.ts"]],
    ["a file that nothing loads", "docs/peers.md", []],
  ])("finds the tests of %s", (_, changed, expected) => {
    expect(tests(changed).filter((path) => expected.length === 0 || !path.startsWith("tools/"))).toEqual(
      expected,
    );
  });

  it("tells from the contract's own files which features a change of it is about", () => {
    const expected = ["backend/features/pets/pets_test.ts", "backend/whole_test.ts"];
    expect(tests("openapi/schemas/pets.yaml", "backend/generated/operations.ts", "backend/generated/pets.ts"))
      .toEqual(expected);
    expect(tests("openapi/schemas/common.yaml")).toContain("backend/features/posts/posts_test.ts");
  });

  it("finds the screens whose test answers with an example", () => {
    expect(tests("openapi/examples/pets.yaml")).toContain("web/src/a/help.test.tsx");
    expect(tests("openapi/paths/posts.yaml")).not.toContain("web/src/a/help.test.tsx");
  });

  it("finds everything when a dependency changes", () => {
    const every = [...sources.keys()].filter((path) => /_test\.ts$|\.test\.tsx$/.test(path));
    expect(tests("package-lock.json")).toEqual(expect.arrayContaining(every));
  });
});

describe("the repository", () => {
  const graph = readDependencies();
  const tests = (...changed: string[]) => affectedTests({ graph, changed, read: sourceAt });

  it("selects a feature's own tests, and not those of features that don't use it", () => {
    const found = tests("backend/features/posts/handlers.ts");
    expect(found).toContain("backend/features/posts/posts_test.ts");
    expect(found).not.toContain("backend/features/payouts/payouts_test.ts");
  });

  it("selects the tests of a screen by its address", () => {
    const found = tests("web/src/routes/account/waitlists.tsx");
    expect(found.some((path) => path.startsWith("web/src/features/waitlists/"))).toBe(true);
    expect(found.length).toBeLessThan(20);
  });

  it("selects the tests of what uses a migration's tables", () => {
    const found = tests("backend/platform/db/migrations/0004_reservations.ts");
    expect(found).toContain("backend/features/reservations/hold_test.ts");
    expect(found).toContain("backend/platform/db/migrate_test.ts");
  });
});

it("builds the web for what reads it, and for folders with such tests", () => {
  expect(["web/e2e/buy.journey.ts", "backend/server_test.ts", "backend/platform", "backend"].map(needsWeb))
    .toEqual([true, true, true, true]);
  expect(["backend/features/pets", "web/src/features/pets", "tools/lint_test.ts"].map(needsWeb))
    .toEqual([false, false, false]);
});
