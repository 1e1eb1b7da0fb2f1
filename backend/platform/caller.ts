/** Remembers the caller that work is done for, so that gates can share scarce resources fairly, however many calls one makes. */
import { AsyncLocalStorage } from "node:async_hooks";

/** The caller of work that no request or job asked for, such as a start. */
const PROCESS = "process";
const callers = new AsyncLocalStorage<string>();

/** Runs a work, and all that it begins, for a caller: an account's id, a network, or the name of a job. */
export const asCaller = <T>(caller: string, work: () => T): T => callers.run(caller, work);

/** Returns the caller that this work is done for. */
export const callerNow = (): string => callers.getStore() ?? PROCESS;
