import type { HealthTest } from "@hearthpaw/client";
import { Table } from "@hearthpaw/ui-kit";
import { monthText } from "../../lib/days.ts";
import * as texts from "./texts.ts";
import css from "./parents.module.css";

/** Health tests with their type, laboratory and result. */
export function HealthTests({ caption, tests, isShelter = false }: {
  caption: string;
  tests: readonly HealthTest[];
  /** Whether buyers ask the shelter, instead of the breeder, for more. */
  isShelter?: boolean;
}) {
  const unknown = texts.askWhom(isShelter);
  return (
    <Table
      caption={caption}
      className={css.tests}
      brief
      rows={tests.map((test, index) => ({ ...test, index }))}
      rowKey={({ index }) => index}
      columns={[
        { key: "type", header: texts.test, main: true, cell: ({ type }) => type },
        { key: "result", header: texts.result, cell: ({ result }) => result },
        { key: "laboratory", header: texts.lab, cell: ({ laboratory }) => laboratory || unknown },
        {
          key: "testedOn",
          header: texts.tested,
          cell: ({ testedOn }) => testedOn ? monthText(testedOn) : unknown,
        },
      ]}
    />
  );
}
