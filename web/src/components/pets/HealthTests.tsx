import type { HealthTest } from "@hearthpaw/client";
import { Table } from "@hearthpaw/ui-kit";
import { monthText } from "../../lib/days.ts";
import css from "./parents.module.css";

/** Health tests: what was examined, by which laboratory, with which result. */
export function HealthTests({ caption, tests }: { caption: string; tests: readonly HealthTest[] }) {
  return (
    <Table
      caption={caption}
      className={css.tests}
      rows={tests.map((test, index) => ({ ...test, index }))}
      rowKey={({ index }) => index}
      columns={[
        { key: "type", header: "Test", main: true, cell: ({ type }) => type },
        { key: "result", header: "Result", cell: ({ result }) => result },
        { key: "laboratory", header: "Lab", cell: ({ laboratory }) => laboratory || "Ask the breeder" },
        {
          key: "testedOn",
          header: "Tested",
          cell: ({ testedOn }) => testedOn ? monthText(testedOn) : "Ask the breeder",
        },
      ]}
    />
  );
}
