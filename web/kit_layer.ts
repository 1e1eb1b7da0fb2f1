import type { Plugin } from "vite";

/**
 * Puts the styles of the kit's components into the cascade layer `kit`. Style sheets load in parts, and in
 * any order during navigation; the layer makes a screen's styles always override the component's own. Each
 * part declares `kit` above `base`, because the first part to load decides the order.
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
