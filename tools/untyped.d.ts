/** Packages without types. Deno takes them for `any` by itself. */
declare module "libheif-js/wasm-bundle.js";
