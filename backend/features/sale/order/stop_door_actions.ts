import { fail } from "../../../platform/problem.ts";
import { stopWords } from "./stop_rules.ts";
import type { Checkout } from "./store.ts";

/** Fails with `sale_stopped`, with the reason and the possible actions, if the sale is stopped. */
export function refuseStopped(
  { reservation: { stop }, pet }: Pick<Checkout, "reservation" | "pet">,
  viewer: "buyer" | "breeder",
): void {
  if (stop) fail("sale_stopped", { detail: stopWords(stop, viewer, pet.sellerName) });
}
