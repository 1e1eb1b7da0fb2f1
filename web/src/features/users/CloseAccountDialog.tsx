import { useNavigate } from "@tanstack/react-router";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ApiError,
  checkClosingQuery,
  closeAccountMutation,
  type ClosingAnswer,
  type ClosingBlocker,
  logout,
  payOutForClosing,
  translate,
} from "@hearthpaw/client";
import {
  Button,
  Checkbox,
  Dialog,
  ErrorNotice,
  formatCents,
  Link,
  Loading,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { PasswordField } from "../../components/security/PasswordField.tsx";
import { SecondFactorField } from "../../components/security/SecondFactorField.tsx";
import { useClient } from "../../lib/client_context.ts";
import { atFields, codeError, type CodeKind } from "../../lib/second_factor.ts";
import { failureWords, useForm } from "../../lib/use_form.ts";
import * as texts from "./texts.tsx";
import css from "./account_data.module.css";

type Props = { open: boolean; onClose: () => void; isBreeder: boolean };

/**
 * Closes the account. Shows the obstacles, or the deleted and kept data with reasons and the proof of
 * identity.
 */
export function CloseAccountDialog({ open, onClose, isBreeder }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.closeYourAccount}>
      {open && <Body isBreeder={isBreeder} onClose={onClose} />}
    </Dialog>
  );
}

function Body({ isBreeder, onClose }: Omit<Props, "open">) {
  const client = useClient();
  // Requested again each time it opens, because a reservation may have ended since.
  const { data, error, refetch } = useQuery({ ...checkClosingQuery(client), gcTime: 0, staleTime: 0 });
  const [waivedCents, setWaived] = useState(0);
  if (error && !data) return <ErrorNotice title={failureWords(error).title} onRetry={() => refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={360} />
      </Loading>
    );
  }
  const [only, ...others] = data.blockers;
  const waivable = only?.canWaive && others.length === 0 ? only.amountCents ?? 0 : 0;
  const waived = waivable > 0 && waivedCents === waivable ? waivable : 0;
  if (data.blockers.length && waived === 0) {
    return (
      <Blocked
        blockers={data.blockers}
        onClose={onClose}
        onAgain={() => refetch()}
        onWaive={waivable > 0 ? () => setWaived(waivable) : undefined}
      />
    );
  }
  return (
    <Leaving
      closing={data}
      waivedCents={waived}
      isBreeder={isBreeder}
      onClose={onClose}
      onChanged={() => {
        setWaived(0);
        return refetch();
      }}
    />
  );
}

function Blocked({ blockers, onClose, onAgain, onWaive }: {
  blockers: readonly ClosingBlocker[];
  onClose: () => void;
  onAgain: () => unknown;
  /** Waives all remaining earnings, if nothing else keeps the account open. */
  onWaive: (() => void) | undefined;
}) {
  const client = useClient();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  async function payOut(amount: string) {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await payOutForClosing(client);
      show({ tone: "done", title: texts.payingOut(amount) });
    } catch (thrown) {
      setError(translate(thrown));
    }
    setBusy(false);
    onAgain();
  }

  return (
    <div className={css.body}>
      <p>
        {texts.closeBlockedCount(blockers.length)}
      </p>
      <ul className={css.blockers}>
        {blockers.map((blocker, index) => (
          <li key={`${blocker.kind}-${blocker.reservationId ?? index}`}>
            <p className={css.what}>{titleOf(blocker)}</p>
            <p>{blocker.todo}</p>
            {blocker.reservationId && (
              <Link
                href={blocker.side === "buyer"
                  ? `/account/reserved/${blocker.reservationId}`
                  : "/breeder/reservations"}
              >
                {texts.openReservation}
              </Link>
            )}
            {blocker.canPayOut && (
              <Button
                variant="secondary"
                loading={isBusy}
                onClick={() => void payOut(formatCents(blocker.amountCents ?? 0))}
              >
                {texts.payOutAmount(formatCents(blocker.amountCents ?? 0))}
              </Button>
            )}
            {blocker.canAddAccount && <Link href="/breeder/money">{texts.addPayoutAccount}</Link>}
            {blocker.canWaive && onWaive && (
              <Button variant="secondary" onClick={onWaive}>
                {texts.waiveAndClose(formatCents(blocker.amountCents ?? 0))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <ErrorNotice title={failureWords(error).title} />}
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onAgain}>{texts.checkAgain}</Button>
        <Button onClick={onClose}>{texts.keepMyAccount}</Button>
      </div>
    </div>
  );
}

const kinds: Record<ClosingBlocker["kind"], string> = {
  reservation: texts.openReservation,
  dispute: texts.openDispute,
  payment: texts.paymentProcessing,
  refund: texts.refundProcessing,
  payout: texts.earningsNotPaidOut,
};

function titleOf({ kind, petName, number, isDebt }: ClosingBlocker): string {
  const about = petName && `: ${petName}`;
  return `${isDebt ? texts.moneyOwed : kinds[kind]}${about ?? ""}${number ? ` (${number})` : ""}`;
}

function Leaving(
  { closing: { proof, needsSecondFactor, keepsRecords }, waivedCents, isBreeder, onClose, onChanged }: {
    closing: ClosingAnswer;
    /** Earnings that the breeder waives; 0 if there are none. */
    waivedCents: number;
    isBreeder: boolean;
    onClose: () => void;
    onChanged: () => unknown;
  },
) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [kind, setKind] = useState<CodeKind>("app");
  const needsPassword = proof === "password";
  const closing = useMutation(closeAccountMutation(client));
  const form = useForm({
    whenLeft: "forget",
    initial: { password: "", code: "", understood: false },
    check: ({ password, code, understood }) => ({
      password: needsPassword && password === "" ? texts.enterYourPassword : undefined,
      code: needsSecondFactor ? codeError(code, kind) : undefined,
      understood: understood ? undefined : texts.checkThisBoxToContinue,
    }),
    async send({ password, code }) {
      const body = {
        ...(needsPassword ? { password } : {}),
        ...(needsSecondFactor ? { secondFactorCode: code } : {}),
        ...(waivedCents > 0 ? { waivedCents } : {}),
      };
      await closing.mutateAsync({ body }).catch((thrown) => {
        const error = atFields(thrown, { wrong_password: "password", second_factor_wrong: "code" });
        // A new reservation or payment has started meanwhile: the page lists it with the next step.
        if (
          error.code === "reservations_open" || error.code === "money_open" ||
          error.code === "balance_changed"
        ) {
          onChanged();
        }
        throw error;
      });
      show({ tone: "done", title: texts.accountClosed, text: texts.finalEmailSent });
      await navigate({ to: "/" });
      // The session ended with the account; this removes it from the browser, too.
      await logout(client).catch(() => undefined);
      queryClient.removeQueries();
    },
  });
  const words = form.failure && failureWords(form.failure);
  return (
    <form
      className={css.body}
      onSubmit={form.submit}
      noValidate
      method="post"
      aria-label={texts.closeYourAccount}
    >
      <div>
        <h3 className={css.subhead}>{texts.whatWeDelete}</h3>
        <ul className={css.list}>
          <li>{texts.deletedPersonalData}</li>
          <li>{texts.deletedSignIn}</li>
          {isBreeder && <li>{texts.archivedListings}</li>}
        </ul>
      </div>
      <div>
        <h3 className={css.subhead}>{texts.whatWeKeep}</h3>
        <ul className={css.list}>
          <li>{texts.keptForOthers}</li>
          {keepsRecords && <li>{texts.keptPaymentRecords}</li>}
          {keepsRecords && isBreeder && <li>{texts.keptProgram}</li>}
        </ul>
      </div>
      <p className={css.hint}>
        {texts.downloadFirstHint}
      </p>
      {needsPassword
        ? (
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            maxLength={200}
            {...form.field("password")}
          />
        )
        : (
          <p className={css.hint}>
            {texts.noPasswordHint}
          </p>
        )}
      {needsSecondFactor && <SecondFactorField field={form.field("code")} kind={kind} onKind={setKind} />}
      {waivedCents > 0 && <p>{texts.waivedHint(formatCents(waivedCents))}</p>}
      <Checkbox
        label={waivedCents > 0 ? texts.understandWaiver(formatCents(waivedCents)) : texts.understandPermanent}
        {...form.box("understood")}
      />
      {words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>}
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onClose}>{texts.keepMyAccount}</Button>
        <Button type="submit" variant="danger" loading={form.isSending}>{texts.closeAccountButton}</Button>
      </div>
    </form>
  );
}
