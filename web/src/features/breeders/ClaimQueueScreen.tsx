import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, type ClaimChange, decideClaimChange, listClaimChanges } from "@hearthpaw/client";
import {
  Badge,
  Button,
  dayText,
  Dialog,
  Empty,
  exactText,
  Field,
  Link,
  Loading,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { AdminShell } from "../../components/dashboards/AdminShell.tsx";
import { Pictures } from "../../components/documents/Pictures.tsx";
import { Form } from "../../components/forms/Form.tsx";
import { TextFlags } from "../../components/staff/TextFlags.tsx";
import { StaffError } from "../../components/staff/StaffError.tsx";
import { useDecisions, useIsHidden } from "../../components/staff/use_decisions.ts";
import { breederHref } from "../../lib/breeders.ts";
import { useClient } from "../../lib/client_context.ts";
import { inSentence } from "../../lib/days.ts";
import { useToday } from "../../lib/today.ts";
import { useForm } from "../../lib/use_form.ts";
import { photosOf } from "./claim_photos.ts";
import * as texts from "./claim_texts.tsx";
import css from "./claims.module.css";

type Decided = "accept" | "ask" | "reject";

/** Changes of verified claims waiting for staff, the oldest first. */
export function ClaimQueueScreen() {
  return (
    <AdminShell title={texts.title}>
      <h1 className={css.heading}>{texts.title}</h1>
      <p className={css.soft}>{texts.lead}</p>
      <Queue />
    </AdminShell>
  );
}

function Queue() {
  const client = useClient();
  const query = useInfiniteQuery(infiniteQueryOptions({
    queryKey: ["listClaimChanges"],
    queryFn: ({ pageParam, signal }) =>
      listClaimChanges(client, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }));
  const decisions = useDecisions();
  const isHidden = useIsHidden(decisions, "claimChanges");
  const [asked, setAsked] = useState<{ one: ClaimChange; decision: Decided }>();
  if (!query.data && query.error) {
    return <StaffError error={query.error as ApiError} onRetry={() => query.refetch()} />;
  }
  if (!query.data) {
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    );
  }
  const changes = query.data.pages.flatMap(({ claimChanges }) => claimChanges).filter(({ id }) =>
    !isHidden(id)
  );
  return (
    <>
      {changes.length === 0
        ? (
          <Empty icon="check" title={texts.nothing}>
            <p>{texts.nothingHelp}</p>
          </Empty>
        )
        : (
          <ul className={css.list}>
            {changes.map((one) => (
              <Change
                key={one.id}
                one={one}
                onDecide={(decision) => setAsked({ one, decision })}
              />
            ))}
          </ul>
        )}
      {query.hasNextPage && (
        <div className={css.more}>
          <Button
            variant="secondary"
            loading={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {texts.showMore}
          </Button>
        </div>
      )}
      {asked && <Decision key={asked.one.id} {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Change({ one, onDecide }: { one: ClaimChange; onDecide: (decision: Decided) => void }) {
  const today = useToday();
  const { kind, breeder } = one;
  return (
    <li className={css.change}>
      <div className={css.head}>
        <strong>
          <Link href={breederHref(breeder)}>{breeder.name}</Link>
        </strong>
        <Badge tone="wait">{texts.KINDS[kind]}</Badge>
      </div>
      <p className={css.facts}>
        {texts.summary({
          isVerified: breeder.isVerified,
          createdAt: (
            <time dateTime={one.createdAt} title={exactText(one.createdAt)}>
              {inSentence(dayText(one.createdAt, today))}
            </time>
          ),
        })}
      </p>
      <dl className={css.sides}>
        <div>
          <dt>{texts.now}</dt>
          <dd>{one.oldText ?? texts.none}</dd>
          {one.oldPhotos.length > 0 && (
            <dd>
              <Pictures files={photosOf(one.oldPhotos)} />
            </dd>
          )}
        </div>
        <div>
          <dt>{texts.requested}</dt>
          <dd>{one.newText ?? texts.none}</dd>
          {one.newPhotos.length > 0 && (
            <dd>
              <Pictures files={photosOf(one.newPhotos)} />
            </dd>
          )}
        </div>
        {one.question !== null && (
          <>
            <div>
              <dt>{texts.question}</dt>
              <dd>{one.question}</dd>
            </div>
            <div>
              <dt>{texts.answer}</dt>
              <dd>{one.answer ?? texts.noAnswerYet}</dd>
            </div>
          </>
        )}
      </dl>
      <TextFlags flags={one.textFlags} />
      <div className={css.buttons}>
        <Button
          icon="check"
          aria-label={texts.acceptOf(kind, breeder.name)}
          onClick={() => onDecide("accept")}
        >
          {texts.accept}
        </Button>
        <Button
          icon="close"
          variant="secondary"
          aria-label={texts.rejectOf(kind, breeder.name)}
          onClick={() => onDecide("reject")}
        >
          {texts.reject}
        </Button>
        <Button
          icon="chat"
          variant="secondary"
          aria-label={texts.askOf(kind, breeder.name)}
          onClick={() => onDecide("ask")}
        >
          {texts.ask}
        </Button>
      </div>
    </li>
  );
}

function Decision({ one, decision, onClose }: {
  one: ClaimChange;
  decision: Decided;
  onClose: () => void;
}) {
  const client = useClient();
  const decisions = useDecisions();
  const { id } = one;
  const isAccepting = decision === "accept";
  const words = wordsOf(decision, one);
  const form = useForm({
    initial: { reason: decisions.reasonFor("claimChanges", id) },
    check: ({ reason }) => ({ reason: isAccepting || reason.trim() ? undefined : texts.sayWhy }),
    async send({ reason: typed }) {
      const reason = typed.trim();
      decisions.decide({
        kind: "claimChanges",
        id,
        href: "/admin/claim-changes",
        typed: { reason },
        title: words.done,
        failed: words.failed,
        send: (options) =>
          decideClaimChange(client, { id, body: isAccepting ? { decision } : { decision, reason } }, options),
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="small"
      onClose={() => form.leave(onClose)}
      title={words.title}
      description={words.help}
    >
      <Form form={form} go={words.go} onCancel={onClose}>
        {isAccepting ? <p>{one.newText ?? texts.none}</p> : (
          <Field
            multiline
            rows={3}
            label={decision === "ask" ? texts.yourQuestion : texts.why}
            hint={texts.readByBreeder}
            maxLength={1000}
            data-autofocus
            {...form.field("reason")}
          />
        )}
      </Form>
    </Dialog>
  );
}

function wordsOf(decision: Decided, { kind, breeder: { name } }: ClaimChange) {
  switch (decision) {
    case "accept":
      return {
        title: texts.acceptQuestion(kind, name),
        help: texts.acceptHelp[kind],
        go: texts.accept,
        done: texts.accepted(kind, name),
        failed: texts.notAccepted(kind, name),
      };
    case "ask":
      return {
        title: texts.askQuestion(name),
        help: texts.askHelp,
        go: texts.ask,
        done: texts.asked(name),
        failed: texts.notAsked(name),
      };
    case "reject":
      return {
        title: texts.rejectQuestion(kind, name),
        help: texts.rejectHelp,
        go: texts.reject,
        done: texts.rejected(kind, name),
        failed: texts.notRejected(kind, name),
      };
  }
}
