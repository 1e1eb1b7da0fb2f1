import pg from "pg";

/** A statement in the form that `pg` accepts. */
export type Statement = { name?: string | undefined; text: string; values?: readonly unknown[] };

/** A connection of `openPool`. It sends statements together and returns a result for each. */
export type SendsTogether = { together: (statements: readonly Statement[]) => Promise<pg.QueryResult[]> };

// deno-lint-ignore no-explicit-any -- the types leave out the internals of connections and queries
type Untyped = any;

/**
 * Sends statements in a single write and reads their answers together, for `client.query`. Each statement is sent
 * with its usual messages and one sync follows at the end. The first statement that fails or cannot be sent
 * ends the batch; none after it runs. Unless a transaction is open, all of them form one. `answer` resolves
 * to a result for each.
 */
export function together(statements: readonly Statement[]): pg.Submittable & {
  answer: Promise<pg.QueryResult[]>;
} {
  const { promise: answer, resolve, reject } = Promise.withResolvers<pg.QueryResult[]>();
  let refused: Error | undefined;
  const parts: Untyped[] = statements.map((one) => {
    const part: Untyped = new pg.Query({ ...one, queryMode: "extended" } as Untyped);
    part.callback = (error: Error | null) => void (refused ??= error ?? undefined);
    return part;
  });
  /** Index of the statement being answered. */
  let at = 0;
  const next = () => void (at = Math.min(at + 1, parts.length - 1));

  const query = {
    answer,
    get name() {
      return parts[at].name;
    },
    get text() {
      return parts[at].text;
    },
    submit(connection: Untyped) {
      const within = Object.create(connection, { sync: { value: () => {} }, close: { value: () => {} } });
      connection.stream.cork();
      try {
        for (const part of parts) {
          const error = part.submit(within);
          refused ??= error ?? undefined;
          if (refused) break;
        }
        // Earlier statements were already sent. This one, which the database refuses, rolls them back.
        if (refused) connection.execute({ portal: "refused" });
        connection.sync();
      } finally {
        connection.stream.uncork();
      }
    },
    handleRowDescription: (message: Untyped) => parts[at].handleRowDescription(message),
    handleDataRow: (message: Untyped) => parts[at].handleDataRow(message),
    handleCommandComplete(message: Untyped, connection: Untyped) {
      parts[at].handleCommandComplete(message, connection);
      next();
    },
    handleEmptyQuery: next,
    handlePortalSuspended() {},
    handleCopyInResponse: (connection: Untyped) => parts[at].handleCopyInResponse(connection),
    handleCopyData() {},
    handleError(error: Error, connection: Untyped) {
      // Statements after the failed one were not prepared.
      for (const { name } of parts) if (name) delete connection.submittedNamedStatements[name];
      reject(refused ?? error);
    },
    handleReadyForQuery() {
      const failed = parts.map((part) => part._canceledDueToError).find(Boolean);
      if (failed) reject(failed);
      else resolve(parts.map((part) => part._result));
    },
  };
  return query as pg.Submittable & typeof query;
}
