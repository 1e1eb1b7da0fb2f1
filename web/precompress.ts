import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this a packet carries the file whole. */
const LEAST_BYTES = 1024;
/** Beyond this a file is no page's own, and brotli's last percents take a build seconds. */
const MOST_BYTES = 250_000;

/** Writes a .gz and a .br beside every text file of the build, so that the server never compresses one. */
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
