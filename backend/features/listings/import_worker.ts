/**
 * Parses one CSV file in a separate thread. Receives `CsvJob`, responds with batches of rows and then the
 * result.
 */
import { parse } from "csv-parse/sync";

export type CsvJob = { bytes: Uint8Array; mostRows: number; mostCells: number };
export type CsvAnswer = { rows: string[][] } | { end: "whole" | "too many rows" | "no table" };

const port = globalThis as unknown as {
  onmessage: ((event: MessageEvent<CsvJob>) => void) | null;
  postMessage: (answer: CsvAnswer) => void;
};

const BATCH_ROWS = 200;

port.onmessage = ({ data: { bytes, mostRows, mostCells } }) => {
  let batch: string[][] = [];
  let count = 0;
  const flush = () => {
    if (batch.length) port.postMessage({ rows: batch });
    batch = [];
  };
  const tooMany = new Error("more rows than are read");
  try {
    parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes), {
      relaxColumnCount: true,
      skipEmptyLines: true,
      maxRecordSize: 100_000,
      toLine: mostRows * 20,
      cast(value, { index }) {
        // A line of only commas is small but has millions of cells.
        if (index >= mostCells) throw new Error("more cells than a table of animals has");
        return value;
      },
      onRecord(row: string[]) {
        if (++count > mostRows) throw tooMany;
        batch.push(row);
        if (batch.length === BATCH_ROWS) flush();
        return null;
      },
    });
    flush();
    port.postMessage({ end: "whole" });
  } catch (error) {
    port.postMessage({ end: error === tooMany ? "too many rows" : "no table" });
  }
};
