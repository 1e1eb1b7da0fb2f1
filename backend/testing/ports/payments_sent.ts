import type Stripe from "stripe";

/**
 * A part of one of the SDK's objects: any of its fields, each with its type, and no others. The sandbox sends
 * those that the product reads.
 */
export type Sent<T> = SentOf<[Listed<T>] extends [never] ? T : Exclude<T, string> | Listed<T>>;

type SentOf<T> = T extends string | number | boolean | null | undefined ? T
  : T extends readonly (infer Item)[] ? Sent<Item>[]
  : T extends object ? { [Name in keyof T]?: Sent<T[Name]> }
  : T;

/** Words listed by the SDK, which also allows others for future values. */
type Listed<T> = T extends string ? string extends T ? never : T : never;

export type List<T> = { object: "list"; url: string; has_more: boolean; data: T[] };
export type Search<T> = {
  object: "search_result";
  url: string;
  has_more: boolean;
  next_page: string | null;
  data: T[];
};
export type Event<T> =
  & Pick<
    Stripe.Event,
    "id" | "object" | "api_version" | "created" | "livemode" | "pending_webhooks" | "request"
  >
  & { type: Stripe.Event["type"]; account?: string; data: { object: T } };
export type Failure = { error: Stripe.StripeRawError & { payment_intent?: Stripe.PaymentIntent } };
