import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { ImportReport } from "@hearthpaw/client";
import { type Answer, breeder, problem, renderSite, tabTo } from "../../testing.tsx";
import { exampleFile } from "./import_example.ts";
import { asBreeder } from "./testing_breeder.ts";

const PATH = "POST /v1/breeders/pets/import";
const report = (change: Partial<ImportReport> = {}): ImportReport => ({
  isDryRun: true,
  columns: [
    { header: "Animal ID", column: "ID", example: "A912034" },
    { header: "Name", column: "AnimalName", example: "Maple" },
    { header: "Breed", column: "PrimaryBreed", example: "Beagle" },
    { header: "Gender", column: "Sex", example: "X" },
    { header: "Kennel", column: "skip", example: null },
  ],
  missing: [],
  rows: 3,
  created: 1,
  updated: 1,
  unchanged: 0,
  refused: 1,
  problems: [{ row: 3, column: "Sex", value: "X", detail: "Enter Male or Female." }],
  ...change,
});
const open = (answer: Answer) =>
  renderSite("/breeder/import", { user: breeder, answers: asBreeder({ [PATH]: answer }) });
type Screen = Awaited<ReturnType<typeof open>>["screen"];
const choose = async (screen: Screen, text: string, name = "pets.csv") => {
  await expect.element(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File([text], name, { type: "text/csv" }));
};

describe("an import", () => {
  it("says first what the file would do, row by row, and then does it", async () => {
    const { screen, calls } = await open((request) => ({
      body: { report: report({ isDryRun: request.url.includes("dryRun=true") }) },
    }));
    await choose(screen, "ID,AnimalName\n1,Maple\n");
    await expect.element(screen.getByRole("heading", { name: "Preview of your 3 rows" })).toBeVisible();
    await expect.element(screen.getByText("1 listing would change")).toBeVisible();
    await expect.element(screen.getByText("1 row skipped")).toBeVisible();
    await expect.element(screen.getByRole("rowheader", { name: "Row 3" })).toBeVisible();
    await expect.element(screen.getByText("Enter Male or Female.")).toBeVisible();
    await screen.getByRole("button", { name: "Import 2 rows" }).click();
    await expect.element(screen.getByRole("heading", { name: "Import complete" })).toBeVisible();
    await expect.element(screen.getByText("1 listing changed")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "See my drafts" })).toBeVisible();
    const sent = calls.filter(({ name }) => name === PATH);
    expect(sent.map(({ search }) => search)).toEqual(["?dryRun=true", "?dryRun=false"]);
    expect(sent[1]!.body).toContain("1,Maple");
  });

  it("tells how a row was read apart from what to fix", async () => {
    const detail = "The day isn't known, so we use June 30, 2024.";
    const notice = { row: 2, column: "birth_date", value: "6/2024", detail, isNotice: true };
    const notices = [
      notice,
      { ...notice, row: 3 },
      { ...notice, row: 4 },
      { ...notice, row: 7 },
      { ...notice, row: 5, value: "5/2024", detail: "The day isn't known, so we use May 31, 2024." },
    ];
    const { screen } = await open({ body: { report: report({ refused: 0, problems: notices }) } });
    await choose(screen, "ID,AnimalName\n1,Maple\n");
    await expect.element(screen.getByRole("heading", { name: "Good to know about 5 rows" })).toBeVisible();
    // A notice that applies to several rows appears once.
    await expect.element(screen.getByText(detail)).toBeVisible();
    await expect.element(screen.getByText("Rows 2–4 and 7")).toBeVisible();
    await expect.element(screen.getByText("Row 5", { exact: true })).toBeVisible();
    for (const text of ["to check", "How to fix it", "You can fix skipped rows"]) {
      await expect.element(screen.getByText(text)).not.toBeInTheDocument();
    }
    await screen.unmount();
  });

  it("names no number of rows as all where only the first are told", async () => {
    const many = (isNotice: boolean) =>
      Array.from({ length: 1000 }, (_, at) => ({
        row: at + 2,
        column: "birth_date",
        value: "6/2024",
        detail: "The day isn't known.",
        isNotice,
      }));
    for (
      const [problems, heading] of [
        [many(true), "Good to know about 1,000+ rows"],
        [many(false), "1,000+ rows to check"],
        [[...many(false).slice(0, 2), ...many(true).slice(2)], "Good to know about 998+ rows"],
        [[...many(false).slice(0, 2), ...many(true).slice(2)], "2 rows to check"],
        [many(true).slice(1), "Good to know about 999 rows"],
      ] as const
    ) {
      const { screen } = await open({ body: { report: report({ problems: [...problems] }) } });
      await choose(screen, "ID,AnimalName\n1,Maple\n");
      await expect.element(screen.getByRole("heading", { name: heading, exact: true })).toBeVisible();
      await screen.unmount();
    }
  });

  it("shows what each column is read as, and reads the file anew as the breeder says", async () => {
    const { screen, calls } = await open((request) => ({
      body: {
        report: report({
          isDryRun: request.url.includes("dryRun=true"),
          problems: [{ row: 3, column: "Sex", value: "X", detail: "Enter Male or Female." }],
        }),
      },
    }));
    await choose(screen, "Animal ID,Name,Breed,Gender,Kennel\n1,Maple,Beagle,X,\n");
    // The problem uses the file's own name for the column.
    await expect.element(screen.getByRole("cell", { name: "Gender" })).toBeVisible();
    await screen.getByText("4 of 5 columns matched").click();
    const kennel = screen.getByRole("combobox", { name: "Import Kennel as" });
    await expect.element(kennel).toHaveDisplayValue("Don't import");
    await kennel.selectOptions("Name");
    await expect.element(screen.getByRole("combobox", { name: "Import Name as" })).toHaveDisplayValue(
      "Don't import",
    );
    await screen.getByRole("button", { name: "Update preview" }).click();
    await expect.poll(() => calls.filter(({ name }) => name === PATH)).toHaveLength(2);
    await screen.getByRole("button", { name: "Import 2 rows" }).click();
    await expect.element(screen.getByRole("heading", { name: "Import complete" })).toBeVisible();
    const [first, ...later] = calls.filter(({ name }) => name === PATH).map(({ body }) => body);
    expect(first).not.toContain('name="columns"');
    for (const body of later) {
      expect([...body!.matchAll(/name="columns"\s+([\w]+)/g)].map(([, column]) => column)).toEqual([
        "ID",
        "skip",
        "PrimaryBreed",
        "Sex",
        "AnimalName",
      ]);
    }
  });

  it("is matched and begun by keyboard alone", async () => {
    const { screen, calls } = await open((request) => ({
      body: { report: report({ isDryRun: request.url.includes("dryRun=true") }) },
    }));
    await choose(screen, "Animal ID,Name,Breed,Gender,Kennel\n1,Maple,Beagle,X,\n");
    const columns = screen.getByText("4 of 5 columns matched");
    await expect.element(columns).toBeVisible();
    await tabTo({ element: () => columns.element().closest("summary")! });
    await userEvent.keyboard("{Enter}");
    const kennel = screen.getByRole("combobox", { name: "Import Kennel as" });
    await tabTo(kennel);
    await userEvent.keyboard("Na");
    await expect.element(kennel).toHaveDisplayValue("Name");
    await tabTo(screen.getByRole("button", { name: "Update preview" }));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => calls.filter(({ name }) => name === PATH)).toHaveLength(2);
    const go = screen.getByRole("button", { name: "Import 2 rows" });
    await expect.element(go).toBeVisible();
    await tabTo(go);
    await userEvent.keyboard("{Enter}");
    // The pressed button no longer exists.
    await expect.element(screen.getByRole("heading", { name: "Import complete" })).toHaveFocus();
    await tabTo(screen.getByRole("button", { name: "Import another file" }));
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "Choose a file" })).toHaveFocus();
    await screen.unmount();
  });

  it("asks for a column that it needs and cannot find", async () => {
    const columns = [{ header: "Nummer", column: "skip" as const, example: "N-1" }];
    const { screen } = await open({
      body: {
        report: report({ columns, missing: ["ID", "PrimaryBreed"], created: 0, updated: 0, problems: [] }),
      },
    });
    await choose(screen, "Nummer\nN-1\n");
    await expect.element(screen.getByRole("heading", { name: "Match your columns" })).toBeVisible();
    await expect.element(screen.getByText(/couldn't find “ID” or “Breed” in your file/)).toBeVisible();
    expect(screen.getByRole("button", { name: /^Import/ }).query()).toBeNull();
  });

  it("does not offer to import what changes nothing", async () => {
    const { screen } = await open({
      body: { report: report({ created: 0, updated: 0, unchanged: 3, refused: 0, problems: [] }) },
    });
    await choose(screen, "ID\n");
    await expect.element(screen.getByRole("button", { name: "Import", exact: true }))
      .toHaveAttribute("aria-disabled", "true");
    await expect.element(screen.getByText("Nothing to import.")).toBeInTheDocument();
  });

  it("says what is wrong with a file that is no table", async () => {
    const { screen } = await open(problem(422, "file_not_usable", "The column ID is missing."));
    await choose(screen, "a,b\n");
    await expect.element(screen.getByText("The column ID is missing.")).toBeVisible();
    await expect.element(screen.getByText(/Nothing was saved/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Choose another file" })).toBeVisible();
  });

  it("sends no empty file", async () => {
    const { screen, calls } = await open({ body: { report: report() } });
    await choose(screen, "");
    await expect.element(screen.getByText("This file is empty.")).toBeVisible();
    expect(calls.some(({ name }) => name === PATH)).toBe(false);
  });
});

describe("the files that it offers", () => {
  it("are tables: each row has as many cells as the header", () => {
    const [header, ...rows] = exampleFile().replace("\ufeff", "").trimEnd().split("\r\n");
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)).toHaveLength(header!.split(",").length);
    }
  });
});
