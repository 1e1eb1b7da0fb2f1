/** Checks twins: second routes to the same handler, whose shapes must be identical. */
import type { Contract } from "./document.ts";
import type { Operation } from "./operation.ts";
import { ContractError } from "./json.ts";

/** Parameters that a twin has in another place than its original: `/a?id=` beside `/a/{id}`. */
export type Moves = Record<string, { from: "path" | "query"; to: "path" | "query" }>;

/** Checks each twin against its original; throws if they differ in roles, parameters, body or answers. */
export function checkTwins(contract: Contract): void {
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));
  for (const twin of contract.operations) {
    if (twin.twin === undefined) continue;
    const where = `${twin.method.toUpperCase()} ${twin.path}`;
    const original = byId.get(twin.twin);
    if (!original) throw new ContractError(where, `x-twin names no operation: "${twin.twin}"`);
    if (original.twin !== undefined) {
      throw new ContractError(where, `x-twin names another twin: "${twin.twin}"`);
    }
    checkProblems(twin, original, where);
    for (
      const part of [
        "roles",
        "isPlanned",
        "secondFactor",
        "limits",
        "changesNothing",
        "parameters",
        "body",
        "answers",
        "isShared",
        "codes",
      ] as const
    ) {
      const mine = shape(twin, part);
      const theirs = shape(original, part);
      if (mine !== theirs) {
        throw new ContractError(
          where,
          `differs from its twin ${original.id} in ${part}:\n  ${mine}\n  ${theirs}`,
        );
      }
    }
  }
}

/**
 * Checks that a twin rejects at least as much as its original. It may reject more, for example a query
 * parameter with 422.
 */
function checkProblems(twin: Operation, original: Operation, where: string): void {
  const lacking = original.problems.filter((status) => !twin.problems.includes(status));
  if (lacking.length > 0) {
    throw new ContractError(
      where,
      `does not declare ${lacking.join(", ")}, which its twin ${original.id} may answer`,
    );
  }
}

/** Returns the parameters that a twin has in another place than its original. */
export function movesOf(twin: Operation, original: Operation): Moves {
  const moves: Moves = {};
  for (const parameter of twin.parameters) {
    const other = original.parameters.find((candidate) => candidate.name === parameter.name);
    if (other === undefined || other.in === parameter.in) continue;
    if (isPlace(parameter.in) && isPlace(other.in)) {
      moves[parameter.name] = { from: parameter.in, to: other.in };
    }
  }
  return moves;
}

function isPlace(place: string): place is "path" | "query" {
  return place === "path" || place === "query";
}

function shape(
  operation: Operation,
  part:
    | "roles"
    | "isPlanned"
    | "secondFactor"
    | "limits"
    | "changesNothing"
    | "parameters"
    | "body"
    | "answers"
    | "isShared"
    | "codes",
): string {
  if (part === "roles" || part === "codes") return JSON.stringify([...operation[part]].sort());
  if (part === "parameters") {
    const list = operation.parameters.map(({ name, in: at, required, node, refusal }) => ({
      name,
      in: isPlace(at) ? "path or query" : at,
      required,
      node,
      refusal: refusal ?? (at === "path" && operation.problems.includes(404) ? "not_found" : "invalid_input"),
    }));
    return bare(list.sort((a, b) => (a.name < b.name ? -1 : 1)));
  }
  return bare(operation[part] ?? null);
}

/** Returns JSON without descriptions. */
function bare(value: unknown): string {
  return JSON.stringify(value, (key, item) => (key === "description" ? undefined : item));
}
