/** SQL for a moment as the wire writes it: RFC 3339 in UTC with milliseconds. */
export const timestampJson = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
