/** Classes of calls that share a rate limit. */
import { asObject, asString, ContractError, type JsonObject, onlyKeys } from "./json.ts";

export interface RateClass {
  name: string;
  calls: number;
  seconds: number;
  per: "user" | "address";
  isShared: boolean;
  description: string;
}

/** Returns the classes of x-rate-classes in their order; throws a ContractError for an incomplete one. */
export function readRates(document: JsonObject): RateClass[] {
  const raw = asObject(document["x-rate-classes"] ?? {}, "x-rate-classes");
  return Object.entries(raw).map(([name, value]) => {
    const where = `x-rate-classes/${name}`;
    if (!/^[a-z][A-Za-z]*$/.test(name)) throw new ContractError(where, "a class is camelCase");
    const rate = asObject(value, where);
    onlyKeys(rate, new Set(["calls", "seconds", "per", "isShared", "description"]), where);
    const { calls, seconds, per, isShared } = rate;
    for (const number of [calls, seconds]) {
      if (typeof number !== "number" || !Number.isInteger(number) || number < 1) {
        throw new ContractError(where, "calls and seconds are whole numbers from 1 on");
      }
    }
    if (per !== "user" && per !== "address") throw new ContractError(where, "per is user or address");
    if (typeof isShared !== "boolean") throw new ContractError(where, "isShared is true or false");
    const description = asString(rate.description, `${where}/description`);
    return { name, calls: Number(calls), seconds: Number(seconds), per, isShared, description };
  });
}
