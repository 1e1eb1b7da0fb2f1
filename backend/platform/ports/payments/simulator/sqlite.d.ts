/** The part of `node:sqlite` that the record uses. The installed @types/node is older than the module. */
declare module "node:sqlite" {
  type Value = string | number | null;
  interface Statement {
    run(...values: Value[]): unknown;
    get(...values: Value[]): unknown;
    all(...values: Value[]): unknown[];
  }
  export class DatabaseSync {
    constructor(path: string);
    exec(sql: string): void;
    prepare(sql: string): Statement;
    close(): void;
  }
}
