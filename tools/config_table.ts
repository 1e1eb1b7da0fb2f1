/** Prints the README's configuration table. `deno run -A tools/config_table.ts` */
import { settings } from "../backend/platform/environment.ts";

/** Every setting as a row of a Markdown table. */
export function configTable(): string {
  const rows = settings.map(({ name, purpose, required, fallback, otherwise }) => {
    const without = otherwise ?? (fallback === undefined ? "" : `\`${fallback}\``);
    return `| \`${name}\` | ${purpose} | ${without} | ${required ? "yes" : ""} |`;
  });
  return ["| setting | what it is | when it is not set | production needs it |", "|---|---|---|---|", ...rows]
    .join("\n");
}

if (import.meta.main) console.log(configTable());
