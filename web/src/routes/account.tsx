import { one } from "../lib/addresses.ts";
import { type LoadInput, Redirect } from "../lib/router/router.ts";

/** The account has no page of its own: each of its tabs has. */
export const Screen = () => null;

export const load = ({ search }: LoadInput): never => {
  const tab = one(search.tab) ?? "";
  throw new Redirect(`/account/${/^[a-z]+$/.test(tab) ? tab : "reserved"}`);
};
