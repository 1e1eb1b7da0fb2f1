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
  Arrival,
  Button,
  ButtonLink,
  type Column,
  Disclosure,
  FilePicker,
  fileSizeMb,
  Icon,
  LOCALE,
  Stack,
  Table,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { bringBack } from "../../lib/bring_back.ts";
import { useClient } from "../../lib/client_context.ts";
import { csvOf } from "../../lib/csv.ts";
import { saveFile } from "../../lib/save_file.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import { COLUMN_LABELS, COLUMNS, exampleFile } from "./import_example.ts";
import { ImportColumns } from "./ImportColumns.tsx";
import { refreshOwnPets } from "./own_pets_queries.ts";
import { FailureNotice } from "../../components/errors/FailureNotice.tsx";
import * as texts from "./texts.tsx";
import css from "./import.module.css";

const CHOICE_ID = "file-choice";
const MOST_BYTES = 10 * 1_048_576;

/** Imports a list of animals from a file: first shows what the import would do, then does it. */
export function ImportScreen() {
  return (
    <BreederShell title={texts.importPets}>
      <div className={css.page}>
        <h1>{texts.importAListOfPets}</h1>
        <p className={css.lead}>
          {texts.importExplained}
        </p>
        <Import />
        <Explained />
      </div>
    </BreederShell>
  );
}

type Stage = {
  file: File;
  /** The breeder's choice of columns; without it the server recognizes columns by name. */
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
      ? texts.thisFileIsEmpty
      : file.size > MOST_BYTES
      ? texts.fileTooLarge({ size: fileSizeMb(file.size), mostBytes: fileSizeMb(MOST_BYTES) })
      : undefined;
    setRefusal(wrong);
    if (!wrong) void run({ file }, true);
  }

  const report = stage?.report;
  useUnsaved({
    isChanged: report?.isDryRun === true,
    words: { title: texts.leaveWithoutImporting, text: texts.notImportedYet, discard: texts.leaveButton },
  });
  const shown = report && (
    <Report
      report={report}
      isBusy={stage.isBusy}
      onColumns={(columns) => run({ ...stage, columns }, true)}
      onImport={() => run(stage, false)}
      onAgain={() => setStage(undefined)}
    />
  );
  return (
    <Stack gap={5}>
      {!(report && !report.isDryRun) && (
        <FilePicker
          label={texts.yourFile}
          hint={texts.fileHint}
          accept=".csv,text/csv"
          buttonId={CHOICE_ID}
          go={stage ? texts.chooseAnotherFile : texts.chooseAFile}
          error={refusal}
          disabledReason={stage?.isBusy ? texts.waitForFile : undefined}
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
        {stage?.isBusy && (report ? texts.importing : texts.readingYourFile)}
      </div>
      {stage?.error && (
        <FailureNotice
          error={stage.error}
          onRetry={stage.error.isRetryable || stage.error.status === 0
            ? () => run(stage, !report)
            : undefined}
        >
          {stage.error.code === "file_not_usable" && <p>{texts.fileRefusedHint}</p>}
        </FailureNotice>
      )}
      {report?.isDryRun === false ? <Arrival>{shown}</Arrival> : shown}
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
  const count = (n: number, noun: string) => `${n.toLocaleString(LOCALE)} ${noun}${n === 1 ? "" : "s"}`;
  const lines = [
    [created, `${count(created, texts.newDraft)}`],
    [updated, texts.updatedWouldChangeChanged({ updated: count(updated, "listing"), isDryRun })],
    [
      unchanged,
      texts.rowsThatChangeNothing(unchanged),
    ],
    [refused, texts.refusedSkipped(count(refused, "row"))],
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
        <h2 id="report" className={css.small}>{texts.matchYourColumns}</h2>
        <p className={css.lead}>
          {texts.columnsMissing(inWords(report.missing.map((column) => COLUMN_LABELS[column])))}
        </p>
        {columns}
      </section>
    );
  }
  const problems = report.problems.filter(({ isNotice }) => !isNotice);
  const notices = report.problems.filter(({ isNotice }) => isNotice);
  const matched = report.columns.filter(({ column }) => column !== "skip").length;
  return (
    <section aria-labelledby="report" className={css.report}>
      <h2 id="report" className={css.small}>
        {isDryRun ? texts.previewOfYour(count(rows, "row")) : texts.importComplete}
      </h2>
      <ul className={css.lines}>
        {lines.filter(([n]) => n > 0).map(([, text]) => <li key={text}>{text}</li>)}
      </ul>
      {isDryRun
        ? (
          <div className={css.buttons}>
            <Button
              loading={isBusy}
              disabledReason={changes === 0 ? texts.nothingToImport : undefined}
              onClick={onImport}
            >
              {changes === 0 ? texts.importButton : texts.importChanges(count(changes, "row"))}
            </Button>
            {problems.length > 0 && <p className={css.soft}>{texts.skippedRowsHint}</p>}
          </div>
        )
        : (
          <div className={css.buttons}>
            <ButtonLink href="/breeder/pets?status=in-progress">{texts.seeMyDrafts}</ButtonLink>
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => bringBack(currentTarget, onAgain, `#${CHOICE_ID}`)}
            >
              {texts.importAnotherFile}
            </Button>
          </div>
        )}
      {isDryRun && (
        <Disclosure
          title={texts.matchedOfMatched({ matched, columnsCount: count(report.columns.length, "column") })}
        >
          {columns}
        </Disclosure>
      )}
      {problems.length > 0 && <Rows report={report} problems={problems} />}
      {notices.length > 0 && <Rows report={report} problems={notices} isNotice />}
    </section>
  );
}

const inWords = (names: readonly string[]) =>
  new Intl.ListFormat(LOCALE, { type: "disjunction" }).format(names.map((name) => `“${name}”`));

type Problem = ImportReport["problems"][number];
/** Maximum number of problems, and of notices, that the page lists for a file: the first ones. */
const MOST_TOLD = 1000;

/** Returns each notice once with all its rows: a whole litter has one month of birth. */
function together(notices: readonly Problem[]): (Problem & { rows: number[] })[] {
  const groups = new Map<string, Problem & { rows: number[] }>();
  for (const one of notices) {
    const key = JSON.stringify([one.column, one.value, one.detail]);
    const group = groups.get(key);
    if (group) group.rows.push(one.row);
    else groups.set(key, { ...one, rows: [one.row] });
  }
  return [...groups.values()];
}

/**
 * A table of rows with what to fix in each, which the breeder can keep as a file; or, if nothing needs
 * fixing, of rows with how they were read.
 */
function Rows({ report: { columns: ofFile, problems: all }, problems, isNotice }: {
  report: ImportReport;
  problems: Problem[];
  isNotice?: boolean;
}) {
  const called = (name: string | null) => ofFile.find(({ column }) => column === name)?.header ?? name;
  const shown = isNotice ? together(problems) : problems.map((one) => ({ ...one, rows: [one.row] }));
  const columns: Column<typeof shown[number]>[] = [
    { key: "row", header: texts.row, main: true, cell: ({ rows }) => <span>{texts.rowNumbers(rows)}</span> },
    { key: "column", header: texts.columnHeader, cell: ({ column }) => called(column) ?? "–" },
    {
      key: "value",
      header: texts.value,
      cell: ({ value }) =>
        value === null
          ? <span className={css.soft}>{texts.nothing}</span>
          : <q className={css.value}>{value}</q>,
    },
    {
      key: "detail",
      header: isNotice ? texts.howWeReadIt : texts.howToFixIt,
      cell: ({ detail }) => <span className={css.detail}>{detail}</span>,
    },
  ];
  const rows = new Set(problems.map(({ row }) => row)).size;
  const isCut = all.length >= MOST_TOLD && problems.at(-1) === all.at(-1);
  return (
    <div className={css.problems}>
      <div className={css.problemsHead}>
        <h3 className={css.part}>
          {isNotice
            ? texts.goodToKnowAbout({ rows, isCut })
            : rows === 1
            ? texts.rowToCheck
            : texts.rowsRowsToCheck({ rows, isCut })}
        </h3>
        {!isNotice && (
          <Button
            variant="quiet"
            size="small"
            icon="download"
            onClick={() =>
              saveFile(
                "rows-to-fix.csv",
                csvOf([
                  [texts.row, texts.columnHeader, texts.value, texts.howToFixIt],
                  ...problems.map((
                    { row, column, value, detail },
                  ) => [row, called(column) ?? "", value ?? "", detail]),
                ]),
              )}
          >
            {texts.downloadCsv}
          </Button>
        )}
      </div>
      <Table
        caption={isNotice ? texts.goodToKnow : texts.rowsToCheck}
        columns={columns}
        rows={shown}
        rowKey={({ row, column, detail }) => `${row} ${column} ${detail}`}
      />
    </div>
  );
}

function Explained() {
  return (
    <section aria-labelledby="explained" className={css.explained}>
      <h2 id="explained" className={css.small}>{texts.howItWorks}</h2>
      <ul className={css.bullets}>
        <li>
          {texts.howItWorksIds((text) => <strong>{text}</strong>)}
        </li>
        <li>
          {texts.howItWorksReview((text) => <strong>{text}</strong>)}
        </li>
        <li>
          {texts.howItWorksErrors((text) => <strong>{text}</strong>)}
        </li>
      </ul>
      <p>
        <Button
          variant="secondary"
          icon="download"
          onClick={() => saveFile("hearthpaw-example.csv", exampleFile())}
        >
          {texts.downloadAnExampleFile}
        </Button>
      </p>
      <Disclosure title={texts.allColumns}>
        <dl className={css.columns}>
          {COLUMNS.map(({ name, text, isNeeded }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                {isNeeded && <span className={css.needed}>{texts.needed}</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={css.soft}>
          {texts.columnNamesExplained}
        </p>
      </Disclosure>
    </section>
  );
}
