/** Who the work of this moment is for: what is scarce is shared fairly between callers, whatever number of calls one makes. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Work that nobody asked for by a request, such as what a start does. */
const PROCESS = "process";
const callers = new AsyncLocalStorage<string>();

/** Runs a work, and all that it begins, for a caller: an account's id, a network, or the name of a job. */
export const asCaller = <T>(caller: string, work: () => T): T => callers.run(caller, work);

/** Returns the caller whose work this is. */
export const callerNow = (): string => callers.getStore() ?? PROCESS;
