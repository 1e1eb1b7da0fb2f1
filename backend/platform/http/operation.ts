/** Description of an operation in generated code, and the request info that every handler receives. */
import type { createRoute, RouteConfig } from "@hono/zod-openapi";
import type { ZodType } from "zod";
import type { RateName } from "../../generated/rates.ts";
import type { Reducer } from "./reduce.ts";

/** Wording of one code. `error` is the original text, if the product's specification has one. */
export interface ProblemText {
  status: number;
  title: string;
  detail: string;
  error?: string;
}

/** Type of absent parameters: an empty object. */
export type Nothing = Record<string, never>;

export interface DeclaredAnswer {
  status: number;
  contentTypes: readonly string[];
  /** Both are set only for JSON answers. */
  reduce?: Reducer;
  schema?: ZodType;
}

export interface Operation {
  id: string;
  tag: string;
  path: string;
  roles: readonly string[];
  /** Staff ranks that may call it. */
  staff?: readonly string[];
  /** `required`: two-step verification in this session. `fresh`: a code entered a moment ago. */
  secondFactor?: "required" | "fresh";
  rate: RateName;
  /** Limits of its body and answer time, if they differ from the defaults. */
  limits?: { bodyBytes?: number; bodySeconds?: number; answerSeconds?: number };
  /** Marks a write that changes nothing that others see, so cached answers stay valid. */
  changesNothing?: true;
  /** Whether its answer is the same for every caller and has an ETag. Callers who already have it get 304. */
  isShared?: true;
  codes: readonly string[];
  /** Second route to the handler of `of`. `moves` are parameters that it carries in another place. */
  twin?: { of: string; moves: Readonly<Record<string, { from: "path" | "query"; to: "path" | "query" }>> };
  answers: readonly DeclaredAnswer[];
  route: ReturnType<typeof createRoute<string, RouteConfig>>;
}

/** Facts about the request that a handler may use in addition to its input. */
export interface RequestInfo {
  /** Identifies this request in the answer, the log and error reports. */
  id: string;
  /** The client's address behind the configured number of proxies. */
  ip: string;
  userAgent: string | undefined;
  /** A cookie by its plain name, without the prefix that production adds. */
  cookie: (name: string) => string | undefined;
  /** A request header; prefer the declared ones of `input.headers`. */
  header: (name: string) => string | undefined;
  /**
   * Whether one of our pages made the request, as its browser says. A GET carries no token that could prove
   * it.
   */
  isFromOurPage: boolean;
  /** Original body, for signatures over its bytes. */
  rawBody: Uint8Array;
  /** Aborted when the client has disconnected or the request has taken too long. */
  signal: AbortSignal;
}
