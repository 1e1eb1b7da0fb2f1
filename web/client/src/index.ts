/** The typed client of the Hearthpaw contract. */
import type { ApiError } from "./errors.ts";

export { withCookies } from "./cookies.ts";
export type { CallOptions, HearthpawClient } from "./call.ts";
export { type ClientOptions, createClient } from "./client.ts";
export { ApiError, GENERIC, shouldRetry, translate } from "./errors.ts";
export {
  type CardError,
  cardFailure,
  cardFailureMessage,
  type CardField,
  noCardError,
  paymentStatusMessage,
} from "./payment_messages.ts";
export { type Dashboard, type KeyValueStorage, memoryStorage, type Session } from "./session.ts";
export * from "../generated/operations.ts";
export type * from "../generated/models.ts";
export { REASONS } from "../generated/reasons.ts";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiError;
  }
}
