/** Tests of the authorization matrix itself. Its parts are in `matrix_1_test.ts` and so on. */
import { readdirSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { operations } from "../../generated/operations.ts";
import { openMarket } from "../reservations.ts";
import { isPlanned, operationsOf, PARTS } from "./matrix.ts";
import { requests } from "./requests.ts";
import { newScene, openWitness } from "./scene.ts";
import { alone, doors, fresh, table } from "./table.ts";

describe("the table", () => {
  it("has a row for every operation of the contract, and for nothing else", () => {
    const ids = operations.map(({ id }) => id);
    expect([...table.keys()].sort()).toEqual(ids.toSorted());
  });

  it("names what needs a recent code", () => {
    const stated = operations.filter(({ secondFactor }) => secondFactor === "fresh").map(({ id }) => id);
    expect(stated.sort()).toEqual(fresh.toSorted());
  });

  it("names all doors to one room, and every call of the second family", () => {
    expect(doors.flat().filter((id) => !table.has(id))).toEqual([]);
    const second = operations.filter(({ path }) => path.startsWith("/api/")).map(({ id }) => id);
    const known = new Set([...doors.flat(), ...alone]);
    expect(second.filter((id) => !known.has(id))).toEqual([]);
  });

  it("has no request for what is not there", () => {
    expect(Object.keys(requests).filter((id) => !table.has(id) || isPlanned(id))).toEqual([]);
  });
});

it("is tried whole: every operation is in one part, and every part has its file", () => {
  const tried = Array.from({ length: PARTS }, (_, index) => operationsOf(index + 1).map(({ id }) => id));
  expect(tried.flat().sort()).toEqual(operations.map(({ id }) => id).toSorted());
  const files = readdirSync(import.meta.dirname!).filter((name) => /^matrix_\d+_test\.ts$/.test(name));
  expect(files.sort()).toEqual(tried.map((_, index) => `matrix_${index + 1}_test.ts`));
});

it("the witness sees what a call changes", async () => {
  const market = await openMarket({ features: "all" });
  onTestFinished(() => market.close());
  const witness = await openWitness(market);
  const scene = await newScene(market);
  const changes = await witness.changesDuring(() =>
    market.call(scene.consumerA, "PUT", "/v1/users/update", { firstName: "Dana" })
  );
  expect(changes).toContain("users update");
  expect(await witness.changesDuring(() => market.call(scene.consumerA, "GET", "/v1/user"))).toEqual([]);
});
