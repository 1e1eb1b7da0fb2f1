import type { Answered } from "../reservations.ts";
import type { Model, Sale, SellerPerson } from "./model.ts";
import type { World } from "./world.ts";

/** One action in a history. */
export type Act = {
  /** Type of the act, by which effects are counted. */
  kind: string;
  /** Chosen options, as shown in a failure. */
  how: string;
  /** Returns whether the model allows it now. */
  can: (model: Model) => boolean;
  /** Performs it, and updates the model with its expected result. Returns false if it had no effect. */
  go: (model: Model, world: World) => Promise<boolean>;
};

/** Expects an answer that the rules promise. Anything else is a fault. */
export function expectDone({ status, body }: Answered, what: string): void {
  if (status >= 300) throw new Error(`${what} was refused: ${status} ${JSON.stringify(body)}`);
}

export function expectRefused({ status }: Answered, what: string): void {
  if (status < 400 || status >= 500) throw new Error(`${what} was not refused: ${status}`);
}

/** Returns the item at `nth`, wrapping around. */
export const pick = <T>(list: readonly T[], nth: number): T => list[nth % list.length]!;

/** Returns an act on one of the sales for which it is possible. */
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

/** Returns an act on one of the breeders for whom it is possible. */
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
