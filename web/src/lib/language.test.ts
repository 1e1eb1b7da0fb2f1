import { describe, expect, it } from "vitest";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { plural } from "@hearthpaw/ui-kit";
import { type Catalog, type Complete, listed, type Wrap } from "./language.ts";

const english = {
  payNow: "Pay now",
  daysLeft: (days: number) => `${days} ${plural(days, "day", "days")} left`,
  readTerms: (link: Wrap) => link("Read the terms"),
  paid: ({ amount, name }: { amount: string; name: string }) => `${amount} paid for ${name}`,
} as const;
type English = typeof english;

const spanish = {
  payNow: "Pagar ahora",
  daysLeft: (days) => days === 1 ? "Queda 1 día" : `Quedan ${days} días`,
  readTerms: (link) => link("Lee las condiciones"),
  paid: ({ amount, name }) => `${name}: ${amount} pagados`,
} as const satisfies Catalog<English>;

describe("a second language", () => {
  it("stands for the first, in its own order of words", () => {
    const chosen: Complete<English, typeof spanish> = spanish;
    expect(chosen.payNow).toBe("Pagar ahora");
    expect([1, 2].map(chosen.daysLeft)).toEqual(["Queda 1 día", "Quedan 2 días"]);
    expect(chosen.paid({ amount: "$375", name: "Maple" })).toBe("Maple: $375 pagados");
  });

  it("lacks no text, gives each sentence its values, and stands plain where the first does", () => {
    const { payNow: _, ...without } = spanish;
    // @ts-expect-error: a text is missing
    const missing: Catalog<English> = without;
    // @ts-expect-error: the sentence is given a number
    const asked: Catalog<English> = { ...spanish, daysLeft: (days: string) => days.trim() };
    // @ts-expect-error: the sentence has values
    const plain: Catalog<English> = { ...spanish, paid: "Pagado" };
    expect(missing.payNow).toBe(undefined);
    expect(() => asked.daysLeft(2)).toThrow(TypeError);
    expect(() => plain.paid({ amount: "$375", name: "Maple" })).toThrow(TypeError);
  });
});

describe("listed", () => {
  const said = (items: string[], word: "and" | "or") =>
    renderToStaticMarkup(listed(items.map((item) => createElement("b", null, item)), word));

  it.each(
    [
      [[], "or", ""],
      [["Maple"], "or", "<b>Maple</b>"],
      [["Maple", "Juno"], "or", "<b>Maple</b> or <b>Juno</b>"],
      [["Maple", "Juno", "Otis"], "and", "<b>Maple</b>, <b>Juno</b>, and <b>Otis</b>"],
    ] as const,
  )("says %j with %s", (items, word, words) => {
    expect(said([...items], word)).toBe(words);
  });
});
