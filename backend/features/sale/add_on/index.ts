export { buyAddOns, offersOf, quoteAddOns } from "./add_on_actions.ts";
export { closeAddOns, endAddOns, giveUpAbandoned, hasOpenAddOns } from "./add_on_close_actions.ts";
