import { useQuery } from "@tanstack/react-query";
import {
  type ApiError,
  type DashboardPreview,
  type DashboardTask,
  getDashboardPreviewQuery,
} from "@hearthpaw/client";
import {
  ButtonLink,
  dayText,
  deadlineText,
  Empty,
  exactText,
  formatCents,
  Icon,
  type IconName,
  Link,
  Loading,
  LOCALE,
  Skeleton,
  Stack,
  Stat,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { VerifyCard } from "../../components/dashboards/VerifyCard.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useToday } from "../../lib/today.ts";
import { hrefOf, tabsOf } from "./own_pets_rules.ts";
import { foldTasks, viewsTrend } from "./dashboard_rules.ts";
import { inSentence } from "../../lib/days.ts";
import * as texts from "./texts.tsx";
import css from "./dashboard.module.css";

/** The breeder's first page: open tasks, then the figures. */
export function DashboardScreen() {
  return (
    <BreederShell title={texts.yourDashboard}>
      <div className={css.head}>
        <h1>{texts.today}</h1>
        <ButtonLink href="/breeder/pets/new" icon="plus">{texts.newPet}</ButtonLink>
      </div>
      <VerifyCard />
      <Today />
    </BreederShell>
  );
}

function Today() {
  const { data, error, refetch } = useQuery(getDashboardPreviewQuery(useClient()));
  if (data) return <Preview preview={data.data} />;
  if (error) return <LoadError error={error as ApiError} onRetry={() => refetch()} />;
  return (
    <Loading>
      <Stack gap={6}>
        <Skeleton height={220} />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </Loading>
  );
}

function Preview({ preview }: { preview: DashboardPreview }) {
  const tabs = tabsOf(preview.listingsByStatus, undefined).slice(1);
  const hasPets = tabs.length > 0;
  const count = (n: number) => n.toLocaleString(LOCALE);
  return (
    <Stack gap={6}>
      <section aria-labelledby="waits">
        <h2 id="waits" className={css.small}>{texts.needsYourAttention}</h2>
        <Tasks tasks={preview.tasks} hasPets={hasPets} />
      </section>
      {hasPets && (
        <section aria-labelledby="pets">
          <h2 id="pets" className={css.small}>{texts.yourPets}</h2>
          <ul className={css.statuses}>
            {tabs.map(({ status, label, count: pets }) => (
              <li key={label}>
                <Link href={hrefOf({ status })} className={css.statusLink}>
                  <StatusBadge status={status!} word={label} />
                  <span className={css.number}>{count(pets)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="figures">
        <h2 id="figures" className={css.small}>{texts.atAGlance}</h2>
        <div className={css.stats}>
          <Stat
            label={texts.viewsLast7Days}
            value={count(preview.viewsThisWeek)}
            icon="eye"
            trend={viewsTrend(preview.viewsThisWeek, preview.viewsLastWeek)}
          />
          <Stat
            label={texts.inCheckout}
            value={count(preview.reservationsInCheckout)}
            icon="clock"
            href="/breeder/reservations"
          />
          <Stat
            label={texts.awaitingBalance}
            value={count(preview.reservationsAwaitingBalance)}
            icon="card"
            href="/breeder/reservations"
          />
          <Stat
            label={texts.paidAwaitingHandOff}
            value={count(preview.reservationsToHandOver)}
            icon="home"
            href="/breeder/reservations"
          />
          <Stat
            label={texts.fundsPending}
            value={formatCents(preview.pendingFundsCents)}
            icon="lock"
            href="/breeder/money"
          />
          <Stat
            label={texts.fundsAvailable}
            value={formatCents(preview.availableFundsCents)}
            icon="card"
            href="/breeder/money"
          />
        </div>
      </section>
    </Stack>
  );
}

const ICONS: Readonly<Record<DashboardTask["kind"], IconName>> = {
  "balance-overdue": "warning",
  "problem-reported": "warning",
  "chargeback": "warning",
  "payouts": "card",
  "complete-sale": "check",
  "hand-over": "home",
  "reservation-paid": "card",
  "application": "document",
  "question": "chat",
  "waitlist": "clock",
  "listing-rejected": "edit",
  "parent-rejected": "edit",
  "listing-draft": "edit",
  "sale-barred": "info",
  "verification": "shield",
};

function Tasks({ tasks, hasPets }: { tasks: readonly DashboardTask[]; hasPets: boolean }) {
  const today = useToday();
  const lines = foldTasks(tasks);
  if (lines.length === 0) {
    return hasPets
      ? (
        <Empty heading="h3" icon="check" title={texts.youreAllCaughtUp}>
          <p>
            {texts.caughtUpHint}
          </p>
        </Empty>
      )
      : (
        <Empty
          heading="h3"
          title={texts.startWithYourFirstPet}
          action={<ButtonLink href="/breeder/pets/new" icon="plus">{texts.addYourFirstPet}</ButtonLink>}
        >
          <p>
            {texts.importListLink((text) => <Link href="/breeder/import">{text}</Link>)}
          </p>
        </Empty>
      );
  }
  return (
    <ul className={css.tasks}>
      {lines.map(({ kind, title, url, dueAt, dueOn }) => (
        <li key={kind + url + title}>
          <Link href={url} className={css.task}>
            <span className={css.taskIcon} data-presses={ICONS[kind] === "warning" || undefined}>
              <Icon name={ICONS[kind]} size={20} />
            </span>
            <span className={css.taskWords}>
              <span className={css.taskTitle}>{title}</span>
              {/* A deadline is a day in the pet's time zone; other times use the reader's. */}
              {dueOn
                ? <time className={css.soft} dateTime={dueOn}>{deadlineText(dueOn, today)}</time>
                : dueAt && (
                  <time className={css.soft} dateTime={dueAt} title={exactText(dueAt)}>
                    {texts.since(inSentence(dayText(dueAt, today)))}
                  </time>
                )}
            </span>
            <Icon name="chevron-right" size={18} className={css.soft} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
