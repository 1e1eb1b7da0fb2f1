import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import {
  type ApiError,
  type DeliveryAction,
  getStaffDelivery,
  type StaffDeliveryPage,
} from "@hearthpaw/client";
import {
  Breadcrumbs,
  Button,
  dayText,
  exactText,
  formatCents,
  fullDayText,
  Link,
  Loading,
  Skeleton,
  Timeline,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { DeliveryPhotos } from "../../components/deliveries/DeliveryPhotos.tsx";
import { windowWords } from "../../components/deliveries/moments.ts";
import { STATUS_NAMES } from "../../components/deliveries/texts.ts";
import { EmailText } from "../../components/people/EmailText.tsx";
import { Held } from "../../components/staff/Held.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useHeld } from "../../components/staff/use_decisions.ts";
import { useClient } from "../../lib/client_context.ts";
import { formatPhone } from "../../lib/people.ts";
import { useToday } from "../../lib/today.ts";
import { DeliveryDialog } from "./DeliveryDialog.tsx";
import { Place } from "./Places.tsx";
import * as texts from "./texts.tsx";
import css from "./deliveries.module.css";

const route = getRouteApi("/admin/deliveries_/$id");
/** Query of one delivery. It begins with the list's name, which live events reload. */
const keyOf = (id: string) => ["listDeliveries", "one", id];

/** One delivery for staff: carrier, times, addresses, steps, and the possible actions. */
export function StaffDeliveryScreen() {
  return (
    <AdminShell title={texts.delivery}>
      <One />
    </AdminShell>
  );
}

function One() {
  const { id } = route.useParams();
  const client = useClient();
  const held = useHeld("deliveries", id);
  const [action, setAction] = useState<DeliveryAction>();
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => getStaffDelivery(client, { id }, { signal }),
  });
  if (!query.data) {
    return (
      <>
        <h1>{texts.delivery}</h1>
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
  const { page } = query.data;
  const { delivery } = page;
  return (
    <>
      <Breadcrumbs
        items={[{ label: texts.deliveries, href: "/admin/deliveries" }, { label: delivery.number }]}
      />
      {query.error && <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />}
      <h1>{texts.deliveryOf(delivery.petName)}</h1>
      <p className={css.soft}>
        {`${STATUS_NAMES[delivery.status]}. ${delivery.kind}, ${
          texts.fromTo({ from: delivery.from, to: delivery.to })
        }.`}
      </p>
      <p className={css.order}>
        <Link href={`/admin/orders/${delivery.orderId}`}>{texts.viewOrder}</Link>
      </p>
      {delivery.status === "canceled" && delivery.priceCents > 0 && (
        <p className={css.alarm}>
          {texts.refundOnOrder({
            price: formatCents(delivery.priceCents),
            page: <Link href={`/admin/orders/${delivery.orderId}`}>{texts.theOrdersPage}</Link>,
          })}
        </p>
      )}
      {page.isCodeLocked && <p className={css.alarm}>{texts.codeLocked}</p>}
      <div className={css.actions}>
        {held ? <Held title={held} /> : page.actions.map((one) => (
          <Button
            key={one}
            variant={one === "offer" && !delivery.carrier ? "primary" : "secondary"}
            onClick={() => setAction(one)}
          >
            {one === "offer" && delivery.carrier ? texts.replaceCarrier : texts.ACTIONS[one]}
          </Button>
        ))}
      </div>
      <Facts page={page} />
      {action && (
        <DeliveryDialog
          page={page}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}

function Facts({ page }: { page: StaffDeliveryPage }) {
  const today = useToday();
  const { delivery, pickUp, dropOff, timeZones, photos, events, isCostBooked } = page;
  const { carrier, costCents, priceCents, goHomeDate, isPaid } = delivery;
  const window = delivery.window && windowWords(delivery.window, timeZones);
  return (
    <div className={css.sides}>
      <Card id="carrier" title={texts.carrier}>
        {carrier
          ? (
            <>
              <p>{[carrier.name, carrier.company].filter(Boolean).join(", ")}</p>
              <p>
                <EmailText email={carrier.email} />
              </p>
              {carrier.phoneNumber && (
                <p>
                  <a href={`tel:${carrier.phoneNumber}`}>{formatPhone(carrier.phoneNumber)}</a>
                </p>
              )}
            </>
          )
          : <p className={css.soft}>{texts.noCarrier}</p>}
        <dl className={css.facts}>
          <Fact label={texts.cost}>
            {costCents === null
              ? "–"
              : `${formatCents(costCents)}. ${isCostBooked ? texts.costBooked : texts.costNotBooked}`}
          </Fact>
          <Fact label={texts.delivered}>{formatCents(priceCents)}</Fact>
          <Fact label={texts.link}>
            {page.linkExpiresAt
              ? [
                texts.linkUntil(dayText(page.linkExpiresAt, today)),
                page.linkOpenedAt ? texts.linkOpened(dayText(page.linkOpenedAt, today)) : texts.linkNotOpened,
              ].join(". ")
              : texts.noLinkNow}
          </Fact>
        </dl>
      </Card>
      <Card id="times" title={texts.status}>
        <dl className={css.facts}>
          <Fact label={texts.goHomeDate}>
            {[goHomeDate ? fullDayText(goHomeDate) : "–", isPaid ? "" : texts.notPaidInFull].filter(Boolean)
              .join(". ")}
          </Fact>
          <Fact label={texts.plannedPickUp}>{window?.pickUp ?? texts.notPlanned}</Fact>
          <Fact label={texts.plannedArrival}>{window?.arrival ?? texts.notPlanned}</Fact>
        </dl>
      </Card>
      <Card id="breeder" title={texts.breeder}>
        <Place place={pickUp} missing={texts.addressNotEntered} />
      </Card>
      <Card id="buyer" title={texts.buyer}>
        <Place place={dropOff} missing={undefined} />
      </Card>
      <Card id="steps" title={texts.steps}>
        <Timeline
          label={texts.steps}
          steps={events.map((event, index) => ({
            id: `${index}`,
            title: STATUS_NAMES[event.status],
            when: exactText(event.at),
            text: texts.byWhom(event),
            state: "done" as const,
          }))}
        />
      </Card>
      {photos.length > 0 && (
        <Card id="photos" title={texts.photos}>
          <DeliveryPhotos photos={photos} />
        </Card>
      )}
    </div>
  );
}

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
