import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importsOf, ORDER, readsEnvironment, violations, withoutKind } from "./check_imports.ts";

const check = (path: string, source: string) => violations(importsOf(path, source));

describe("check_imports", () => {
  it.each([
    ["backend/features/pets/rules.ts", `import { find } from "./store.ts";`],
    ["backend/features/pets/rules.ts", `import { readFileSync } from "node:fs";`],
    ["backend/features/pets/status_rules.ts", `import { Services } from "../../services.ts";`],
    ["backend/features/pets/store.ts", `import { fail } from "../../platform/problem.ts";`],
    ["backend/features/reservations/store.ts", `import { hold } from "../orders/hold_actions.ts";`],
    ["backend/features/users/handlers.ts", `import { auth } from "../auth/handlers.ts";`],
    ["backend/features/pets/actions.ts", `import { pets } from "./handlers.ts";`],
    ["backend/features/pets/handlers.ts", `import { mount } from "../../platform/http/contract.ts";`],
    [
      "backend/features/pets/handlers.ts",
      `import { stripePayments } from "../../platform/ports/payments/stripe.ts";`,
    ],
    ["backend/features/pets/handlers.ts", `import { Hono } from "hono";`],
    ["backend/features/pets/handlers.ts", `import { startApp } from "../../testing/app.ts";`],
    [
      "backend/platform/ports/payments/stripe.ts",
      `import { price } from "../../../features/payments/rules.ts";`,
    ],
    ["backend/platform/db/tx.ts", `import { fail } from "../../features/pets/rules.ts";`],
    ["backend/jobs.ts", `import { pets } from "./features/pets/handlers.ts";`],
    ["backend/platform/http/auth.ts", `import { find } from "../../features/auth/store.ts";`],
    ["backend/platform/pages/render.ts", `import { render } from "../../../web/src/entry_server.tsx";`],
    ["backend/platform/pages/render.ts", `const web = await import("../../../web/src/entry_server.tsx");`],
    ["web/src/routes/home.tsx", `import type { Services } from "../../../backend/services.ts";`],
    ["web/src/features/search/Search.tsx", `import { Login } from "../auth/SignIn.tsx";`],
    ["web/src/components/Tile.tsx", `import { Search } from "../features/search/Search.tsx";`],
    ["web/src/lib/live.ts", `export { Tile } from "../components/Tile.tsx";`],
    ["ui-kit/src/Button/Button.tsx", `import { useQuery } from "@tanstack/react-query";`],
    ["web/client/src/index.ts", `import React from "react";`],
    ["bench/torture/checker/costs.ts", `import { share } from "../../../backend/platform/money.ts";`],
    ["backend/platform/ports/mail/smtp.ts", `import { createTransport } from "nodemailer";`],
    ["backend/features/files/actions.ts", `import { asJpeg } from "./image_actions.ts";`],
  ])("refuses in %s: %s", (path, source) => {
    expect(check(path, source)).toHaveLength(1);
  });

  it.each([
    [
      "backend/features/listings/rules.ts",
      `import { x } from "../breeds/rules.ts"; import { Cents } from "../../platform/money.ts";`,
    ],
    [
      "backend/features/pets/store.ts",
      `import { sql } from "kysely"; import { named } from "../../platform/db/named.ts";`,
    ],
    ["backend/features/pets/handlers.ts", `import type { Handlers } from "../../generated/handlers.ts";`],
    ["backend/platform/ports/mail/smtp.ts", `const { createTransport } = await import("nodemailer");`],
    ["backend/features/files/image_actions.ts", `import sharp from "sharp";`],
    [
      "backend/features/pets/handlers.ts",
      `import type { RequestState } from "../../platform/http/contract.ts";`,
    ],
    [
      "backend/features/pets/actions.ts",
      `import type { PaymentsPort } from "../../platform/ports/payments/port.ts";`,
    ],
    [
      "backend/features/pets/handlers_test.ts",
      `import { startApp } from "../../testing/app.ts"; import { x } from "../../platform/http/kit.ts";`,
    ],
    ["backend/server.ts", `import { stripePayments } from "./platform/ports/payments/stripe.ts";`],
    [
      "web/src/features/search/Search.tsx",
      `import { Tile } from "../../components/Tile.tsx"; import "./a.css";`,
    ],
    [
      "ui-kit/src/Button/Button.tsx",
      `import { useId } from "react"; import styles from "./Button.module.css";`,
    ],
    [
      "backend/features/pets/rules.ts",
      `// import { find } from "./store.ts";\nconst text = 'import x from "./store.ts"';`,
    ],
  ])("lets be in %s: %s", (path, source) => {
    expect(check(path, source)).toEqual([]);
  });

  it("lets a feature import those below it, and refuses those above and those without a place", () => {
    const lower = `import { post } from "../ledger/store.ts";`;
    expect(check("backend/features/orders/settle_actions.ts", lower)).toEqual([]);
    const higher = `import type { Shown } from "../payments/view.ts";`;
    expect(check("backend/features/orders/settle_actions.ts", higher)).toEqual([
      "backend/features/orders/settle_actions.ts:1 imports backend/features/payments/view.ts: " +
      "payments stands above orders; what both need belongs below them",
    ]);
    expect(check("backend/features/orders/store.ts", `import { x } from "../gifts/rules.ts";`)).toEqual([
      "backend/features/orders/store.ts:1: the feature gifts has no place in the order",
    ]);
    expect(check("backend/features/orders/orders_test.ts", higher)).toEqual([]);
  });

  it("has a place for every feature, and none for what is not there", () => {
    const folders = readdirSync("backend/features", { withFileTypes: true })
      .filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect([...ORDER].sort()).toEqual(folders.sort());
  });

  it("wants the name of a feature's file to tell its kind", () => {
    expect(withoutKind("backend/features/orders/settle.ts")).toHaveLength(1);
    for (const name of ["settle_actions", "store", "settle_test"]) {
      expect(withoutKind(`backend/features/orders/${name}.ts`)).toEqual([]);
    }
    expect(withoutKind("backend/features/breeds/data/index.ts")).toEqual([]);
  });

  it("names the file, the line, what is imported and why not", () => {
    expect(
      check(
        "backend/features/pets/rules.ts",
        `\nimport { a } from "../../platform/money.ts";\nimport { find } from "./store.ts";\n`,
      ),
    ).toEqual([
      "backend/features/pets/rules.ts:3 imports backend/features/pets/store.ts: rules decide from their arguments alone",
    ]);
  });

  it("lets config.ts alone read the environment", () => {
    const source = "const a = 1;\nconst key = Deno.env.get('KEY') ?? process.env.KEY;";
    expect(readsEnvironment("backend/features/pets/store.ts", source)).toEqual([
      "backend/features/pets/store.ts:2 reads the environment: config.ts alone does",
    ]);
    expect(readsEnvironment("backend/platform/config.ts", source)).toEqual([]);
    expect(readsEnvironment("tools/test.ts", source)).toEqual([]);
  });
});
