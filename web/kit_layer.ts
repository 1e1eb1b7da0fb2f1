import type { Plugin } from "vite";

/**
 * Puts the styles of the kit's components into the cascade layer `kit`. Style sheets come in parts, and in any order as
 * somebody goes from page to page: what a screen says of a component wins over the component's own words all the same.
 * Each part says that `kit` stands above `base`, as whichever part comes first decides it for the page.
 */
export function kitLayer(): Plugin {
  return {
    name: "kit-layer",
    enforce: "pre",
    transform: {
      filter: { id: /ui-kit\/src\/.+\.module\.css$/ },
      handler: (code) => ({ code: `@layer base, kit;\n@layer kit {\n${code}\n}\n`, map: null }),
    },
  };
}
