import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { asksForPayment } from "./asking_rules.ts";

const DOCS = join(import.meta.dirname!, "../../../docs/security.md");
const [FOUND_AT_LEAST, FALSE_AT_MOST] = [0.9, 0.01];

const lines = (name: string) =>
  Deno.readTextFileSync(join(import.meta.dirname!, name)).split("\n").filter(Boolean).map((line) =>
    line.replaceAll("\\n", "\n")
  );

type Figures = { asking: number; missed: string[]; innocent: number; wrong: string[] };

function figuresOf(part: "" | "_held_out"): Figures {
  const asking = lines(`asking_corpus/asking${part}.txt`);
  const innocent = lines(`asking_corpus/innocent${part}.txt`);
  return {
    asking: asking.length,
    missed: asking.filter((text) => !asksForPayment(text)),
    innocent: innocent.length,
    wrong: innocent.filter(asksForPayment),
  };
}

const TUNED = figuresOf("");
const HELD_OUT = figuresOf("_held_out");

function rowOf(name: string, { asking, missed, innocent, wrong }: Figures): string {
  const found = asking - missed.length;
  const percent = (part: number, all: number) => `${(100 * part / all).toFixed(1)}%`;
  return `| ${name} | ${asking} | ${found} (${percent(found, asking)}) | ${innocent} | ${wrong.length} (${
    percent(wrong.length, innocent)
  }) |`;
}

describe("the corpus of messages that ask for money", () => {
  it("has at least 60 that ask and 200 that don't, none of them twice", () => {
    expect(TUNED.asking + HELD_OUT.asking).toBeGreaterThanOrEqual(60);
    expect(TUNED.innocent + HELD_OUT.innocent).toBeGreaterThanOrEqual(200);
    const all = ["", "_held_out"].flatMap((part) => [
      ...lines(`asking_corpus/asking${part}.txt`),
      ...lines(`asking_corpus/innocent${part}.txt`),
    ]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  it.each([["tuned", TUNED], ["held out", HELD_OUT]])(
    "%s: finds 90%% and marks 1%% of the others at most",
    (_, { asking, missed, innocent, wrong }) => {
      expect(asking - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(asking * FOUND_AT_LEAST);
      expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(innocent * FALSE_AT_MOST);
    },
  );

  it("marks few of the plain sentences of the other corpus, and those speak of payments elsewhere", () => {
    const plain = [...lines("mask_corpus/innocent.txt"), ...lines("mask_corpus/innocent_held_out.txt")];
    expect(plain.length).toBeGreaterThan(1000);
    const marked = plain.filter(asksForPayment);
    expect(marked.length).toBeLessThanOrEqual(8);
    expect(marked.filter((text) => !/venmo|zelle|paypal|cash|check/i.test(text))).toEqual([]);
  });

  it("is in docs/security.md with its figures (UPDATE_MASK=1 writes them)", () => {
    const table = [rowOf("Rules were written against it", TUNED), rowOf("Held out", HELD_OUT)].join("\n");
    const docs = Deno.readTextFileSync(DOCS);
    const written = docs.replace(/(?<=\| Messages \|.*\n\|[-| ]*\n)(?:\|.*\n)*/, () => `${table}\n`);
    if (Deno.env.get("UPDATE_MASK")) Deno.writeTextFileSync(DOCS, written);
    else expect(docs).toBe(written);
    expect(docs).toContain("| Messages |");
  });
});

/** Texts that force patterns into many attempts: beginnings of a request, repeated. */
const HOSTILE = [
  "send ",
  "send the money ",
  "pay by ",
  "we take ",
  "cash ",
  "venmo, ",
  "don't use hearthpaw ",
  "my bank account ",
  "account number ",
  "preferred payment ",
  "$5 crate fee ",
  "you need to pay ",
  "cancel and ",
  "send me $",
  "a ",
  "a",
  "the ",
  "no ",
  "asked me to ",
  "i ",
  "paypal or ",
  "$1 ",
  "1.",
  "please ",
  "make a ",
];

it("takes twice the time for twice the text, whatever is in it", () => {
  const least = (text: string) =>
    Math.min(...Array.from({ length: 7 }, () => {
      const began = performance.now();
      asksForPayment(text);
      return performance.now() - began;
    }));
  for (const unit of HOSTILE) {
    const long = unit.repeat(4000).slice(0, 4000);
    const [half, whole] = [least(long.slice(0, 2000)), least(long)];
    // Quadratic work would take four times as long. A busy machine adds two milliseconds.
    expect(whole, `${unit}: ${half} ms, then ${whole} ms`).toBeLessThan(3 * half + 2);
  }
});
