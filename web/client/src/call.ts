import type { Session } from "./session.ts";

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page, for data sent while the page closes: at most 64 KB. */
  keepalive?: boolean;
}

/** Description of a call by a generated function. */
export interface Call {
  method: string;
  path: string;
  /** Names of the input's path, query and header parameters. */
  places: { path?: readonly string[]; query?: readonly string[]; header?: readonly string[] };
  /** Media type of the body, if it is not JSON. */
  bodyType?: string;
  /**
   * Required fields of a successful answer, never null, such as `breeds` or `pet.id`. Without them the call
   * has failed.
   */
  needs?: readonly string[];
  /** Constant fields of a successful answer, such as `ok: true`. */
  fixed?: Readonly<Record<string, unknown>>;
  /** How to read the answer; JSON by default. */
  parse?: "none" | "text" | "blob";
}

export interface HearthpawClient {
  /** Returns the data of a successful call; throws an ApiError. The generated functions are easier to use. */
  call<T>(call: Call, input: object, options?: CallOptions): Promise<T>;
  session: Session;
  /**
   * Asks the user for a code of the second factor after a call was rejected for lack of a recent one.
   * Resolves to whether it was entered; the call is then repeated. Without a call it asks for one that is to
   * follow. Set by pages that can ask; without it the call fails.
   */
  stepUp?: (call?: Call) => Promise<boolean>;
  /**
   * Set by code that delays calls. Signing out waits for it, because those calls could not be sent afterward.
   */
  beforeLogout?: () => Promise<unknown>;
  /** Loads everything that the first call needs. */
  ready(): Promise<void>;
  /**
   * Loads everything that an unsafe call within this time needs, because a page being closed has no time for
   * that.
   */
  readyToSend(withinMs: number): Promise<void>;
}
