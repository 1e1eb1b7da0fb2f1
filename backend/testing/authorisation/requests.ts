import { accountRequests } from "./requests_accounts.ts";
import { chatRequests } from "./requests_chats.ts";
import { identityRequests } from "./requests_identity.ts";
import { listingRequests } from "./requests_listings.ts";
import { listRequests } from "./requests_lists.ts";
import { postRequests } from "./requests_posts.ts";
import { publicRequests } from "./requests_public.ts";
import { saleRequests } from "./requests_sales.ts";
import { staffRequests } from "./requests_staff.ts";
import type { Requests } from "./request.ts";

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
