import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { answerDelivery, type ApiError, type CarrierDelivery, openDeliveryLink } from "@hearthpaw/client";
import {
  Button,
  Container,
  Empty,
  ErrorNotice,
  formatCents,
  Loading,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import {
  typedOf,
  type TypedWindow,
  windowErrors,
  windowOf,
  windowWords,
} from "../../components/deliveries/moments.ts";
import { WindowFields } from "../../components/deliveries/WindowFields.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import { forgetToken, useFragmentToken } from "../../lib/use_fragment_token.ts";
import { patiently } from "./patiently.ts";
import { Offer } from "./Offer.tsx";
import { Place } from "./Places.tsx";
import { ReportStep } from "./ReportStep.tsx";
import type { StepProps } from "./step.ts";
import * as texts from "./texts.tsx";
import css from "./deliveries.module.css";

/** Name under which this tab keeps the carrier's token. */
const PAGE = "carrier";
const READ_MS = 60_000;
const ENDED: ReadonlySet<number> = new Set([401, 404, 410]);

/** The page behind a carrier's link, without an account: one delivery, its addresses, and the carrier's reports. */
export function CarrierScreen() {
  const token = useFragmentToken(PAGE);
  return (
    <Container width="form" className={css.page}>
      {token === undefined ? <Waiting /> : token === null
        ? (
          <>
            <h1>{texts.delivery}</h1>
            <Empty icon="info" title={texts.noLink}>
              <p>{texts.noLinkHint}</p>
            </Empty>
          </>
        )
        : <Linked token={token} />}
    </Container>
  );
}

function Waiting() {
  return (
    <>
      <h1>{texts.delivery}</h1>
      <Loading label={texts.loadingDelivery}>
        <Skeleton height={420} />
      </Loading>
    </>
  );
}

function Linked({ token }: { token: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  // The token stays out of the key: keys appear in error reports.
  const queryKey = ["openDeliveryLink"];
  const [isDeclined, setDeclined] = useState(false);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => openDeliveryLink(client, { body: { token } }, { signal }),
    enabled: !isDeclined,
    // The cause of "Wait with the pick-up" may end while the carrier waits.
    refetchInterval: ({ state: { data, error } }) =>
      isOver(data?.delivery) || isEnded(error) ? false : READ_MS,
    refetchOnWindowFocus: true,
  });
  const hasEnded = isEnded(query.error);
  useEffect(() => {
    if (hasEnded || isDeclined) forgetToken(PAGE);
  }, [hasEnded, isDeclined]);
  async function changed(delivery: CarrierDelivery) {
    // A pending answer may be older than this one, and would undo it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { delivery });
  }
  if (isDeclined) {
    return (
      <>
        <h1>{texts.delivery}</h1>
        <Empty icon="check" title={texts.declined}>
          <p>{texts.declinedHint}</p>
        </Empty>
      </>
    );
  }
  if (query.data && (!hasEnded || isOver(query.data.delivery))) {
    return (
      <Shown
        token={token}
        delivery={query.data.delivery}
        onChange={(now) => void changed(now)}
        onDecline={() => setDeclined(true)}
      />
    );
  }
  const error = query.error as ApiError | null;
  if (!error) return <Waiting />;
  if (hasEnded) {
    return (
      <>
        <h1>{texts.delivery}</h1>
        <Empty icon="info" title={texts.linkDoesNotWork}>
          <p>{texts.linkDoesNotWorkHint}</p>
        </Empty>
      </>
    );
  }
  const { title, text } = failureWords(error, { typed: false });
  return (
    <>
      <h1>{texts.delivery}</h1>
      <ErrorNotice title={title} onRetry={() => query.refetch()} reference={error.problem?.requestId}>
        {text && <p>{text}</p>}
      </ErrorNotice>
    </>
  );
}

/** Whether the link has been refused for good. */
const isEnded = (error: unknown) => ENDED.has((error as ApiError | null)?.status ?? 0);
/** Whether nothing on the page changes anymore. */
const isOver = (delivery: CarrierDelivery | undefined) =>
  delivery?.status === "handed-off" || delivery?.status === "canceled";

function Shown({ token, delivery, onChange, onDecline }: StepProps & { onDecline: () => void }) {
  const { petName, kind, status, payCents, pickUp, dropOff, timeZones, supportPhone } = delivery;
  const window = delivery.window && windowWords(delivery.window, timeZones);
  const isAgreed = status === "accepted" || status === "scheduled";
  const step = { token, delivery, onChange };
  return (
    <div className={css.stack}>
      <h1>{texts.deliveryOf(petName)}</h1>
      {status === "handed-off" && (
        <Empty icon="check" title={texts.allDone(petName)}>
          <p>{texts.allDoneHint(formatCents(payCents))}</p>
        </Empty>
      )}
      {status === "canceled" && (
        <Empty icon="info" title={texts.canceledTitle}>
          <p>{texts.canceledHint}</p>
        </Empty>
      )}
      {status === "offered" && <Offer {...step} onDecline={onDecline} />}
      {isAgreed && !delivery.isReady && (
        <div className={css.alarm} role="status">
          <p>
            <b>{texts.notReadyTitle}</b>
          </p>
          <p>{delivery.readyReason}</p>
        </div>
      )}
      {isAgreed && delivery.isReady && <ReportStep key="picked-up" {...step} step="picked-up" />}
      {status === "picked-up" && <ReportStep key="handed-off" {...step} step="handed-off" />}
      <section className={css.card} aria-labelledby="facts">
        <h2 id="facts">{texts.delivery}</h2>
        <dl className={css.facts}>
          <Fact label={texts.yourPay}>{formatCents(payCents)}</Fact>
          <Fact label={texts.kindOfDelivery}>
            {kind === "Honest Delivery" ? texts.byRoad : texts.byAir}
          </Fact>
          <Fact label={texts.plannedPickUp}>{window?.pickUp ?? texts.notPlanned}</Fact>
          <Fact label={texts.plannedArrival}>{window?.arrival ?? texts.notPlanned}</Fact>
        </dl>
        {isAgreed && <Times {...step} />}
      </section>
      <section className={css.card} aria-labelledby="pick-up">
        <h2 id="pick-up">{texts.pickUp}</h2>
        <Place
          place={pickUp}
          missing={isAgreed ? texts.addressMissing : undefined}
        />
      </section>
      <section className={css.card} aria-labelledby="arrival">
        <h2 id="arrival">{texts.arrival}</h2>
        <Place place={dropOff} missing={undefined} />
      </section>
      {status === "offered" && <p className={css.soft}>{texts.addressesAfterAccepting}</p>}
      <p className={css.soft}>
        {texts.questions(<a href={`tel:${supportPhone}`}>{supportPhone}</a>)}
      </p>
    </div>
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

/** The carrier sets or changes the planned times. */
function Times(props: StepProps) {
  const [isOpen, setOpen] = useState(props.delivery.window === undefined);
  if (isOpen) return <TimesForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>{texts.changeTimes}</Button>
    </div>
  );
}

const PLANS = "schedule" as const;

function TimesForm({ token, delivery, onChange, onClose }: StepProps & { onClose: () => void }) {
  const client = useClient();
  const { show } = useToast();
  const { window, timeZones } = delivery;
  const form = useForm({
    initial: typedOf(window, timeZones) as TypedWindow & Record<string, string>,
    check: (typed) => windowErrors(typed),
    send(typed) {
      const body = { token, answer: PLANS, window: windowOf(typed, timeZones)! };
      return patiently(() => answerDelivery(client, { body }));
    },
    done({ delivery: now }) {
      onChange(now);
      onClose();
      show({ tone: "done", title: texts.timesSaved, text: texts.timesSavedHint });
    },
  });
  return (
    <Form
      form={form}
      go={texts.setTimes}
      quiet
      label={texts.whenWillYouDeliver}
      {...(window ? { onCancel: onClose } : {})}
    >
      <h3>{texts.whenWillYouDeliver}</h3>
      <WindowFields form={form} />
    </Form>
  );
}
