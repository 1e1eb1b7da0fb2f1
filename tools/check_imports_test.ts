import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { circles, importsOf, LAYERS, readsEnvironment, violations, withoutKind } from "./check_imports.ts";

const check = (path: string, source: string) => violations(importsOf(path, source));

describe("check_imports", () => {
  it.each([
    ["backend/features/pets/rules.ts", `import { find } from "./store.ts";`],
    ["backend/features/pets/rules.ts", `import { readFileSync } from "node:fs";`],
    ["backend/features/pets/status_rules.ts", `import { Services } from "../../services.ts";`],
    ["backend/features/pets/store.ts", `import { fail } from "../../platform/problem.ts";`],
    ["backend/features/reservations/store.ts", `import { hold } from "../listings/actions.ts";`],
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

  it("lets a feature import those of its layer and below, and refuses those above and those without a layer", () => {
    const path = "backend/features/pets/actions.ts";
    expect(check(path, `import { post } from "../ledger/store.ts"; import { x } from "../breeds/store.ts";`))
      .toEqual([]);
    const higher = `import type { Shown } from "../payments/view.ts";`;
    expect(check(path, higher)).toEqual([
      `${path}:1 imports backend/features/payments/view.ts: the layer sale is above catalog; move what both need below them`,
    ]);
    expect(check(path, `import { x } from "../gifts/rules.ts";`)).toEqual([
      `${path}:1: the feature gifts has no layer`,
    ]);
    expect(check("backend/features/pets/pets_test.ts", higher)).toEqual([]);
  });

  it("lets a part of the sale be entered by its index.ts alone", () => {
    const path = "backend/features/sale/ending/cancel_actions.ts";
    const past = `import { x } from "../payment/close_actions.ts";`;
    expect(check(path, past)).toEqual([
      `${path}:1 imports backend/features/sale/payment/close_actions.ts: import a part of the sale from its index.ts`,
    ]);
    expect(check("backend/features/payments/handlers.ts", past.replace("..", "../sale"))).toHaveLength(1);
    expect(check("backend/features/payments/ends_test.ts", past.replace("..", "../sale"))).toEqual([]);
    expect(check(path, `import { x } from "../payment/index.ts"; import { y } from "./end_sale_actions.ts";`))
      .toEqual([]);
  });

  it("finds circles among features and among parts of the sale", () => {
    const imports = [
      ["backend/features/pets/store.ts", `import { x } from "../breeds/store.ts";`],
      ["backend/features/breeds/rules.ts", `import type { y } from "../files/rules.ts";`],
      [
        "backend/features/files/rules.ts",
        `import { z } from "../pets/rules.ts"; import { p } from "../places/rules.ts";`,
      ],
      ["backend/features/places/places_test.ts", `import { z } from "../pets/rules.ts";`],
      ["backend/features/sale/price/price_rules.ts", `import { z } from "../order/index.ts";`],
      ["backend/features/sale/order/store.ts", `import { z } from "../price/index.ts";`],
    ].flatMap(([path, source]) => importsOf(path!, source!));
    expect(circles(imports)).toEqual([
      "features import each other in a circle: pets -> breeds -> files -> pets",
      "parts of the sale import each other in a circle: price -> order -> price",
    ]);
    expect(circles(imports.slice(1, -1))).toEqual([]);
  });

  it("has a layer for every feature, and no feature that is gone", () => {
    const folders = readdirSync("backend/features", { withFileTypes: true })
      .filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(Object.values(LAYERS).flat().sort()).toEqual(folders.sort());
  });

  it("wants the name of a feature's file to tell its kind", () => {
    expect(withoutKind("backend/features/sale/payment/settle.ts")).toHaveLength(1);
    for (const name of ["settle_actions", "store", "settle_test"]) {
      expect(withoutKind(`backend/features/sale/payment/${name}.ts`)).toEqual([]);
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
