/**
 * Writes backend/generated: types, zod schemas, reducers, a table of routes for each tag, and the handlers'
 * types.
 */
import type { Contract } from "./document.ts";
import type { Answer, Operation } from "./operation.ts";
import { compactJson, ContractError } from "./json.ts";
import { inOrder } from "./order.ts";
import { reducerOf, type ReducerScope } from "./reducers.ts";
import { movesOf } from "./twins.ts";
import type { Node } from "./schema.ts";
import { comment, declare, typeOf, typeOfParameters, type TypeScope } from "./types.ts";
import { indent, key, zodOf, zodOfForm, zodOfParameters, type ZodScope } from "./zod.ts";

export const header = "// Generated from openapi/ by tools/generate.ts. Do not edit.\n";
const open = new Set(["none", "any", "cookie", "signature", "token"]);

/**
 * Returns whether a body is bytes of any content. A file within a form is a property of the form's object.
 */
const isBytes = (node: Node): boolean => node.kind === "file";

/** Returns all files of the server: a map from file name to content. */
export function serverFiles(contract: Contract): Map<string, string> {
  const files = new Map<string, string>();
  files.set("types.ts", typesFile(contract));
  files.set("schemas.ts", schemasFile(contract));
  files.set("reducers.ts", reducersFile(contract));
  files.set("problems.ts", problemsFile(contract));
  files.set("rates.ts", ratesFile(contract));
  files.set("handlers.ts", handlersFile(contract));
  files.set("operations.ts", operationsFile(contract));
  files.set("pending.ts", pendingFile(contract));
  for (const tag of tagsOf(contract)) {
    if (files.has(`${tag}.ts`)) throw new ContractError(tag, "a tag that is named like a file of its own");
    files.set(`${tag}.ts`, tagFile(contract, tag));
  }
  files.set("openapi.json", compactJson(contract.document));
  return files;
}

function tagsOf(contract: Contract): string[] {
  return [...new Set(contract.operations.map((operation) => operation.tag))].sort();
}

function typesFile(contract: Contract): string {
  const parts = [header, '\nimport type { Nothing } from "../platform/http/operation.ts";\n'];
  for (const [name, node] of [...contract.components].sort(byName)) {
    const scope: TypeScope = { prefix: "", direction: contract.directions.get(name) ?? "answer" };
    parts.push("\n", declare(name, node, scope));
  }
  return withNeeded(parts.join(""));
}

function byName(a: [string, unknown], b: [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}

function schemasFile(contract: Contract): string {
  const done = new Set<string>();
  const scope: ZodScope = { components: contract.components, prefix: "", declared: (name) => done.has(name) };
  const parts = [
    header,
    '\nimport { z } from "zod";\nimport * as k from "../platform/http/kit.ts";\nimport type * as T from "./types.ts";\n',
  ];
  for (const name of inOrder(contract.components)) {
    const node = contract.components.get(name);
    if (node === undefined) continue;
    parts.push(`\nexport const ${name}: z.ZodType<T.${name}> = ${zodOf(node, scope)};\n`);
    done.add(name);
  }
  return withNeeded(parts.join(""));
}

function reducersFile(contract: Contract): string {
  const done = new Set<string>();
  const scope: ReducerScope = {
    components: contract.components,
    prefix: "",
    declared: (name) => done.has(name),
  };
  const parts = [header, '\nimport * as r from "../platform/http/reduce.ts";\n'];
  for (const name of inOrder(contract.components)) {
    const node = contract.components.get(name);
    if (node === undefined || contract.directions.get(name) === "request") continue;
    parts.push(`\nexport const ${name}: r.Reducer = ${reducerOf(node, scope)};\n`);
    done.add(name);
  }
  return withNeeded(parts.join(""));
}

function problemsFile(contract: Contract): string {
  const entries = contract.problems.map(({ code, ...text }) => `  ${key(code)}: ${JSON.stringify(text)},\n`);
  return `${header}
import type { ProblemText } from "../platform/http/operation.ts";

const texts = {
${entries.join("")}};

/** The stable code of a problem. */
export type ProblemCode = keyof typeof texts;

/** Every problem that the product answers: its status and its words. */
export const problems: Readonly<Record<ProblemCode, ProblemText>> = texts;
`;
}

function ratesFile(contract: Contract): string {
  const entries = contract.rates.map(({ name, description: _, ...rate }) =>
    `  ${key(name)}: ${JSON.stringify(rate)},\n`
  );
  return `${header}
/** Rate limit: \`calls\` of one caller within \`seconds\`, over all operations of the class. */
export interface RateClass {
  calls: number;
  seconds: number;
  /** \`user\`: by user if signed in, else by network. \`address\`: always by network. */
  per: "user" | "address";
  /**
   * Whether the database counts for all processes together. Otherwise each process counts for itself, which
   * needs no write.
   */
  isShared: boolean;
}

const classes = {
${entries.join("")}} as const;

/** A class of calls that are counted together. */
export type RateName = keyof typeof classes;

/** How often a caller may call the operations of each class. */
export const rateClasses: Readonly<Record<RateName, RateClass>> = classes;
`;
}

function handlersFile(contract: Contract): string {
  const entries = contract.operations.filter((operation) => operation.twin === undefined)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((operation) => {
      const what = `${operation.summary} (${operation.method.toUpperCase()} ${operation.path})`;
      return `${comment(what)}  ${operation.id}: ${indent(inputType(operation))};\n`;
    });
  return withNeeded(`${header}
import type { Json, Raw, Reply } from "../platform/answer.ts";
import type { CurrentSession, CurrentUser } from "../platform/http/auth.ts";
import type { Nothing, RequestInfo } from "../platform/http/operation.ts";
import type { Services } from "../services.ts";
import type * as T from "./types.ts";

/** Input and answer of each operation. */
export interface Operations {
${entries.join("")}}

export type OperationId = keyof Operations;

/** Input of a handler: parsed, checked and filled with the contract's defaults. */
export type Input<K extends OperationId> = Omit<Operations[K], "answer"> & { request: RequestInfo };

/** Answer of a handler: the body, or reply(), stored() or raw() of backend/platform/answer.ts around it. */
export type Answer<K extends OperationId> = Operations[K]["answer"];

/** One function for each named operation. */
export type Handlers<K extends OperationId> = {
  [P in K]: (input: Input<P>, services: Services) => Answer<P> | Promise<Answer<P>>;
};
`);
}

function inputType(operation: Operation): string {
  const scope: TypeScope = { prefix: "T.", direction: "request" };
  const at = (place: string) =>
    typeOfParameters(operation.parameters.filter((one) => one.in === place), scope);
  const maybe = operation.roles.some((role) => open.has(role)) ? " | null" : "";
  const bodies = (operation.body?.content ?? [])
    .map(({ node }) => node === undefined ? "unknown" : isBytes(node) ? "Uint8Array" : typeOf(node, scope));
  if (operation.body && !operation.body.required) bodies.push("undefined");
  return `{
  params: ${at("path")};
  query: ${at("query")};
  headers: ${at("header")};
  body: ${indent([...new Set(bodies)].join(" | ") || "undefined")};
  user: CurrentUser${maybe};
  session: CurrentSession${maybe};
  answer: ${indent(answerType(operation.answers))};
}`;
}

function answerType(answers: Answer[]): string {
  const scope: TypeScope = { prefix: "T.", direction: "answer" };
  const kinds = answers.map(({ status, content }) => {
    if (status >= 300) return "Raw";
    if (content.length === 0) return "void | Reply<undefined>";
    const json = content.find(({ mediaType }) => isJson(mediaType));
    if (json?.node === undefined) return "Raw";
    const type = `Json<${typeOf(json.node, scope)}>`;
    return content.length > 1 ? `${type} | Raw` : type;
  });
  return [...new Set(kinds)].join(" | ");
}

function isJson(mediaType: string): boolean {
  return mediaType === "application/json" || mediaType.endsWith("+json");
}

function operationsFile(contract: Contract): string {
  const lists = tagsOf(contract).map((tag) => `import * as ${tag} from "./${tag}.ts";\n`);
  const all = contract.operations.map((operation) => `  ${operation.tag}.${operation.id},\n`);
  return `${header}
import type { Operation } from "../platform/http/operation.ts";
${lists.join("")}
/** Every operation in the order in which the router must try them: static segments before parameters. */
export const operations: readonly Operation[] = [
${all.join("")}];
`;
}

function pendingFile(contract: Contract): string {
  const planned = contract.operations.filter(({ isPlanned, twin }) => isPlanned && twin === undefined);
  const names = planned.map(({ id }) => `  ${JSON.stringify(id)},\n`).sort();
  return `${header}
import type { OperationId } from "./handlers.ts";

/** Operations that the contract marks as planned: they answer 501. */
export const pending = [
${names.join("")}] as const satisfies readonly OperationId[];
`;
}

function tagFile(contract: Contract, tag: string): string {
  const own = contract.operations.filter((operation) => operation.tag === tag).sort((
    a,
    b,
  ) => (a.id < b.id ? -1 : 1));
  const routes = own.map((operation) => `\n${routeOf(contract, operation)}`);
  return withNeeded(`${header}
import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import * as k from "../platform/http/kit.ts";
import type { Operation } from "../platform/http/operation.ts";
import * as r from "../platform/http/reduce.ts";
import * as R from "./reducers.ts";
import * as S from "./schemas.ts";
${routes.join("")}`);
}

function routeOf(contract: Contract, operation: Operation): string {
  const scope: ZodScope = { components: contract.components, prefix: "S.", declared: () => true };
  const reducers: ReducerScope = { components: contract.components, prefix: "R.", declared: () => true };
  const request: string[] = [];
  for (const [name, place] of [["params", "path"], ["query", "query"], ["headers", "header"]] as const) {
    const list = operation.parameters.filter((parameter) => parameter.in === place);
    if (list.length > 0) {
      request.push(`    ${name}: ${indent(indent(zodOfParameters(list, scope)))} as never,\n`);
    }
  }
  if (operation.body) {
    const content = operation.body.content.map(({ mediaType, node }) => {
      const isForm = mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded";
      // Bytes are accepted unchanged, within the limits of any body.
      const code = node === undefined || isBytes(node)
        ? "z.unknown()"
        : isForm
        ? zodOfForm(node, scope, operation.path)
        : zodOf(node, scope);
      return `${JSON.stringify(mediaType)}: { schema: ${indent(indent(code))} }`;
    });
    request.push(`    body: { required: ${operation.body.required}, content: { ${content.join(", ")} } },\n`);
  }
  const responses = operation.answers.map(({ status, description, content }) => {
    const kinds = content.map(({ mediaType, node }) => {
      const code = node === undefined || !isJson(mediaType) ? "z.unknown()" : zodOf(node, scope);
      return `${JSON.stringify(mediaType)}: { schema: ${indent(indent(code))} }`;
    });
    const body = kinds.length === 0 ? "" : `, content: { ${kinds.join(", ")} }`;
    return `    ${status}: { description: ${JSON.stringify(description)}${body} },\n`;
  });
  const problems = operation.problems.map((status) => `    ${status}: { description: "A problem." },\n`);
  return `${comment(operation.summary, "")}export const ${operation.id}: Operation = {
  id: ${JSON.stringify(operation.id)},
  tag: ${JSON.stringify(operation.tag)},
  path: ${JSON.stringify(operation.path)},
  roles: ${JSON.stringify(operation.roles)},
  rate: ${JSON.stringify(operation.rate)},
${operation.staff ? `  staff: ${JSON.stringify(operation.staff)},\n` : ""}${
    operation.secondFactor ? `  secondFactor: ${JSON.stringify(operation.secondFactor)},\n` : ""
  }${operation.changesNothing ? "  changesNothing: true,\n" : ""}${
    operation.limits ? `  limits: ${JSON.stringify(operation.limits)},\n` : ""
  }${operation.isShared ? "  isShared: true,\n" : ""}  codes: ${JSON.stringify(operation.codes)},
${twinOf(contract, operation)}  answers: [${
    operation.answers.map((answer) => answerOf(answer, reducers, scope)).join(", ")
  }],
  route: createRoute<string, RouteConfig>({
    method: ${JSON.stringify(operation.method)},
    path: ${JSON.stringify(operation.path)},
    operationId: ${JSON.stringify(operation.id)},
    tags: [${JSON.stringify(operation.tag)}],
    summary: ${JSON.stringify(operation.summary)},
    request: {
${request.map(deeper).join("")}    },
    responses: {
${[...responses, ...problems].map(deeper).join("")}    },
  }),
};
`;
}

function deeper(lines: string): string {
  return `  ${indent(lines.trimEnd())}\n`;
}

function twinOf(contract: Contract, operation: Operation): string {
  if (operation.twin === undefined) return "";
  const original = contract.operations.find((candidate) => candidate.id === operation.twin);
  const moves = original ? movesOf(operation, original) : {};
  return `  twin: { of: ${JSON.stringify(operation.twin)}, moves: ${JSON.stringify(moves)} },\n`;
}

function answerOf(answer: Answer, reducers: ReducerScope, schemas: ZodScope): string {
  const json = answer.content.find(({ mediaType }) => isJson(mediaType));
  const types = JSON.stringify(answer.content.map(({ mediaType }) => mediaType));
  if (json?.node === undefined || answer.status >= 300) {
    return `{ status: ${answer.status}, contentTypes: ${types} }`;
  }
  return `{
    status: ${answer.status},
    contentTypes: ${types},
    reduce: ${indent(indent(reducerOf(json.node, reducers)))},
    schema: ${indent(indent(zodOf(json.node, schemas)))},
  }`;
}

/** Removes unused imports. */
function withNeeded(code: string): string {
  const body = code.replaceAll(/^import .*$/gm, "");
  return code.split("\n").flatMap((line) => {
    const star = /^import (?:type )?\* as (\w+) from/.exec(line);
    if (star) return new RegExp(`\\b${star[1]}\\.`).test(body) ? [line] : [];
    const names = /^import (type )?\{ (.*) \} from (.*)$/.exec(line);
    if (!names) return [line];
    const used = (names[2] ?? "").split(", ").filter((name) => {
      return new RegExp(`\\b${name.replace("type ", "")}\\b`).test(body);
    });
    return used.length === 0 ? [] : [`import ${names[1] ?? ""}{ ${used.join(", ")} } from ${names[3]}`];
  }).join("\n").replaceAll(/\n{3,}/g, "\n\n");
}
