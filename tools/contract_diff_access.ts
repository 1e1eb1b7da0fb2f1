/**
 * Compares the parts of the contract that redocly's diff ignores: the callers of an operation, and the second
 * factor it requires.
 */

type Operation = { "x-roles"?: string[]; "x-staff"?: string[]; "x-second-factor"?: "required" | "fresh" };
export type Contract = { info: { version: string }; paths?: Record<string, Record<string, unknown>> };

const methods = ["get", "put", "post", "patch", "delete"];

/** Maps a role to the roles whose callers it admits as well. */
const includes: Record<string, readonly string[]> = {
  none: ["any", "user", "consumer", "breeder", "admin", "cookie", "signature", "token"],
  any: ["user", "consumer", "breeder", "admin"],
  user: ["consumer", "breeder", "admin"],
};

/** Returns the operations of both contracts that admit fewer callers than before, as breaking changes. */
export function lessAccess(base: Contract, revision: Contract): Change[] {
  const changes: Change[] = [];
  for (const [path, item] of Object.entries(base.paths ?? {})) {
    for (const method of methods) {
      const [before, now] = [item[method], revision.paths?.[path]?.[method]] as (Operation | undefined)[];
      if (!before || !now) continue;
      const where = `${method.toUpperCase()} ${path}`;
      const breaking = (message: string) => changes.push({ impact: "major", where, message });
      const lost = lostRoles(before["x-roles"] ?? [], now["x-roles"] ?? []);
      if (lost.length) breaking(`No longer open to the roles: ${lost.join(", ")}.`);
      const staff = now["x-staff"];
      const lostRanks = staff ? (before["x-staff"] ?? []).filter((rank) => !staff.includes(rank)) : [];
      if (lostRanks.length) breaking(`No longer open to the ranks: ${lostRanks.join(", ")}.`);
      const was = before["x-second-factor"];
      const is = now["x-second-factor"];
      if (is && was !== is && was !== "fresh") breaking(`A second factor became ${is}.`);
    }
  }
  return changes;
}

function lostRoles(before: readonly string[], now: readonly string[]): string[] {
  const open = new Set(now.flatMap((role) => [role, ...includes[role] ?? []]));
  return before.filter((role) => !open.has(role));
}

export type Change = { impact: "major" | "minor" | "patch"; where: string; message: string };
