import { useQuery } from "@tanstack/react-query";
import { listOwnParentsQuery, type ParentDetails } from "@hearthpaw/client";
import { ButtonLink, Empty, Section, Skeleton } from "@hearthpaw/ui-kit";
import { useState } from "react";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { DeleteParentDialog } from "./DeleteParentDialog.tsx";
import { OwnParentCard } from "./OwnParentCard.tsx";
import { ParentDialog } from "./ParentDialog.tsx";
import work from "../../components/dashboards/work.module.css";
import css from "./parents.module.css";

/** A breeder's sires and dams. */
export function ParentsScreen() {
  return (
    <BreederShell title="Your parents">
      <div className={work.head}>
        <h1>Parents</h1>
        <ButtonLink href="/breeder/parents/new" icon="plus">Add a parent</ButtonLink>
      </div>
      <p className={work.lead}>
        Sires and dams with their health tests. Our team reviews each one, and buyers then see it as verified
        on your page and on every listing. You can add them to listings before that.
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
          title="Your sires and dams will be here"
          action={<ButtonLink href="/breeder/parents/new">Add your first parent</ButtonLink>}
        >
          <p>
            A litter with tested parents is what buyers trust most. A photo and one health test are a good
            start.
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
          title="Off your page"
          lead="Buyers don't see them on your page. Their litters' listings still show them."
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
    <div className={work.cards} role="status" aria-label="Loading your parents">
      {[1, 2, 3].map((at) => <Skeleton key={at} className={css.waiting} />)}
    </div>
  );
}
