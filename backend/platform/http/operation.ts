/** What generated code says of an operation, and what every handler is told of a request. */
import type { createRoute, RouteConfig } from "@hono/zod-openapi";
import type { ZodType } from "zod";
import type { RateName } from "../../generated/rates.ts";
import type { Reducer } from "./reduce.ts";

/** The wording of one code. `error` is the classic text, where the product's specification has one. */
export interface ProblemText {
  status: number;
  title: string;
  detail: string;
  error?: string;
}

/** No parameters, or an empty object. */
export type Nothing = Record<string, never>;

export interface DeclaredAnswer {
  status: number;
  contentTypes: readonly string[];
  /** Both only where the answer is JSON. */
  reduce?: Reducer;
  schema?: ZodType;
}

/** So many calls of one caller in so many seconds, over all operations of the class. */
export interface RateClass {
  calls: number;
  seconds: number;
  /** `user`: by user for who is signed in, else by network; `address`: always by network. */
  per: "user" | "address";
  /** Counted in the database, for all processes together; else in each process by itself, so that it costs no write. */
  isShared: boolean;
}

export interface Operation {
  id: string;
  tag: string;
  path: string;
  roles: readonly string[];
  /** Ranks of staff that it admits. */
  staff?: readonly string[];
  /** The session must have been opened with the second factor; `fresh`: a code was entered a moment ago. */
  secondFactor?: "required" | "fresh";
  rate: RateName;
  /** The bounds of its body and of the time until its answer, where they differ from everybody's. */
  limits?: { bodyBytes?: number; bodySeconds?: number; answerSeconds?: number };
  /** It is no read, and yet changes nothing that anybody is shown: what is kept of other answers stays good. */
  changesNothing?: true;
  /** Its answer is the same for everybody and named by an ETag: who has it already is answered 304. */
  isShared?: true;
  codes: readonly string[];
  /** A second door to the handler of `of`; `moves` are parameters that it carries elsewhere. */
  twin?: { of: string; moves: Readonly<Record<string, { from: "path" | "query"; to: "path" | "query" }>> };
  answers: readonly DeclaredAnswer[];
  route: ReturnType<typeof createRoute<string, RouteConfig>>;
}

/** What a handler may know of the request beside its input. */
export interface RequestInfo {
  /** Names this request in the answer, the log and reports. */
  id: string;
  /** The client's address, behind as many proxies as are configured. */
  ip: string;
  userAgent: string | undefined;
  /** A cookie by its plain name, without the prefix that production adds. */
  cookie: (name: string) => string | undefined;
  /** A request header; prefer the declared ones of `input.headers`. */
  header: (name: string) => string | undefined;
  /** Whether a page of ours made it, as its browser says: of a GET, no token says so. */
  isFromOurPage: boolean;
  /** The body as it came, for what is signed over its bytes. */
  rawBody: Uint8Array;
  /** Aborted when the client has gone or the request has taken too long. */
  signal: AbortSignal;
}
