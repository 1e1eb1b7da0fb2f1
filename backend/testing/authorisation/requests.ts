import { accountRequests } from "./requests_accounts.ts";
import { chatRequests } from "./requests_chats.ts";
import { identityRequests } from "./requests_identity.ts";
import { listingRequests } from "./requests_listings.ts";
import { listRequests } from "./requests_lists.ts";
import { postRequests } from "./requests_posts.ts";
import { publicRequests } from "./requests_public.ts";
import { saleRequests } from "./requests_sales.ts";
import { staffRequests } from "./requests_staff.ts";
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

/** A request for every implemented operation, by the id in its first family. */
export const requests: Requests = {
  ...publicRequests,
  ...accountRequests,
  ...identityRequests,
  ...staffRequests,
  ...saleRequests,
  ...listingRequests,
  ...listRequests,
  ...postRequests,
  ...chatRequests,
};
