import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  type ImportColumn,
  importListings,
  type ImportReport,
  translate,
} from "@hearthpaw/client";
import {
  Button,
  ButtonLink,
  type Column,
  Disclosure,
  ErrorNotice,
  FilePicker,
  fileSizeMb,
  Icon,
  Stack,
  Table,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { useClient } from "../../lib/client_context.ts";
import { COLUMN_LABELS, COLUMNS, csvText, exampleFile } from "./import_example.ts";
import { ImportColumns } from "./ImportColumns.tsx";
import { refreshOwnPets } from "./own_pets_queries.ts";
import css from "./import.module.css";

const MOST_BYTES = 10 * 1_048_576;

/** Reads a list of animals from a file: first what it would do, then it is done. */
export function ImportScreen() {
  return (
    <BreederShell title="Import pets">
      <div className={css.page}>
        <h1>Import a list of pets</h1>
        <p className={css.lead}>
          Use a CSV file, such as an export from your shelter software. Each row becomes a draft for you to
          finish and submit. You'll see a preview before anything is saved.
        </p>
        <Import />
        <Explained />
      </div>
    </BreederShell>
  );
}

type Stage = {
  file: File;
  /** What the breeder says the columns are; without it they are recognized by name. */
  columns?: ImportColumn[];
  report?: ImportReport;
  error?: ApiError;
  isBusy: boolean;
};

function Import() {
  const client = useClient();
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<Stage>();
  const [refusal, setRefusal] = useState<string>();

  async function run({ file, columns, report: before }: Omit<Stage, "isBusy">, dryRun: boolean) {
    const kept = { file, ...(columns && { columns }) };
    const shown = { ...kept, ...(before && { report: before }) };
    setStage({ ...shown, isBusy: true });
    try {
      const { report } = await importListings(client, { dryRun, body: kept });
      setStage({ ...kept, report, isBusy: false });
      if (!dryRun) void refreshOwnPets(queryClient);
    } catch (thrown) {
      setStage({ ...shown, error: translate(thrown), isBusy: false });
    }
  }
  function choose([file]: File[]) {
    if (!file) return;
    const wrong = file.size === 0
      ? "This file is empty."
      : file.size > MOST_BYTES
      ? `This file is ${fileSizeMb(file.size)}. Files can be up to ${fileSizeMb(MOST_BYTES)}, so split it.`
      : undefined;
    setRefusal(wrong);
    if (!wrong) void run({ file }, true);
  }

  const report = stage?.report;
  return (
    <Stack gap={5}>
      {!(report && !report.isDryRun) && (
        <FilePicker
          label="Your file"
          hint="CSV (UTF-8) with a header row, up to 10,000 rows."
          accept=".csv,text/csv"
          go={stage ? "Choose another file" : "Choose a file"}
          error={refusal}
          disabledReason={stage?.isBusy ? "Wait until we've read this file." : undefined}
          onFiles={choose}
        >
          {stage && (
            <p className={css.file}>
              <Icon name="document" size={18} />
              {stage.file.name}
            </p>
          )}
        </FilePicker>
      )}
      <div role="status" className={css.status}>
        {stage?.isBusy && (report ? "Importing. This takes a few seconds." : "Reading your file")}
      </div>
      {stage?.error && (
        <ErrorNotice
          title={stage.error.status === 0 ? "We can't reach the server." : stage.error.message}
          onRetry={stage.error.isRetryable || stage.error.status === 0
            ? () => run(stage, !report)
            : undefined}
        >
          {stage.error.code === "file_not_usable" && (
            <p>Fix the file and upload it again. Nothing was saved.</p>
          )}
        </ErrorNotice>
      )}
      {report && (
        <Report
          report={report}
          isBusy={stage.isBusy}
          onColumns={(columns) => run({ ...stage, columns }, true)}
          onImport={() => run(stage, false)}
          onAgain={() => setStage(undefined)}
        />
      )}
    </Stack>
  );
}

function Report({ report, isBusy, onColumns, onImport, onAgain }: {
  report: ImportReport;
  isBusy: boolean;
  onColumns: (columns: ImportColumn[]) => void;
  onImport: () => void;
  onAgain: () => void;
}) {
  const { isDryRun, created, updated, unchanged, refused, rows } = report;
  const changes = created + updated;
  const count = (n: number, noun: string) => `${n.toLocaleString("en-US")} ${noun}${n === 1 ? "" : "s"}`;
  const lines = [
    [created, `${count(created, "new draft")}`],
    [updated, `${count(updated, "listing")} ${isDryRun ? "would change" : "changed"}`],
    [unchanged, `${count(unchanged, "row")} ${unchanged === 1 ? "changes" : "change"} nothing`],
    [refused, `${count(refused, "row")} skipped`],
  ] as const;
  const columns = (
    <ImportColumns
      key={report.columns.map(({ column }) => column).join()}
      {...{ report, isBusy }}
      onChange={onColumns}
    />
  );
  if (report.missing.length > 0) {
    return (
      <section aria-labelledby="report" className={css.report}>
        <h2 id="report" className={css.small}>Match your columns</h2>
        <p className={css.lead}>
          {`We couldn't find ${
            inWords(report.missing.map((column) => COLUMN_LABELS[column]))
          } in your file. Choose which column it is. Every pet needs an ID that stays the same each time you import.`}
        </p>
        {columns}
      </section>
    );
  }
  const matched = report.columns.filter(({ column }) => column !== "skip").length;
  return (
    <section aria-labelledby="report" className={css.report}>
      <h2 id="report" className={css.small}>
        {isDryRun ? `Preview of your ${count(rows, "row")}` : "Import complete"}
      </h2>
      <ul className={css.lines}>
        {lines.filter(([n]) => n > 0).map(([, text]) => <li key={text}>{text}</li>)}
      </ul>
      {isDryRun
        ? (
          <div className={css.buttons}>
            <Button
              loading={isBusy}
              disabledReason={changes === 0 ? "No rows in this file change anything." : undefined}
              onClick={onImport}
            >
              {changes === 0 ? "Import" : `Import ${count(changes, "row")}`}
            </Button>
            {report.problems.length > 0 && (
              <p className={css.soft}>You can fix skipped rows and import the same file again.</p>
            )}
          </div>
        )
        : (
          <div className={css.buttons}>
            <ButtonLink href="/breeder/pets?status=in-progress">See my drafts</ButtonLink>
            <Button variant="secondary" onClick={onAgain}>Import another file</Button>
          </div>
        )}
      {isDryRun && (
        <Disclosure title={`${matched} of ${count(report.columns.length, "column")} matched`}>
          {columns}
        </Disclosure>
      )}
      {report.problems.length > 0 && <Problems report={report} />}
    </section>
  );
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat("en-US", { type: "disjunction" }).format(names.map((name) => `“${name}”`));

type Problem = ImportReport["problems"][number];

function Problems({ report: { problems, columns: ofFile } }: { report: ImportReport }) {
  const called = (name: string | null) => ofFile.find(({ column }) => column === name)?.header ?? name;
  const columns: Column<Problem>[] = [
    { key: "row", header: "Row", main: true, cell: ({ row }) => <span>{`Row ${row}`}</span> },
    { key: "column", header: "Column", cell: ({ column }) => called(column) ?? "–" },
    {
      key: "value",
      header: "Value",
      cell: ({ value }) =>
        value === null ? <span className={css.soft}>Nothing</span> : <q className={css.value}>{value}</q>,
    },
    {
      key: "detail",
      header: "How to fix it",
      cell: ({ detail }) => <span className={css.detail}>{detail}</span>,
    },
  ];
  const rows = new Set(problems.map(({ row }) => row)).size;
  return (
    <div className={css.problems}>
      <div className={css.problemsHead}>
        <h3 className={css.part}>
          {rows === 1 ? "1 row to check" : `${rows.toLocaleString("en-US")} rows to check`}
        </h3>
        <Button
          variant="quiet"
          size="small"
          icon="download"
          onClick={() =>
            save("rows-to-fix.csv", [
              ["Row", "Column", "Value", "How to fix it"],
              ...problems.map((
                { row, column, value, detail },
              ) => [`${row}`, called(column) ?? "", value ?? "", detail]),
            ])}
        >
          Download CSV
        </Button>
      </div>
      <Table
        caption="Rows to check"
        columns={columns}
        rows={problems}
        rowKey={({ row, column, detail }) => `${row} ${column} ${detail}`}
      />
    </div>
  );
}

function Explained() {
  return (
    <section aria-labelledby="explained" className={css.explained}>
      <h2 id="explained" className={css.small}>How it works</h2>
      <ul className={css.bullets}>
        <li>
          <strong>Each pet needs an ID.</strong>{" "}
          Import the same file again, or a newer one: a row with a known ID updates its listing, so you never
          get duplicates. Empty cells change nothing.
        </li>
        <li>
          <strong>We review changes to live listings.</strong>{" "}
          A new name or description goes live once our team approves it, just as in the form.
        </li>
        <li>
          <strong>Rows with errors are skipped.</strong> We tell you how to fix each one, and import the rest.
        </li>
      </ul>
      <p>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => save("hearthpaw-example.csv", exampleFile())}
        >
          Download an example file
        </Button>
      </p>
      <Disclosure title="All columns">
        <dl className={css.columns}>
          {COLUMNS.map(({ name, text, isNeeded }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                {isNeeded && <span className={css.needed}>needed</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={css.soft}>
          Capitalization, spaces, underscores and column order don't matter. We also recognize the column
          names of Petfinder, RescueGroups, Animal Shelter Manager and others, and you can match the rest
          yourself. If a cell starts with = + - or @, put an apostrophe in front so spreadsheets don't read it
          as a formula. We drop the apostrophe.
        </p>
      </Disclosure>
    </section>
  );
}

/** Gives a file to the browser to keep. */
function save(name: string, content: string | string[][]): void {
  const text = typeof content === "string" ? content : csvText(content);
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
