import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type ApiError,
  listPayouts,
  type NextPayout,
  type Payout,
  type PayoutAccount,
  type PayoutWait,
  startPayoutOnboardingMutation,
  translate,
} from "@hearthpaw/client";
import {
  Arrival,
  Badge,
  Button,
  ButtonLink,
  deadlineText,
  Disclosure,
  Empty,
  ErrorNotice,
  formatCents,
  Link,
  Loading,
  LOCALE,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { NextPart } from "../../components/lists/NextPart.tsx";
import { SecondFactorSetup } from "../../components/security/SecondFactorSetup.tsx";
import { useClient } from "../../lib/client_context.ts";
import { dayIn } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { failureWords } from "../../lib/use_form.ts";
import { ACCOUNT, requirementWords, STATUS, WAITS } from "./payout_words.ts";
import * as texts from "./texts.ts";
import { dateText, signed } from "./words.ts";
import css from "./payouts.module.css";

const route = getRouteApi("/breeder/money");
/** Number of payouts shown at first, because the rest of the page is about money, too. */
const NEWEST = 3;

/** The account at the provider, and every payout with its lines. */
export function Payouts() {
  const client = useClient();
  const list = useInfiniteQuery({
    queryKey: ["listPayouts", "pages"] as const,
    queryFn: ({ pageParam, signal }) =>
      listPayouts(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Breeders change bank details in another tab.
    refetchOnWindowFocus: "always",
  });
  const [isWhole, setWhole] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  // The button disappears, so the focus moves to the first payout that it revealed.
  useEffect(() => {
    if (isWhole) firstMore.current?.focus();
  }, [isWhole]);
  const [first] = list.data?.pages ?? [];
  if (list.error && !first) {
    return (
      <LoadError
        error={list.error as ApiError}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (!first) {
    return (
      <Loading>
        <Skeleton height={220} />
      </Loading>
    );
  }
  const payouts = list.data?.pages.flatMap((page) => page.payouts) ?? [];
  const hidden = isWhole ? 0 : payouts.length - NEWEST;
  const shown = hidden > 0 ? payouts.slice(0, NEWEST) : payouts;
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className={css.small}>{texts.payouts}</h2>
      {first.isBeingChecked && <BeingChecked />}
      {first.account && (
        <Account
          account={first.account}
          minimumCents={first.minimumCents ?? 0}
          next={first.nextPayout}
          isHeld={first.isBeingChecked ?? false}
        />
      )}
      <Waiting waiting={first.waiting ?? []} owedCents={first.owedCents ?? 0} />
      {payouts.length === 0
        ? (
          <Empty heading="h3" icon="card" title={texts.noPayoutsYet}>
            <p>{texts.noPayoutsHint}</p>
          </Empty>
        )
        : (
          <ul className={css.payouts}>
            {shown.map((payout, index) => (
              <OnePayout
                key={payout.id}
                payout={payout}
                timeZone={first.timeZone}
                focus={index === NEWEST ? firstMore : undefined}
              />
            ))}
          </ul>
        )}
      {hidden > 0 && (
        <p className={css.more}>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {list.hasNextPage ? texts.showMorePayouts : texts.showAllPayouts(payouts.length)}
          </Button>
        </p>
      )}
      {hidden <= 0 && <NextPart list={list}>{texts.showMorePayouts}</NextPart>}
    </section>
  );
}

/** Payouts wait until our team has reviewed the account. */
function BeingChecked() {
  return (
    <div className={css.account}>
      <h3 className={css.title}>{texts.beingChecked}</h3>
      <p>{texts.beingCheckedHint}</p>
      <p>
        <Link href="/contact">{texts.contactUs}</Link>
      </p>
    </div>
  );
}

/** Reasons why earnings have not been paid out yet, and the breeder's debt. */
function Waiting({ waiting, owedCents }: { waiting: readonly PayoutWait[]; owedCents: number }) {
  // The text above covers the usual case: everything leaves with the next daily run.
  const told = waiting.filter(({ reason }) => reason !== "next-run");
  if (told.length === 0 && owedCents === 0) return null;
  return (
    <div className={css.account}>
      <h3 className={css.title}>{texts.waiting}</h3>
      <ul className={css.waits}>
        {told.map(({ reason, amountCents }) => (
          <li key={reason}>
            <strong>{formatCents(amountCents)}</strong> <span>{WAITS[reason]}</span>
          </li>
        ))}
        {owedCents > 0 && (
          <li>
            <strong>{formatCents(owedCents)}</strong> <span>{texts.waitsOwedLater}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function Account({ account: { status, requirements }, minimumCents, next, isHeld }: {
  account: PayoutAccount;
  /** Nothing is paid out while our team reviews the account. */
  isHeld: boolean;
  minimumCents: number;
  next: NextPayout | null;
}) {
  const today = useToday();
  const client = useClient();
  const { payouts: back } = route.useSearch();
  const [page, setPage] = useState<{ url: string; isOpened: boolean }>();
  const { title, text, go, isUrgent } = ACCOUNT[status];

  const starting = useMutation({
    ...startPayoutOnboardingMutation(client),
    onSuccess({ url, returns }) {
      if (returns === false) return setPage({ url, isOpened: false });
      location.assign(url);
      // The button stays busy until the browser has left.
      return new Promise<void>(() => {});
    },
  });
  const error = starting.error && translate(starting.error);
  const begin = () => {
    if (!starting.isPending) starting.mutate();
  };

  if (error?.code === "second_factor_required") {
    return (
      <div className={css.table}>
        <SecondFactorSetup
          why={texts.bankDetailsCodeHint}
          onDone={begin}
        />
      </div>
    );
  }
  return (
    <div className={css.account} data-urgent={isUrgent || undefined}>
      {isHeld && status === "ready" ? <h3 className={css.title}>{texts.bankDetailsReady}</h3> : (
        <>
          <h3 className={css.title}>{title}</h3>
          <p>
            {texts.payoutTextWithMinimum({ text, status, minimumCents: formatCents(minimumCents) })}
          </p>
        </>
      )}
      {next && (
        <p>
          {texts.nextPayout({ amount: formatCents(next.amountCents), day: deadlineText(next.on, today) })}
        </p>
      )}
      {back === "again" && status !== "ready" && (
        <Arrival>
          <p>{texts.linkExpired}</p>
        </Arrival>
      )}
      {requirements.length > 0 && status !== "none" && (
        <>
          <p>{texts.stillNeeded}</p>
          <ul className={css.bullets}>
            {requirementWords(requirements).map((words) => <li key={words}>{words}</li>)}
          </ul>
        </>
      )}
      {error && <ErrorNotice title={failureWords(error).title} />}
      {page && (
        <Arrival>
          <p>{page.isOpened ? texts.providerPageOpened : texts.providerPageReady}</p>
        </Arrival>
      )}
      <div>
        {page && !page.isOpened
          ? (
            <ButtonLink
              variant={isUrgent ? "primary" : "secondary"}
              href={page.url}
              target="_blank"
              rel="noreferrer"
              onClick={() => setPage({ ...page, isOpened: true })}
            >
              {texts.openProviderPage}
            </ButtonLink>
          )
          : (
            <Button
              variant={isUrgent ? "primary" : "secondary"}
              loading={starting.isPending}
              onClick={() => begin()}
            >
              {go}
            </Button>
          )}
      </div>
    </div>
  );
}

function OnePayout({ payout, timeZone, focus }: {
  payout: Payout;
  timeZone: string;
  focus: RefObject<HTMLLIElement | null> | undefined;
}) {
  const { word, tone } = STATUS[standingOf(payout, timeZone)];
  return (
    <li ref={focus} tabIndex={focus && -1} className={css.payout}>
      <div className={css.head}>
        <span className={css.cell}>
          <strong>{formatCents(payout.amountCents)}</strong>
          <span className={css.note}>{`${payout.number}. ${whenText(payout, timeZone)}`}</span>
        </span>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {payout.status === "failed" && (
        <p className={css.note}>
          {texts.payoutFailureExplained(reasonText(payout.failure))}
        </p>
      )}
      {payout.lines.length > 0 && (
        <Disclosure
          title={texts.transactionsInIt(payout.lines.length)}
        >
          <ul className={css.lines}>
            {payout.lines.map((line, i) => (
              <li key={i} className={css.line}>
                <span className={css.cell}>
                  {line.label}
                  <span className={css.note}>
                    {[line.reservationNumber, dateText(line.at, timeZone)].filter(Boolean).join(", ")}
                  </span>
                </span>
                <span className={css.amount}>{signed(line.amountCents)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

/**
 * Returns a payout's status today. The provider calls it paid before the day on which it reaches the bank.
 */
function standingOf({ status, arrivesOn }: Payout, timeZone: string): Payout["status"] {
  return status === "paid" && arrivesOn !== null && arrivesOn > dayIn(timeZone) ? "on-the-way" : status;
}

function whenText(payout: Payout, timeZone: string): string {
  const { arrivesOn, createdAt } = payout;
  const status = standingOf(payout, timeZone);
  const began = texts.started(dateText(createdAt, timeZone));
  if (!arrivesOn || status === "failed" || status === "pending" || status === "frozen") return began;
  const day = new Date(`${arrivesOn}T12:00:00`).toLocaleDateString(LOCALE, { dateStyle: "medium" });
  return `${began}, ${status === "paid" ? "arrived" : "expected"} ${day}`;
}

function reasonText(failure: string | null | undefined): string {
  switch (failure) {
    case "account_closed":
      return texts.bankAccountClosed;
    case "no_account":
      return texts.bankAccountNotFound;
    case "insufficient_capabilities_for_transfer":
      return texts.providerNeedsDetails;
    default:
      return texts.payoutFailed;
  }
}
