/**
 * Typed options for TanStack Query. Declared here, because programs without a UI need neither that library
 * nor React.
 */
import type * as query from "@tanstack/react-query";

const same = <T>(options: T): T => options;

export const queryOptions = same as typeof query.queryOptions;
export const mutationOptions = same as typeof query.mutationOptions;
