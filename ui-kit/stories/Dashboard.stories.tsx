import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import {
  ButtonLink,
  type Column,
  Empty,
  ErrorNotice,
  formatCents,
  Icon,
  type IconName,
  Link,
  type SortState,
  Stack,
  Stat,
  type Status,
  StatusBadge,
  Table,
} from "../src/index.ts";
import { Frame } from "./Frame.tsx";
import css from "./pages.module.css";

type State = "full" | "loading" | "new" | "failed";
type Row = { name: string; status: Status; views: number; cents: number };

const tasks: readonly { icon: IconName; text: string; href: string }[] = [
  { icon: "chat", text: "Reply to Maria Webb's application", href: "/breeder/applications" },
  { icon: "calendar", text: "Millie's balance is due Tuesday, November 24", href: "/breeder/reserved" },
  { icon: "camera", text: "Add a photo to Otis", href: "/breeder/pets/otis" },
];
const rows: readonly Row[] = [
  { name: "Juniper", status: "available", views: 412, cents: 240_000 },
  { name: "Millie", status: "reserved", views: 1_038, cents: 265_000 },
  { name: "Otis", status: "in-progress", views: 0, cents: 220_000 },
  { name: "Bramble", status: "sold", views: 2_311, cents: 250_000 },
];
const columns: readonly Column<Row>[] = [
  {
    key: "name",
    header: "Pet",
    main: true,
    sortable: true,
    cell: ({ name }) => <Link href={`/pets/${name}`}>{name}</Link>,
  },
  { key: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: "views",
    header: "Views",
    numeric: true,
    sortable: true,
    cell: ({ views }) => views.toLocaleString("en-US"),
  },
  { key: "cents", header: "Price", numeric: true, cell: ({ cents }) => formatCents(cents) },
];

function sorted({ key, direction }: SortState): readonly Row[] {
  return [...rows].sort((a, b) =>
    direction * (key === "views" ? a.views - b.views : a.name.localeCompare(b.name))
  );
}

/** A breeder's first page: open tasks, then the figures, then the pets. */
function DashboardPage({ state = "full" }: { state?: State }) {
  const [sort, setSort] = useState<SortState>({ key: "name", direction: 1 });
  const isNew = state === "new";
  return (
    <Frame section="Breeders">
      <div className={css.pageHead}>
        <h1>Dashboard</h1>
        <p className={css.lead}>Willow Creek Kennel</p>
      </div>
      {state === "failed"
        ? (
          <ErrorNotice title="We couldn't load your dashboard" onRetry={() => {}}>
            Check your connection and try again.
          </ErrorNotice>
        )
        : (
          <Stack gap={6}>
            <section aria-labelledby="needs">
              <h2 id="needs">Needs your attention</h2>
              {isNew ? <p className={css.soft}>Nothing right now.</p> : (
                <ul className={css.tasks}>
                  {tasks.map(({ icon, text, href }) => (
                    <li key={href}>
                      <Icon name={icon} size={20} />
                      <Link href={href}>{text}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <section aria-labelledby="figures">
              <h2 id="figures">Last 30 days</h2>
              <div className={css.figures}>
                <Stat
                  label="Views"
                  value={isNew ? "0" : "3,761"}
                  icon="eye"
                  trend={isNew
                    ? undefined
                    : { direction: "up", text: "12% more than in October", good: true }}
                />
                <Stat label="Pending" value={formatCents(isNew ? 0 : 425_000)} href="/breeder/analytics" />
                <Stat
                  label="Available"
                  value={formatCents(isNew ? 0 : 1_062_500)}
                  href="/breeder/analytics"
                />
              </div>
            </section>
            <section aria-labelledby="pets">
              <h2 id="pets">Your pets</h2>
              <Table
                caption="Your pets"
                columns={columns}
                rows={isNew ? [] : sorted(sort)}
                rowKey={({ name }) => name}
                sort={sort}
                onSort={setSort}
                loading={state === "loading"}
                empty={
                  <Empty
                    title="No pets yet"
                    action={<ButtonLink href="/breeder/pets/new">List a pet</ButtonLink>}
                  >
                    Drafts are private until you submit them for review.
                  </Empty>
                }
              />
            </section>
          </Stack>
        )}
    </Frame>
  );
}

const meta = {
  title: "Pages/Dashboard",
  component: DashboardPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = () => canvas.getAllByRole("rowheader")[0];
    await expect(first()).toHaveTextContent("Bramble");
    await userEvent.click(canvas.getByRole("button", { name: "Views" }));
    await expect(first()).toHaveTextContent("Otis");
  },
};
export const Loading: Story = { args: { state: "loading" } };
export const NewBreeder: Story = {
  args: { state: "new" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "List a pet" })).toBeVisible();
  },
};
export const Failed: Story = { args: { state: "failed" } };
