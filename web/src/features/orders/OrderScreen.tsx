import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { type ApiError, getOrderStoryQuery, type OrderStory } from "@hearthpaw/client";
import { Breadcrumbs, Button, exactText, formatCents, Link, Skeleton, Timeline } from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { accountWord, chargebackWord, differences, moneyText, plain } from "./words.ts";
import css from "./orders.module.css";

const BY = { buyer: "the buyer", breeder: "the breeder", admin: "staff", system: "Hearthpaw" } as const;
const route = getRouteApi("/admin/orders_/$id");

/** One order from its first hold to its last mail, our books beside the provider's record. */
export function OrderScreen() {
  return (
    <AdminShell title="Order">
      <Story />
    </AdminShell>
  );
}

function Story() {
  const { id } = route.useParams();
  const [isRefunding, setRefunding] = useState(false);
  const query = useQuery(getOrderStoryQuery(useClient(), { id }));
  if (query.error || !query.data) {
    return (
      <>
        <h1 className={css.title}>Order</h1>
        {query.error
          ? <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />
          : <Skeleton height={480} />}
      </>
    );
  }
  const { story } = query.data;
  const { order } = story;
  const isPaid = order.paidCents > order.refundedCents + order.owedCents;
  return (
    <>
      <Breadcrumbs items={[{ label: "Orders", href: "/admin/orders" }, { label: order.number }]} />
      <h1 className={css.title}>
        {`${order.orderType === "addon" ? "Add-ons for " : ""}${order.petName || "A pet"}, ${order.number}`}
      </h1>
      <p className={css.soft}>{`${plain(order.status)}. ${moneyText(order)}.`}</p>
      <div className={css.people}>
        <p>
          <span className={css.detail}>Buyer</span>
          <Link href={`/admin/users?user=${order.buyerId}`}>{order.buyerName}</Link>
          <span className={css.detail}>{order.buyerEmail}</span>
        </p>
        <p>
          <span className={css.detail}>Breeder</span>
          {order.breederName}
        </p>
      </div>
      {(isPaid || isOpen(order)) && (
        <p className={css.more}>
          <Button variant="secondary" onClick={() => setRefunding(true)}>
            {isPaid ? "Refund" : "Cancel order"}
          </Button>
        </p>
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
      <Differences story={story} />
      <div className={css.parts}>
        <Part title="What happened">
          <Timeline
            label="What happened"
            steps={story.timeline.map(({ status, at, by, reason }, index) => ({
              id: `${index}`,
              title: plain(status),
              when: exactText(at),
              text: reason ? `By ${BY[by]}: ${reason}` : `By ${BY[by]}`,
              state: "done" as const,
            }))}
          />
        </Part>
        {story.relatedOrders.length > 0 && (
          <Part title={order.orderType === "addon" ? "The sale" : "Add-ons bought later"}>
            <ul className={css.list}>
              {story.relatedOrders.map((one) => (
                <li key={one.id}>
                  <Link href={`/admin/orders/${one.id}`}>
                    {one.orderType === "addon" ? "Add-ons" : `Sale of ${one.petName || "the pet"}`}
                  </Link>
                  <p className={css.detail}>{`${moneyText(one)}, ${exactText(one.createdAt)}`}</p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title="Order">
          <Lines
            lines={story.orderDetails.lineItems.map(({ label, amountCents }) => [label, amountCents])}
            total={["Total", story.orderDetails.total]}
          />
          {story.payments.filter(({ receiptNumber }) => receiptNumber !== undefined).map((payment) => (
            <p key={payment.id} className={css.detail}>
              <Link href={`/receipts/${payment.id}`}>{`Receipt ${payment.receiptNumber}`}</Link>
            </p>
          ))}
        </Part>
        <Part title="Refunds" none="No refunds." count={story.refunds.length}>
          <ul className={css.list}>
            {story.refunds.map((
              { id: refundId, amountCents, status, reason, failure, attempts, createdAt },
            ) => (
              <li key={refundId}>
                <p className={css.row}>
                  <b>{formatCents(amountCents)}</b> <span>{plain(status)}</span>
                </p>
                <p className={css.detail}>
                  {[
                    exactText(createdAt),
                    plain(reason),
                    attempts === 1 ? "tried once" : `tried ${attempts} times`,
                    failure ? `last error: ${failure.replaceAll("_", " ")}` : "",
                  ].filter(Boolean).join(", ")}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part
          title="Disputed payments"
          none="No bank has disputed a payment."
          count={story.chargebacks.length}
        >
          <ul className={css.list}>
            {story.chargebacks.map((one) => (
              <li key={one.id}>
                <p className={css.row}>
                  <b>{formatCents(one.amountCents)}</b> <span>{chargebackWord(one)}</span>
                </p>
                <p className={css.detail}>
                  {`${plain(one.reason)}, since ${exactText(one.openedAt)}`}
                  {one.evidenceDueAt && one.status !== "won" && one.status !== "lost"
                    ? `. Evidence is due by ${exactText(one.evidenceDueAt)}`
                    : ""}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part
          title="Payment provider's record"
          none="Nothing was asked of the provider."
          count={story.provider.length}
        >
          <ul className={css.list}>
            {story.provider.map(({ id: intentId, status, amountCents, receivedCents, refunds }) => (
              <li key={intentId}>
                <p className={css.row}>
                  <b>{status === "succeeded" ? formatCents(receivedCents) : formatCents(amountCents)}</b>
                  <span>{status === "unknown" ? "Can't be reached now" : plain(status)}</span>
                </p>
                <p className={css.detail}>{intentId}</p>
                {refunds.map((refund) => (
                  <p key={refund.id} className={css.detail}>
                    {`Refund of ${formatCents(refund.amountCents)}: ${plain(refund.status).toLowerCase()}`}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Our ledger" none="Nothing has been booked." count={story.bookings.length}>
          <ul className={css.list}>
            {story.bookings.map(({ source, kind, at, lines }) => (
              <li key={source}>
                <p className={css.row}>
                  <b>{plain(kind)}</b> <span className={css.detail}>{exactText(at)}</span>
                </p>
                <Lines lines={lines.map(({ account, amountCents }) => [accountWord(account), amountCents])} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Emails" none="No email has been sent." count={story.mails.length}>
          <ul className={css.list}>
            {story.mails.map(({ to, subject, status, at }) => (
              <li key={`${to} ${at} ${subject}`}>
                <p>{subject}</p>
                <p className={css.detail}>{`To the ${to}, ${exactText(at)}, ${status}`}</p>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}

/** Said first where our books and the provider do not agree. */
/** A sale that staff can still cancel, also where nothing was paid for it. */
const isOpen = ({ orderType, status }: OrderStory["order"]): boolean =>
  orderType === "pet" && ["deposit-paid", "paid", "handed-over"].includes(status);

function Differences({ story }: { story: OrderStory }) {
  const found = differences(story);
  if (found.length === 0) return null;
  return (
    <div role="alert" className={css.alarm}>
      {found.map(({ intentId, cents }) => (
        <p key={intentId}>
          {cents > 0
            ? `The provider took ${formatCents(cents)} more than we booked (${intentId}). Run reconciliation.`
            : `We booked ${
              formatCents(-cents)
            } more than the provider took (${intentId}). Run reconciliation.`}
        </p>
      ))}
    </div>
  );
}

function Part({ title, none, count = 1, children }: {
  title: string;
  none?: string;
  count?: number;
  children: ReactNode;
}) {
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{title}</h2>
      {count === 0 ? <p className={css.soft}>{none}</p> : children}
    </section>
  );
}

function Lines({ lines, total }: { lines: readonly [string, number][]; total?: [string, number] }) {
  return (
    <dl className={css.lines}>
      {[...lines, ...(total ? [total] : [])].map(([label, cents], index) => (
        <div key={`${label} ${index}`} className={index === lines.length ? css.total : undefined}>
          <dt>{label}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
