import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ZodType } from "zod";
import { bundle, drift, generate } from "./generate.ts";
import { readContract } from "./generate/document.ts";
import { asObject, type Json, type JsonObject } from "./generate/json.ts";
import { serverFiles } from "./generate/server.ts";
import { lint } from "./lint.ts";

const golden = join(import.meta.dirname ?? "", "golden");
const root = join(golden, "../..");
let document: JsonObject;
let files: Map<string, string>;

beforeAll(async () => {
  document = await bundle(join(golden, "contract/openapi.yaml"));
  files = await generate(document);
});

/** Files that are compared word for word; the others are the contract itself and a library's own output. */
const compared = () =>
  [...files].filter(([path]) =>
    path !== "backend/generated/openapi.json" && path !== "web/client/generated/types.ts"
  );

/** A folder of this run two levels below the root, which git and concurrent checks ignore. */
async function scratch(): Promise<string> {
  await mkdir(join(root, ".cache"), { recursive: true });
  return await mkdtemp(join(root, ".cache/golden-"));
}

describe("the code of the golden contract", () => {
  it("is what it was (UPDATE_GOLDEN=1 rewrites it)", async () => {
    if (process.env.UPDATE_GOLDEN) await rm(join(golden, "expected"), { recursive: true, force: true });
    for (const [path, code] of compared()) {
      const place = join(golden, "expected", `${path}.txt`);
      if (process.env.UPDATE_GOLDEN) {
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, code);
      }
      expect(code, path).toBe(await readFile(place, "utf8"));
    }
    const kept = (await readdir(join(golden, "expected"), { recursive: true })).filter((name) =>
      name.endsWith(".txt")
    );
    expect(kept.map((name) => name.replace(/\.txt$/, "")).sort()).toEqual(
      compared().map(([path]) => path).sort(),
    );
  });

  it("says in its first line where it comes from", () => {
    for (const [path, code] of files) {
      if (path.endsWith(".json")) continue;
      expect(code.split("\n")[0], path).toBe("// Generated from openapi/ by tools/generate.ts. Do not edit.");
    }
  });

  it("is the same at every run", async () => {
    expect(await generate(document)).toEqual(files);
  });

  it("serves the bundle itself, and gives the client a Blob for a file", () => {
    expect(JSON.parse(files.get("backend/generated/openapi.json") ?? "")).toEqual(document);
    expect(files.get("web/client/generated/types.ts")).toMatch(/file: Blob;/);
  });

  it("exports neither twins nor webhooks to the client", () => {
    const code = files.get("web/client/generated/operations.ts") ?? "";
    expect(code).toContain("export function getPet(");
    expect(code).not.toMatch(/getPetByQuery|receiveWebhook/);
  });
});

it("says of an operation that it needs the second factor", () => {
  const pets = (contract: JsonObject) => serverFiles(readContract(contract)).get("pets.ts");
  expect(pets(changed(get("x-second-factor"), "required"))).toContain('secondFactor: "required",');
  expect(pets(document)).not.toContain("secondFactor");
});

it("lists what is planned", () => {
  const contract = changed(get("x-status"), "planned");
  for (const path of [get("responses", "501"), ["paths", "/api/pet", "get", "responses", "501"]]) {
    asObject(path.slice(0, -1).reduce((at, key) => asObject(at[key], key), contract), "responses")["501"] = {
      description: "x",
    };
  }
  asObject(
    ["paths", "/api/pet", "get"].reduce((at, key) => asObject(at[key], key), contract),
    "get",
  )["x-status"] = "planned";
  expect(serverFiles(readContract(contract)).get("pending.ts")).toContain('= [\n  "getPet",\n]');
  expect(files.get("backend/generated/pending.ts")).toContain("= [\n]");
});

describe("drift", () => {
  it("names what is missing, changed or left over", async () => {
    const base = await mkdtemp(join(tmpdir(), "drift-"));
    try {
      for (const [path, code] of files) {
        await mkdir(dirname(join(base, path)), { recursive: true });
        await writeFile(join(base, path), code);
      }
      expect(await drift(files, base)).toEqual([]);
      await writeFile(join(base, "backend/generated/pets.ts"), "// by hand");
      await writeFile(join(base, "backend/generated/old_tag.ts"), "");
      await rm(join(base, "web/client/generated/models.ts"));
      expect(await drift(files, base)).toEqual([
        "backend/generated/old_tag.ts",
        "backend/generated/pets.ts",
        "web/client/generated/models.ts",
      ]);
    } finally {
      await rm(base, { recursive: true });
    }
  });
});

/** Returns the golden document with one place changed. */
function changed(path: string[], value: Json | undefined): JsonObject {
  const copy: JsonObject = structuredClone(document);
  let at = copy;
  for (const key of path.slice(0, -1)) at = asObject(at[key], key);
  if (value === undefined) delete at[path.at(-1) ?? ""];
  else at[path.at(-1) ?? ""] = value;
  return copy;
}

const inPet = (...path: string[]) => ["components", "schemas", "Named", ...path];
const name = inPet("properties", "name");
const get = (...path: string[]) => ["paths", "/v1/pets/{id}", "get", ...path];

describe("what the generator does not know is an error that says where", () => {
  it.each<[string, string[], Json | undefined, string]>([
    [
      "a keyword",
      [...name, "contentEncoding"],
      "base64",
      'Named/name: the generator does not know the keyword "contentEncoding"',
    ],
    ["a keyword of another type", [...name, "minimum"], 1, 'does not know the keyword "minimum" here'],
    ["if and then", inPet("if"), {}, 'keyword "if"'],
    ["patternProperties", inPet("patternProperties"), {}, 'keyword "patternProperties"'],
    ["not", [...name, "not"], {}, 'keyword "not"'],
    ["a format", [...name, "format"], "phone", 'does not know the format "phone"'],
    ["a type", [...name, "type"], "text", 'does not know the type "text"'],
    ["an array without items", [...name], { type: "array" }, "an array without items"],
    ["an open object", inPet("additionalProperties"), undefined, "does not state additionalProperties"],
    [
      "a required field that is not described",
      inPet("required"),
      ["nme"],
      '"nme" is required and not described',
    ],
    ["an enum of objects", [...name], { enum: [{}] }, "scalars only"],
    [
      "readOnly in a request",
      [
        "paths",
        "/v1/login",
        "post",
        "requestBody",
        "content",
        "application/json",
        "schema",
        "properties",
        "email",
        "readOnly",
      ],
      true,
      "readOnly in something that a request sends",
    ],
    ["writeOnly in an answer", [...name, "writeOnly"], true, "writeOnly in something that is answered"],
    [
      "a reference to nothing",
      [...name],
      { $ref: "#/components/parameters/Id" },
      "a schema can only refer to a component",
    ],
    [
      "a style of parameter",
      ["components", "parameters", "Id", "style"],
      "matrix",
      'does not know the style "matrix"',
    ],
    ["a keyword of an operation", get("callbacks"), {}, 'keyword "callbacks"'],
    ["an unknown role", get("x-roles"), ["king"], 'unknown role "king"'],
    ["no role at all", get("x-roles"), [], "no x-roles"],
    ["staff of no rank", get("x-staff"), ["king"], 'unknown rank "king"'],
    ["ranks of who is not staff", get("x-staff"), ["admin"], "x-staff goes with x-roles: [admin]"],
    ["staff without ranks", get("x-roles"), ["admin"], "x-staff goes with x-roles: [admin]"],
    ["a second factor of another kind", get("x-second-factor"), "sometimes", 'x-second-factor: "sometimes"'],
    ["webhooks of its own", ["webhooks"], {}, 'keyword "webhooks"'],
    [
      "an encoding of parts",
      ["paths", "/v1/pets/{id}/photo", "post", "requestBody", "content", "multipart/form-data", "encoding"],
      {},
      'keyword "encoding"',
    ],
    [
      "headers of an answer",
      get("responses", "200", "headers"),
      {},
      "nothing holds an answer to its headers",
    ],
    [
      "304 of what differs from one to another",
      ["paths", "/v1/login", "post", "responses", "304"],
      { description: "Not modified." },
      "304, and not the same for everybody",
    ],
    [
      "a header that OpenAPI leaves to content",
      [...get("parameters")],
      [{ name: "Accept", in: "header", schema: { type: "string" } }],
      "OpenAPI ignores a header parameter of this name",
    ],
    ["a cookie", ["components", "parameters", "Id", "in"], "cookie", "nothing reads a parameter in a cookie"],
    [
      "a refusal without words",
      ["components", "parameters", "Id", "x-refusal"],
      "lost",
      '"lost" is not in x-problem-codes',
    ],
    ["a class that is not stated", get("x-rate"), "someday", '"someday" is not in x-rate-classes'],
    ["no class", get("x-rate"), null, "x-rate"],
    [
      "a class that is not whole",
      ["x-rate-classes", "read", "calls"],
      0.5,
      "calls and seconds are whole numbers from 1 on",
    ],
    ["another status", get("x-status"), "someday", 'x-status: "someday"'],
    ["planned without 501", get("x-status"), "planned", "answer 501 and x-status: planned go together"],
    ["501 without planned", get("responses", "501"), { description: "x" }, "go together"],
    ["a code without words", get("x-codes"), ["lost"], '"lost" is not in x-problem-codes'],
    [
      "a code whose status is not answered",
      get("x-codes"),
      ["token_expired"],
      "has the status 401, which the operation does not answer",
    ],
    ["two tags", get("tags"), ["pets", "links"], "exactly one tag"],
    ["an operationId twice", get("operationId"), "signIn", 'operationId "signIn" is also that of'],
    ["an operationId that is not camelCase", get("operationId"), "get_pet", "is not camelCase"],
    [
      "a path parameter that is not described",
      ["paths", "/v1/pets/{id}", "parameters"],
      [],
      '"id" is not described as required',
    ],
  ])("%s", async (_, path, value, message) => {
    await expect(generate(changed(path, value))).rejects.toThrow(message);
  });
});

describe("a twin", () => {
  const twin = (...path: string[]) => ["paths", "/api/pet", "get", ...path];
  it.each<[string, string[], Json | undefined, string]>([
    ["of nothing", twin("x-twin"), "getCat", 'names no operation: "getCat"'],
    ["with other roles", twin("x-roles"), ["breeder"], "differs from its twin getPet in roles"],
    [
      "with a second factor",
      twin("x-second-factor"),
      "fresh",
      "differs from its twin getPet in secondFactor",
    ],
    ["with other parameters", twin("parameters"), [{
      name: "key",
      in: "query",
      required: true,
      schema: { type: "string" },
    }], "differs from its twin getPet in parameters"],
    ["with another answer", twin("responses", "200", "content", "application/json", "schema"), {
      $ref: "#/components/schemas/Ok",
    }, "differs from its twin getPet in answers"],
    [
      "with another status",
      twin("responses"),
      { "201": { description: "x" }, "404": { description: "x" } },
      "differs from its twin getPet",
    ],
    [
      "without a refusal of its original",
      get("responses", "409"),
      { description: "x" },
      "does not declare 409, which its twin getPet",
    ],
    [
      "that refuses an id in another way",
      twin("parameters"),
      [{ name: "id", in: "query", required: true, schema: { $ref: "#/components/schemas/Id" } }],
      "differs from its twin getPet in parameters",
    ],
    ["with other codes", twin("x-codes"), [], "differs from its twin getPet in codes"],
  ])("%s is an error", async (_, path, value, message) => {
    await expect(generate(changed(path, value))).rejects.toThrow(message);
  });
});

describe("the generated schemas and reducers at work", () => {
  let folder: string;
  let schemas: Record<string, ZodType>;
  let reducers: Record<string, (value: unknown) => unknown>;

  beforeAll(async () => {
    folder = await scratch();
    for (const [path, code] of files) {
      if (path.startsWith("backend/generated/")) {
        await writeFile(
          join(folder, path.split("/").at(-1) ?? ""),
          code.replaceAll('"../', '"../../backend/'),
        );
      }
    }
    schemas = await import(join(folder, "schemas.ts"));
    reducers = await import(join(folder, "reducers.ts"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const pet = {
    name: "Marmalade",
    id: "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
    kind: "pet",
    sex: "Female",
    bornOn: "2025-09-12",
    listedAt: null,
    priceCents: 250_000,
    sire: null,
    litter: [],
    home: { kind: "kennel", city: "Corvallis" },
    tags: { coat: "long" },
    extra: { note: 5, weight: 2.5 },
  };

  it.each<[string, object, boolean]>([
    ["as it should be", {}, true],
    ["with a sire and a litter of its own kind", { sire: pet, litter: [pet, pet] }, true],
    ["with the other home", { home: { kind: "shelter", beds: 3 } }, true],
    ["with null where it may be", { either: null, rank: null }, true],
    ["with either of two shapes", { either: ["a"], rank: 2, link: "/x" }, true],
    ["with another kind", { kind: "cat" }, false],
    ["with another sex", { sex: "male" }, false],
    ["with a time for a day", { bornOn: "2025-09-12T00:00:00Z" }, false],
    ["with no time zone", { listedAt: "2025-09-12T00:00:00" }, false],
    ["with a fraction of a cent", { priceCents: 250_000.5 }, false],
    ["with cents that are not whole dollars", { priceCents: 250_050 }, false],
    ["with a price beyond 32 bits", { priceCents: 2 ** 31 + 352 }, false],
    ["with a home that is neither", { home: { kind: "barn" } }, false],
    ["with the fields of the other home", { home: { kind: "kennel", beds: 3 } }, false],
    ["with a key that has another pattern", { tags: { Coat: "x" } }, false],
    ["with more entries than allowed", { tags: { a: "", b: "", c: "", d: "", e: "", f: "" } }, false],
    ["with text among the numbers", { extra: { note: "a", weight: "heavy" } }, false],
    ["with a broken sire", { sire: { ...pet, name: "" } }, false],
    ["with a field of its own invention", { owner: "me" }, false],
  ])("a pet %s: %o is %s", (_, change, isGood) => {
    expect(schemas.Pet?.safeParse({ ...pet, ...change }).success).toBe(isGood);
  });

  it("reducers keep what is declared, at every depth, and nothing else", () => {
    const secret = { passwordHash: "x" };
    const full = {
      ...pet,
      ...secret,
      sire: { ...pet, ...secret },
      home: { ...pet.home, ...secret, beds: 3 },
      either: { name: "a", ...secret },
      sex: { toString: "not a scalar" },
    };
    const { sex: _, ...rest } = pet;
    expect(reducers.PetAnswer?.({ pet: full, debug: true })).toEqual({
      pet: { ...rest, sex: undefined, sire: pet, either: { name: "a" } },
    });
  });
});

describe("the check of types", () => {
  let folder: string;
  let errors: string[];

  // One check for all handlers, because the libraries' types take most of the time.
  beforeAll(async () => {
    folder = await scratch();
    const files = ["right", "missing", "wrong_body"].map((name) => join(folder, `${name}.ts`));
    for (const file of files) {
      const handlers = await readFile(join(golden, "handlers", `${basename(file)}.txt`), "utf8");
      await writeFile(file, handlers.replace("../../../", "../../"));
    }
    const types = join(root, ".data/types");
    const config = { extends: join(root, "backend/tsconfig.json"), include: [".", types] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    const { code, output } = await lint(files, ["--no-ignore", "--config", join(root, ".oxlintrc.json")]);
    expect(code).not.toBe(0);
    errors = output.split("\n");
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const errorsIn = (fixture: string) =>
    errors.filter((error) => error.includes(`/${fixture}.ts:`)).join("\n");

  it("accepts right handlers", () => {
    expect(errorsIn("right")).toBe("");
  });

  it("refuses a missing handler and names it", () => {
    expect(errorsIn("missing")).toContain("Property 'logout' is missing");
  });

  it("refuses a wrong body and says what is wrong with it", () => {
    expect(errorsIn("wrong_body")).toContain("Type 'number' is not assignable to type 'string'");
  });

  it("finds nothing else", () => {
    expect(errors.filter((error) => /^\S+:\d+:\d+:/.test(error))).toHaveLength(2);
  });
});
