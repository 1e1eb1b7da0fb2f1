import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Badge,
  Button,
  ButtonLink,
  type Column,
  Empty,
  ErrorNotice,
  formatCents,
  Link,
  Skeleton,
  Stack,
  type Status,
  StatusBadge,
  Table,
  Tabs,
  Timeline,
} from "../src/index.ts";
import { Frame } from "./Frame.tsx";
import css from "./pages.module.css";

type State = "full" | "loading" | "new" | "failed";
type Payment = { what: string; on: string; status: Status; cents: number; receipt: string };

const tabs = ["Reserved", "Payments", "Favorites", "Saved searches", "Settings"].map((label) => ({
  id: label,
  label,
  href: `/account/${label.toLowerCase()}`,
}));
const payments: readonly Payment[] = [
  {
    what: "Deposit for Juniper",
    on: "November 14, 2026",
    status: "deposit-paid",
    cents: 37_500,
    receipt: "HP-7K2M-1",
  },
  {
    what: "Deposit for Otis",
    on: "October 2, 2026",
    status: "refunded",
    cents: 37_500,
    receipt: "HP-9QXD-1",
  },
];
const columns: readonly Column<Payment>[] = [
  {
    key: "what",
    header: "Payment",
    main: true,
    cell: ({ what }) => <Link href="/account/reserved">{what}</Link>,
  },
  { key: "on", header: "Date", cell: ({ on }) => on },
  { key: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { key: "cents", header: "Amount", numeric: true, cell: ({ cents }) => formatCents(cents) },
  { key: "receipt", header: "Receipt", cell: ({ receipt }) => <Link href="/receipts">{receipt}</Link> },
];

/** A buyer's first page: the reserved pet, the next steps and the payments. */
function AccountPage({ state = "full" }: { state?: State }) {
  return (
    <Frame>
      <Tabs label="Account" tabs={tabs} value="Reserved">
        <div className={css.pageHead}>
          <h1>Your reservations</h1>
        </div>
        {state === "loading" && <Skeleton height={320} />}
        {state === "failed" && (
          <ErrorNotice title="We couldn't load your reservations." onRetry={() => {}}>
            Check your connection and try again.
          </ErrorNotice>
        )}
        {state === "new" && (
          <Empty
            title="Pets you reserve will appear here"
            action={<ButtonLink href="/dogs">See puppies and dogs</ButtonLink>}
          >
            You'll see what you've paid, what's due and when they come home.
          </Empty>
        )}
        {state === "full" && (
          <Stack gap={6}>
            <section aria-labelledby="juniper">
              <h2 id="juniper">Juniper</h2>
              <p className={css.soft}>
                Bernese Mountain Dog, 10 weeks, from Willow Creek Kennel{" "}
                <Badge tone="accent" icon="card">Deposit paid</Badge>
              </p>
              <Timeline
                label="What happens next"
                steps={[
                  { id: "paid", title: "Deposit paid", when: "November 14", icon: "card", state: "done" },
                  {
                    id: "rest",
                    title: "Balance of $2,125",
                    when: "due Tuesday, November 24",
                    icon: "card",
                    state: "now",
                    action: <Button size="small">Pay $2,125</Button>,
                  },
                  {
                    id: "home",
                    title: "Juniper goes home",
                    when: "from November 28",
                    icon: "home",
                    state: "next",
                  },
                ]}
              />
            </section>
            <section aria-labelledby="payments">
              <h2 id="payments">Payments</h2>
              <Table
                caption="Your payments"
                columns={columns}
                rows={payments}
                rowKey={({ receipt }) => receipt}
              />
            </section>
          </Stack>
        )}
      </Tabs>
    </Frame>
  );
}

const meta = {
  title: "Pages/Account",
  component: AccountPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Loading: Story = { args: { state: "loading" } };
export const NewBuyer: Story = { args: { state: "new" } };
export const Failed: Story = { args: { state: "failed" } };
