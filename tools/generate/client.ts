/**
 * Writes web/client/generated: openapi-typescript's types, a name for each component, functions and query
 * options.
 */
import openapiTs, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { Contract } from "./document.ts";
import type { Operation } from "./operation.ts";
import type { JsonObject } from "./json.ts";
import type { Node } from "./schema.ts";
import { header } from "./server.ts";
import { comment } from "./types.ts";

/** Headers that the client or the browser sets. */
const managed = new Set(["accept", "authorization", "x-csrf-token", "x-session-id", "x-deployment-version"]);

/** Returns all files of the client: a map from file name to content. */
export async function clientFiles(contract: Contract): Promise<Map<string, string>> {
  return new Map([
    ["types.ts", await typesFile(contract.document)],
    ["models.ts", modelsFile(contract)],
    ["operations.ts", operationsFile(contract)],
    ...(reasonsOf(contract).length ? [["reasons.ts", reasonsFile(contract)] as const] : []),
  ]);
}

async function typesFile(document: JsonObject): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob"));
  // The library's own document type is closed. Ours was read from JSON, and readContract has checked it.
  const ast = await openapiTs(JSON.parse(JSON.stringify(document)), {
    defaultNonNullable: false,
    alphabetize: false,
    transform: (schema) => ("format" in schema && schema.format === "binary" ? blob : undefined),
    silent: true,
  });
  return header + "\n" + astToString(ast);
}

function modelsFile(contract: Contract): string {
  const names = [...contract.components.keys()].sort();
  const codes = contract.problems.map(({ code }) => JSON.stringify(code)).join("\n  | ") || "never";
  const lines = names.map((name) => `export type ${name} = components["schemas"]["${name}"];\n`);
  return `${header}
import type { components } from "./types.ts";

/** The stable code of a problem. */
export type ProblemCode =
  | ${codes};

${lines.join("")}`;
}

function reasonsOf(contract: Contract) {
  return [...contract.components].flatMap(([name, node]) =>
    node.kind === "string" && node.reasons ? [{ name, pattern: node.pattern, reasons: node.reasons }] : []
  );
}

/**
 * Returns the file with patterns and reasons, by which forms reject a text with the server's message before
 * sending it.
 */
function reasonsFile(contract: Contract): string {
  const tables = reasonsOf(contract).map(({ name, pattern, reasons }) =>
    `  ${name}: ${JSON.stringify({ pattern, reasons }, null, 2).replaceAll("\n", "\n  ")},\n`
  );
  return `${header}
/** The form of these texts, and the reasons why one of another form is refused: the first whose pattern it matches. */
export const REASONS = {
${tables.join("")}} as const;
`;
}

function operationsFile(contract: Contract): string {
  const own = contract.operations
    .filter((operation) => operation.twin === undefined && !operation.roles.includes("signature"))
    // A redirect is for a browser to open.
    .filter(({ answers }) => answers.some(({ status }) => status < 300))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const body = own.map((operation) => functionsOf(contract, operation)).join("\n");
  const tanstack = ["mutationOptions", "queryOptions"].filter((name) => body.includes(`${name}(`));
  const client = ["HearthpawClient", "CallOptions"].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `${header}
import { ${tanstack.join(", ")} } from "../src/query_options.ts";
import type { ${client.join(", ")} } from "../src/call.ts";
import type { operations } from "./types.ts";

${body}`;
}

function functionsOf(contract: Contract, operation: Operation): string {
  const { id, method, path } = operation;
  const Name = id.charAt(0).toUpperCase() + id.slice(1);
  const places = placesOf(operation);
  const input = inputType(operation);
  const optional = isOptional(operation) ? " = {}" : "";
  const what = comment(`${operation.summary}: ${method.toUpperCase()} ${path}`, "");
  const { data, parse } = answerType(contract, operation);
  const first = operation.body?.content[0]?.mediaType;
  const call = [
    `method: "${method.toUpperCase()}"`,
    `path: ${JSON.stringify(path)}`,
    `places: ${JSON.stringify(places)}`,
    ...(first === undefined || first === "application/json" ? [] : [`bodyType: ${JSON.stringify(first)}`]),
    ...(parse === "json" ? payloadOf(contract, operation) : [`parse: "${parse}"`]),
  ].join(", ");
  let code = `export type ${Name}Input = ${input};\nexport type ${Name}Data = ${data};\n`;
  code +=
    `${what}export function ${id}(client: HearthpawClient, input: ${Name}Input${optional}, options?: CallOptions): `;
  code += `Promise<${Name}Data> {\n  return client.call<${Name}Data>({ ${call} }, input, options);\n}\n`;
  if (method === "get") {
    code +=
      `export function ${id}Query(client: HearthpawClient, input: ${Name}Input${optional}) {\n  return queryOptions({\n`;
    code += `    queryKey: ["${id}", input] as const,\n`;
    code +=
      `    queryFn: ({ signal }): Promise<${Name}Data> => ${id}(client, input, { signal }),\n  });\n}\n`;
    return code;
  }
  code += `export function ${id}Mutation(client: HearthpawClient) {\n  return mutationOptions({\n`;
  code += `    mutationKey: ["${id}"] as const,\n`;
  const argument = isOptional(operation) ? `input: ${Name}Input | void` : `input: ${Name}Input`;
  const pass = isOptional(operation) ? "input ?? {}" : "input";
  code += `    mutationFn: (${argument}): Promise<${Name}Data> => ${id}(client, ${pass}),\n  });\n}\n`;
  return code;
}

function placesOf(operation: Operation): Record<string, string[]> {
  const places: Record<string, string[]> = {};
  for (const { name, in: at } of operation.parameters) {
    if (at === "cookie" || (at === "header" && managed.has(name))) continue;
    (places[at] ??= []).push(name);
  }
  return places;
}

function inputType(operation: Operation): string {
  const at = `operations["${operation.id}"]`;
  const places = placesOf(operation);
  const parts: string[] = [];
  if (places.path) parts.push(`${at}["parameters"]["path"]`);
  if (places.query) parts.push(`NonNullable<${at}["parameters"]["query"]>`);
  if (places.header) {
    const names = places.header.map((name) => JSON.stringify(name)).join(" | ");
    parts.push(`Pick<NonNullable<${at}["parameters"]["header"]>, ${names}>`);
  }
  const first = operation.body?.content[0];
  if (operation.body && first) {
    const body = operation.body.required ? `${at}["requestBody"]` : `NonNullable<${at}["requestBody"]>`;
    parts.push(`{ body${operation.body.required ? "" : "?"}: ${body}["content"]["${first.mediaType}"] }`);
  }
  return parts.join(" & ") || "Record<string, never>";
}

function isOptional(operation: Operation): boolean {
  const sent = operation.parameters.filter(({ name, in: at }) =>
    at !== "cookie" && !(at === "header" && managed.has(name))
  );
  return operation.body?.required !== true && sent.every((parameter) => !parameter.required);
}

function answerType(contract: Contract, operation: Operation): { data: string; parse: string } {
  const at = `operations["${operation.id}"]["responses"]`;
  const good = operation.answers.filter((answer) => answer.status < 300);
  const types = new Set<string>();
  let parse = "none";
  for (const { status, content } of good) {
    const json = content.find(({ mediaType }) => mediaType === "application/json");
    if (json) {
      parse = "json";
      const type = `${at}[${status}]["content"]["application/json"]`;
      types.add(carriesToken(contract, json.node) ? `Omit<${type}, "accessToken">` : type);
    } else if (content[0]) {
      parse = content[0].mediaType.startsWith("text/") ? "text" : "blob";
      types.add(parse === "text" ? "string" : "Blob");
    } else types.add("undefined");
  }
  return { data: [...types].join(" | "), parse };
}

/**
 * Returns the required fields of every successful answer: its payload, which is never null (`pet.id` if it
 * has an id), and constant values such as `ok: true`. Other plain values are omitted, because an older server
 * may lack a new one.
 */
function payloadOf(contract: Contract, operation: Operation): string[] {
  const objects = operation.answers.filter(({ status }) => status < 300).map(({ content }) => {
    const node = resolved(contract, content.find(({ mediaType }) => mediaType === "application/json")?.node);
    return node?.kind === "object" ? node.properties.filter(({ required }) => required) : [];
  });
  const always = (objects[0] ?? []).filter(({ name }) =>
    objects.every((properties) =>
      properties.some((one) => one.name === name && resolved(contract, one.node)?.kind !== "nullable")
    )
  );
  const needs: string[] = [];
  const fixed: Record<string, unknown> = {};
  for (const { name, node } of always) {
    const target = resolved(contract, node);
    if (target?.kind === "values" && target.values.length === 1) fixed[name] = target.values[0];
    else if (hasId(target)) needs.push(`${name}.id`);
    else if (target?.kind === "object" || target?.kind === "list" || name === "id") needs.push(name);
  }
  return [
    ...(needs.length ? [`needs: ${JSON.stringify(needs)}`] : []),
    ...(Object.keys(fixed).length ? [`fixed: ${JSON.stringify(fixed)}`] : []),
  ];
}

const hasId = (node: Node | undefined): boolean =>
  node?.kind === "object" && node.properties.some(({ name, required }) => name === "id" && required);

function resolved(contract: Contract, node: Node | undefined): Node | undefined {
  return node?.kind === "ref" ? resolved(contract, contract.components.get(node.name)) : node;
}

/** Returns whether an answer contains an access token, which the client stores and removes from the data. */
function carriesToken(contract: Contract, node: Node | undefined): boolean {
  const target = resolved(contract, node);
  return target?.kind === "object" && target.properties.some((property) => property.name === "accessToken");
}
