import { expect, it } from "vitest";
import { unknownIn } from "./check_docs.ts";

it("names files and targets of make that are not there, and takes the ends of paths for them", () => {
  const text =
    "`orders/settle_actions.ts`, `settle.ts`, `payments/settle_actions.ts`; `make run` and `make fly NOW=1`.";
  expect(unknownIn(text, ["backend/features/orders/settle_actions.ts"], ["run"])).toEqual([
    "settle.ts",
    "payments/settle_actions.ts",
    "make fly",
  ]);
});

it("leaves out endings of names, other languages and what is no source", () => {
  expect(unknownIn("`_test.ts`, `texts.es.ts`, `paths/<tag>.yaml`, `secrets.json`, `.data`", [], [])).toEqual(
    [],
  );
});
