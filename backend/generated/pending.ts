// Generated from openapi/ by tools/generate.ts. Do not edit.

import type { OperationId } from "./handlers.ts";

/** Operations that the contract marks as planned: they answer 501. */
export const pending = [
] as const satisfies readonly OperationId[];
