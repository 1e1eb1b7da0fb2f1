import { createFileRoute, redirect } from "@tanstack/react-router";
import { one } from "../../lib/addresses.ts";

/** The account has no page of its own, only a page for each tab. */
export const Route = createFileRoute("/account/")({
  validateSearch: (search: Record<string, unknown>): { tab?: string } => ({ tab: one(search.tab) }),
  beforeLoad: ({ search }) => {
    const tab = search.tab && /^[a-z]+$/.test(search.tab) ? search.tab : "reserved";
    throw redirect({ href: `/account/${tab}`, replace: true });
  },
});
