export const pageLoadFailed = "We couldn't load this page";
export const somethingWentWrongHearthpaw = "Something went wrong · Hearthpaw";
export const filtersKeptCheckConnection = "We kept your filters. Check your connection and try again.";
export const filtersKeptOurSide = "It's a problem on our side. We kept your filters. Try again in a minute.";
export const weCantReachTheServer = "We can't reach the server.";
/** Words for a call without an answer, by its cause. */
export const UNANSWERED = {
  offline: { title: "You're offline.", hint: "Check your connection, then try again." },
  blocked: {
    title: "Something on this device blocks this part of Hearthpaw.",
    hint: "It's often an ad blocker or a privacy extension. Turn it off for this site, then try again.",
  },
};
export const pageNotFound = "We couldn't find this page";
export const pageNotFoundHint = "Check the address for typos, or start from our puppies and kittens.";
export const listingTakenDown = "This listing has been taken down";
export const listingTakenDownHint = "It won't be back, but plenty of other pets are looking for a home.";
export const goBack = "Go back";
export const seePuppies = "See puppies";
export const seeKittens = "See kittens";
export const notFoundPageTitle = (isGone: boolean) =>
  `${isGone ? "No longer here" : "Page not found"} · Hearthpaw`;
export const linkBroken = "Part of this link doesn't work.";
const LISTS = new Map([
  ["/dogs", "Show all dogs"],
  ["/cats", "Show all cats"],
  ["/search", "Show all dogs and cats"],
  ["/breeders", "Show all breeders"],
]);
export const openAnew = (pathname: string) => LISTS.get(pathname) ?? "Start over on this page";
export const goToTheHomePage = "Go to the home page";
