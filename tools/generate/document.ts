/** Reads the bundled contract into the list of operations and components that the writers turn into code. */
import {
  asObject,
  asString,
  asStrings,
  ContractError,
  type Json,
  type JsonObject,
  onlyKeys,
  resolved,
} from "./json.ts";
import { checkCodes, checkNames, type ProblemText, readProblems } from "./problems.ts";
import { type RateClass, readRates } from "./rates.ts";
import { reach } from "./reach.ts";
import { type Direction, type Node, readSchema, refusalOf } from "./schema.ts";
import type { Answer, Content, Limits, Operation, Parameter } from "./operation.ts";

export interface Contract {
  document: JsonObject;
  operations: Operation[];
  components: Map<string, Node>;
  directions: Map<string, Direction>;
  problems: ProblemText[];
  rates: RateClass[];
}

const roles = new Set([
  "none",
  "any",
  "user",
  "consumer",
  "breeder",
  "admin",
  "cookie",
  "signature",
  "token",
]);
const ranks = new Set(["moderator", "support", "finance", "admin"]);
const methods = ["get", "put", "post", "delete", "patch"];
const operationKeys = new Set([
  "operationId",
  "tags",
  "summary",
  "description",
  "parameters",
  "requestBody",
  "responses",
  "security",
  "deprecated",
  "externalDocs",
]);

/** Reads the whole bundle; throws a ContractError with the place of the first unknown element. */
export function readContract(document: JsonObject): Contract {
  onlyKeys(
    document,
    new Set(["openapi", "info", "servers", "security", "tags", "paths", "components", "externalDocs"]),
    "the contract",
  );
  const directions = reach(document, methods);
  const components = new Map<string, Node>();
  const schemas = asObject(
    asObject(document.components ?? {}, "components").schemas ?? {},
    "components/schemas",
  );
  for (const [name, schema] of Object.entries(schemas)) {
    components.set(
      name,
      readSchema(document, schema, `components/schemas/${name}`, directions.get(name) ?? "answer"),
    );
  }
  const rates = readRates(document);
  const operations: Operation[] = [];
  for (const [path, value] of Object.entries(asObject(document.paths, "paths"))) {
    const item = resolved(document, value, path);
    onlyKeys(item, new Set([...methods, "parameters", "summary", "description"]), path);
    for (const method of methods) {
      if (item[method] !== undefined) operations.push(readOperation(document, path, method, item, rates));
    }
  }
  operations.sort(byPath);
  const problems = readProblems(document);
  checkNames(operations);
  checkCodes(operations, problems);
  return { document, operations, components, directions, problems, rates };
}

function readOperation(
  document: JsonObject,
  path: string,
  method: string,
  item: JsonObject,
  rates: RateClass[],
): Operation {
  const where = `${method.toUpperCase()} ${path}`;
  const raw = asObject(item[method], where);
  onlyKeys(raw, operationKeys, where);
  const id = asString(raw.operationId, `${where}/operationId`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) throw new ContractError(where, `"${id}" is not camelCase`);
  const tags = asStrings(raw.tags, `${where}/tags`);
  const tag = tags[0];
  if (tag === undefined || tags.length !== 1) {
    throw new ContractError(where, "an operation has exactly one tag");
  }
  if (!/^[a-z][a-z0-9_]*$/.test(tag)) throw new ContractError(where, `the tag "${tag}" is not snake_case`);
  const own = asStrings(raw["x-roles"], `${where}/x-roles`);
  if (own.length === 0) throw new ContractError(where, "no x-roles");
  for (const role of own) if (!roles.has(role)) throw new ContractError(where, `unknown role "${role}"`);
  const staff = raw["x-staff"] === undefined ? undefined : asStrings(raw["x-staff"], `${where}/x-staff`);
  for (const rank of staff ?? []) {
    if (!ranks.has(rank)) throw new ContractError(where, `unknown rank "${rank}"`);
  }
  if ((staff !== undefined) !== (own.join() === "admin")) {
    throw new ContractError(where, "x-staff goes with x-roles: [admin]");
  }
  const secondFactor = raw["x-second-factor"];
  if (secondFactor !== undefined && secondFactor !== "required" && secondFactor !== "fresh") {
    throw new ContractError(where, `x-second-factor: ${JSON.stringify(secondFactor)}`);
  }
  if (raw["x-rate"] === undefined) throw new ContractError(where, "no x-rate");
  const rate = asString(raw["x-rate"], `${where}/x-rate`);
  if (!rates.some(({ name }) => name === rate)) {
    throw new ContractError(where, `"${rate}" is not in x-rate-classes`);
  }
  const limits = raw["x-limits"] === undefined ? undefined : readLimits(raw["x-limits"], `${where}/x-limits`);
  const changes = raw["x-changes"];
  if (changes !== undefined && (changes !== "nothing" || method === "get")) {
    throw new ContractError(where, `x-changes: ${JSON.stringify(changes)}`);
  }
  const status = raw["x-status"];
  if (status !== undefined && status !== "planned") {
    throw new ContractError(where, `x-status: ${JSON.stringify(status)}`);
  }
  const isPlanned = status === "planned";
  const shared = Array.isArray(item.parameters) ? item.parameters : [];
  const mine = Array.isArray(raw.parameters) ? raw.parameters : [];
  const parameters = [...shared, ...mine].map((value) => readParameter(document, value, where));
  if (raw["x-accept"] !== undefined) {
    const node = readSchema(document, raw["x-accept"], `${where}/x-accept`, "request");
    parameters.push({ name: "accept", in: "header", required: false, node });
  }
  checkParameters(parameters, path, where);
  const { answers, isShared, problems } = readResponses(document, raw.responses, where);
  if (isShared && (method !== "get" || own.join() !== "none")) {
    throw new ContractError(where, "304, and not the same for everybody");
  }
  const body = raw.requestBody === undefined ? undefined : readBody(document, raw.requestBody, where);
  if (body?.content.some(({ mediaType }) => mediaType === "multipart/form-data") && !limits?.bodyBytes) {
    throw new ContractError(where, "files, and no x-limits.bodyBytes");
  }
  if (isPlanned !== problems.includes(501)) {
    throw new ContractError(where, "answer 501 and x-status: planned go together");
  }
  return {
    id,
    tag,
    method,
    path,
    summary: asString(raw.summary, `${where}/summary`),
    ...(typeof raw.description === "string" ? { description: raw.description } : {}),
    roles: own,
    ...(staff === undefined ? {} : { staff }),
    ...(secondFactor === undefined ? {} : { secondFactor }),
    rate,
    ...(limits === undefined ? {} : { limits }),
    ...(changes === undefined ? {} : { changesNothing: true as const }),
    codes: asStrings(raw["x-codes"], `${where}/x-codes`),
    isPlanned,
    ...(raw["x-twin"] === undefined ? {} : { twin: asString(raw["x-twin"], `${where}/x-twin`) }),
    parameters,
    ...(body === undefined ? {} : { body }),
    answers,
    isShared,
    problems,
  };
}

const limitNames = ["bodyBytes", "bodySeconds", "answerSeconds"];

function readLimits(value: Json, where: string): Limits {
  const raw = asObject(value, where);
  for (const [name, number] of Object.entries(raw)) {
    if (!limitNames.includes(name)) throw new ContractError(where, `unknown limit "${name}"`);
    if (!Number.isInteger(number) || Number(number) < 1) throw new ContractError(where, `${name}: ${number}`);
  }
  return raw as Limits;
}

function readParameter(document: JsonObject, value: Json, where: string): Parameter {
  const raw = resolved(document, value, where);
  const name = asString(raw.name, `${where}/parameters`);
  const place = `${where}/parameters/${name}`;
  const plain = ["name", "in", "required", "schema", "description", "example", "examples", "deprecated"];
  onlyKeys(raw, new Set([...plain, "style", "explode"]), place);
  const at = asString(raw.in, place);
  if (at !== "path" && at !== "query" && at !== "header" && at !== "cookie") {
    throw new ContractError(place, `in: ${at}`);
  }
  if (raw.style !== undefined && raw.style !== (at === "query" || at === "cookie" ? "form" : "simple")) {
    throw new ContractError(place, `the generator does not know the style "${raw.style}"`);
  }
  if (raw.explode === false && at === "query") {
    throw new ContractError(place, "lists in a query repeat the key");
  }
  if (at === "cookie") throw new ContractError(place, "nothing reads a parameter in a cookie");
  if (at === "header" && /^(accept|content-type|authorization)$/i.test(name)) {
    throw new ContractError(place, "OpenAPI ignores a header parameter of this name");
  }
  const refusal = refusalOf(raw, place);
  return {
    name: at === "header" ? name.toLowerCase() : name,
    in: at,
    required: raw.required === true,
    ...(refusal === undefined ? {} : { refusal }),
    ...(typeof raw.description === "string" ? { description: raw.description } : {}),
    node: readSchema(document, raw.schema, `${place}/schema`, "request"),
  };
}

function checkParameters(parameters: Parameter[], path: string, where: string): void {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const given = parameters.filter((parameter) => parameter.in === "path");
  for (const name of named) {
    if (!given.some((parameter) => parameter.name === name && parameter.required)) {
      throw new ContractError(where, `the path parameter "${name}" is not described as required`);
    }
  }
  if (given.length !== named.length) {
    throw new ContractError(where, "a path parameter that the path does not have");
  }
  const flat = parameters.filter((parameter) => parameter.in !== "cookie").map((parameter) => parameter.name);
  if (new Set(flat).size < flat.length) throw new ContractError(where, "two parameters of one name");
  if (flat.includes("body")) throw new ContractError(where, '"body" is kept for the request body');
}

function readBody(document: JsonObject, value: Json, where: string): NonNullable<Operation["body"]> {
  const raw = resolved(document, value, where);
  onlyKeys(raw, new Set(["description", "required", "content"]), `${where}/requestBody`);
  const content = readContent(document, raw.content, `${where}/requestBody`, "request");
  if (content.length === 0) throw new ContractError(where, "a request body without content");
  for (const { mediaType, node } of content) {
    if (node === undefined) throw new ContractError(where, `the request body of ${mediaType} has no schema`);
  }
  return { required: raw.required === true, content };
}

function readContent(
  document: JsonObject,
  value: Json | undefined,
  where: string,
  direction: Direction,
): Content[] {
  return Object.entries(asObject(value ?? {}, where)).map(([mediaType, media]) => {
    const raw = asObject(media, `${where}/${mediaType}`);
    onlyKeys(raw, new Set(["schema", "example", "examples"]), `${where}/${mediaType}`);
    if (raw.schema === undefined) return { mediaType };
    return { mediaType, node: readSchema(document, raw.schema, `${where}/${mediaType}`, direction) };
  });
}

function readResponses(document: JsonObject, value: Json | undefined, where: string) {
  const answers: Answer[] = [];
  const problems: number[] = [];
  let isShared = false;
  for (const [status, response] of Object.entries(asObject(value, `${where}/responses`))) {
    const place = `${where}/responses/${status}`;
    if (!/^[2345]\d\d$/.test(status)) {
      throw new ContractError(place, `the generator does not know the status "${status}"`);
    }
    const raw = resolved(document, response, place);
    onlyKeys(raw, new Set(["description", "headers", "content", "links"]), place);
    if (Number(status) >= 400) {
      problems.push(Number(status));
      continue;
    }
    // The adapter itself writes the headers of problems, and those for 304.
    if (status === "304") {
      isShared = true;
      continue;
    }
    if (raw.headers !== undefined) throw new ContractError(place, "nothing holds an answer to its headers");
    answers.push({
      status: Number(status),
      description: asString(raw.description, `${place}/description`),
      content: readContent(document, raw.content, place, "answer"),
    });
  }
  if (answers.length === 0) throw new ContractError(where, "no answer for success");
  answers.sort((a, b) => a.status - b.status);
  return { answers, isShared, problems: problems.sort((a, b) => a - b) };
}

/**
 * Sorts static segments before parameters, because the router takes the first match; so `/{token}` comes
 * last.
 */
function byPath(a: Operation, b: Operation): number {
  const left = a.path.split("/");
  const right = b.path.split("/");
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const x = left[i];
    const y = right[i];
    if (x === y) continue;
    if (x === undefined) return -1;
    if (y === undefined) return 1;
    const open = Number(x.startsWith("{")) - Number(y.startsWith("{"));
    if (open !== 0) return open;
    return x < y ? -1 : 1;
  }
  return methods.indexOf(a.method) - methods.indexOf(b.method);
}
