/** The codes of problems, and their consistency with the operations. */
import type { Operation } from "./operation.ts";
import { asObject, asString, ContractError, type JsonObject, onlyKeys } from "./json.ts";

export interface ProblemText {
  code: string;
  status: number;
  title: string;
  detail: string;
  error?: string;
}

/** Reads x-problem-codes. */
export function readProblems(document: JsonObject): ProblemText[] {
  const raw = asObject(document["x-problem-codes"] ?? {}, "x-problem-codes");
  return Object.entries(raw).map(([code, value]) => {
    const where = `x-problem-codes/${code}`;
    if (!/^[a-z][a-z0-9_]*$/.test(code)) throw new ContractError(where, "a code is snake_case");
    const text = asObject(value, where);
    onlyKeys(text, new Set(["status", "title", "detail", "error"]), where);
    if (typeof text.status !== "number") throw new ContractError(where, "no status");
    return {
      code,
      status: text.status,
      title: asString(text.title, `${where}/title`),
      detail: asString(text.detail ?? text.title, `${where}/detail`),
      ...(text.error === undefined ? {} : { error: asString(text.error, `${where}/error`) }),
    };
  });
}

/** Checks that every operationId is unique. */
export function checkNames(operations: Operation[]): void {
  const seen = new Map<string, Operation>();
  for (const operation of operations) {
    const other = seen.get(operation.id);
    if (other) {
      throw new ContractError(operation.path, `operationId "${operation.id}" is also that of ${other.path}`);
    }
    seen.set(operation.id, operation);
  }
}

/** Checks that an operation names only known codes, and only of statuses that it answers. */
export function checkCodes(operations: Operation[], problems: ProblemText[]): void {
  const known = new Map(problems.map((problem) => [problem.code, problem]));
  for (const operation of operations) {
    const where = `${operation.method.toUpperCase()} ${operation.path}/x-codes`;
    const refusals = operation.parameters.flatMap(({ refusal }) => refusal ?? []);
    for (const code of [...operation.codes, ...refusals]) {
      const problem = known.get(code);
      if (!problem) throw new ContractError(where, `"${code}" is not in x-problem-codes`);
      if (!operation.problems.includes(problem.status)) {
        throw new ContractError(
          where,
          `"${code}" has the status ${problem.status}, which the operation does not answer`,
        );
      }
    }
  }
}
