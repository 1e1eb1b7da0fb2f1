import type { Node } from "./schema.ts";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  description?: string;
  /** Code of the problem for a value of another form, if this parameter states one. */
  refusal?: string;
  node: Node;
}

export interface Content {
  mediaType: string;
  /** Undefined for images and other content without a schema. */
  node?: Node;
}

export interface Answer {
  status: number;
  description: string;
  content: Content[];
}

export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  roles: string[];
  /** Ranks of staff that it admits; present if and only if the only role is `admin`. */
  staff?: string[];
  /** Second factor that the session must have passed: `required` at any time, `fresh` recently. */
  secondFactor?: "required" | "fresh";
  /** Class of calls for rate limits, one of `Contract.rates`. */
  rate: string;
  limits?: Limits;
  /** Not a read, but it changes nothing that anyone sees: cached answers stay valid. */
  changesNothing?: true;
  codes: string[];
  /** Described but not built yet: it answers 501. */
  isPlanned: boolean;
  twin?: string;
  parameters: Parameter[];
  body?: { required: boolean; content: Content[] };
  answers: Answer[];
  /** Whether it declares 304: the adapter sends an ETag, which is the same for all callers. */
  isShared: boolean;
  /** Statuses of its possible problems. */
  problems: number[];
}

/** Limits of one call's body and answer time, if they differ from the defaults. */
export type Limits = { bodyBytes?: number; bodySeconds?: number; answerSeconds?: number };
