import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { StatusBadge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Empty } from "../Notice/Notice.tsx";
import { formatCents } from "../format.ts";
import { type Column, type SortState, Table } from "./Table.tsx";

type Row = { name: string; buyer: string; status: string; cents: number };
const ROWS: Row[] = [
  { name: "Juniper", buyer: "Rosa Delgado", status: "deposit-paid", cents: 250000 },
  { name: "Biscuit", buyer: "Tom Whitfield", status: "paid-in-full", cents: 220000 },
  { name: "Hazel", buyer: "Ines Marques", status: "on-hold", cents: 145000 },
];
const COLUMNS: Column<Row>[] = [
  { key: "name", header: "Pet", cell: (r) => r.name, main: true, sortable: true },
  { key: "buyer", header: "Buyer", cell: (r) => r.buyer },
  { key: "status", header: "Status", cell: (r) => <StatusBadge status={r.status} /> },
  { key: "cents", header: "Price", cell: (r) => formatCents(r.cents), numeric: true, sortable: true },
  {
    key: "act",
    header: "Actions",
    hideHeader: true,
    numeric: true,
    cell: () => <Button size="small" variant="secondary">Open</Button>,
  },
];

function Reservations(props: { rows?: Row[]; loading?: boolean }) {
  const [sort, setSort] = useState<SortState>({ key: "name", direction: 1 });
  const rows = [...(props.rows ?? ROWS)].sort((a, b) =>
    sort.direction * (sort.key === "cents" ? a.cents - b.cents : a.name.localeCompare(b.name))
  );
  return (
    <Table
      caption="Reservations"
      columns={COLUMNS}
      rows={rows}
      rowKey={(r) => r.name}
      sort={sort}
      onSort={setSort}
      loading={props.loading}
      empty={
        <Empty icon="calendar" title="No reservations yet">
          When someone reserves a pet, you'll see it here.
        </Empty>
      }
    />
  );
}

const meta = { title: "Data/Table", component: Reservations } satisfies Meta<typeof Reservations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole("rowheader").map((c) => c.textContent);
    await expect(names()).toEqual(["Biscuit", "Hazel", "Juniper"]);
    await userEvent.click(canvas.getByRole("button", { name: "Price" }));
    await expect(names()).toEqual(["Hazel", "Biscuit", "Juniper"]);
    await userEvent.click(canvas.getByRole("button", { name: "Price" }));
    await expect(names()).toEqual(["Juniper", "Biscuit", "Hazel"]);
    await expect(canvas.getByRole("columnheader", { name: "Price" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
};
export const Loading: Story = { args: { loading: true } };
export const NoRows: Story = { args: { rows: [] } };
export const Phone: Story = { globals: { viewport: { value: "p375" } } };
/** Each value explains itself, so a row is a few lines without labels on a phone. */
export const BriefOnAPhone: Story = {
  ...Phone,
  render: () => (
    <Table
      caption="Health tests of Juniper"
      brief
      rows={[
        {
          test: "Progressive retinal atrophy (PRA-prcd)",
          result: "Clear by parentage",
          lab: "Embark",
          at: "March 2026",
        },
        { test: "Patellas", result: "Normal", lab: "Own veterinarian", at: "January 2026" },
      ]}
      rowKey={({ test }) => test}
      columns={[
        { key: "test", header: "Test", main: true, cell: ({ test }) => test },
        { key: "result", header: "Result", cell: ({ result }) => result },
        { key: "lab", header: "Lab", cell: ({ lab }) => lab },
        { key: "at", header: "Tested", cell: ({ at }) => at },
      ]}
    />
  ),
};
/** In a frame that scrolls, no part of the table widens the page, not even the text for screen readers. */
export const Scrolled: Story = {
  render: (args) => (
    <div style={{ overflowX: "auto", maxWidth: 240 }}>
      <div style={{ width: 4000 }}>
        <Reservations {...args} />
      </div>
    </div>
  ),
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
