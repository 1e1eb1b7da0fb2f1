import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(m?js|css|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet uncompressed. */
const LEAST_BYTES = 1024;
/** Larger files belong to no single page, and brotli's last percents cost a build seconds. */
const MOST_BYTES = 250_000;

/** Writes a .gz and a .br beside every text file of the build, to save the server from compressing any. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "hearthpaw:precompress",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || path.includes(".vite")) continue;
        const bytes = readFileSync(path);
        if (bytes.length < LEAST_BYTES) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length > MOST_BYTES ? 10 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      }
    },
  };
}
