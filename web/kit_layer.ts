import type { Plugin } from "vite";

/**
 * Puts the styles of the kit's components into the cascade layer `kit`. Style sheets come in parts, and in any order as
 * somebody goes from page to page: what a screen says of a component wins over the component's own words all the same.
 */
export function kitLayer(): Plugin {
  return {
    name: "kit-layer",
    enforce: "pre",
    transform: {
      filter: { id: /ui-kit\/src\/.+\.module\.css$/ },
      handler: (code) => ({ code: `@layer kit {\n${code}\n}\n`, map: null }),
    },
  };
}
