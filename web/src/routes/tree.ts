import { page } from "./page.ts";

/** Every page of the site: its path and its file in this folder. */
export const routes = [
  page("/", "home"),
  page("/sign-in", "sign_in"),
  page("/sign-up", "sign_up"),
  page("/terms", "terms"),
  page("/privacy", "privacy"),
];
