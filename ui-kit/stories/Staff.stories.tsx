import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  Button,
  Chip,
  ChipRow,
  type Column,
  Empty,
  Field,
  Icon,
  Link,
  SideNav,
  Stack,
  Stat,
  type Status,
  StatusBadge,
  Table,
} from "../src/index.ts";
import { Frame } from "./Frame.tsx";
import css from "./pages.module.css";

type Case = { who: string; what: string; since: string; status: Status };

const page = (label: string, count?: string) => ({ label, href: `/admin/${label.toLowerCase()}`, count });
const groups = [
  { links: [page("Today")] },
  { title: "To review", links: [page("Verifications", "2"), page("Listings", "1")] },
  { title: "To resolve", links: [page("Reports"), page("Disputes", "1"), page("Refunds")] },
  { title: "Look up", links: [page("Orders"), page("Accounts")] },
];
const cases: readonly Case[] = [
  { who: "Willow Creek Kennel", what: "Verification", since: "2 hours", status: "pending" },
  { who: "Harbor Light Shelter", what: "Verification", since: "5 hours", status: "in-review" },
  { who: "Otis, Maple Ladder Berners", what: "Listing", since: "1 day", status: "in-review" },
  { who: "Bramble, HP-7K2M-9QXD", what: "Dispute", since: "2 days", status: "disputed" },
];
const columns: readonly Column<Case>[] = [
  { key: "who", header: "Case", main: true, cell: ({ who }) => <Link href="/admin">{who}</Link> },
  { key: "what", header: "Kind", cell: ({ what }) => what },
  { key: "since", header: "Waiting", cell: ({ since }) => since },
  { key: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: "go",
    header: "Open",
    hideHeader: true,
    cell: () => <Button variant="secondary" size="small">Review</Button>,
  },
];

/** The first page of staff: waiting cases, their people and their waiting times. */
function StaffPage({ isDone = false }: { isDone?: boolean }) {
  const [kind, setKind] = useState("All");
  const [words, setWords] = useState("");
  const kinds = ["All", ...new Set(cases.map(({ what }) => what))];
  const shown = isDone
    ? []
    : cases.filter(({ who, what }) =>
      (kind === "All" || what === kind) && who.toLowerCase().includes(words.toLowerCase())
    );
  return (
    <Frame>
      <SideNav label="Staff" groups={groups} current="/admin/today" note="4 waiting">
        <div className={css.pageHead}>
          <h1>Today</h1>
        </div>
        <Stack gap={6}>
          <div className={css.figures}>
            <Stat label="Waiting" value={isDone ? "0" : "4"} icon="clock" href="/admin" />
            <Stat label="Decided today" value="38" icon="check" />
            <Stat label="Refunds that failed" value="0" icon="refresh" href="/admin/refunds" />
          </div>
          <section aria-labelledby="cases">
            <h2 id="cases">Cases</h2>
            <Stack gap={4}>
              <Field
                label="Find a case"
                type="search"
                prefix={<Icon name="search" size={18} />}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
              <ChipRow label="Kind">
                {kinds.map((one) => (
                  <Chip key={one} selected={kind === one} onClick={() => setKind(one)}>{one}</Chip>
                ))}
              </ChipRow>
              <Table
                caption="Cases"
                columns={columns}
                rows={shown}
                rowKey={({ who }) => who}
                empty={
                  <Empty icon="check" title="Nothing is waiting" heading="h3">You're all caught up.</Empty>
                }
              />
            </Stack>
          </section>
        </Stack>
      </SideNav>
    </Frame>
  );
}

const meta = {
  title: "Pages/Staff",
  component: StaffPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StaffPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const NothingWaits: Story = { args: { isDone: true } };
