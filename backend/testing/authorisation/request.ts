import type { Person, Scene } from "./scene.ts";

/** Variable parts of a call. Parameters without a place in the path go into the query. */
export type Parts = {
  params?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  multipart?: FormData;
  body?: string;
  headers?: Record<string, string>;
  /** The same call without its proof. */
  without?: Omit<Parts, "without">;
};

/** Creates everything that a valid call needs and returns the call. `who` is the calling account. */
export type Request = (scene: Scene, who: Person) => Promise<Parts> | Parts;

export type Requests = Readonly<Record<string, Request>>;
