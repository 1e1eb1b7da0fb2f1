import { useQuery } from "@tanstack/react-query";
import { listOwnParentsQuery } from "@hearthpaw/client";
import { ButtonLink, Empty, Icon, Link, Skeleton } from "@hearthpaw/ui-kit";
import { BreederShell } from "../../components/dashboards/BreederShell.tsx";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { useClient } from "../../lib/client_context.ts";
import { ParentForm } from "./ParentForm.tsx";
import work from "../../components/dashboards/work.module.css";

/** Adds a parent animal, or edits the one that the address names. */
export function ParentFormScreen({ id }: { id?: string }) {
  return (
    <BreederShell title={id ? "Edit a parent" : "Add a parent"}>
      <Link href="/breeder/parents" className={work.back}>
        <Icon name="arrow-left" size={18} />
        Parents
      </Link>
      {id ? <Edited id={id} /> : (
        <>
          <h1>Add a parent</h1>
          <ParentForm />
        </>
      )}
    </BreederShell>
  );
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(listOwnParentsQuery(useClient()));
  const parent = data?.petParents.find((one) => one.id === id);
  if (parent) {
    return (
      <>
        <h1>{`Edit ${parent.name}`}</h1>
        <ParentForm key={parent.id} parent={parent} />
      </>
    );
  }
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={600} />;
  return (
    <Empty
      heading="h1"
      title="We couldn't find this parent"
      action={<ButtonLink href="/breeder/parents">Your parents</ButtonLink>}
    >
      <p>It may have been deleted in another window.</p>
    </Empty>
  );
}
