import fc from "fast-check";
import { expect, it } from "vitest";
import { growthOf } from "../../testing/growth.ts";
import { readForm } from "./multipart.ts";

const encoder = new TextEncoder();
const { signal } = new AbortController();
const read = (body: string | Uint8Array<ArrayBuffer>, type = "multipart/form-data; boundary=b") =>
  readForm(typeof body === "string" ? encoder.encode(body) : body, type, signal);
const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const named = 'Content-Disposition: form-data; name="n"';

/**
 * A file may contain anything except the boundary, including the blanks and dashes that boundaries consist
 * of.
 */
const content = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.array(fc.constantFrom(...encoder.encode('\r\n-"; boundary=')), { maxLength: 400 })
    .map((bytes) => new Uint8Array(bytes)),
);
const name = fc.string({
  unit: fc.constantFrom("a", "é", "🐶", " ", ";", "=", "'", '"', "\\"),
  minLength: 1,
  maxLength: 12,
});
const field = fc.record({ name, content, filename: fc.option(name, { nil: undefined }) });

it("reads what browsers write, whatever the files and names hold", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 5 }), async (fields) => {
      const form = new FormData();
      for (const { name, content, filename } of fields) {
        if (filename === undefined) {
          form.append(name, new TextDecoder().decode(content).replaceAll(/[\r\n]/g, " "));
        } else form.append(name, new File([content], filename, { type: "text/csv" }));
      }
      const sent = new Response(form);
      const given = await read(new Uint8Array(await sent.arrayBuffer()), sent.headers.get("content-type")!);
      const plain = async (value: string | File) =>
        typeof value === "string"
          ? value
          : [value.name, value.type, ...new Uint8Array(await value.arrayBuffer())];
      expect(await Promise.all(given!.map(async ([name, value]) => [name, await plain(value)])))
        .toEqual(await Promise.all([...form].map(async ([name, value]) => [name, await plain(value)])));
    }),
    { numRuns: 60 },
  );
});

it("reads a large file on a thread, byte for byte", async () => {
  const bytes = new Uint8Array(700_000).map((_, n) => n % 7 === 0 ? 13 : n % 7 === 1 ? 10 : n % 251);
  const form = new FormData();
  form.append("file", new File([bytes], "a.csv"));
  const sent = new Response(form);
  const given = await read(new Uint8Array(await sent.arrayBuffer()), sent.headers.get("content-type")!);
  const file = new Uint8Array(await (given![0]![1] as File).arrayBuffer());
  expect([file.length, Buffer.compare(file, bytes)]).toEqual([bytes.length, 0]);
});

it.each([
  ["no part at all", "--b--\r\n", []],
  ["words before and behind", `hello\r\n${part(named, "7")}--b--\r\nbye`, [["n", "7"]]],
  ["an empty field", `${part(named, "")}--b--`, [["n", ""]]],
  ["blanks after a boundary", `--b \t\r\n${named}\r\n\r\n7\r\n--b--`, [["n", "7"]]],
  ["what only begins like a boundary", `${part(named, "\r\n--\r\n-b")}--b--`, [["n", "\r\n--\r\n-b"]]],
  ["no end", part(named, "7"), undefined],
  ["an end in mid-field", `--b\r\n${named}\r\n\r\n7`, undefined],
  ["no empty line", `--b\r\n${named}\r\n--b--`, undefined],
  ["a field without a name", `${part("Content-Disposition: form-data", "7")}--b--`, undefined],
  ["headers of 9 kB", `${part(`${named}\r\nX-Long: ${"x".repeat(9_000)}`, "7")}--b--`, undefined],
  ["201 fields", `${part(named, "7").repeat(201)}--b--`, undefined],
  ["nothing", "", undefined],
])("%s", async (_, body, fields) => {
  expect(await read(body)).toEqual(fields);
});

it("refuses text that is not UTF-8, and a type without a boundary", async () => {
  const head = encoder.encode(`--b\r\n${named}\r\n\r\n`);
  expect(await read(new Uint8Array([...head, 0xff, ...encoder.encode("\r\n--b--")]))).toBeUndefined();
  expect(await read("--b--", "multipart/form-data")).toBeUndefined();
});

it("takes twice the time for twice the header, whatever it says", async () => {
  const heads: ((size: number) => string)[] = [
    (size) => `a${"\t".repeat(size)}b`,
    (size) => " ".repeat(size),
    (size) => '; name="'.repeat(size / 8),
  ];
  for (const headOf of heads) {
    const growth = await growthOf(async (size) => {
      const body = part(`${named}\r\nContent-Type: ${headOf(size)}`, "1").repeat(100) + "--b--";
      expect((await read(body))?.length).toBe(100);
    }, 1_950);
    expect(growth).toBeLessThan(3);
  }
  const [[, file]] = (await read(
    part(`${named}; filename="f"\r\nContent-Type: \t text/csv \t`, "1") + "--b--",
  ))! as [[string, File]];
  expect(file.type).toBe("text/csv");
});
