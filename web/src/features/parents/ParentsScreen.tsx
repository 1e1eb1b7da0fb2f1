import { useQuery } from "@tanstack/react-query";
import { listOwnParentsQuery, type ParentDetails } from "@hearthpaw/client";
import { ButtonLink, Empty, Loading, Section, Skeleton } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { DeleteParentDialog } from "./DeleteParentDialog.tsx";
import { OwnParentCard } from "./OwnParentCard.tsx";
import { ParentDialog } from "./ParentDialog.tsx";
import * as texts from "./texts.ts";
import work from "../../components/dashboards/work.module.css";
import css from "./parents.module.css";

/** A breeder's sires and dams. */
export function ParentsScreen() {
  return (
    <BreederShell title={texts.yourDamsAndSires}>
      <div className={work.head}>
        <h1>{texts.parents}</h1>
        <ButtonLink href="/breeder/parents/new" icon="plus">{texts.addAParent}</ButtonLink>
      </div>
      <p className={work.lead}>
        {texts.parentsLead}
      </p>
      <Parents />
    </BreederShell>
  );
}

function Parents() {
  const { data, error, refetch } = useQuery(listOwnParentsQuery(useClient()));
  const [shown, setShown] = useState<string>();
  const [deleting, setDeleting] = useState<ParentDetails>();
  if (error && !data) {
    return (
      <div className={work.list}>
        <LoadError error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!data) return <Waiting />;
  const parents = data.petParents;
  if (parents.length === 0) {
    return (
      <div className={work.list}>
        <Empty
          icon="paw"
          title={texts.noParentsYet}
          action={<ButtonLink href="/breeder/parents/new">{texts.addFirstParent}</ButtonLink>}
        >
          <p>
            {texts.noParentsHint}
          </p>
        </Empty>
      </div>
    );
  }
  const onPage = parents.filter(({ status }) => status !== "no-longer-available");
  const off = parents.filter(({ status }) => status === "no-longer-available");
  const card = (parent: ParentDetails) => (
    <OwnParentCard
      key={parent.id}
      parent={parent}
      onDetails={() => setShown(parent.id)}
      onDelete={() => setDeleting(parent)}
    />
  );
  return (
    <>
      {onPage.length > 0 && <div className={work.cards}>{onPage.map(card)}</div>}
      {off.length > 0 && (
        <Section
          title={texts.notOnYourPage}
          lead={texts.offYourPageLead}
          className={work.part}
        >
          <div className={work.cards}>{off.map(card)}</div>
        </Section>
      )}
      <ParentDialog parent={parents.find(({ id }) => id === shown)} onClose={() => setShown(undefined)} />
      {deleting && <DeleteParentDialog parent={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

function Waiting() {
  return (
    <Loading className={work.cards} label={texts.loadingDamsAndSires}>
      {[1, 2, 3].map((at) => <Skeleton key={at} className={css.waiting} />)}
    </Loading>
  );
}
