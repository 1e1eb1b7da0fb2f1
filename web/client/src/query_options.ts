/**
 * Options of TanStack Query, which only types them. Declared here, so that a program that draws nothing needs neither that library
 * nor React.
 */
import type * as query from "@tanstack/react-query";

const same = <T>(options: T): T => options;

export const queryOptions = same as typeof query.queryOptions;
export const mutationOptions = same as typeof query.mutationOptions;
