import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { type ApiError, getOrderStoryQuery, type OrderStory } from "@hearthpaw/client";
import {
  Breadcrumbs,
  Button,
  exactText,
  formatCents,
  Link,
  Loading,
  Skeleton,
  Timeline,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { useSession } from "../../components/session/session.tsx";
import { rankAdmits } from "../../components/staff/ranks.ts";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import * as texts from "./texts.tsx";
import { accountWord, chargebackWord, differences, moneyText, plain } from "./words.ts";
import css from "./orders.module.css";

const BY = {
  buyer: texts.theBuyer,
  breeder: texts.theSeller,
  admin: "staff",
  system: texts.hearthpaw,
} as const;
const route = getRouteApi("/admin/orders_/$id");

/** An order from its first hold to its last mail, with our books beside the provider's record. */
export function OrderScreen() {
  return (
    <AdminShell title={texts.order}>
      <Story />
    </AdminShell>
  );
}

function Story() {
  const { id } = route.useParams();
  const [isRefunding, setRefunding] = useState(false);
  const mayRefund = rankAdmits(useSession().user?.staffRank, ["finance"]);
  const held = useHeld("orders", id);
  const query = useQuery(getOrderStoryQuery(useClient(), { id }));
  if (!query.data) {
    return (
      <>
        <h1 className={css.title}>{texts.order}</h1>
        {query.error
          ? <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />
          : (
            <Loading>
              <Skeleton height={480} />
            </Loading>
          )}
      </>
    );
  }
  const { story } = query.data;
  const { order } = story;
  const isPaid = order.paidCents > order.refundedCents + order.owedCents;
  return (
    <>
      <Breadcrumbs items={[{ label: texts.orders, href: "/admin/orders" }, { label: order.number }]} />
      {query.error && <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />}
      <h1 className={css.title}>
        {texts.orderHeading({ orderType: order.orderType, petName: order.petName, number: order.number })}
      </h1>
      {/* The status is the reservation's and says nothing about add-ons. */}
      <p className={css.soft}>
        {`${order.orderType === "addon" ? "" : `${plain(order.status)}. `}${moneyText(order)}.`}
      </p>
      <div className={css.people}>
        <p>
          <span className={css.detail}>{texts.buyer}</span>
          <Link href={`/admin/users?user=${order.buyerId}`}>{order.buyerName}</Link>
          <span className={css.detail}>{order.buyerEmail}</span>
        </p>
        <p>
          <span className={css.detail}>{texts.breeder}</span>
          {order.breederName}
        </p>
      </div>
      {held && (
        <p className={css.more}>
          <Held title={held} />
        </p>
      )}
      {!held && mayRefund && (isPaid || isOpen(order)) && (
        <p className={css.more}>
          <Button variant="secondary" onClick={() => setRefunding(true)}>
            {isPaid ? texts.refund : texts.cancelOrder}
          </Button>
        </p>
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
      <Differences story={story} />
      <div className={css.parts}>
        <Part title={texts.whatHappened}>
          <Timeline
            label={texts.whatHappened}
            steps={story.timeline.map(({ status, at, by, reason }, index) => ({
              id: `${index}`,
              title: plain(status),
              when: exactText(at),
              text: reason ? texts.by({ by: BY[by], reason }) : texts.byWhom(BY[by]),
              state: "done" as const,
            }))}
          />
        </Part>
        {story.relatedOrders.length > 0 && (
          <Part title={order.orderType === "addon" ? texts.theSale : texts.addOnsBoughtLater}>
            <ul className={css.list}>
              {story.relatedOrders.map((one) => (
                <li key={one.id}>
                  <Link href={`/admin/orders/${one.id}`}>
                    {one.orderType === "addon" ? texts.addOns : texts.saleOfThePet(one.petName)}
                  </Link>
                  <p className={css.detail}>{`${moneyText(one)}, ${exactText(one.createdAt)}`}</p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={texts.order}>
          <Lines
            lines={story.orderDetails.lineItems.map(({ label, amountCents }) => [label, amountCents])}
            total={[texts.total, story.orderDetails.total]}
          />
          {story.payments.filter(({ receiptNumber }) => receiptNumber !== undefined).map((payment) => (
            <p key={payment.id} className={css.detail}>
              <Link href={`/receipts/${payment.id}`}>{texts.receipt(payment.receiptNumber)}</Link>
            </p>
          ))}
        </Part>
        <Part title={texts.refunds} none={texts.noRefunds} count={story.refunds.length}>
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
                    attempts === 1 ? texts.triedOnce : texts.triedTimes(attempts),
                    failure ? texts.lastError(failure.replaceAll("_", " ")) : "",
                  ].filter(Boolean).join(", ")}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part
          title={texts.disputedPayments}
          none={texts.noDisputedPayments}
          count={story.chargebacks.length}
        >
          <ul className={css.list}>
            {story.chargebacks.map((one) => (
              <li key={one.id}>
                <p className={css.row}>
                  <b>{formatCents(one.amountCents)}</b> <span>{chargebackWord(one)}</span>
                </p>
                <p className={css.detail}>
                  {one.evidenceDueAt && one.status !== "won" && one.status !== "lost"
                    ? texts.reasonSinceEvidenceDue({
                      reason: plain(one.reason),
                      openedAt: exactText(one.openedAt),
                      evidenceDueAt: exactText(one.evidenceDueAt),
                    })
                    : texts.reasonSince({ reason: plain(one.reason), openedAt: exactText(one.openedAt) })}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part
          title={texts.paymentProvidersRecord}
          none={texts.noPaymentRequested}
          count={story.provider.length}
        >
          <ul className={css.list}>
            {story.provider.map(({ id: intentId, status, amountCents, receivedCents, refunds }) => (
              <li key={intentId}>
                <p className={css.row}>
                  <b>{status === "succeeded" ? formatCents(receivedCents) : formatCents(amountCents)}</b>
                  <span>{status === "unknown" ? texts.providerUnreachable : plain(status)}</span>
                </p>
                <p className={css.detail}>{intentId}</p>
                {refunds.map((refund) => (
                  <p key={refund.id} className={css.detail}>
                    {texts.refundOf({
                      amountCents: formatCents(refund.amountCents),
                      status: plain(refund.status).toLowerCase(),
                    })}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={texts.ourLedger} none={texts.nothingHasBeenBooked} count={story.bookings.length}>
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
        <Part title={texts.emails} none={texts.noEmailHasBeenSent} count={story.mails.length}>
          <ul className={css.list}>
            {story.mails.map(({ to, subject, status, at }) => (
              <li key={`${to} ${at} ${subject}`}>
                <p>{subject}</p>
                <p className={css.detail}>{texts.toThe({ to, at: exactText(at), status })}</p>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </>
  );
}

/** Returns whether staff can still cancel a sale, also if the buyer paid nothing for it. */
const isOpen = ({ orderType, status }: OrderStory["order"]): boolean =>
  orderType === "pet" && ["deposit-paid", "paid", "handed-over"].includes(status);

/** Shown first if our books and the provider do not agree. */
function Differences({ story }: { story: OrderStory }) {
  const found = differences(story);
  if (found.length === 0) return null;
  return (
    <div role="alert" className={css.alarm}>
      {found.map(({ intentId, cents }) => (
        <p key={intentId}>
          {cents > 0
            ? texts.providerTookMore({ cents: formatCents(cents), intentId })
            : texts.weBookedMore({ cents: formatCents(-cents), intentId })}
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
