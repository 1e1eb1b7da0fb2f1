export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Ends the connection without this answer, at once or after this many milliseconds. */
  lostAfterMs?: number;
}
