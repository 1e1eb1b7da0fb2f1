// The conventions of this contract that the linter's own rules cannot say.

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
const signedInRoles = new Set(["user", "consumer", "breeder", "admin"]);
const secondDoors = /^\/(api|user)\/|^\/breeds\/$/;

const ranks = new Set(["moderator", "support", "finance", "admin"]);

/** The keywords that the generator supports. Teach it a new keyword before adding it here. */
const keywords = new Set([
  "type",
  "enum",
  "const",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "items",
  "properties",
  "required",
  "additionalProperties",
  "oneOf",
  "discriminator",
  "default",
  "description",
  "examples",
  "format",
  "title",
  "x-reasons",
  "x-refusal",
]);
const formats = new Set(["uuid", "date", "date-time", "uri", "uri-reference", "binary", "password"]);
const lengthIsKnown = new Set(["uuid", "date", "date-time", "binary"]);

/** Names that the product's specification gives and that are not camelCase. */
const wireNames = new Set([
  "List-Unsubscribe",
  "Location",
  "socket_id",
  "channel_name",
  "channel_data",
  "_id",
  "address_components",
  "long_name",
  "short_name",
  "payment_intent",
]);

/** Objects that others define: the contract itself, the payment provider's events and the text provider's forms. */
const foreignObjects = /#\/(ContractDocument|PaymentEvent|IncomingTextBody)($|\/)/;

/** The error statuses that follow from what an operation is. */
function neededStatuses(method, operation, path) {
  const needed = new Set(["400", "429", "500", "503"]);
  const has = (role) => (operation["x-roles"] ?? []).includes(role);
  const signedIn = (operation["x-roles"] ?? []).some((role) => signedInRoles.has(role));
  if (signedIn) needed.add("401").add("403");
  if (has("cookie")) needed.add("401");
  if (method !== "get" && !has("signature")) needed.add("403");
  if (path.includes("{")) needed.add("404");
  if (operation.requestBody) {
    needed.add("413");
    if (!has("signature")) needed.add("422");
  }
  return needed;
}

function methodOf(location) {
  return location.pointer.split("/").pop();
}

function Operations() {
  let path = "";
  return {
    PathItem: {
      enter(_item, { key }) {
        path = String(key);
      },
      Operation(operation, { report, location, resolve }) {
        const at = (property) => location.child(property);
        const declared = operation["x-roles"];
        if (!Array.isArray(declared) || declared.length === 0 || declared.some((role) => !roles.has(role))) {
          report({
            message: `x-roles must list some of: ${[...roles].join(", ")}.`,
            location: at("x-roles"),
          });
        }
        if (typeof operation["x-rate"] !== "string") {
          report({ message: "Say x-rate, the class of calls that this counts to.", location: at("x-rate") });
        }
        if ((operation.tags ?? []).length !== 1) {
          report({ message: "An operation has exactly one tag.", location: at("tags") });
        }
        if (!location.source.absoluteRef.endsWith(`/paths/${operation.tags?.[0]}.yaml`)) {
          report({ message: "An operation is written in the file of its tag.", location: at("tags") });
        }
        if (!Array.isArray(operation.security)) {
          report({ message: "Say `security`, also when it is [].", location: at("security") });
        }
        const staff = operation["x-staff"];
        if (String(declared) === "admin") {
          const isList = Array.isArray(staff) && staff.every((rank) => ranks.has(rank)) &&
            new Set(staff).size === staff.length;
          if (!isList || !staff.includes("admin")) {
            report({
              message: `x-staff must list the ranks that this admits, of ${
                [...ranks].join(", ")
              }; admin always.`,
              location: at("x-roles"),
            });
          }
        } else if (staff !== undefined) {
          report({ message: "Only what is for staff alone says x-staff.", location: at("x-staff") });
        }
        const changes = operation["x-changes"];
        if (changes !== undefined && (changes !== "nothing" || methodOf(location) === "get")) {
          report({ message: "x-changes is nothing, and of no GET.", location: at("x-changes") });
        }
        const factor = operation["x-second-factor"];
        if (factor !== undefined && !["required", "fresh"].includes(factor)) {
          report({ message: "x-second-factor is required or fresh.", location: at("x-second-factor") });
        }
        if (factor === undefined && String(declared) === "admin") {
          report({ message: "What is for staff alone says x-second-factor.", location: at("x-roles") });
        }
        if (factor !== undefined && (declared ?? []).some((role) => !signedInRoles.has(role))) {
          report({ message: "Only who is signed in has a second factor.", location: at("x-second-factor") });
        }
        const needed = neededStatuses(methodOf(location), operation, path);
        const query = (operation.parameters ?? []).map((item) => resolve(item).node).filter((item) =>
          item?.in === "query"
        );
        if (query.length > 0) needed.add("422");
        for (const status of needed) {
          if (!operation.responses?.[status]) {
            report({ message: `Answer ${status} is missing.`, location: at("responses") });
          }
        }
        // 303 leads a browser to a page.
        const isSuccess = (status) => status.startsWith("2") || status === "303";
        const success = Object.keys(operation.responses ?? {}).filter(isSuccess);
        // A part of a file is the same answer, shorter.
        const isOne = success.length === 1 || String(success) === "200,206";
        if (!isOne) {
          report({ message: "Exactly one 2xx answer, 200 and 206, or 303.", location: at("responses") });
        }
        for (const status of Object.keys(operation.responses ?? {})) {
          const response = operation.responses[status];
          if (!isSuccess(status) && !/schemas\/common\.yaml#\/responses\//.test(response.$ref ?? "")) {
            report({
              message: `Answer ${status} must be one of the shared problems.`,
              location: at("responses").child(status),
            });
          }
        }
      },
    },
  };
}

function Twins() {
  const operations = new Map();
  const found = [];
  let path = "";
  return {
    PathItem: {
      enter(_item, { key }) {
        path = String(key);
      },
      Operation(operation, { location, resolve }) {
        const parameters = (operation.parameters ?? []).map((item) => resolve(item).node?.name).filter(
          Boolean,
        ).sort();
        const entry = { operation, location, path, parameters };
        operations.set(operation.operationId, entry);
        found.push(entry);
      },
    },
    Root: {
      leave(_root, { report }) {
        for (const { operation, location, path, parameters } of found) {
          const name = operation["x-twin"];
          if (name === undefined) continue;
          const twin = operations.get(name);
          const say = (message) => report({ message, location: location.child("x-twin") });
          if (!twin) {
            say(`There is no operation ${name}.`);
            continue;
          }
          if (twin.operation["x-twin"]) say("A twin must name the first door, not another twin.");
          if (!secondDoors.test(path)) say("Only /api and root paths are twins.");
          const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
          if (!same(operation.requestBody, twin.operation.requestBody)) {
            say(`The body differs from ${name}'s.`);
          }
          if (!same(operation["x-codes"], twin.operation["x-codes"])) say(`The codes differ from ${name}'s.`);
          if (!same(operation["x-roles"], twin.operation["x-roles"])) say(`The roles differ from ${name}'s.`);
          for (const name of ["x-rate", "x-limits"]) {
            if (!same(operation[name], twin.operation[name])) {
              say(`${name} differs from ${twin.operation.operationId}'s.`);
            }
          }
          if (!same(operation["x-second-factor"], twin.operation["x-second-factor"])) {
            say(`x-second-factor differs from ${name}'s.`);
          }
          if (!same(parameters, twin.parameters)) say(`The parameters differ from ${name}'s.`);
          for (const [status, response] of Object.entries(operation.responses)) {
            const other = twin.operation.responses[status];
            // An id that is in the query of one and in the path of the other changes only these two.
            const follows = other === undefined && (status === "404" || status === "422");
            if (!follows && !same(response, other)) say(`Answer ${status} differs from ${name}'s.`);
          }
        }
      },
    },
  };
}

function Schemas() {
  return {
    Schema(schema, { report, location, rawNode }) {
      if (rawNode?.$ref && Object.keys(rawNode).length > 1) {
        report({ message: "Nothing stands beside a $ref; name a schema of its own." });
      }
      const here = `${location.source.absoluteRef}${location.pointer}`;
      const say = (message) => report({ message, location });
      const types = [].concat(schema.type ?? []);
      const is = (type) => types.includes(type);
      for (const keyword of Object.keys(schema)) {
        if (!keywords.has(keyword) && keyword !== "$ref") {
          say(`The generator does not know the keyword ${keyword}.`);
        }
      }
      if (!schema.type && !schema.oneOf) say("Every schema says its type.");
      if (schema.format && !formats.has(schema.format)) say(`Format ${schema.format} is not used here.`);
      if (is("null") && (schema.enum || is("object") || is("array"))) {
        say("Choices, objects and lists are left out, not null.");
      }
      if (is("object") && !foreignObjects.test(here)) {
        if (schema.additionalProperties !== false) say("additionalProperties must be false.");
        if (!Array.isArray(schema.required)) say("`required` must be stated.");
        for (const name of schema.required ?? []) {
          if (!schema.properties?.[name]) say(`Required ${name} is not a property.`);
        }
        for (const name of Object.keys(schema.properties ?? {})) {
          if (!/^[a-z][A-Za-z0-9]*$/.test(name) && !wireNames.has(name)) {
            say(`Property ${name} is not camelCase.`);
          }
        }
      }
      if (is("string") && !schema.enum && schema.const === undefined && schema.maxLength === undefined) {
        if (!lengthIsKnown.has(schema.format)) say("A string has maxLength.");
      }
      if (is("array") && (schema.maxItems === undefined || !schema.items)) {
        say("An array has items and maxItems.");
      }
      if ((is("integer") || is("number")) && !schema.enum && schema.const === undefined) {
        if (schema.minimum === undefined || schema.maximum === undefined) {
          say("A number has minimum and maximum.");
        }
      }
    },
  };
}

function Answers() {
  return {
    RequestBody(body, { report, location }) {
      // Bytes of which nothing is read may be none.
      if (body.required !== true && !body.content?.["*/*"]) {
        report({ message: "A body is always required.", location });
      }
    },
    Response(response, { report, location, key }) {
      for (const [type, media] of Object.entries(response.content ?? {})) {
        const at = location.child("content").child(type.replaceAll("/", "~1"));
        if (!/json/.test(type)) continue;
        if (media.example === undefined && media.examples === undefined) {
          report({ message: "Every answer has a realistic example.", location: at });
        }
        const isProblem = !String(key).startsWith("2") && /^[45]/.test(String(key));
        if (isProblem && type !== "application/problem+json") {
          report({ message: "Errors are application/problem+json.", location: at });
        }
      }
    },
  };
}

function ProblemCodes() {
  const uses = [];
  const named = new Map();
  return {
    Operation(operation, { location }) {
      uses.push({ codes: operation["x-codes"] ?? [], responses: operation.responses ?? {}, location });
    },
    Root: {
      leave(root, { report, location }) {
        for (const [code, entry] of Object.entries(root["x-problem-codes"] ?? {})) {
          const at = location.child("x-problem-codes").child(code);
          if (!/^[a-z]+(_[a-z0-9]+)*$/.test(code)) report({ message: "A code is snake_case.", location: at });
          const isWhole = Number.isInteger(entry.status) && entry.status >= 400 && entry.title &&
            entry.detail;
          if (!isWhole) report({ message: "A code has status, title and detail.", location: at });
          named.set(code, entry);
        }
        for (const { codes, responses, location: where } of uses) {
          for (const code of codes) {
            const entry = named.get(code);
            if (!entry) {
              report({
                message: `There is no code ${code} in x-problem-codes.`,
                location: where.child("x-codes"),
              });
            } else if (!responses[String(entry.status)]) {
              report({ message: `${code} needs answer ${entry.status}.`, location: where.child("x-codes") });
            }
          }
        }
      },
    },
  };
}

export default function hearthpaw() {
  return {
    id: "hearthpaw",
    rules: {
      oas3: {
        operations: Operations,
        twins: Twins,
        schemas: Schemas,
        answers: Answers,
        "problem-codes": ProblemCodes,
      },
    },
  };
}
