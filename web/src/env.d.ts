/** The version passed to the build; a server-rendered page has the server's version. */
declare const __BUILD_VERSION__: string;
/** Made by `web/map_cities.ts`. */
declare module "virtual:map-cities" {
  export const cities: import("../map_cities.ts").City[];
}
