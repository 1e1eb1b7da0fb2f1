import { page } from "./page.ts";

/** Every page of the site: its path and its file in this folder. */
export const routes = [
  page("/", "home"),
  page("/dogs", "search"),
  page("/cats", "search"),
  page("/search", "search"),
  page("/dog-breeds", "breeds"),
  page("/cat-breeds", "breeds"),
  page("/breeds/$slug", "breed"),
  page("/pets/$id", "pet"),
  page("/pets/$id/$slug", "pet"),
  page("/breeders/$id", "breeder"),
  page("/reserve-pet/$petId", "reserve_pet"),
  page("/reserve-pet/reservation-confirmation", "reservation_confirmation"),
  page("/reserve-pet/deposit/reservation-confirmation", "reservation_confirmation"),
  page("/account", "account"),
  page("/account/profile", "account_profile"),
  page("/account/settings", "account_settings"),
  page("/account/reserved", "account_reserved"),
  page("/account/reserved/$id", "account_reservation"),
  page("/breeder", "breeder_home"),
  page("/breeder/reservations", "breeder_reservations"),
  page("/sign-in", "sign_in"),
  page("/sign-up", "sign_up"),
  page("/terms", "terms"),
  page("/privacy", "privacy"),
];
