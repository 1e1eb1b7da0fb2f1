/**
 * Remembers the caller of the current work, so gates can share scarce resources fairly no matter how many
 * calls a caller makes.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** Caller of work that no request or job started, such as at startup. */
const PROCESS = "process";
const callers = new AsyncLocalStorage<string>();

/**
 * Runs work, and everything that it starts, for a caller: an account's id, a network, or the name of a job.
 */
export const asCaller = <T>(caller: string, work: () => T): T => callers.run(caller, work);

/** Returns the caller of the current work. */
export const callerNow = (): string => callers.getStore() ?? PROCESS;
