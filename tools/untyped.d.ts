/** Packages without types, which Deno treats as `any` already. */
declare module "libheif-js/wasm-bundle.js";
