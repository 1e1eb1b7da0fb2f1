import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../testing/app.ts";
import { type JsonOf, sqlJson, sqlJsonList, sqlJsonOne, sqlJsonStored, timestampJson } from "./json.ts";

let app: TestServices;
beforeAll(async () => {
  app = await startServices();
});
afterAll(() => app.close());

async function made<S extends string>(json: S): Promise<JsonOf<S>> {
  const { rows } = await sql<{ made: JsonOf<S> }>`select ${sql.raw(json)} as made`.execute(app.db);
  return rows[0]!.made;
}

type Place = { city: string; state: string };
type Person = { name: string; place: Place; tags: string[]; friends: Place[]; age: number | null };
type Maybe = { id: string; color?: string; place?: Place; owner?: Person };

const place = sqlJson<Place>({ city: "'Corvallis'", state: "'OR'" });
const person = sqlJson<Person>({
  name: "'Dana'",
  place,
  tags: "to_jsonb(array['a', 'b'])",
  friends: sqlJsonList(place, "generate_series(1, 2)"),
  age: "null::int",
});

describe("sqlJson", () => {
  it("makes objects, lists and nulls", async () => {
    const corvallis = { city: "Corvallis", state: "OR" };
    expect(await made(person)).toEqual({
      name: "Dana",
      place: corvallis,
      tags: ["a", "b"],
      friends: [corvallis, corvallis],
      age: null,
    });
  });

  it("leaves out optional fields that are null, and keeps the nulls inside of those that are there", async () => {
    const absent = { color: "null::text", place: sqlJsonOne(place, "generate_series(1, 0)") };
    const without = sqlJson<Maybe>({ id: "1::text" }, { ...absent, owner: { when: "false", json: person } });
    expect(await made(without)).toEqual({ id: "1" });
    const present = { color: "'red'::text", place: sqlJsonOne(place, "generate_series(1, 2)") };
    const withAll = sqlJson<Maybe>({ id: "1::text" }, { ...present, owner: { when: "true", json: person } });
    const { color, owner } = await made(withAll);
    expect([color, owner?.age, owner?.place.city]).toEqual(["red", null, "Corvallis"]);
    expect(await made(sqlJson<Maybe>({ id: "1::text" }, { color: null, place, owner: null }))).toEqual({
      id: "1",
      place: { city: "Corvallis", state: "OR" },
    });
  });

  it("takes more fields than one call of Postgres does", async () => {
    const names = Array.from({ length: 120 }, (_, index) => `n${index}`);
    const many = sqlJson<Record<string, string>>(Object.fromEntries(names.map((name) => [name, "1"])));
    expect(Object.keys(await made(many) as object).sort()).toEqual([...names].sort());
  });

  it("keeps lists in the order of their rows, and is [] without any", async () => {
    const n = sqlJson<{ n: number }>({ n: "n" });
    const of = (from: string) => made(sqlJsonList(n, from));
    expect(await of("generate_series(1, 5) n order by n desc limit 2")).toEqual([{ n: 5 }, { n: 4 }]);
    expect(await of("generate_series(1, 0) n")).toEqual([]);
    expect(await made(sqlJsonStored<Place>(`'{"city": "Eugene", "state": "OR"}'::jsonb`))).toEqual({
      city: "Eugene",
      state: "OR",
    });
  });

  it("writes moments in UTC with milliseconds", async () => {
    const at = sqlJson<{ at: string }>({ at: timestampJson("'2026-03-01 10:00:00.5+02'::timestamptz") });
    expect(await made(at)).toEqual({ at: "2026-03-01T08:00:00.500Z" });
  });

  it("does not compile with other fields than the type's", () => {
    // @ts-expect-error -- state is missing
    sqlJson<Place>({ city: "d.city" });
    // @ts-expect-error -- zip is not one of its fields
    sqlJson<Place>({ city: "d.city", state: "d.state", zip: "d.zip" });
    // @ts-expect-error -- an optional field is not named
    sqlJson<Maybe>({ id: "p.id" }, { color: "p.color", owner: null });
    // @ts-expect-error -- a place is made by sqlJson
    sqlJson<Maybe>({ id: "p.id" }, { color: null, place: "d.place", owner: null });
    // @ts-expect-error -- stripping its nulls would reach those of the person
    sqlJson<Maybe>({ id: "p.id" }, { color: null, place: null, owner: person });
    // @ts-expect-error -- a person is not a place
    sqlJson<{ place: Place }>({ place: person });
    // @ts-expect-error -- a list is not a place
    sqlJson<{ place: Place }>({ place: sqlJsonList(place, "breeders d") });
    expect(place).toBe("(jsonb_build_object('city', 'Corvallis', 'state', 'OR'))");
  });
});
