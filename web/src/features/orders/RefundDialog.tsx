import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  type QuoteOrderRefundInput,
  quoteOrderRefundQuery,
  refundOrder,
  type StaffOrder,
  type StaffRefundQuote,
} from "@hearthpaw/client";
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  formatCents,
  Loading,
  RadioGroup,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { Form } from "../../components/forms/Form.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecisionForm } from "../../components/staff/use_decision_form.ts";
import { useDecisions } from "../../components/staff/use_decisions.ts";
import { centsOf } from "../../lib/amounts.ts";
import { useClient } from "../../lib/client_context.ts";
import { useRested } from "../../lib/use_rested.ts";
import * as texts from "./texts.tsx";
import css from "./orders.module.css";

type Scope = StaffRefundQuote["scope"];
type Bearer = "breeder" | "platform";

/** Refunds an order in whole or in part. The dialog first shows a quote of the effect on the money. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const client = useClient();
  const first = useQuery({
    ...quoteOrderRefundQuery(client, { id: order.id }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const title = texts.refundOrderQuestion(order.petName);
  if (first.data) {
    const { quote } = first.data;
    const ask = quote.saleCents === 0 ? texts.cancelOrderQuestion(order.petName) : title;
    return <Ask order={order} quote={quote} title={ask} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      {first.error
        ? <StaffError error={first.error as ApiError} onRetry={() => first.refetch()} />
        : (
          <Loading>
            <Skeleton height={320} />
          </Loading>
        )}
    </Dialog>
  );
}

function Ask({ order, quote, title, onClose }: {
  order: StaffOrder;
  quote: StaffRefundQuote;
  title: string;
  onClose: () => void;
}) {
  const client = useClient();
  const decisions = useDecisions();
  const { saleCents, refundableCents } = quote;
  const isSaleOpen = saleCents !== null;
  // Nothing is left to refund: a code made the order free, or a bank has taken the money.
  const isFree = saleCents === 0;
  const pet = order.petName || texts.thePet;
  const most = formatCents(refundableCents);
  const isRight = (cents: number | undefined): cents is number =>
    cents !== undefined && cents > 0 && (isSaleOpen ? cents < refundableCents : cents <= refundableCents);
  const centsFor = (scope: string, amount: string) => scope === "sale" ? saleCents! : centsOf(amount)!;
  const form = useDecisionForm({
    kind: "orders",
    id: order.id,
    needsCode: true,
    initial: {
      scope: isFree ? "sale" : isSaleOpen ? "" : "part",
      amount: "",
      bornBy: "",
      isPetReturned: order.status !== "handed-over",
      reason: "",
    },
    check: ({ scope, amount, bornBy, reason }) => ({
      scope: scope ? undefined : texts.chooseWhatToRefund,
      amount: scope === "part" && !isRight(centsOf(amount))
        ? texts.amountOutOfRange({ isSaleOpen, most })
        : undefined,
      bornBy: scope === "part" && !bornBy ? texts.chooseWhoPaysForIt : undefined,
      reason: reason.trim() ? undefined : texts.reasonRequired,
    }),
    decision({ scope, amount, bornBy, isPetReturned, reason }) {
      const cents = centsFor(scope, amount);
      const content = {
        scope: scope as Scope,
        amountCents: cents,
        refundableCents,
        reason: reason.trim(),
        ...(scope === "part" ? { bornBy: bornBy as Bearer } : { isPetReturned }),
      };
      const idempotencyKey = decisions.keyFor("orders", order.id, JSON.stringify(content));
      const shown = formatCents(cents);
      return {
        title: isFree ? texts.orderCanceled : texts.refundDecided(shown, pet),
        failed: isFree ? texts.orderNotCanceled : texts.refundNotDecided(shown, pet),
        send: (options) =>
          refundOrder(client, { id: order.id, body: { ...content, idempotencyKey } }, options),
        sent: ({ approval }) =>
          approval && { tone: "done", title: texts.waitsForSecondPerson, text: texts.someoneElseApproves },
      };
    },
    onClose,
  });
  const { scope, amount, bornBy, isPetReturned } = form.values;
  const cents = useRested(centsOf(amount));
  const asked: QuoteOrderRefundInput | undefined = scope === "sale"
    ? { id: order.id, scope, isPetReturned }
    : scope === "part" && bornBy && isRight(cents)
    ? { id: order.id, scope, amountCents: cents, bornBy: bornBy as Bearer }
    : undefined;
  return (
    <Dialog
      open
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
      title={title}
      description={isFree ? texts.noMoneyToRefund : texts.refundIsFinal}
    >
      <Form
        form={form}
        go={isFree ? texts.cancelOrder : scope === "sale" ? texts.cancelAndRefund : texts.refund}
        danger={isFree || scope === "sale"}
        quiet
        foot={<Button variant="quiet" onClick={() => form.leave(onClose)}>{texts.close}</Button>}
      >
        {isSaleOpen && !isFree && (
          <RadioGroup<Scope>
            legend={texts.refundScopeQuestion}
            look="cards"
            value={(scope || undefined) as Scope | undefined}
            onChange={(value) => form.change({ scope: value })}
            error={form.errors.scope}
            options={[
              {
                value: "sale",
                label: texts.everything(formatCents(saleCents)),
                description: texts.everythingHint,
              },
              ...(refundableCents > 1
                ? [{ value: "part" as const, label: texts.partOfIt, description: texts.theSaleContinues }]
                : []),
            ]}
          />
        )}
        {scope === "part" && (
          <>
            <Field
              label={texts.refundToTheBuyer}
              hint={isSaleOpen ? texts.inDollarsBelow(most) : texts.inDollarsUpTo(most)}
              inputMode="decimal"
              maxLength={12}
              {...form.field("amount")}
            />
            <RadioGroup<Bearer>
              legend={texts.whoPaysForIt}
              look="cards"
              value={(bornBy || undefined) as Bearer | undefined}
              onChange={(value) => form.change({ bornBy: value })}
              error={form.errors.bornBy}
              options={[
                {
                  value: "breeder",
                  label: order.breederName,
                  description: texts.breederPaysHint,
                },
                { value: "platform", label: texts.hearthpaw, description: texts.hearthpawPaysHint },
              ]}
            />
          </>
        )}
        {scope === "sale" && order.status === "handed-over" && (
          <Checkbox
            label={texts.petIsBack(pet)}
            description={texts.petIsBackHint}
            {...form.box("isPetReturned")}
          />
        )}
        {asked && <Preview asked={asked} pet={pet} />}
        <Field
          multiline
          rows={3}
          label={texts.why}
          hint={texts.bothSidesReadThis}
          maxLength={1000}
          {...form.field("reason")}
        />
      </Form>
    </Dialog>
  );
}

/** Effect of the refund, as computed by the server. */
function Preview({ asked, pet }: { asked: QuoteOrderRefundInput; pet: string }) {
  const query = useQuery({
    ...quoteOrderRefundQuery(useClient(), asked),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (query.error) return <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />;
  if (!query.data) {
    return (
      <Loading>
        <Skeleton height={160} />
      </Loading>
    );
  }
  const { amountCents, breederCents, targets, fundsBefore, fundsAfter, petAfter, scope } = query.data.quote;
  const funds: [string, number, number][] = [
    [texts.pendingFromThisSale, fundsBefore.pendingCents, fundsAfter.pendingCents],
    [texts.available, fundsBefore.availableCents, fundsAfter.availableCents],
    [texts.owedToHearthpaw, fundsBefore.owedCents, fundsAfter.owedCents],
  ];
  return (
    <section className={css.quote} aria-label={texts.whatHappens} aria-busy={query.isFetching}>
      <dl className={css.lines}>
        {targets.map(({ paymentId, label, refundCents }) => (
          <div key={paymentId}>
            <dt>{texts.toTheBuyer(label)}</dt>
            <dd>{formatCents(refundCents)}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.theSellerPays}</dt>
          <dd>{formatCents(breederCents)}</dd>
        </div>
        <div>
          <dt>{texts.hearthpawPaysTotal}</dt>
          <dd>{formatCents(amountCents - breederCents)}</dd>
        </div>
      </dl>
      <h3 className={css.quoteTitle}>{texts.theBreedersFundsAfterward}</h3>
      <dl className={css.lines}>
        {funds.map(([label, before, after]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {formatCents(after)}
              {before !== after && <span className={css.detail}>{texts.now(formatCents(before))}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {scope === "sale" && (
        <p className={css.soft}>
          {petAfter === "available" ? texts.petIsListedAgain(pet) : texts.petIsntListedAgain(pet)}
        </p>
      )}
    </section>
  );
}
