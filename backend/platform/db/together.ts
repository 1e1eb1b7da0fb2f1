import pg from "pg";

/** A statement as `pg` takes it. */
export type Statement = { name?: string | undefined; text: string; values?: readonly unknown[] };

/** A connection of `openPool`, which sends statements together and returns a result for each. */
export type SendsTogether = { together: (statements: readonly Statement[]) => Promise<pg.QueryResult[]> };

// deno-lint-ignore no-explicit-any -- the types leave out what a connection and a query are made of
type Untyped = any;

/**
 * Statements that are sent in one write and answered together, for `client.query`: what is needed to send one is sent
 * for each, and the end of the trip once. The first that fails, or cannot be sent, ends it, and none after it is carried out; where no
 * transaction is open, all of them are one. `answer` gives a result for each.
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
  /** The one that is being answered. */
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
        // Those before it have gone already: what the database refuses as well undoes them.
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
      // What was to be prepared after it was not.
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
