import type { Answered } from "../reservations.ts";
import type { Model, Sale, SellerPerson } from "./model.ts";
import type { World } from "./world.ts";

/** One thing that somebody does in a history. */
export type Act = {
  /** Its kind, by which effects are counted. */
  kind: string;
  /** What was chosen, as a failure shows it. */
  how: string;
  /** Whether it makes sense now, by the model. */
  can: (model: Model) => boolean;
  /** Does it, and writes into the model what it must lead to. False if nothing came of it. */
  go: (model: Model, world: World) => Promise<boolean>;
};

/** An answer that the rules promise; anything else is a fault. */
export function expectDone({ status, body }: Answered, what: string): void {
  if (status >= 300) throw new Error(`${what} was refused: ${status} ${JSON.stringify(body)}`);
}

export function expectRefused({ status }: Answered, what: string): void {
  if (status < 400 || status >= 500) throw new Error(`${what} was not refused: ${status}`);
}

/** The so many-th of those that something can happen to, counted around. */
export const pick = <T>(list: readonly T[], nth: number): T => list[nth % list.length]!;

/** An act on one of the sales that it is possible for. */
export function onSale(
  kind: string,
  nth: number,
  isFor: (sale: Sale, model: Model) => boolean,
  go: (sale: Sale, world: World, model: Model) => Promise<boolean>,
  how = "",
): Act {
  const found = (model: Model) => model.sales.filter((sale) => isFor(sale, model));
  return {
    kind,
    how: `${how ? `${how}, ` : ""}sale ${nth}`,
    can: (model) => found(model).length > 0,
    go: (model, world) => go(pick(found(model), nth), world, model),
  };
}

/** An act on one of the breeders that it is possible for. */
export function onSeller(
  kind: string,
  nth: number,
  isFor: (seller: SellerPerson, model: Model) => boolean,
  go: (seller: SellerPerson, world: World, model: Model) => Promise<boolean>,
  how = "",
): Act {
  const found = (model: Model) => model.sellers.filter((seller) => isFor(seller, model));
  return {
    kind,
    how: `${how ? `${how}, ` : ""}breeder ${nth}`,
    can: (model) => found(model).length > 0,
    go: (model, world) => go(pick(found(model), nth), world, model),
  };
}
